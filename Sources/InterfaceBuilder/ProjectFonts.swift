internal import Assets
internal import Drawing
internal import Files
internal import SceneWriting

/// The fonts that a project ships (`UIAppFonts`): the font files below its folder, by the names that `UIFont(name:size:)`
/// knows.
package struct ProjectFonts: Sendable {
  /// How a scene names a font, and the file that it needs.
  package struct Match: Equatable, Sendable {
    /// The entries of the font before its size: "name: Roboto-Bold".
    package let entries: String
    /// The path of the file.
    package let path: String
  }

  private var fonts: [FontResource] = []
  /// The texts of the project's `Info.plist` files with a list of fonts.
  private var lists: [String] = []

  /// The maximum number of font files, and of `Info.plist` files, that are read. Our choice.
  private static let mostFiles = 500
  /// The maximum length of an `Info.plist`, in bytes. Our choice.
  private static let longestList = 1 << 20

  /// Fonts without files.
  init() {}

  /// Reads font files until all names are found. Files that are no fonts are skipped, and so are fonts that scenes refuse.
  ///
  /// - Parameters:
  ///   - paths: The files. The first one with a name wins.
  ///   - lists: The `Info.plist` files of the project.
  ///   - names: The PostScript names that a document uses.
  init(_ paths: [String], lists: [String], names: Set<String>) {
    var missing = names
    for path in paths.prefix(Self.mostFiles) where !missing.isEmpty {
      guard let bytes = try? FileAccess.read(path, atMost: AssetLimits.mostFileBytes + 1),
        bytes.count <= AssetLimits.mostFileBytes
      else { continue }
      for font in FontTables.fonts(in: bytes, path: path)
      where FontTables.lineHeights.contains(font.lineHeight) {
        fonts.append(font)
        missing.remove(font.postScriptName)
      }
    }
    guard !fonts.isEmpty else { return }
    for path in lists.prefix(Self.mostFiles) {
      guard let bytes = try? FileAccess.read(path, atMost: Self.longestList) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("UIAppFonts") { self.lists.append(text) }
    }
  }

  /// Whether an `Info.plist` of the project lists a font file under `UIAppFonts`, so that UIKit knows its fonts when the
  /// app starts.
  func isListed(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return lists.contains { $0.contains(">\(name)<") || $0.contains("/\(name)<") }
  }

  /// Whether a file has the ending of a font.
  static func isFont(_ name: String) -> Bool {
    let lower = name.lowercased()
    return [".ttf", ".otf", ".ttc"].contains { lower.hasSuffix($0) }
  }

  /// The font with a PostScript name; `nil` if no file has it.
  ///
  /// A variable font has one file for all weights. Interface Builder names its instances, as "Inter-SemiBold" of the
  /// family "Inter".
  ///
  /// - Parameters:
  ///   - family: The family in the document; `nil` for none.
  ///   - weight: The weight in the name, in the scene's words; `nil` for none.
  package func match(_ name: String, family: String?, weight: String?) -> Match? {
    if let font = fonts.first(where: { $0.postScriptName == name }) {
      return Match(entries: "name: \(Self.written(name))", path: font.path)
    }
    guard let family,
      let font = fonts.first(where: { font in
        font.familyName == family && !font.isItalic && font.axes.contains { $0.tag == "wght" }
      }), weight != nil || name.hasSuffix("-Regular") || name == family,
      !name.lowercased().contains("italic")
    else { return nil }
    let entries = "name: \(Self.written(family)), weight: \(weight ?? "regular")"
    return Match(entries: entries, path: font.path)
  }

  /// A name as scenes write it. With a hyphen a word cannot be read as a number, a truth value or nothing.
  private static func written(_ name: String) -> String {
    let isWord =
      name.contains("-") && name.first.map { $0.isASCII && $0.isLetter } ?? false
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return isWord ? name : SceneLines.quoted(name)
  }
}
