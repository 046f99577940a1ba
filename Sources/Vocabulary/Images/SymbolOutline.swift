package import Drawing

/// The outline of a symbol, to be filled with a colour.
package struct SymbolOutline: Hashable, Sendable {
  /// The shape, from the top left corner of its box, in points.
  public let path: Path
  /// The box: the size of the image, which the shape fills in at least one direction.
  public let size: Size
  /// How far below the top of the box the baseline of text beside it lies, in points, so that the icon
  /// stands in the middle of the capitals; may lie outside of the box.
  public let baseline: Double
}
