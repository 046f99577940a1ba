internal import Interaction
internal import Messages
internal import SceneFormat
internal import Scenes
internal import Views
internal import Vocabulary
internal import YAMLReading

/// Reads which snapshots are taken.
extension SceneReader {
  mutating func readSnapshots(_ node: SourceNode, _ path: ScenePath) -> SnapshotPlan {
    var plan = SnapshotPlan()
    for (key, value) in entries(of: node, in: "snapshots", as: SnapshotsKey.self, path: path) {
      switch key {
      case .states: plan.states = readStates(value) ?? plan.states
      case .items:
        plan.items = []
        for element in nonEmptyList(value, of: key.rawValue) {
          guard let item = readItemNumber(element) else { continue }
          sourceMap.record(element.location, for: path.key(key.rawValue).index(plan.items.count))
          plan.items.append(item)
        }
      case .trait(let trait, let list):
        plan.vary(
          trait,
          nonEmptyList(value, of: key.rawValue).compactMap {
            readTrait(trait, $0, for: list.element)
          })
      case .scales:
        plan.scales = nonEmptyList(value, of: "scales").compactMap { element in
          integer(element, for: "a scale", in: 1...3).flatMap(DisplayScale.init(rawValue:))
        }
      case .scripts:
        for element in list(value, of: "scripts") {
          guard let name = string(element, for: "a script") else { continue }
          let path = path.key(key.rawValue).index(plan.scripts.count)
          sourceMap.record(element.location, for: path)
          plan.scripts.append(name)
        }
      }
    }
    return plan
  }

  private mutating func readStates(_ node: SourceNode) -> SnapshotPlan.States? {
    if case .scalar("reachable", _) = node.content { return .reachable }
    guard case .sequence = node.content else {
      guard let text = string(node, for: "states") else { return nil }
      report(node.location, "states are \"reachable\" or a list; write [\(text.shortened)]")
      return nil
    }
    return .list(
      nonEmptyList(node, of: "states").compactMap { element in
        string(element, for: "a state").flatMap { state($0, at: element.location) }
      })
  }

  private mutating func state(_ text: String, at location: SourceLocation) -> CellState? {
    do {
      return try CellState(text: text, states: declarations)
    } catch {
      report(location, error.message)
      return nil
    }
  }
}
