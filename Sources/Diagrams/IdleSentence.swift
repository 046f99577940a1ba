internal import Interaction

/// Says which actions change nothing: "Nothing changes: lift outside or cancel after a drag out; tap
/// another cell while normal."
enum IdleSentence {
  private struct Group {
    let phase: TouchPhase
    let calls: [DelegateCall]
    var actions: [StateGraph.Action]
    let states: [CellState]
  }

  /// The sentence; `nil` when every action changes something.
  static func text(for graph: StateGraph) -> String? {
    let groups = groups(of: graph)
    guard !groups.isEmpty else { return nil }
    let resting = graph.states.filter { graph.touchPart(of: $0).isNormal }
    let parts = groups.map { group in
      var text = group.actions.map(\.rawValue).joined(separator: " or ")
      if group.phase == .outside { text += " after a drag out" }
      if group.phase == .inside { text += " before the finger leaves" }
      if !resting.allSatisfy(group.states.contains) {
        text +=
          " while " + group.states.map { $0.text(separator: " and ") }.joined(separator: " or ")
      }
      if !group.calls.isEmpty {
        text += " (" + group.calls.map(\.rawValue).joined(separator: ", ") + ")"
      }
      return text
    }
    return "Nothing changes: " + parts.joined(separator: "; ") + "."
  }

  private static func groups(of graph: StateGraph) -> [Group] {
    // First the states in which an action with these calls idles, then the actions that share them.
    var byAction: [Group] = []
    for action in StateGraph.Action.allCases {
      for phase in [TouchPhase.none, .inside, .outside] {
        let idle = graph.idle.filter { $0.action == action && $0.phase == phase }
        var seen: [[DelegateCall]] = []
        for calls in idle.map(\.calls) where !seen.contains(calls) {
          seen.append(calls)
          let states = idle.filter { $0.calls == calls }.map(\.state)
          byAction.append(Group(phase: phase, calls: calls, actions: [action], states: states))
        }
      }
    }
    var groups: [Group] = []
    for group in byAction {
      let index = groups.firstIndex {
        $0.phase == group.phase && $0.calls == group.calls && $0.states == group.states
      }
      if let index { groups[index].actions += group.actions } else { groups.append(group) }
    }
    return groups
  }
}
