/// The shape of a rounded corner (`CALayerCornerCurve`).
public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
  /// A quarter circle; the default of `CALayer`.
  case circular
  /// A corner that starts further out and whose curvature increases gradually, as in `UIBezierPath`
  /// and `UIBackgroundConfiguration`.
  case continuous

  /// The distance from the corner at which the curve starts, in radii
  /// (`CALayer.cornerCurveExpansionFactor`).
  public var expansionFactor: Double {
    switch self {
    case .circular: 1
    case .continuous: 1.528_664_83
    }
  }
}
