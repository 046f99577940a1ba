internal import Interaction
internal import Messages
internal import Notation
internal import OrderedCollections
internal import SceneFormat
internal import Scenes
internal import Vocabulary
internal import YAMLReading

/// Reads what the app does when events happen.
extension SceneReader {
  mutating func readActions(
    _ node: SourceNode, _ path: ScenePath
  ) -> OrderedDictionary<StateEvent, [EventAction]> {
    guard case .mapping(let pairs) = node.content else {
      if node.isNull {
        reportNull(node, for: "actions")
      } else {
        report(
          node.location,
          "actions are a map of events, as in { didSelectItem: [deselect: { animated: true }] }")
      }
      return [:]
    }
    var all: OrderedDictionary<StateEvent, [EventAction]> = [:]
    for (key, value) in pairs {
      guard let text = string(key, for: "an event") else { continue }
      guard let event = StateEvent(sceneText: text) else {
        report(key.location, unknownEvent(text))
        continue
      }
      let path = path.key(event.sceneText)
      sourceMap.record(key.location, for: path)
      all[event] = readActions(in: value, of: text.shortened, path)
    }
    return all
  }

  /// Reads the actions of a completion.
  mutating func readActionList(_ node: SourceNode, _ path: ScenePath) -> [EventAction] {
    sourceMap.record(node.location, for: path)
    return readActions(in: node, of: RuleKey.completion.rawValue, path)
  }

  private mutating func readActions(
    in node: SourceNode, of name: String, _ path: ScenePath
  ) -> [EventAction] {
    var actions: [EventAction] = []
    for element in actionNodes(node, of: name) {
      sourceMap.record(element.location, for: path.index(actions.count))
      if let action = readAction(element) { actions.append(action) }
    }
    return actions
  }

  /// The actions of a list, or one that stands alone.
  mutating func actionNodes(_ node: SourceNode, of name: String) -> [SourceNode] {
    if case .mapping = node.content { [node] } else { nonEmptyList(node, of: name) }
  }

  mutating func readAction(_ node: SourceNode) -> EventAction? {
    let entries = entries(of: node, in: "an action", as: ActionKey.self)
    guard case .mapping = node.content else { return nil }
    let calls = entries.filter { $0.key != .when }
    guard calls.count == 1, let (key, value) = calls.first else {
      // A misspelt key has been reported.
      if calls.count == entries.count || calls.count > 1 {
        report(
          node.location, "an action is one call, as in deselect: this; begin a new line for another"
        )
      }
      return nil
    }
    var when: CellPredicate? = .always
    if let condition = entries.first(where: { $0.key == .when }) {
      when = predicate(condition.value, for: "when")
    }
    let action: EventAction? =
      switch key {
      case .when: nil
      case .select: readSelection(value).map { .selectItem($0.target, animated: $0.animated) }
      case .deselect: readSelection(value).map { .deselectItem($0.target, animated: $0.animated) }
      case .set: readSetting(value)
      case .setEditing: boolean(value, for: key.rawValue).map { .setEditing($0) }
      case .scrollToItem: readScrolling(value)
      case .insertItem:
        if case .insertItem(let item, let position, let section)? = readItemUpdate(
          .insertItem, value)
        {
          .insertItem(item, at: position, section: section)
        } else {
          nil
        }
      case .deleteItem: readTarget(value).map { .deleteItem($0) }
      case .reloadItem: readTarget(value).map { .reloadItem($0) }
      case .reconfigureItem: readTarget(value).map { .reconfigureItem($0) }
      case .applySnapshot:
        readSnapshot(value).map { .applySnapshot(sections: $0.sections, items: $0.items) }
      case .moveItem: readMove(value)
      }
    return when.flatMap { when in action.map { $0.when(when) } }
  }

  private mutating func readTarget(_ node: SourceNode) -> EventAction.Target? {
    switch node.scalarText {
    case "this": return .this
    case "others": return .others
    case let text? where Int(text) == nil:
      report(
        node.location,
        "\"\(text.shortened)\" is not an item; write this, others or a number")
      return nil
    default:
      return integer(node, for: "an item's number", in: 0...SceneLimits.mostItems)
        .map { .item($0) }
    }
  }

  private mutating func readSelection(
    _ node: SourceNode
  ) -> (target: EventAction.Target, animated: Bool)? {
    guard case .mapping = node.content else { return readTarget(node).map { ($0, false) } }
    var (target, animated): (EventAction.Target?, Bool?) = (.this, false)
    for (key, value) in entries(of: node, in: "a selection", as: ActionSelectionKey.self) {
      switch key {
      case .item: target = readTarget(value)
      case .animated: animated = boolean(value, for: key.rawValue)
      }
    }
    guard let target, let animated else { return nil }
    return (target, animated)
  }

  private mutating func readSetting(_ node: SourceNode) -> EventAction? {
    var target: EventAction.Target? = .this
    guard let values = readStateValues(node, item: { target = $0.readTarget($1) }), let target
    else { return nil }
    return .set(values, of: target)
  }

  private mutating func readMove(_ node: SourceNode) -> EventAction? {
    var (target, position): (EventAction.Target?, Int?) = (.this, nil)
    var section: Int?
    for (key, value) in entries(of: node, in: "moveItem", as: ActionMoveKey.self) {
      switch key {
      case .item: target = readTarget(value)
      case .to: position = readPosition(value)
      case .section: section = readSectionNumber(value)
      }
    }
    guard let target, let position else { return nil }
    return .moveItem(target, to: position, section: section)
  }

  private mutating func readScrolling(_ node: SourceNode) -> EventAction? {
    var (target, position): (EventAction.Target?, ItemPosition?) = (.this, nil)
    var animated: Bool? = false
    for (key, value) in entries(of: node, in: "scrollToItem", as: ActionScrollToItemKey.self) {
      switch key {
      case .item: target = readTarget(value)
      case .at: position = word(value, for: "at")
      case .animated: animated = boolean(value, for: key.rawValue)
      }
    }
    guard let target, let position, let animated else { return nil }
    return .scrollToItem(target, at: position, animated: animated)
  }
}
