package import Interaction

/// What single cells have, by item: custom states, flags that the app has set, and the states for which
/// backgrounds were drawn.
package struct CellRecords: Hashable, Sendable {
  /// The custom states that hold. A cell on screen always has an entry if the scene has custom states; an
  /// item without one has its initial states.
  package internal(set) var customStates: [Int: Set<String>] = [:]
  /// The flags that the app has set.
  package internal(set) var flags: [Int: Set<CellState.Flag>] = [:]
  /// The states for which backgrounds were drawn, where they are not the cells' states: UIKit does not
  /// draw a background again while its configuration is equal to the one before. `nil` if cells were posed,
  /// so that they had no states before.
  package internal(set) var backgroundStates: [Int: CellState]?

  /// Sets or takes back a flag of the app's.
  mutating func set(_ flag: CellState.Flag, _ value: Bool, of item: Int) {
    if value {
      flags[item, default: []].insert(flag)
    } else {
      flags[item]?.remove(flag)
      if flags[item]?.isEmpty == true { flags[item] = nil }
    }
  }

  /// Takes a flag of the app's back from all cells.
  mutating func takeBack(_ flag: CellState.Flag) {
    for item in flags.keys { set(flag, false, of: item) }
  }

  /// Forgets what belongs to an item's cell, as UIKit's reuse does. The selection belongs to the item.
  mutating func reuseCell(of item: Int) {
    customStates[item] = nil
    flags[item] = nil
  }
}
