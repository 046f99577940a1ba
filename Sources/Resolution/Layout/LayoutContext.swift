internal import Drawing

/// What layouts of cells of one size share.
struct LayoutContext: Sendable {
  /// The size of a cell, in points.
  let size: Size
  /// Pixels a point.
  let scale: Double
  /// Where leading is.
  let direction: LayoutDirection
  /// How large the texts of labels are.
  let texts: TextStore

  /// The same for cells of another size.
  func with(size: Size) -> LayoutContext {
    LayoutContext(size: size, scale: scale, direction: direction, texts: texts)
  }
}
