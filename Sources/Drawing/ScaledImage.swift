/// A bitmap with a size in points (`UIImage`).
public struct ScaledImage: Hashable, Sendable {
  /// The pixels.
  public let image: Image
  /// Pixels a point (`UIImage.scale`), 1…16.
  public let scale: Int
  /// Whether its maker means it to be drawn in the tint colour: an asset catalogue's
  /// `template-rendering-intent`. Default: `false`.
  public let isTemplate: Bool
  /// What it is called in dumps; may be empty.
  public let name: String

  /// Makes an image; a scale outside 1…16 is brought to the nearer end.
  public init(_ image: Image, scale: Int = 1, isTemplate: Bool = false, name: String = "") {
    self.image = image
    self.scale = min(max(scale, 1), 16)
    self.isTemplate = isTemplate
    self.name = name
  }

  /// Makes an image of pixels.
  public init(_ bitmap: Bitmap, scale: Int = 1, isTemplate: Bool = false, name: String = "") {
    self.init(Image(bitmap), scale: scale, isTemplate: isTemplate, name: name)
  }

  /// The size in points: pixels by scale.
  public var size: Size {
    Size(
      Double(image.bitmap.width) / Double(scale), Double(image.bitmap.height) / Double(scale))
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
