/// Which points are inside a path (`CAShapeLayerFillRule`).
public enum FillRule: String, CaseIterable, Hashable, Sendable {
  /// Points with a winding number other than 0; the default of Core Animation.
  case nonZero
  /// Points from which a ray to the outside crosses the path an odd number of times.
  case evenOdd
}
