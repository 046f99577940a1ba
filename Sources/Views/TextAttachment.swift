package import Drawing
package import Vocabulary

/// An image or a symbol in an attributed text (`NSTextAttachment`).
package struct TextAttachment: Hashable, Sendable {
  /// What is shown.
  package enum Content: Hashable, Sendable {
    /// A symbol, in the size and weight of the run's font and centred on its capitals.
    case symbol(Symbol)
    /// An image, which stands on the baseline.
    case image(SceneImage)
  }

  /// The character that stands for an attachment in a text.
  package static let character = "\u{FFFC}"

  /// The symbol or image.
  package var content: Content
  /// The place of the image in points, relative to the baseline, y up; `nil` for its own size on the baseline.
  package var bounds: Rect?

  /// Creates an attachment.
  package init(_ content: Content, bounds: Rect? = nil) {
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
