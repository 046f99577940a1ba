internal import Drawing

/// What all layouts of a scene's cells share.
struct LayoutContext: Sendable {
  /// The size of a cell, in points.
  let size: Size
  /// Pixels a point.
  let scale: Double
  /// Where leading is.
  let direction: LayoutDirection
  /// How large the texts of labels are.
  let texts: TextStore
}
