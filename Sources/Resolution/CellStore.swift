internal import Drawing
internal import Interaction
internal import Layout
internal import Machine
internal import ResolvedViews
internal import Scenes
internal import Vocabulary
internal import Work

/// Caches the cells that the machine asks about, and those that are presented: an exploration, and a script, come to
/// the same few states again and again, and resolving a cell takes longer than all else that a touch costs. A cell
/// that scrolls is the same in each frame.
///
/// It contains cells whose values do not follow numbers of their place in the viewport.
struct CellStore: Sendable {
  /// What a cell that does not depend on an earlier state depends on, beside the scene and its traits.
  struct Key: Hashable {
    let item: Int
    let state: CellState
    var places: Set<CellPredicate.Place> = []
  }

  /// Everything on which a cell's views for hit tests (`TouchableView`) depend.
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

  /// The maximum number of each kind of entry. Our choice.
  private static let mostEntries = 1000
  /// The maximum number of presented cells. Our choice: more than a film shows at the same time, and few enough that
  /// the memory for a long list does not grow while it scrolls.
  static let mostViews = 128

  /// The resolved cells.
  let resolved = Cache<Key, ResolvedView>(maximumCount: mostEntries)
  /// What the layouts of cells depend on.
  let inputs = Cache<Key, LayoutInput>(maximumCount: mostEntries)
  /// The preferred sizes of self-sizing cells, in points.
  let preferredSizes = Cache<Key, Size>(maximumCount: mostEntries)
  /// The presented views of cells.
  let views = Cache<ViewKey, PresentedCellView>(maximumCount: mostViews)
  /// The views of cells as touches see them.
  let touchables = Cache<TouchableKey, TouchableView>(maximumCount: mostEntries)
}

/// The views of a cell with their frames.
struct PresentedCellView: Sendable {
  let view: PresentedView
  /// Where a list's separator begins and ends; `nil` for its default.
  let separatorGuide: DirectionalEdgeInsets?
}
