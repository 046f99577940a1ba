internal import Drawing
internal import Interaction
internal import Layout
internal import Scenes
internal import Synchronization

/// Caches the cells that the machine asks about: an exploration, and a script, come to the same few states again and
/// again, and resolving a cell takes longer than all else that a touch costs.
///
/// It contains cells whose values follow neither their place in the viewport nor an earlier state.
final class CellStore: Sendable {
  /// What such a cell depends on, beside the scene and its traits.
  struct Key: Hashable {
    let item: Int
    let state: CellState
    var places: Set<CellPredicate.Place> = []
  }

  /// The maximum number of each kind of entry. Our choice; then the entries are removed.
  private static let mostEntries = 1000

  private let cells = Mutex<[Key: ResolvedView]>([:])
  private let inputs = Mutex<[Key: LayoutInput]>([:])
  private let sizes = Mutex<[Key: Size]>([:])

  /// Returns a resolved cell.
  func cell(_ key: Key, _ make: () -> ResolvedView) -> ResolvedView {
    Self.value(key, in: cells, make)
  }

  /// Returns what the layout of a cell depends on.
  func layoutInput(_ key: Key, _ make: () -> LayoutInput) -> LayoutInput {
    Self.value(key, in: inputs, make)
  }

  /// Returns the preferred size of a self-sizing cell, in points.
  func preferredSize(_ key: Key, _ make: () -> Size) -> Size {
    Self.value(key, in: sizes, make)
  }

  private static func value<Value: Sendable>(
    _ key: Key, in known: borrowing Mutex<[Key: Value]>, _ make: () -> Value
  ) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    // Made outside of the lock: two threads may do it twice, with equal results.
    let value = make()
    known.withLock { known in
      if known.count >= mostEntries { known = [:] }
      known[key] = value
    }
    return value
  }
}
