/// The shape of a rounded corner (`CALayerCornerCurve`).
public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle; `CALayer`'s default.
  case circular
  /// A corner that begins further out and bends more and more, as those of `UIBezierPath` and
  /// `UIBackgroundConfiguration`.
  case continuous

  /// How far from the corner the curve begins, in radii (`CALayer.cornerCurveExpansionFactor`).
  public var expansionFactor: Double {
    switch self {
    case .circular: 1
    case .continuous: 1.528_664_83
    }
  }
}
