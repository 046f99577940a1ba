/// Pixels a point, as Apple's displays have them.
public enum DisplayScale: Int, CaseIterable, Hashable, Sendable {
  /// One pixel a point.
  case once = 1
  /// Two pixels a point.
  case twice = 2
  /// Three pixels a point.
  case thrice = 3

  /// The number of pixels a point, for arithmetic.
  public var factor: Double { Double(rawValue) }
}
