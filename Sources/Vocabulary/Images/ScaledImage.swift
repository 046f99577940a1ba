public import Drawing

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
  /// How it becomes larger in a place larger than itself; `nil` for as a whole. Shapes always become
  /// larger as a whole.
  public let resizing: ImageResizing?
  /// What it is called in dumps; may be empty.
  public let name: String
  /// The size in points where its pixels are not exactly that many; `nil` where they are, and for shapes.
  private let ownSize: Size?

  /// Makes an image; a scale outside 1…16 is brought to the nearer end.
  public init(_ image: Image, scale: Int = 1, isTemplate: Bool = false, name: String = "") {
    self.init(
      .pixels(image), scale: min(max(scale, 1), 16), isTemplate: isTemplate, resizing: nil,
      name: name)
  }

  /// Makes an image of pixels.
  public init(_ bitmap: Bitmap, scale: Int = 1, isTemplate: Bool = false, name: String = "") {
    self.init(Image(bitmap), scale: scale, isTemplate: isTemplate, name: name)
  }

  /// Makes an image of pixels which fill `size` points, though that may be no whole number of them: a
  /// page of 24.5 points has 25 pixels at 1x.
  package init(
    _ image: Image, scale: Int, size: Size, isTemplate: Bool = false, name: String = ""
  ) {
    self.init(
      .pixels(image), scale: min(max(scale, 1), 16), isTemplate: isTemplate, resizing: nil,
      name: name, ownSize: size)
  }

  /// Makes an image of shapes.
  public init(_ shapes: VectorImage, isTemplate: Bool = false, name: String = "") {
    self.init(.shapes(shapes), scale: 1, isTemplate: isTemplate, resizing: nil, name: name)
  }

  private init(
    _ content: Content, scale: Int, isTemplate: Bool, resizing: ImageResizing?, name: String,
    ownSize: Size? = nil
  ) {
    self.content = content
    self.scale = scale
    self.isTemplate = isTemplate
    self.resizing = resizing
    self.name = name
    self.ownSize = ownSize
  }

  /// The size in points: pixels by scale, or that of the shapes or the page that it was made from.
  public var size: Size {
    if let ownSize { return ownSize }
    return switch content {
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
    return ScaledImage(
      flipped, scale: scale, isTemplate: isTemplate, resizing: resizing?.flippedHorizontally,
      name: name, ownSize: ownSize)
  }

  /// The image with caps that keep their size when it is drawn larger.
  ///
  /// - Parameters:
  ///   - capInsets: The caps, in points.
  ///   - resizingMode: How the rest is filled; UIKit's default is `tile`.
  public func resizableImage(
    withCapInsets capInsets: Insets, resizingMode: ImageResizing.Mode = .tile
  ) -> ScaledImage {
    ScaledImage(
      content, scale: scale, isTemplate: isTemplate,
      resizing: ImageResizing(capInsets: capInsets, mode: resizingMode), name: name,
      ownSize: ownSize)
  }

  /// What is drawn in a place of `size` points: pixels with caps are made as many as it has.
  package func content(in size: Size) -> Content {
    guard let resizing, size != self.size, case .pixels(let image) = content,
      let resized = resizing.resized(image.bitmap, scale: scale, to: size)
    else { return content }
    return .pixels(Image(resized))
  }
}
