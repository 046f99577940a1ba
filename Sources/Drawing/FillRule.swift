/// Which points are inside of a path whose parts overlap (`CAShapeLayerFillRule`).
public enum FillRule: String, CaseIterable, Hashable, Sendable {
  /// Those around which the path goes more often one way than the other; Core Animation's default.
  case nonZero
  /// Those from which a way out crosses the path an odd number of times.
  case evenOdd
}
