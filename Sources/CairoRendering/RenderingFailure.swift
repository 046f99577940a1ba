package import Drawing

/// Why a display list could not be drawn.
package enum RenderingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture would have no pixels, a side above `Bitmap.maximumSide`, or more than
  /// `CairoRenderer.maximumPixels` pixels.
  case size(Size, scale: Double)
  /// Cairo's error message.
  case cairo(String)

  /// One sentence for the user.
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
