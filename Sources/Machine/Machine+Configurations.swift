package import Interaction

/// Which cells update their configuration at the end of a turn.
extension Machine {
  /// Ends a turn: visible cells update their configuration if their state has changed, if they have
  /// become visible, or if the traits have changed. Animations whose ends the app waits for begin.
  /// Returns the stage after that and the updated items.
  package func updateConfigurations(_ stage: Stage) -> (stage: Stage, items: [Int]) {
    var (result, items) = updatingConfigurations(stage)
    waitForAnimations(from: stage, in: &result)
    return (result, items)
  }

  /// Whether a turn ends before an input: what follows a number moves from where the finger leaves it.
  package func endsTurn(before input: TouchInput, in stage: Stage) -> Bool {
    (input == .up || input == .cancel) && stage.finger?.isPanning == true
  }

  private func updatingConfigurations(_ stage: Stage) -> (stage: Stage, items: [Int]) {
    var result = stage
    result.updates = PendingUpdates()
    let arrangement = arrangement(of: stage)
    let visible = arrangement.visibleItems
    guard !stage.updates.includesAll else {
      result.cells.backgroundStates = [:]
      return (result, visible)
    }
    let updates = stage.updates
    let items = updates.earlierStates.keys.filter { item in
      visible.containsSorted(item)
        && (updates.appeared.contains(item)
          || updates.earlierStates[item] != state(ofItem: item, in: stage))
    }.sorted()
    guard geometry.hasBackgroundMemory else { return (result, items) }
    func isKept(_ item: Int) -> Bool {
      visible.containsSorted(item) && !updates.appeared.contains(item)
    }
    var drawnStates = (stage.cells.backgroundStates ?? [:]).filter { isKept($0.key) }
    for item in items where isKept(item) {
      let new = state(ofItem: item, in: stage)
      let old = updates.earlierStates[item] ?? new
      let drawn = drawnStates[item] ?? old
      let isUnchanged =
        drawn != new
        && geometry.keepsBackground(
          ofItem: item, from: old, to: new, traits: stage.traits,
          places: arrangement.places(ofItem: item))
      drawnStates[item] = isUnchanged ? drawn : nil
    }
    result.cells.backgroundStates = drawnStates
    return (result, items)
  }
}
