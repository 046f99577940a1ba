/// The number of pixels per point on Apple's displays (`displayScale`).
public enum DisplayScale: Int, CaseIterable, Hashable, Sendable {
  /// One pixel per point.
  case x1 = 1
  /// Two pixels per point.
  case x2 = 2
  /// Three pixels per point.
  case x3 = 3

  /// The number of pixels per point, for calculations.
  public var factor: Double { Double(rawValue) }
}
