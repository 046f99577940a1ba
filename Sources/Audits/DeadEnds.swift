internal import Interaction
internal import Machine
internal import Resolution
internal import Scenes
internal import Vocabulary

/// Finds states that cannot be left, or from which nothing leads back.
struct DeadEnds {
  let item: Int
  let resolved: ResolvedScene
  let graph: StateGraph

  var findings: [AuditFinding] {
    // Arrows are missing if the exploration ended early, or if a script's change of traits leads to other states.
    guard graph.bounds.isDisjoint(with: [.situations, .traits]), graph.states.count > 1 else {
      return []
    }
    var next: [StateGraph.State: Set<StateGraph.State>] = [:]
    for arrow in graph.transitions { next[arrow.from, default: []].insert(arrow.to) }
    func reached(from state: StateGraph.State) -> Set<StateGraph.State> {
      var seen: Set = [state]
      var waiting = [state]
      while let state = waiting.popLast() {
        for other in next[state, default: []] where seen.insert(other).inserted {
          waiting.append(other)
        }
      }
      return seen
    }
    let reach = Dictionary(graph.states.map { ($0, reached(from: $0)) }) { first, _ in first }
    var told: Set<StateGraph.State> = []
    var findings: [AuditFinding] = []
    for state in graph.states {
      guard let after = reach[state], !after.contains(graph.initial), !told.contains(state),
        after.allSatisfy({ reach[$0] == after })
      else { continue }
      told.formUnion(after)
      if let finding = finding(graph.states.filter(after.contains)) { findings.append(finding) }
    }
    return findings
  }

  /// The finding for states that lead only to each other.
  private func finding(_ states: [StateGraph.State]) -> AuditFinding? {
    guard let start = graph.initial.cells.first else { return nil }
    let resting = states.compactMap(\.cells.first).map(atRest)
    var common: Set<StateChange.Word>?
    for state in resting {
      let words = state.words(otherThanIn: atRest(start))
      common = common?.intersection(words) ?? words
    }
    let words = common ?? []
    // One sample item of a collection view with single selection stays selected, as no other can be tapped.
    if words == [.flag(.selected)], resolved.scene.collectionView.itemCount == 1 { return nil }
    let path = SceneCauses(resolved).rule(about: words)
    let names = resting.reduce(into: [CellState]()) { if !$0.contains($1) { $0.append($1) } }
    let list = names.map(\.id).joined(separator: ", ")
    guard states.count > 1 else {
      return AuditFinding(
        .deadEnds, item: item, states: names, path: path,
        "\(list) is a dead end: no touch and no value that the app sets changes the cell",
        do:
          "let an event or an input lead out of it, or show that it is final by disabling the cell")
    }
    return AuditFinding(
      .deadEnds, isNote: true, item: item, states: names, path: path,
      "nothing leads from \(list) back to \(graph.initial.id)",
      do: "let an event or an input undo it, unless it is meant to be final")
  }

  /// The state without the flags that a touch of the cell or of a control sets.
  private func atRest(_ state: CellState) -> CellState {
    state.customValues.keys.reduce(state.lastingPart) { rest, name in
      graph.touchStates.contains(name) || ControlFlag.parts(of: name)?.property == .highlighted
        ? rest.setting(custom: name, to: nil) : rest
    }
  }
}
