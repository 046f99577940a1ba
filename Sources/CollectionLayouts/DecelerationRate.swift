/// How fast a scroll view decelerates (`UIScrollView.DecelerationRate`).
public enum DecelerationRate: String, CaseIterable, Hashable, Sendable {
  /// Slowly: the default.
  case normal
  /// Fast, as for pages.
  case fast

  /// The factor of the velocity in a millisecond: 0.998 and 0.99 (header).
  package var perMillisecond: Double {
    switch self {
    case .normal: 0.998
    case .fast: 0.99
    }
  }
}
