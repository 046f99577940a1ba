/// Which pictures become goldens without a review.
///
/// The words are those of swift-snapshot-testing, with one difference: `missing` records nothing, because a
/// second try of the test would then pass without anybody having looked at the picture.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every picture becomes its golden. A golden whose pixels are the same keeps its file untouched.
  case all
  /// Pictures that fail become their goldens, also those without a golden.
  case failed
  /// No picture becomes a golden. What fails waits to be reviewed.
  case missing
  /// No picture becomes a golden. What fails waits to be reviewed.
  case never
  /// The default: no picture becomes a golden. What fails waits to be reviewed.
  case auto
}
