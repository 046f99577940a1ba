internal import Drawing

/// The box that stands for a letter that no font has: an upright rectangle with the height of capitals. Its
/// measures are our choice.
enum MissingLetter {
  /// The advance, in ems.
  static let advance = 0.7

  private static let height = 0.727
  private static let sideBearing = 0.08
  private static let lineWidth = 0.05

  /// The outline for a font size in points, y down, relative to the origin on the baseline.
  static func outline(size: Double) -> Path {
    let outer = Rect(
      sideBearing * size, -height * size, (advance - 2 * sideBearing) * size, height * size)
    let inner = outer.inset(by: EdgeInsets(lineWidth * size))
    var path = Path.rect(outer)
    path.append(Path.rect(inner).reversed())
    return path
  }
}
