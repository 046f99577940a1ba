package import Drawing

/// How two pictures of the same size differ. There is at least one differing pixel.
package struct Difference: Hashable, Sendable, CustomStringConvertible {
  /// The number of pixels of which at least one byte differs.
  package let differingPixels: Int
  /// The number of pixels in each picture.
  package let totalPixels: Int
  /// The smallest rectangle around all differing pixels.
  package let bounds: PixelRect
  /// The pixel with the largest difference in one channel; the first in reading order among equals.
  package let worst: Pixel
  /// Whether red, green and blue are the same everywhere.
  package let alphaOnly: Bool

  /// A rectangle of whole pixels with its origin in the top left corner of the picture.
  package struct PixelRect: Hashable, Sendable, CustomStringConvertible {
    /// The leftmost column.
    package let x: Int
    /// The topmost row.
    package let y: Int
    /// The number of columns.
    package let width: Int
    /// The number of rows.
    package let height: Int

    /// `width × height at (x, y)`.
    package var description: String { "\(width) × \(height) at (\(x), \(y))" }
  }

  /// One pixel in both pictures.
  package struct Pixel: Hashable, Sendable {
    /// The column.
    package let x: Int
    /// The row.
    package let y: Int
    /// The pixel in the golden.
    package let expected: Bitmap.RGBA
    /// The pixel in the picture that is judged.
    package let actual: Bitmap.RGBA
    /// The largest difference in one of the four channels, 1…255.
    package let delta: Int
  }

  /// One lower-case sentence for the user. Its percentage is never 0 % and is 100 % only when all
  /// pixels differ.
  package var description: String {
    let verb = differingPixels == 1 ? "differs" : "differ"
    let noun = totalPixels == 1 ? "pixel" : "pixels"
    return "\(differingPixels) of \(totalPixels) \(noun) (\(percentage)) \(verb)"
      + (alphaOnly ? " only in alpha" : "") + ", within \(bounds);"
      + " the worst is (\(worst.x), \(worst.y)): expected \(worst.expected),"
      + " actual \(worst.actual), off by \(worst.delta)"
  }

  /// The share of differing pixels with at most two decimals.
  var percentage: String {
    if differingPixels == totalPixels { return "100 %" }
    let share = 100 * Double(differingPixels) / Double(totalPixels)
    if share < 0.01 { return "less than 0.01 %" }
    if share > 99.99 { return "more than 99.99 %" }
    return decimal(share, places: 2) + " %"
  }
}
