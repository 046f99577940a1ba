/// When a collection view measures visible self-sizing cells again
/// (`UICollectionView.SelfSizingInvalidation`). Batch updates always measure all of them.
public enum SelfSizingInvalidation: String, CaseIterable, Hashable, Sendable {
  /// Only in batch updates.
  case disabled
  /// When the size of a cell's content changes, for example of a text or an image.
  case enabled
  /// Also when one of a cell's constraints changes.
  case enabledIncludingConstraints
}
