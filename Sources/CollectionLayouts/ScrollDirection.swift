/// The direction in which the content of a collection view scrolls (`UICollectionView.ScrollDirection`).
public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
  /// Up and down. The lines of a flow layout are rows.
  case vertical
  /// To the sides. The lines of a flow layout are columns.
  case horizontal
}
