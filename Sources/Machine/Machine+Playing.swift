internal import Interaction
internal import Scenes
internal import Vocabulary

/// What only a script that is played has: animations that end, and cells that are used again.
extension Machine {
  /// The machine that plays scripts: it also knows when animations end, and which cells are used again. State graphs
  /// name these as bounds.
  var playing: Machine {
    var machine = self
    machine.completingRules = scene.rules.enumerated().compactMap {
      CompletingRule($1, $0, scene.springFit)
    }
    machine.reusesCells = scene.cellReuse == .kept && !scene.states.isEmpty
    return machine
  }

  /// Returns the custom states of a cell that is reused for an item.
  ///
  /// - Parameters:
  ///   - old: The values that the cell had for its previous item.
  ///   - fresh: The values that a new cell would have for the item.
  func configuring(
    _ old: [String: StateValue], _ fresh: [String: StateValue], ofItem item: Int
  ) -> [String: StateValue] {
    let given = scene.states(ofItem: item)
    func isSet(_ name: String) -> Bool { dataStates.contains(name) || given[name] != nil }
    return fresh.filter { isSet($0.key) }.merging(old.filter { !isSet($0.key) }) { $1 }
  }
}
