internal import Interaction
internal import Scenes
internal import Vocabulary

extension LooksReport {
  /// The part of the scene that should tell states apart: the first rule that holds in some of them, otherwise the
  /// first state of the scene's own in which they differ, otherwise the cell.
  func path(of group: [CellState], in look: StateLooks) -> ScenePath {
    guard let first = group.first else { return Cell.path }
    func holds(_ rule: Rule, in state: CellState) -> Bool {
      rule.when.holds(
        for: PredicateSubject(
          item: look.item, section: 0, state: state, traits: Traits(appearance: look.appearance),
          places: [.visible, .fullyVisible], isTouchInside: state.has(.highlighted),
          initialValues: scene.initialValues))
    }
    let rule = scene.rules.firstIndex { rule in
      Set(group.map { holds(rule, in: $0) }).count > 1
    }
    if let rule { return ScenePath.scene.key("rules").index(rule) }
    let inputs = Set(group.flatMap { first.inputs(otherThanIn: $0) })
    let state = scene.states.firstIndex { inputs.contains($0.name) }
    return state.map { ScenePath.scene.key("states").index($0) } ?? Cell.path
  }
}
