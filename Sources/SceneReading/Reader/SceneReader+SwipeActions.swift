internal import Interaction
internal import OrderedCollections
internal import SceneFormat
internal import Scenes
internal import Views
internal import Vocabulary
internal import YAMLReading

/// Reads swipe actions.
extension SceneReader {
  /// Reads a list of actions, or a map with it.
  mutating func readSwipeActions(_ node: SourceNode, _ path: ScenePath) -> SwipeActions? {
    sourceMap.record(node.location, for: path)
    guard case .mapping = node.content else {
      return readSwipeActionList(node, path).map { SwipeActions($0) }
    }
    var (actions, performsFirst): ([SwipeActions.Action]?, Bool?) = (nil, true)
    for (key, value) in entries(of: node, in: "swipe actions", as: SwipeActionsKey.self) {
      switch key {
      case .actions: actions = readSwipeActionList(value, path)
      case .performsFirstActionWithFullSwipe:
        sourceMap.record(value.location, for: path.key(key.rawValue))
        performsFirst = boolean(value, for: key.rawValue)
      }
    }
    guard let actions, let performsFirst else { return nil }
    return SwipeActions(actions, performsFirstActionWithFullSwipe: performsFirst)
  }

  /// What messages call a row of a context menu.
  private static let menuAction = "an action of a context menu"

  /// Reads the rows of a context menu.
  mutating func readContextMenu(_ node: SourceNode, _ path: ScenePath) -> [SwipeActions.Action] {
    sourceMap.record(node.location, for: path)
    let elements = nonEmptyList(node, of: "a context menu")
    let keys = [SwipeActionKey.systemImage.rawValue, SwipeActionKey.image.rawValue]
    let hasImages = elements.contains { element in
      guard case .mapping(let pairs) = element.content else { return false }
      return pairs.contains { $0.key.scalarText.map(keys.contains) ?? false }
    }
    return readActions(elements, of: Self.menuAction, path) { title, symbol, image, color, style in
      guard color == nil else { return nil }
      return ContextMenu.row(
        title: title, systemImage: symbol, image: image, isDestructive: style == .destructive,
        besideImages: hasImages)
    }
  }

  private mutating func readSwipeActionList(
    _ node: SourceNode, _ path: ScenePath
  ) -> [SwipeActions.Action]? {
    let elements = nonEmptyList(node, of: "swipe actions")
    let actions = readActions(elements, of: "a swipe action", path) {
      title, symbol, image, color, style in
      SwipeActions.button(
        title: title, systemImage: symbol, image: image,
        backgroundColor: color ?? style.backgroundColor)
    }
    return actions.isEmpty ? nil : actions
  }

  /// What an action shows: of its title, its icon, its image, its colour and its style; `nil` if it has no colour.
  private typealias ActionLook = (
    String?, Symbol?, SceneImage?, DynamicColor?, SwipeActions.Action.Style
  ) -> Container?

  private mutating func readActions(
    _ elements: [SourceNode], of what: String, _ path: ScenePath, _ look: ActionLook
  ) -> [SwipeActions.Action] {
    var actions: [SwipeActions.Action] = []
    for element in elements {
      sourceMap.record(element.location, for: path.index(actions.count))
      if let action = readSwipeAction(element, as: what, look) { actions.append(action) }
    }
    return actions
  }

  private mutating func readSwipeAction(
    _ node: SourceNode, as what: String, _ look: ActionLook
  ) -> SwipeActions.Action? {
    var (name, style, when): (String?, SwipeActions.Action.Style?, CellPredicate?) = (
      nil, .normal, .always
    )
    var (title, symbol, image): (String?, Symbol?, SceneImage?) = (nil, nil, nil)
    var color: DynamicColor?
    var handler: [(action: EventAction, place: SourceLocation)] = []
    let before = diagnostics.count
    for (key, value) in entries(of: node, in: what, as: SwipeActionKey.self) {
      switch key {
      case .action: name = string(value, for: "the name of an action")
      case .style: style = word(value, for: key.rawValue)
      case .title: title = string(value, for: key.rawValue)
      case .systemImage:
        if case .symbol(let read)? = propertyValue(.systemImage, value) { symbol = read }
      case .image: if case .image(let read)? = propertyValue(.image, value) { image = read }
      case .backgroundColor: color = self.color(value, for: key.rawValue)
      case .when: when = predicate(value, for: key.rawValue)
      case .handler: handler = readHandler(value)
      }
    }
    guard diagnostics.count == before, let name, let style, let when else { return nil }
    let action = SwipeActions.Action(ViewName(rawValue: name), style: style, when: when)
    guard let button = look(title, symbol, image, color, style) else {
      report(node.location, "the rows of a context menu have no backgroundColor; leave it out")
      return nil
    }
    swipeButtons[action.viewKind] = button
    let views = ScenePath.scene.key("collectionView").key("supplementaryViews")
    sourceMap.record(node.location, for: views.key(action.viewKind))
    if !handler.isEmpty { swipeHandlers[action.event] = handler }
    return action
  }

  /// Reads an action of the app's, or a list of them.
  private mutating func readHandler(
    _ node: SourceNode
  ) -> [(action: EventAction, place: SourceLocation)] {
    actionNodes(node, of: "handler").compactMap { element in
      readAction(element).map { ($0, element.location) }
    }
  }

  /// Reads the step `swipe`: an item, or a map.
  mutating func readSwipe(_ node: SourceNode) -> SwipeGesture? {
    guard case .mapping = node.content else {
      return readItemNumber(node).map { SwipeGesture(item: $0) }
    }
    var (item, edge, isFull): (Int?, SwipeEdge?, Bool?) = (nil, .trailing, false)
    for (key, value) in entries(of: node, in: "swipe", as: SwipeKey.self) {
      switch key {
      case .item: item = readItemNumber(value)
      case .from: edge = word(value, for: key.rawValue)
      case .isFull: isFull = boolean(value, for: key.rawValue)
      }
    }
    guard let item, let edge, let isFull else { return nil }
    return SwipeGesture(item: item, edge: edge, isFull: isFull)
  }
}
