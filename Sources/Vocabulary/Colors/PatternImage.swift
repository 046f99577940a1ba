package import Drawing

/// An image that fills an area again and again, from its top left corner on (`UIColor(patternImage:)`).
public struct PatternImage: Hashable, Sendable {
  /// The name of the image in the folders and catalogues of the scene's `assets`.
  public let name: String
  /// The image; `nil` until the scene is loaded.
  package let image: ScaledImage?
  /// The mean colour of the image, for what can only be a colour, such as contrast; transparent until the scene is
  /// loaded.
  package let color: Color

  /// Creates a pattern from the name of an image.
  public init(_ name: String) { self.init(name, nil) }

  /// Creates a pattern from a loaded image. Only pixels are repeated: another image draws nothing.
  package init(_ name: String, _ image: ScaledImage?) {
    self.name = name
    self.image = image
    color =
      if case .pixels(let pixels)? = image?.content { pixels.bitmap.meanColor } else { .clear }
  }

  /// The maximum number of pixels of a filled area. Our choice: the maximum for image files.
  private static let mostPixels = 1 << 24

  /// The image repeated over a rectangle, and the rectangle that it fills: whole pixels of the image, at least the
  /// given one. `nil` if there is nothing to draw, or more pixels than an image file may have.
  ///
  /// - Parameter area: A rectangle in the view's coordinates; the pattern begins at their origin.
  package func tiles(over area: Rect) -> (image: Image, frame: Rect)? {
    guard let image, case .pixels(let pixels) = image.content, area.size.width > 0,
      area.size.height > 0
    else { return nil }
    let (tile, scale) = (image.size, Double(image.scale))
    let x = (area.minX / tile.width).rounded(.down) * tile.width
    let y = (area.minY / tile.height).rounded(.down) * tile.height
    let size = Size(
      ((area.maxX - x) * scale).rounded(.up) / scale, ((area.maxY - y) * scale).rounded(.up) / scale
    )
    guard size.width * size.height * scale * scale <= Double(Self.mostPixels) else { return nil }
    let frame = Rect(origin: Point(x, y), size: size)
    let repeating = image.resizableImage(withCapInsets: EdgeInsets(0), resizingMode: .tile)
    guard case .pixels(let filled) = repeating.content(in: size) else { return nil }
    return (size == tile ? pixels : filled, frame)
  }
}

extension Bitmap {
  /// The mean of all pixels, weighted by their alpha.
  fileprivate var meanColor: Color {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    for start in stride(from: 0, to: rgba.count, by: 4) {
      let weight = Double(rgba[start + 3])
      red += Double(rgba[start]) * weight
      green += Double(rgba[start + 1]) * weight
      blue += Double(rgba[start + 2]) * weight
      alpha += weight
    }
    guard alpha > 0 else { return .clear }
    return Color(
      red: red / alpha / 255, green: green / alpha / 255, blue: blue / alpha / 255,
      alpha: alpha / Double(rgba.count / 4) / 255)
  }
}
