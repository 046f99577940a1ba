/// What a cell shows that is used again for another item.
public enum CellReuse: String, CaseIterable, Hashable, Sendable {
  /// What a new cell shows: the app resets all of it.
  case fresh
  /// What it showed for the item before, as in UIKit, unless the item, `prepareForReuse` or `willDisplayCell` sets it.
  case kept
}
