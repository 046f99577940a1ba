internal import Files

/// The name of an image file, taken apart: `linen~dark@2x.png` is the image `linen` for dark appearance
/// at 2x. `@2x` and `@3x` are UIKit's, as are `~iphone` and `~ipad`; `~dark` and `~light` are ours, as
/// UIKit knows appearances in catalogues only.
struct ImageFileName {
  /// The whole name.
  private let file: String
  /// The name without modifiers and ending.
  let base: String
  private(set) var scale = 1
  private(set) var look = ImageVariant.Look.any
  /// Whether it is for another device than an iPhone.
  private var isForeign = false
  /// What follows the last dot, in lower case.
  let ending: String

  /// The endings that are looked for, the ones that are preferred first.
  private static let endings = ["png", "jpg", "jpeg", "svg", "pdf"]

  /// Takes a name apart; `nil` when it is not that of an image.
  init?(_ file: String) {
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

  /// The variant of the image `name` that the file is; `nil` when it is none. A name may have an ending,
  /// as in `UIImage(named: "linen.jpg")`.
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
