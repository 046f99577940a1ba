package import Drawing

/// The outline of a symbol, to fill with a colour.
package struct SymbolOutline: Hashable, Sendable {
  /// The path, in points from the top left corner of its box.
  public let path: Path
  /// The size of the image in points. The outline fills it in at least one direction.
  public let size: Size
  /// The distance from the top of the box to the baseline of adjacent text, in points, at which the
  /// icon is centred on the capitals; may be outside of the box.
  public let baseline: Double
}
