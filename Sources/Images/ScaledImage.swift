public import Drawing
package import Vocabulary

/// An image with a size in points (`UIImage`): pixels with a scale, or shapes.
public struct ScaledImage: Hashable, Sendable {
  /// The content of an image.
  public enum Content: Hashable, Sendable {
    /// Pixels, which become blurred when enlarged.
    case pixels(Image)
    /// Shapes, which are sharp at every size.
    case shapes(VectorImage)
  }

  /// The content of the image.
  public let content: Content
  /// Pixels per point (`UIImage.scale`), 1…16; 1 for shapes, whose size is in points.
  public let scale: Int
  /// Whether it is a template image by default: an asset catalogue's `template-rendering-intent`.
  /// Default: `false`.
  public let isTemplate: Bool
  /// How it is enlarged; `nil` for stretching as a whole. Shapes are always stretched as a whole.
  public let resizing: ImageResizing?
  /// The name in dumps; may be empty.
  public let name: String
  /// The symbol that the shapes are an outline of; `nil` for another image.
  package let symbol: CustomSymbol?
  /// The size in points if it differs from pixels divided by scale; otherwise, and for shapes,
  /// `nil`.
  private let ownSize: Size?

  /// Creates an image; the scale is clamped to 1…16.
  public init(_ image: Image, scale: Int = 1, isTemplate: Bool = false, name: String = "") {
    self.init(
      .pixels(image), scale: min(max(scale, 1), 16), isTemplate: isTemplate, resizing: nil,
      name: name)
  }

  /// Creates an image from a bitmap.
  public init(_ bitmap: Bitmap, scale: Int = 1, isTemplate: Bool = false, name: String = "") {
    self.init(Image(bitmap), scale: scale, isTemplate: isTemplate, name: name)
  }

  /// Creates an image of `size` points, which need not be a whole number of pixels: a page of 24.5
  /// points has 25 pixels at 1x.
  package init(
    _ image: Image, scale: Int, size: Size, isTemplate: Bool = false, name: String = ""
  ) {
    self.init(
      .pixels(image), scale: min(max(scale, 1), 16), isTemplate: isTemplate, resizing: nil,
      name: name, ownSize: size)
  }

  /// Creates an image from shapes.
  public init(_ shapes: VectorImage, isTemplate: Bool = false, name: String = "") {
    self.init(.shapes(shapes), scale: 1, isTemplate: isTemplate, resizing: nil, name: name)
  }

  /// Creates an image of a symbol at its default size of 17 points. It is a template.
  package init(_ symbol: CustomSymbol, name: String) {
    self.init(symbol, SymbolConfiguration(), name: name)
  }

  private init(_ symbol: CustomSymbol, _ configuration: SymbolConfiguration, name: String) {
    let outline = symbol.outline(configuration)
    self.init(
      .shapes(VectorImage(size: outline.size, items: [.fill(outline.path, Color(hex: 0x000000))])),
      scale: 1,
      isTemplate: true, resizing: nil, name: name, symbol: symbol)
  }

  /// The image in another size and weight if it is a symbol, as image views show it; otherwise unchanged.
  package func configured(_ configuration: SymbolConfiguration?) -> ScaledImage {
    guard let symbol, let configuration else { return self }
    return ScaledImage(symbol, configuration, name: name)
  }

  /// The image with other colours in the layers of its symbol (`CustomSymbol.mappingColors`).
  package func mappingSymbolColors(_ change: (DynamicColor) -> DynamicColor?) -> ScaledImage {
    guard let symbol else { return self }
    return ScaledImage(symbol.mappingColors(change), name: name)
  }

  private init(
    _ content: Content, scale: Int, isTemplate: Bool, resizing: ImageResizing?, name: String,
    ownSize: Size? = nil, symbol: CustomSymbol? = nil
  ) {
    self.content = content
    self.scale = scale
    self.isTemplate = isTemplate
    self.resizing = resizing
    self.name = name
    self.ownSize = ownSize
    self.symbol = symbol
  }

  /// The size in points: pixels divided by scale, or the size of the shapes or of the page that it
  /// was made from.
  public var size: Size {
    if let ownSize { return ownSize }
    return switch content {
    case .pixels(let image):
      Size(Double(image.bitmap.width) / Double(scale), Double(image.bitmap.height) / Double(scale))
    case .shapes(let shapes): shapes.size
    }
  }

  /// The image mirrored horizontally, for right-to-left layouts
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

  /// Returns the image with caps that keep their size when it is enlarged.
  ///
  /// - Parameters:
  ///   - capInsets: The caps, in points.
  ///   - resizingMode: How the rest is filled; UIKit's default is `tile`.
  public func resizableImage(
    withCapInsets capInsets: EdgeInsets, resizingMode: ImageResizing.Mode = .tile
  ) -> ScaledImage {
    ScaledImage(
      content, scale: scale, isTemplate: isTemplate,
      resizing: ImageResizing(capInsets: capInsets, mode: resizingMode), name: name,
      ownSize: ownSize)
  }

  /// The content for a size in points: pixels with caps are resized to it.
  package func content(in size: Size) -> Content {
    guard let resizing, size != self.size, case .pixels(let image) = content,
      let resized = resizing.resized(image.bitmap, scale: scale, to: size)
    else { return content }
    return .pixels(Image(resized))
  }
}
