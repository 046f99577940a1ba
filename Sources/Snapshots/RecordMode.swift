/// The snapshots that become goldens without a review.
///
/// The names are those of swift-snapshot-testing, with one difference: `missing` records nothing. Otherwise the
/// test would pass when it is repeated, although the picture has not been reviewed.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// All snapshots become goldens. A golden with equal pixels is not changed.
  case all
  /// Snapshots that differ from their golden, or have none, become goldens.
  case failed
  /// No snapshot becomes a golden. Snapshots that fail wait for a review.
  case missing
  /// No snapshot becomes a golden. Snapshots that fail wait for a review.
  case never
  /// The default. No snapshot becomes a golden. Snapshots that fail wait for a review.
  case auto
}
