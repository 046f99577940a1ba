internal import Files

/// A parsed image file name: `linen~dark@2x.png` is the image `linen` for dark appearance at 2x.
/// `@2x` and `@3x` are UIKit's, as are `~iphone` and `~ipad`; `~dark` and `~light` are ours,
/// because UIKit supports appearances only in catalogues.
package struct ImageFileName {
  /// The complete name.
  private let file: String
  /// The name without modifiers and extension.
  package let base: String
  private(set) var scale = 1
  private(set) var look = ImageVariant.Look.any
  /// Whether it is for a device other than an iPhone.
  private var isForeign = false
  /// The extension in lower case.
  package let ending: String

  /// The supported extensions, in order of preference.
  private static let endings = ["png", "jpg", "jpeg", "svg", "pdf"]

  /// Parses a name; `nil` if it is not that of an image.
  package init?(_ file: String) {
    guard !file.hasPrefix("."), let dot = file.lastIndex(of: ".") else { return nil }
    ending = file[file.index(after: dot)...].lowercased()
    guard Self.endings.contains(ending) else { return nil }
    self.file = file
    var stem = file[..<dot]
    while let mark = stem.lastIndex(where: { $0 == "@" || $0 == "~" }), mark > stem.startIndex {
      switch stem[mark...] {
      case "@1x": scale = 1
      case "@2x": scale = 2
      case "@3x": scale = 3
      case "~dark": look = .dark
      case "~light": look = .light
      case "~iphone", "~universal": break
      case "~ipad", "~mac", "~tv", "~carplay": isForeign = true
      default:
        base = String(stem)
        return
      }
      stem = stem[..<mark]
    }
    base = String(stem)
  }

  /// The file as a variant of the image `name`; `nil` if it is not one. A name may include an
  /// extension, as in `UIImage(named: "linen.jpg")`.
  func variant(of name: String, in folder: String) -> ImageVariant? {
    guard !isForeign, name == base || name.lowercased() == base.lowercased() + "." + ending else {
      return nil
    }
    guard name == base || name.hasPrefix(base + ".") else { return nil }
    return ImageVariant(
      path: folder == "." ? file : FileAccess.join(folder, file), scale: scale, look: look,
      isLoose: true, isSecondChoice: ending != "png")
  }
}
