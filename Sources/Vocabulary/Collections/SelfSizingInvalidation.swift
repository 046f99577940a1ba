/// When a collection view asks cells that are on screen again how large they are
/// (`UICollectionView.SelfSizingInvalidation`). A batch of updates asks all of them in any case.
public enum SelfSizingInvalidation: String, CaseIterable, Hashable, Sendable {
  /// Not before a batch of updates.
  case disabled
  /// When the size of what they show has changed, as of a text or an image.
  case enabled
  /// When one of their constraints has changed, too.
  case enabledIncludingConstraints
}
