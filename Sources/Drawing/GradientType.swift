/// How a gradient's colours are spread (`CAGradientLayerType`).
public enum GradientType: String, CaseIterable, Hashable, Sendable {
  /// Along the line from the start to the end.
  case axial
  /// In ellipses around the start. The last colour is at the ellipse that touches the end's column and row.
  case radial
  /// Clockwise around the start, beginning in the direction of the end.
  case conic
}
