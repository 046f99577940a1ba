internal import Images
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

  /// Reads the rows of a context menu.
  mutating func readContextMenu(_ node: SourceNode, _ path: ScenePath) -> [SwipeActions.Action] {
    sourceMap.record(node.location, for: path)
    let elements = nonEmptyList(node, of: "a context menu")
    let rows = elements.flatMap { Self.isMenu($0) ? Self.children(of: $0) : [$0] }
    func hasRow(_ test: (_ key: String?, _ value: String?) -> Bool) -> Bool {
      rows.contains { element in
        guard case .mapping(let pairs) = element.content else { return false }
        return pairs.contains { test($0.key.scalarText, $0.value.scalarText) }
      }
    }
    let images = [SwipeActionKey.systemImage.rawValue, SwipeActionKey.image.rawValue]
    let place = ActionPlace.menu(
      hasImages: hasRow { key, _ in key.map(images.contains) ?? false },
      hasChecks: hasRow { key, value in
        key == SwipeActionKey.state.rawValue && value == ContextMenu.State.on.rawValue
      })
    var actions: [SwipeActions.Action] = []
    var groups = 0
    for element in elements {
      if Self.isMenu(element) {
        readMenuGroup(element, number: groups, in: place, path, into: &actions)
        groups += 1
      } else {
        readActions([element], in: place, path, into: &actions)
      }
    }
    return actions
  }

  /// Whether an element of a context menu is a menu in it, and not an action.
  private static func isMenu(_ node: SourceNode) -> Bool {
    guard case .mapping(let pairs) = node.content else { return false }
    let keys = pairs.compactMap { $0.key.scalarText }
    return !keys.contains(SwipeActionKey.action.rawValue)
      && keys.contains { MenuGroupKey(rawValue: $0) != nil }
  }

  /// The elements of a menu in a context menu.
  private static func children(of node: SourceNode) -> [SourceNode] {
    guard case .mapping(let pairs) = node.content,
      let children = pairs.first(where: { $0.key.scalarText == MenuGroupKey.children.rawValue }),
      case .sequence(let elements) = children.value.content
    else { return [] }
    return elements
  }

  /// Reads a menu in a context menu, whose actions stand among the others.
  private mutating func readMenuGroup(
    _ node: SourceNode, number: Int, in place: ActionPlace, _ path: ScenePath,
    into actions: inout [SwipeActions.Action]
  ) {
    var (title, isInline, children): (String?, Bool?, [SourceNode]) = (nil, false, [])
    let before = diagnostics.count
    for (key, value) in entries(of: node, in: "a group of a context menu", as: MenuGroupKey.self) {
      switch key {
      case .menu:
        title = value.isNull ? nil : textThatIsNeverNil(value, for: "the title of a group")
      case .displayInline: isInline = boolean(value, for: key.rawValue)
      case .children: children = nonEmptyList(value, of: key.rawValue)
      }
    }
    guard diagnostics.count == before, let isInline else { return }
    guard isInline else {
      return report(
        node.location, MenuGroupKey.noSubmenus(insteadOf: MenuGroupKey.children.rawValue))
    }
    if let inner = children.first(where: Self.isMenu) {
      return report(
        inner.location, "a group of a context menu has only actions; write those of the inner one")
    }
    let group = ContextMenu.Group(number, title: title?.isEmpty == true ? nil : title)
    let first = actions.count
    readActions(children, in: place, path, into: &actions)
    for index in actions.indices.dropFirst(first) { actions[index].group = group }
    guard let heading = group.title else { return }
    swipeButtons[group.viewKind] = ContextMenu.heading(heading)
    let views = ScenePath.scene.key("collectionView").key("supplementaryViews")
    sourceMap.record(node.location, for: views.key(group.viewKind))
  }

  private mutating func readSwipeActionList(
    _ node: SourceNode, _ path: ScenePath
  ) -> [SwipeActions.Action]? {
    var actions: [SwipeActions.Action] = []
    readActions(nonEmptyList(node, of: "swipe actions"), in: .swipe, path, into: &actions)
    return actions.isEmpty ? nil : actions
  }

  /// Where an action is.
  private enum ActionPlace {
    case swipe
    case menu(hasImages: Bool, hasChecks: Bool)

    /// The name of the action in messages.
    var what: String {
      switch self {
      case .swipe: "a swipe action"
      case .menu: SwipeActionKey.menuAction
      }
    }
  }

  /// The keys that decide an action's appearance.
  private struct ActionLook {
    var title: String?
    var symbol: Symbol?
    var image: SceneImage?
    var color: DynamicColor?
    var accessibilityLabel: String?
    var style: SwipeActions.Action.Style?
    var attributes: Set<ContextMenu.Attribute>?
    var state: ContextMenu.State?

    /// The appearance, or the message if the action cannot stand here.
    func view(in place: ActionPlace) -> (view: Container?, mistake: String) {
      switch place {
      case .swipe:
        guard attributes == nil, state == nil else {
          return (
            nil, "swipe actions have no attributes and no state, which menus have; leave them out"
          )
        }
        let view = SwipeActions.button(
          title: title, systemImage: symbol, image: image,
          backgroundColor: color ?? (style ?? .normal).backgroundColor)
        return (view, "")
      case .menu(let hasImages, let hasChecks):
        guard color == nil else {
          return (nil, "the rows of a context menu have no backgroundColor; leave it out")
        }
        guard accessibilityLabel == nil else {
          return (
            nil,
            "VoiceOver reads the rows of a context menu by their titles; write a title instead of"
              + " accessibilityLabel"
          )
        }
        var all = attributes ?? []
        if style == .destructive { all.insert(.destructive) }
        let view = ContextMenu.row(
          title: title, systemImage: symbol, image: image, attributes: all,
          state: state ?? .off, besideImages: hasImages, besideChecks: hasChecks)
        return (view, "")
      }
    }
  }

  private mutating func readActions(
    _ elements: [SourceNode], in place: ActionPlace, _ path: ScenePath,
    into actions: inout [SwipeActions.Action]
  ) {
    for element in elements {
      sourceMap.record(element.location, for: path.index(actions.count))
      if let action = readSwipeAction(element, in: place) { actions.append(action) }
    }
  }

  private mutating func readSwipeAction(
    _ node: SourceNode, in place: ActionPlace
  ) -> SwipeActions.Action? {
    var (name, when): (String?, CellPredicate?) = (nil, .always)
    var look = ActionLook()
    var handler: [(action: EventAction, place: SourceLocation)] = []
    let before = diagnostics.count
    for (key, value) in entries(of: node, in: place.what, as: SwipeActionKey.self) {
      switch key {
      case .action: name = string(value, for: "the name of an action")
      case .style: look.style = word(value, for: key.rawValue)
      case .title: look.title = title(value, in: place)
      case .systemImage:
        if case .symbol(let read)? = propertyValue(.systemImage, value) { look.symbol = read }
      case .image: if case .image(let read)? = propertyValue(.image, value) { look.image = read }
      case .backgroundColor: look.color = self.color(value, for: key.rawValue)
      case .accessibilityLabel:
        look.accessibilityLabel = value.isNil ? nil : string(value, for: key.rawValue)
      case .when: when = predicate(value, for: key.rawValue)
      case .handler: handler = readHandler(value)
      case .attributes: look.attributes = readMenuAttributes(value, for: key.rawValue)
      case .state: look.state = word(value, for: key.rawValue)
      }
    }
    guard diagnostics.count == before, let name, let when else { return nil }
    let isDestructive =
      look.style == .destructive || look.attributes?.contains(.destructive) == true
    let action = SwipeActions.Action(
      ViewName(rawValue: name), style: isDestructive ? .destructive : .normal, when: when,
      isEnabled: look.attributes?.contains(.disabled) != true,
      accessibilityLabel: look.accessibilityLabel)
    let (view, mistake) = look.view(in: place)
    guard let button = view else {
      report(node.location, mistake)
      return nil
    }
    swipeButtons[action.viewKind] = button
    let views = ScenePath.scene.key("collectionView").key("supplementaryViews")
    sourceMap.record(node.location, for: views.key(action.viewKind))
    if !handler.isEmpty { swipeHandlers[action.event] = handler }
    return action
  }

  /// Reads the title of an action, which UIContextualAction need not have and UIAction must.
  private mutating func title(_ node: SourceNode, in place: ActionPlace) -> String? {
    let what = SwipeActionKey.title.rawValue
    switch place {
    case .swipe: return node.isNil ? nil : string(node, for: what)
    case .menu: return textThatIsNeverNil(node, for: what)
    }
  }

  private mutating func readMenuAttributes(
    _ node: SourceNode, for what: String
  ) -> Set<ContextMenu.Attribute> {
    var attributes: Set<ContextMenu.Attribute> = []
    for element in list(node, of: what) {
      if let attribute: ContextMenu.Attribute = word(element, for: what) {
        attributes.insert(attribute)
      }
    }
    return attributes
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
