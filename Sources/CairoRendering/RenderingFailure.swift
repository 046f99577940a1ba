package import Drawing

/// Why a display list did not become pixels.
package enum RenderingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture would have no pixel, more than `Bitmap.maximumSide` along a side, or more than
  /// `CairoRenderer.maximumPixels` in all.
  case size(Size, scale: Double)
  /// Cairo refused, with its words.
  case cairo(String)

  /// One sentence for the person who asked.
  package var description: String {
    switch self {
    case .size(let size, let scale):
      """
      a picture of \(size.width) × \(size.height) points at scale \(scale) cannot be drawn; \
      each side must have 1 to \(Bitmap.maximumSide) pixels, \
      and all together at most \(CairoRenderer.maximumPixels)
      """
    case .cairo(let words):
      "cairo could not draw the picture: \(words)"
    }
  }
}
