internal import Interaction
internal import Review

/// The flags and custom states that never change a cell's look, in any combination with other flags and states.
///
/// A matrix names each once. Otherwise it would list each pair of states that look the same: twice as many for each
/// further state.
struct SilentParts {
  /// Each part as a state with this part only, in the order of states; without those that occur only in states
  /// that look like the base.
  let parts: [CellState]
  /// The states that look the same, in groups of at least two, without those that have a silent part.
  let groups: [[CellState]]

  /// Finds the silent parts of states.
  ///
  /// - Parameters:
  ///   - groups: All states, grouped by look.
  ///   - base: The state with which the others are compared.
  init(of groups: [[CellState]], base: CellState?) {
    var looks: [CellState: Int] = [:]
    for (look, group) in groups.enumerated() { for state in group { looks[state] = look } }
    let baseLook = base.flatMap { looks[$0] }
    let parts = Set(looks.keys.flatMap(\.parts)).sorted().filter { part in
      let states = looks.filter { $0.key.parts.contains(part) }
      return states.allSatisfy { looks[$0.key.removing(part)] == $0.value }
        && states.contains { $0.value != baseLook }
    }
    self.parts = parts
    self.groups = groups.map { group in
      group.filter { state in parts.allSatisfy { !state.parts.contains($0) } }
    }.filter { $0.count > 1 }
  }

  /// Whether silent parts are all in which a state differs from another one.
  func explain(_ state: CellState, from base: CellState) -> Bool {
    state != base
      && parts.reduce(state) { $0.removing($1) } == parts.reduce(base) { $0.removing($1) }
  }
}

extension CellState {
  /// Each flag and each custom state as a separate state.
  fileprivate var parts: [CellState] {
    flags.map { [$0] } + customValues.map { CellState.normal.adding([$0.key: $0.value]) }
  }

  /// The state without the flags and custom states of another one.
  fileprivate func removing(_ part: CellState) -> CellState {
    let state = part.flags.reduce(self) { $0.setting($1, to: false) }
    return part.customValues.reduce(state) { state, value in
      state.customValues[value.key] == value.value
        ? state.setting(custom: value.key, to: nil) : state
    }
  }
}
