/// The number of pixels per point on Apple's displays (`displayScale`).
public enum DisplayScale: Int, CaseIterable, Hashable, Sendable {
  /// One pixel per point.
  case once = 1
  /// Two pixels per point.
  case twice = 2
  /// Three pixels per point.
  case thrice = 3

  /// The number of pixels per point, for calculations.
  public var factor: Double { Double(rawValue) }
}
