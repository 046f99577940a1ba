/// A rectangle of whole pixels. Its coordinates count columns from the left and rows from the top.
public struct PixelRect: Hashable, Sendable, CustomStringConvertible {
  /// The leftmost column.
  public let x: Int
  /// The topmost row.
  public let y: Int
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// Creates a rectangle. It may reach beyond a picture; one without width or height is empty.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// `width × height at (x, y)`.
  public var description: String { "\(width) × \(height) at (\(x), \(y))" }

  /// Its columns within a picture of `width` pixels.
  package func columns(in width: Int) -> Range<Int> { Self.clamped(x, self.width, to: width) }

  /// Its rows within a picture of `height` pixels.
  package func rows(in height: Int) -> Range<Int> { Self.clamped(y, self.height, to: height) }

  private static func clamped(_ start: Int, _ length: Int, to limit: Int) -> Range<Int> {
    let end = start.addingReportingOverflow(length)
    let lower = min(max(start, 0), limit)
    return lower..<max(lower, min(end.overflow ? limit : end.partialValue, limit))
  }
}

extension PixelRect {
  /// The smallest rectangle that contains `rect`, which is in pixels; `nil` if `rect` is empty or
  /// too far away.
  package init?(around rect: Rect) {
    let (left, top) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
    let (right, bottom) = (rect.maxX.rounded(.up), rect.maxY.rounded(.up))
    // NaN fails the comparisons, too.
    let farthest = 1e9
    guard left < right, top < bottom, min(left, top) > -farthest, max(right, bottom) < farthest
    else { return nil }
    self.init(
      x: Int(left), y: Int(top), width: Int(right) - Int(left), height: Int(bottom) - Int(top))
  }

  /// The same rectangle as floating-point numbers.
  package var rect: Rect { Rect(Double(x), Double(y), Double(width), Double(height)) }

  /// Returns the rectangle extended by a number of pixels on each side.
  package func outset(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  /// The pixels that are in both; `nil` if there are none.
  package func intersection(_ other: PixelRect) -> PixelRect? {
    rect.intersection(other.rect).flatMap(PixelRect.init(around:))
  }
}
