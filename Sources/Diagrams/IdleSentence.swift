internal import Interaction
internal import Wording

/// Describes the actions that change nothing: "Nothing changes: lift outside or cancel after a drag
/// out; tap another cell while normal."
enum IdleSentence {
  private struct Group {
    let region: TouchRegion
    let events: [String]
    var actions: [String]
    let nodes: [Int]
  }

  /// The sentence; `nil` if every action changes something.
  static func text(for graph: DiagramGraph) -> String? {
    let groups = groups(of: graph)
    guard !groups.isEmpty else { return nil }
    let resting = graph.nodes.indices.filter { graph.nodes[$0].isAtRest }
    let parts = groups.map { group in
      var text = group.actions.map(spacedWords).joined(separator: " or ")
      if group.region == .outside { text += " after a drag out" }
      if group.region == .inside { text += " when a gesture has the touch" }
      if !resting.allSatisfy(group.nodes.contains) {
        text +=
          " while "
          + group.nodes.map { graph.nodes[$0].spoken }.joined(separator: " or ")
      }
      if !group.events.isEmpty { text += " (" + group.events.joined(separator: ", ") + ")" }
      return text
    }
    return "Nothing changes: " + parts.joined(separator: "; ") + "."
  }

  private static func groups(of graph: DiagramGraph) -> [Group] {
    // Groups the states by action and events, then the actions by their groups.
    var byAction: [Group] = []
    for action in actions(of: graph) {
      for region in [TouchRegion.none, .inside, .outside] {
        let idle = graph.idle.filter { $0.action == action && $0.region == region }
        var seen: [[String]] = []
        for events in idle.map(\.events) where !seen.contains(events) {
          seen.append(events)
          let nodes = idle.filter { $0.events == events }.map(\.node)
          byAction.append(Group(region: region, events: events, actions: [action], nodes: nodes))
        }
      }
    }
    var groups: [Group] = []
    for group in byAction {
      let index = groups.firstIndex {
        $0.region == group.region && $0.events == group.events && $0.nodes == group.nodes
      }
      if let index { groups[index].actions += group.actions } else { groups.append(group) }
    }
    return groups
  }

  /// Each action once, in the usual order of a touch; those with an item come after those without.
  private static func actions(of graph: DiagramGraph) -> [String] {
    let all = StateGraph.Action.allCases.map(\.rawValue)
    func rank(_ action: String) -> Int {
      all.firstIndex(of: action) ?? all.lastIndex { action.hasPrefix($0) } ?? all.count
    }
    return Set(graph.idle.map(\.action)).sorted { (rank($0), $0) < (rank($1), $1) }
  }
}
