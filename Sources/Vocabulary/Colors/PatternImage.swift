package import Drawing

/// An image that fills an area again and again, from its top left corner on (`UIColor(patternImage:)`).
public struct PatternImage: Hashable, Sendable {
  /// The pixels that are repeated.
  package struct Tile: Hashable, Sendable {
    /// The pixels.
    package let image: Image
    /// Pixels per point.
    package let scale: Int
    /// The size in points.
    package let size: Size

    /// Creates a tile.
    package init(_ image: Image, scale: Int, size: Size) {
      self.image = image
      self.scale = scale
      self.size = size
    }
  }

  /// The name of the image in the folders and catalogues of the scene's `assets`.
  public let name: String
  /// Whether the image has been loaded.
  package let isLoaded: Bool
  /// The pixels; `nil` until the scene is loaded, and for an image without pixels, which draws nothing.
  package let tile: Tile?
  /// The mean colour of the image, for what can only be a colour, such as contrast; transparent until the scene is
  /// loaded.
  package let color: Color

  /// Creates a pattern from the name of an image.
  public init(_ name: String) {
    self.name = name
    isLoaded = false
    tile = nil
    color = .clear
  }

  /// Creates a pattern from a loaded image.
  ///
  /// - Parameter tile: The pixels of the image; `nil` if it has none.
  package init(_ name: String, tile: Tile?) {
    self.name = name
    isLoaded = true
    self.tile = tile
    color = tile?.image.bitmap.meanColor ?? .clear
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
