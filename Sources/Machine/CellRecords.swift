package import Interaction

/// The state of single cells, by item: custom states, flags that the app has set, and the states
/// for which backgrounds were drawn.
package struct CellRecords: Hashable, Sendable {
  /// The values of custom states that differ from the scene's initial values, by item and name. A
  /// visible cell always has an entry if the scene has custom states; an item without one has its
  /// initial states.
  package internal(set) var customStates: [Int: [String: StateValue]] = [:]
  /// The flags that the app has set.
  package internal(set) var flags: [Int: Set<CellState.Flag>] = [:]
  /// The states for which backgrounds were drawn, if they differ from the cells' states: UIKit does
  /// not redraw a background while its configuration is equal to the previous one. `nil` if cells
  /// were posed, so that they had no earlier states.
  package internal(set) var backgroundStates: [Int: CellState]?

  /// The custom states of the cells that have left the screen and can be used again, by reuse identifier and in the
  /// order in which they left. Only states that do not belong to items are among them.
  private(set) var pool: [String: [[String: StateValue]]] = [:]

  /// Puts the cell of an item into the pool.
  mutating func pool(_ values: [String: StateValue], _ identifier: String) {
    pool[identifier, default: []].append(values)
  }

  /// Takes the cell that has waited longest out of the pool; `nil` if there is none with the identifier.
  mutating func dequeue(_ identifier: String) -> [String: StateValue]? {
    pool[identifier]?.isEmpty == false ? pool[identifier]?.removeFirst() : nil
  }

  /// Sets or clears a flag of the app.
  mutating func set(_ flag: CellState.Flag, _ value: Bool, of item: Int) {
    if value {
      flags[item, default: []].insert(flag)
    } else {
      flags[item]?.remove(flag)
      if flags[item]?.isEmpty == true { flags[item] = nil }
    }
  }

  /// Removes a flag that the app has set from all cells.
  mutating func takeBack(_ flag: CellState.Flag) {
    for item in flags.keys { set(flag, false, of: item) }
  }

  /// Removes everything about an item that is deleted.
  mutating func forget(_ item: Int) {
    customStates[item] = nil
    flags[item] = nil
    backgroundStates?[item] = nil
  }

  /// Removes the state that belongs to an item's cell, as UIKit's reuse does. The selection belongs
  /// to the item and is kept, and so are the states that are part of the item's data.
  ///
  /// - Parameters:
  ///   - data: The names of the states that are part of the items' data.
  ///   - given: The flags that the item gives its cell again; `nil` if all flags are kept.
  ///   - initially: The initial values of the item's custom states.
  mutating func reuseCell(
    of item: Int, keeping data: Set<String>, flags given: Set<CellState.Flag>?,
    initially: [String: StateValue]
  ) {
    if let given { flags[item] = given.isEmpty ? nil : given }
    guard !data.isEmpty, let values = customStates[item] else {
      customStates[item] = nil
      return
    }
    customStates[item] =
      initially.filter { !data.contains($0.key) }
      .merging(values.filter { data.contains($0.key) }) { $1 }
  }
}
