/// A picture with a size in points (`UIImage`): pixels and how many of them are a point, or shapes.
public struct ScaledImage: Hashable, Sendable {
  /// What a picture is made of.
  public enum Content: Hashable, Sendable {
    /// Pixels; they become blurred when they are enlarged.
    case pixels(Image)
    /// Shapes, which stay sharp at every size.
    case shapes(VectorImage)
  }

  /// What it shows.
  public let content: Content
  /// Pixels a point (`UIImage.scale`), 1…16; 1 for shapes, whose size is in points.
  public let scale: Int
  /// Whether its maker means it to be drawn in the tint colour: an asset catalogue's
  /// `template-rendering-intent`. Default: `false`.
  public let isTemplate: Bool
  /// What it is called in dumps; may be empty.
  public let name: String

  /// Makes an image; a scale outside 1…16 is brought to the nearer end.
  public init(_ image: Image, scale: Int = 1, isTemplate: Bool = false, name: String = "") {
    self.init(.pixels(image), scale: min(max(scale, 1), 16), isTemplate: isTemplate, name: name)
  }

  /// Makes an image of pixels.
  public init(_ bitmap: Bitmap, scale: Int = 1, isTemplate: Bool = false, name: String = "") {
    self.init(Image(bitmap), scale: scale, isTemplate: isTemplate, name: name)
  }

  /// Makes an image of shapes.
  public init(_ shapes: VectorImage, isTemplate: Bool = false, name: String = "") {
    self.init(.shapes(shapes), scale: 1, isTemplate: isTemplate, name: name)
  }

  private init(_ content: Content, scale: Int, isTemplate: Bool, name: String) {
    self.content = content
    self.scale = scale
    self.isTemplate = isTemplate
    self.name = name
  }

  /// The size in points: pixels by scale, or that of the shapes.
  public var size: Size {
    switch content {
    case .pixels(let image):
      Size(Double(image.bitmap.width) / Double(scale), Double(image.bitmap.height) / Double(scale))
    case .shapes(let shapes): shapes.size
    }
  }

  /// What it shows with left and right exchanged, as in a layout from right to left
  /// (`withHorizontallyFlippedOrientation()`).
  public func withHorizontallyFlippedOrientation() -> ScaledImage {
    let flipped: Content =
      switch content {
      case .pixels(let image): .pixels(image.flippedHorizontally())
      case .shapes(let shapes): .shapes(shapes.flippedHorizontally())
      }
    return ScaledImage(flipped, scale: scale, isTemplate: isTemplate, name: name)
  }
}

/// Whether an image is drawn in its own colours or in the tint colour (`UIImage.RenderingMode`).
public enum ImageRenderingMode: String, Hashable, Sendable, CaseIterable {
  /// As the image's maker means it: its own colours, unless it is a template.
  case automatic
  /// In its own colours.
  case alwaysOriginal
  /// Its alpha, filled with the tint colour.
  case alwaysTemplate
}
