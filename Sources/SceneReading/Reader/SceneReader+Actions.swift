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
    guard case .call(let call) = key, let action = readCall(call, value, about: ActionSubject.self)
    else { return nil }
    return when.map { action.when($0) }
  }
}
