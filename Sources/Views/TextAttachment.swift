public import Drawing
public import Images
internal import Notation

/// An image or a symbol in an attributed text (`NSTextAttachment`).
public struct TextAttachment: Hashable, Sendable {
  /// The image or symbol.
  public enum Content: Hashable, Sendable {
    /// A symbol, in the size and weight of the run's font and centred on its capitals.
    case symbol(Symbol)
    /// An image, which stands on the baseline.
    case image(SceneImage)
  }

  /// The character that stands for an attachment in a text.
  package static let character = "\u{FFFC}"

  /// The symbol or image.
  public var content: Content
  /// The place of the image in points, relative to the start of the part on the baseline, y up
  /// (`NSTextAttachment.bounds`); `nil` for its own size on the baseline. Default: `nil`.
  public var bounds: Rect?

  /// Creates an attachment.
  public init(_ content: Content, bounds: Rect? = nil) {
    self.content = content
    self.bounds = bounds
  }

  /// The names of images that are not loaded.
  package var imageName: String? {
    if case .image(.named(let name)) = content { name } else { nil }
  }

  /// The attachment in the syntax of scene files, without braces.
  var sceneTexts: [String] {
    let shown =
      switch content {
      case .symbol(let symbol): "systemImage: \(symbol.rawValue)"
      case .image(let image): "image: \(image.sceneText)"
      }
    guard let bounds else { return [shown] }
    let sides = [
      ("x", bounds.minX), ("y", bounds.minY), ("width", bounds.size.width),
      ("height", bounds.size.height),
    ].map { "\($0): \(decimal($1))" }
    return [shown, "bounds: { \(sides.joined(separator: ", ")) }"]
  }
}

extension AttributedText.Run {
  /// Creates a run that shows an image or a symbol (`NSAttributedString(attachment:)`).
  public init(attachment: TextAttachment, attributes: TextAttributes = TextAttributes()) {
    self.init(TextAttachment.character, attributes: attributes)
    self.attributes.attachment = attachment
  }
}

extension TextAttachment {
  /// The problem with the attachment; `nil` if it is valid.
  var objection: String? {
    if case .image(let image) = content, let objection = image.objection { return objection }
    guard let bounds else { return nil }
    let (place, size) = ([bounds.minX, bounds.minY], [bounds.size.width, bounds.size.height])
    let (places, sizes) = (SceneLimits.distances, 0...SceneLimits.largestLength)
    guard place.allSatisfy({ places.contains($0) }) else {
      return SceneLimits.mustBe("x and y of the bounds", within: places)
    }
    return size.allSatisfy { sizes.contains($0) }
      ? nil : SceneLimits.mustBe("width and height of the bounds", within: sizes)
  }
}
