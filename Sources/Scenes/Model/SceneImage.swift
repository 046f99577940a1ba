internal import Drawing
public import Vocabulary

/// The image that an image view shows.
public enum SceneImage: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The image of that name in the folders and catalogues that the scene's `assets` name
  /// (`UIImage(named:)`): `linen`, `hotels/1`.
  case named(String)
  /// An image that is there already.
  case value(ScaledImage)

  /// The image of that name.
  public init(stringLiteral name: String) { self = .named(name) }

  /// The spelling in a scene file; an image that is a value has none and is shown by its pixels.
  var sceneText: String {
    switch self {
    case .named(let name): name
    case .value(let image):
      image.name.isEmpty ? Self.text(of: image) : image.name
    }
  }

  private static func text(of image: ScaledImage) -> String {
    switch image.content {
    case .pixels(let pixels):
      "\(pixels.bitmap.width)×\(pixels.bitmap.height) px @\(image.scale)x"
    case .shapes: "\(decimal(image.size.width))×\(decimal(image.size.height)) pt"
    }
  }

  /// What is wrong with a name; `nil` for nothing.
  var objection: String? {
    switch self {
    case .value: nil
    case .named(let name): Self.objection(toName: name)
    }
  }

  /// What is wrong with the name of something in a folder: names must not lead out of it.
  static func objection(toName name: String) -> String? {
    let shown = name.shortened
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.isEmpty, name.utf8.count <= 500, !name.utf8.contains(0),
      parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." })
    else {
      return "\"\(shown)\" is no name of an image; write its path in the folder, as \"hotels/1\""
    }
    return nil
  }
}
