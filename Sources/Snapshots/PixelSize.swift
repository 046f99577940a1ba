/// A width and a height in pixels.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int

  /// Makes a size.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// `width × height`.
  package var description: String { "\(width) × \(height)" }
}
