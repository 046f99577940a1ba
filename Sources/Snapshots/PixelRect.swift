/// A rectangle of whole pixels, its origin in the top left corner of the picture.
public struct PixelRect: Hashable, Sendable, CustomStringConvertible {
  /// The leftmost column.
  public let x: Int
  /// The topmost row.
  public let y: Int
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// Makes a rectangle. It may reach beyond the picture; one without width or height is empty.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// `width × height at (x, y)`.
  public var description: String { "\(width) × \(height) at (\(x), \(y))" }

  /// Its columns within a picture of `width` pixels.
  func columns(in width: Int) -> Range<Int> { Self.clamped(x, self.width, to: width) }

  /// Its rows within a picture of `height` pixels.
  func rows(in height: Int) -> Range<Int> { Self.clamped(y, self.height, to: height) }

  private static func clamped(_ start: Int, _ length: Int, to limit: Int) -> Range<Int> {
    let end = start.addingReportingOverflow(length)
    let lower = min(max(start, 0), limit)
    return lower..<max(lower, min(end.overflow ? limit : end.partialValue, limit))
  }
}
