internal import CPlatform
package import Drawing

/// The folders of font files.
///
/// The set of fonts is pinned: the files of each family and weight are fixed here, and no other
/// installed font is used. Inter replaces San Francisco and JetBrains Mono replaces SF Mono, whose
/// licences do not allow use outside of Apple's platforms.
package struct FontLibrary: Hashable, Sendable {
  /// The folders to search, in order.
  package let folders: [String]

  /// The folders of the Debian packages fonts-inter, fonts-inter-variable, fonts-jetbrains-mono,
  /// fonts-noto-color-emoji and fonts-noto-core.
  package static let debian = FontLibrary(folders: [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter-vf",
    "/usr/share/fonts/truetype/jetbrains-mono", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto",
  ])

  /// The fonts that are used if no folder is named: those that came with the program, in `share/cellophane/fonts` beside
  /// its `bin`, where `Scripts/install-fonts` puts them, then those of Debian's packages. The files have the same names in
  /// both.
  package static let standard = FontLibrary(folders: besideProgram + debian.folders)

  /// The folder of fonts that came with the running program; empty if there is none.
  private static let besideProgram: [String] = {
    guard let path = unsafe cplatform_executable() else { return [] }
    defer { unsafe cplatform_free(path) }
    let parts = unsafe String(cString: path).split(separator: "/").dropLast()
    guard parts.last == "bin" else { return [] }
    let folder = "/" + (parts.dropLast() + ["share", "cellophane", "fonts"]).joined(separator: "/")
    return unsafe cplatform_is_readable(folder) ? [folder] : []
  }()

  /// Creates a library of the given folders. Their subfolders are not searched.
  package init(folders: [String]) {
    self.folders = folders
  }

  /// One font file of the set.
  struct Face: Hashable, CaseIterable {
    let family: Font.SystemDesign
    let weight: Font.Weight
    var isItalic = false

    /// The upright faces of the system font and the monospaced one.
    static let allCases: [Face] = [Font.SystemDesign.system, .monospaced].flatMap { family in
      Font.Weight.allCases.map { Face(family: family, weight: $0) }
    }.filter { $0.fileWeight == $0.weight }

    /// The file name without its extension, which is the font's PostScript name.
    var name: String {
      guard isItalic else { return "\(filePrefix)-\(weightName)" }
      return weightName == "Regular" ? "\(filePrefix)-Italic" : "\(filePrefix)-\(weightName)Italic"
    }

    /// The file name.
    var fileName: String {
      switch family {
      case .system, .rounded: name + ".otf"
      case .monospaced, .serif: name + ".ttf"
      }
    }

    /// The family name inside the file.
    var familyName: String {
      switch family {
      case .system, .rounded: "Inter"
      case .monospaced: "JetBrains Mono"
      case .serif: "Noto Serif"
      }
    }

    /// The Debian package that contains the file.
    var package: String {
      switch family {
      case .system, .rounded: "fonts-inter"
      case .monospaced: "fonts-jetbrains-mono"
      case .serif: "fonts-noto-core"
      }
    }

    private var filePrefix: String {
      switch family {
      case .system, .rounded: "Inter"
      case .monospaced: "JetBrainsMono"
      case .serif: "NotoSerif"
      }
    }

    /// The weight of the file.
    var fileWeight: Font.Weight { family.fileWeight(for: weight) }

    /// The weight at which Inter's letters carry as much ink as San Francisco's; `nil` for the file's own.
    ///
    /// Inter's semibold and bold carry 7 to 9 % more ink (pictures of an app at 3x, text of 12 to 16 points, compared by
    /// area). The rounded design keeps the file's own outlines: those of the variable font overlap, and their corners
    /// cannot be rounded.
    var inkWeight: Int? {
      switch (family, weight) {
      case (.system, .semibold): 550
      case (.system, .bold): 640
      default: nil
      }
    }

    /// The names of the variable font's file in Inter 4.0 beta 7 and in 4.1.
    var inkFileNames: [String] {
      isItalic
        ? ["Inter-italic.var.ttf", "InterVariable-Italic.ttf"]
        : ["Inter-roman.var.ttf", "InterVariable.ttf"]
    }

    /// The font features that are disabled: both fonts draw "->" and the like as one glyph, which
    /// San Francisco does not.
    var features: String { "liga=0, calt=0" }

    private var weightName: String {
      switch fileWeight {
      case .ultraLight: "Thin"
      case .thin: "ExtraLight"
      case .light: "Light"
      case .regular: "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .heavy: "ExtraBold"
      case .black: "Black"
      }
    }
  }

  /// The weights of the fallback fonts, as in their file names.
  enum FallbackWeight: String {
    case regular = "Regular"
    case bold = "Bold"

    /// The weight for text of a weight. Semibold becomes bold (our choice).
    init(for weight: Font.Weight) {
      self = weight.rawValue < Font.Weight.semibold.rawValue ? .regular : .bold
    }

    /// OpenType's number for the weight.
    var number: Int {
      switch self {
      case .regular: Font.Weight.regular.rawValue
      case .bold: Font.Weight.bold.rawValue
      }
    }
  }

  /// The paths of the files that a scene's texts need beside the faces that every text may need: italic and serif
  /// faces and fallback fonts, as far as they are installed. Sorted, each once.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - fonts: The fonts. A weight counts for all texts.
  package func paths(of texts: [String], in fonts: [Font]) -> [String] {
    var paths = Set(
      fonts.filter { $0.isItalic || $0.design == .serif }.flatMap { font in
        let face = Face(family: font.design, weight: font.weight, isItalic: font.isItalic)
        return [path(of: face.fileName), (try? ink(of: face))?.path].compactMap(\.self)
      })
    for fallback in Set(texts.flatMap(FallbackFont.needed)) {
      for weight in Set(fonts.map { FallbackWeight(for: $0.weight) }) {
        if let path = path(of: fallback, weight) { paths.insert(path) }
      }
    }
    return paths.sorted()
  }

  /// The file of the emoji font.
  static let emojiFile = "NotoColorEmoji.ttf"
  /// The Debian package that contains it.
  static let emojiPackage = "fonts-noto-color-emoji"

  /// The path of the emoji font's file, from the first folder that contains it; `nil` if none does.
  package var emojiPath: String? { path(of: Self.emojiFile) }

  /// The path of a fallback font's file, from the first folder that contains it; `nil` if none
  /// does.
  func path(of font: FallbackFont, _ weight: FallbackWeight) -> String? {
    path(of: font.fileName(for: weight))
  }

  /// The path of the file of `face`, from the first folder that contains it.
  func path(of face: Face) throws(TypesettingError) -> String {
    try path(of: [face.fileName], package: face.package)
  }

  /// The font that draws the glyphs of `face`; `nil` if its file does.
  func ink(of face: Face) throws(TypesettingError) -> InkFont.Member? {
    guard let weight = face.inkWeight else { return nil }
    return InkFont.Member(
      path: try path(of: face.inkFileNames, package: "fonts-inter-variable"), weight: weight)
  }

  /// The path of the first of some files that is in a folder.
  private func path(
    of fileNames: [String], package: String
  ) throws(TypesettingError) -> String {
    if let path = fileNames.lazy.compactMap({ path(of: $0) }).first { return path }
    let places = folders.isEmpty ? "no folder" : folders.joined(separator: " or ")
    throw .fontNotFound(
      "the font file \(fileNames[0]) is not in \(places); "
        + "install the Debian package \(package) or name a folder that has the file")
  }

  private func path(of fileName: String) -> String? {
    folders.lazy.map { $0 + "/" + fileName }.first { unsafe cplatform_is_readable($0) }
  }
}
