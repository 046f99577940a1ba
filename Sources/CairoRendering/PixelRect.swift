internal import Drawing

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  /// The first column and the first row.
  var x, y: Int
  /// The numbers of columns and rows, positive.
  var width, height: Int

  /// The smallest one that contains `rect`; `nil` if `rect` is empty or too far away.
  init?(around rect: Rect) {
    let (left, top) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
    let (right, bottom) = (rect.maxX.rounded(.up), rect.maxY.rounded(.up))
    // NaN fails the comparisons, too.
    let farthest = 1e9
    guard left < right, top < bottom, min(left, top) > -farthest, max(right, bottom) < farthest
    else { return nil }
    (x, y) = (Int(left), Int(top))
    (width, height) = (Int(right) - x, Int(bottom) - y)
  }

  /// The same rectangle as floating-point numbers.
  var rect: Rect { Rect(Double(x), Double(y), Double(width), Double(height)) }

  /// Returns the rectangle extended by a number of pixels on each side.
  func outset(x dx: Int, y dy: Int) -> PixelRect {
    var result = self
    result.x -= dx
    result.y -= dy
    result.width += 2 * dx
    result.height += 2 * dy
    return result
  }

  /// The pixels that are in both; `nil` if there are none.
  func intersection(_ other: PixelRect) -> PixelRect? {
    rect.intersection(other.rect).flatMap(PixelRect.init(around:))
  }
}
