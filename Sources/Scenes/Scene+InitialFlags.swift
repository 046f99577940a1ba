package import Interaction

extension Scene {
  /// The flags of UIKit that items give their cells from the start, by item. The app has selected these items, or set
  /// the other flags, before the collection view is on screen.
  package var initialFlags: [Int: Set<CellState.Flag>] {
    var result: [Int: Set<CellState.Flag>] = [:]
    var first = 0
    for section in collectionView.sections {
      let cycle = section.items.cycle.map(\.flags)
      if cycle.contains(where: { !$0.isEmpty }) {
        for index in 0..<section.items.count where !cycle[index % cycle.count].isEmpty {
          result[first + index] = cycle[index % cycle.count]
        }
      }
      first += section.items.count
    }
    return result
  }
}

extension Item {
  /// The flags of UIKit that hold for the item's cell from the start.
  package var flags: Set<CellState.Flag> {
    states.reduce(into: []) { flags, state in
      if state.value.holds, let flag = CellState.Flag.ofItems(state.key) { flags.insert(flag) }
    }
  }
}

extension CellState.Flag {
  /// The flag that an item can give its cell from the start, by name: one that lasts, not one that a finger sets.
  /// Returns `nil` for other names.
  package static func ofItems(_ name: String) -> CellState.Flag? {
    CellState.Flag(rawValue: name).flatMap { $0.isTransient ? nil : $0 }
  }

  /// The names of the flags that items can give.
  package static var namesOfItems: [String] { allCases.filter { !$0.isTransient }.map(\.rawValue) }
}
