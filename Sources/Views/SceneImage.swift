internal import Drawing
public import Images
internal import Messages

/// The image of an image view.
public enum SceneImage: Hashable, Sendable, ExpressibleByStringLiteral {
  /// An image in the folders and catalogues of the scene's `assets`, by name (`UIImage(named:)`):
  /// `linen`, `hotels/1`.
  case named(String)
  /// An image that is already loaded.
  case value(ScaledImage)

  /// Creates an image from a name.
  public init(stringLiteral name: String) { self = .named(name) }

  /// The image in the syntax of scene files; a loaded image is described by its pixels.
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

  /// The problem with a name; `nil` if it is valid.
  var objection: String? {
    switch self {
    case .value: nil
    case .named(let name): Self.objection(toName: name)
    }
  }

  /// The problem with the name of a file in a folder; `nil` if it is valid. Names must not leave
  /// the folder.
  package static func objection(toName name: String) -> String? {
    let shown = name.shortened
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.isEmpty, name.utf8.count <= 500, !name.utf8.contains(0),
      parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." })
    else {
      return "\"\(shown)\" is not an image name; write its path in the folder, as in \"hotels/1\""
    }
    return nil
  }
}
