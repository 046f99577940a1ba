/// Which values a reused cell shows for its new item.
public enum CellReuse: String, CaseIterable, Hashable, Sendable {
  /// Those of a new cell: the app resets all of them.
  case fresh
  /// Those of its previous item, as in UIKit, unless the new item, `prepareForReuse` or `willDisplayCell` sets them.
  case kept
}
