internal import Drawing
internal import Interaction
internal import Layout
internal import Machine
internal import ResolvedViews
internal import Scenes
internal import Synchronization
internal import Vocabulary

/// Caches the cells that the machine asks about, and those that are presented: an exploration, and a script, come to
/// the same few states again and again, and resolving a cell takes longer than all else that a touch costs. A cell
/// that scrolls is the same in each frame.
///
/// It contains cells whose values do not follow numbers of their place in the viewport.
final class CellStore: Sendable {
  /// What a cell that does not depend on an earlier state depends on, beside the scene and its traits.
  struct Key: Hashable {
    let item: Int
    let state: CellState
    var places: Set<CellPredicate.Place> = []
  }

  /// The maximum number of each kind of entry. Our choice; then the entries are removed.
  private static let mostEntries = 1000
  /// The maximum number of presented cells. Our choice: more than a film shows at the same time, and few enough that
  /// the memory for a long list does not grow while it scrolls.
  private static let mostViews = 128

  private let cells = Mutex<[Key: ResolvedView]>([:])
  private let inputs = Mutex<[Key: LayoutInput]>([:])
  private let sizes = Mutex<[Key: Size]>([:])
  private let views = Mutex<[ViewKey: PresentedCellView]>([:])
  private let touchables = Mutex<[TouchableKey: TouchableView]>([:])

  /// What the views of a cell as touches see them depend on.
  struct TouchableKey: Hashable {
    let cell: Key
    let size: Size
  }

  /// What a presented cell depends on.
  struct ViewKey: Hashable {
    let cell: Key
    /// The state for which the background was computed; `nil` if the scene does not depend on it.
    let backgroundState: CellState?
    let size: Size
  }

  /// Returns the views of a cell at a size.
  func view(_ key: ViewKey, _ make: () -> PresentedCellView) -> PresentedCellView {
    Self.value(key, in: views, most: Self.mostViews, make)
  }

  /// Returns the views of a cell at a size as touches see them.
  func touchable(_ key: TouchableKey, _ make: () -> TouchableView) -> TouchableView {
    Self.value(key, in: touchables, make)
  }

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

  private static func value<Key: Hashable & Sendable, Value: Sendable>(
    _ key: Key, in known: borrowing Mutex<[Key: Value]>, most: Int = mostEntries,
    _ make: () -> Value
  ) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    // Made outside of the lock: two threads may do it twice, with equal results.
    let value = make()
    known.withLock { known in
      if known.count >= most { known = [:] }
      known[key] = value
    }
    return value
  }
}

/// The views of a cell with their frames.
struct PresentedCellView: Sendable {
  let view: PresentedView
  /// Where a list's separator begins and ends; `nil` for its default.
  let separatorGuide: DirectionalEdgeInsets?
}
