internal import Interaction
internal import Motion
internal import Scenes
internal import Vocabulary

extension LooksReport {
  /// The part of the scene that should distinguish states: the first rule that holds in some of them, otherwise the
  /// first state of the scene's own in which they differ, otherwise the cell.
  func path(of group: [CellState], in look: StateLooks) -> ScenePath {
    guard let first = group.first else { return Cell.path }
    let rule = scene.rules.indices.first { rule in
      Set(group.map { holds(rule, in: $0, look) }).count > 1
    }
    if let rule { return ScenePath.scene.key("rules").index(rule) }
    let inputs = Set(group.flatMap { first.inputs(otherThanIn: $0) })
    let state = scene.states.firstIndex { inputs.contains($0.name) }
    return state.map { ScenePath.scene.key("states").index($0) } ?? Cell.path
  }

  /// Whether the rule with an index holds.
  private func holds(_ rule: Int, in state: CellState, _ look: StateLooks) -> Bool {
    conditions[rule].holds(
      for: PredicateSubject(
        item: look.item, section: 0, state: state,
        traits: Traits(userInterfaceStyle: look.userInterfaceStyle),
        places: [.visible, .fullyVisible], isTouchInside: state.contains(.highlighted),
        initialValues: scene.initialValues))
  }

  /// The states of a group that looks the same, divided by the rules that move something without leaving a trace, or
  /// for as long as they hold: people see these, and pictures of states do not.
  func dividedByMotion(_ group: [CellState], in look: StateLooks) -> [[CellState]] {
    let moving = scene.rules.indices.filter { index in
      let rule = scene.rules[index]
      return !rule.layerAnimations.isEmpty || !rule.keyframes.isEmpty
        || rule.animation.map { !$0.course(scene.springFit).end.isFinite } == true
    }
    guard !moving.isEmpty else { return [group] }
    var divided: [(rules: [Bool], states: [CellState])] = []
    for state in group {
      let rules = moving.map { holds($0, in: state, look) }
      if let index = divided.firstIndex(where: { $0.rules == rules }) {
        divided[index].states.append(state)
      } else {
        divided.append((rules, [state]))
      }
    }
    return divided.map(\.states)
  }
}
