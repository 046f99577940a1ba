internal import CPlatform
internal import Drawing

/// Where the font files are.
///
/// The set is pinned: which file serves which family and weight is written down here, and no other
/// font of the machine is ever looked at. Inter stands for San Francisco and JetBrains Mono for SF
/// Mono, whose licences do not let them leave Apple's platforms.
package struct FontLibrary: Hashable, Sendable {
  /// The folders that are looked into, in order.
  package let folders: [String]

  /// The folders of the Debian packages fonts-inter and fonts-jetbrains-mono.
  package static let debian = FontLibrary(folders: [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/jetbrains-mono",
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
  ])

  /// A library of the given folders, each with the files in it and not in folders below.
  package init(folders: [String]) {
    self.folders = folders
  }

  /// One file of the set.
  struct Face: Hashable, CaseIterable {
    let family: Font.Family
    let weight: Font.Weight

    static let allCases: [Face] = Font.Family.allCases.flatMap { family in
      Font.Weight.allCases.map { Face(family: family, weight: $0) }
    }.filter { $0.fileWeight == $0.weight }

    /// The name of the file without its extension, which is the font's PostScript name.
    var name: String { "\(filePrefix)-\(weightName)" }

    /// The name of the file.
    var fileName: String {
      switch family {
      case .system: name + ".otf"
      case .monospaced: name + ".ttf"
      }
    }

    /// The name of the family inside the file.
    var familyName: String {
      switch family {
      case .system: "Inter"
      case .monospaced: "JetBrains Mono"
      }
    }

    /// The Debian package that has the file.
    var package: String {
      switch family {
      case .system: "fonts-inter"
      case .monospaced: "fonts-jetbrains-mono"
      }
    }

    private var filePrefix: String {
      switch family {
      case .system: "Inter"
      case .monospaced: "JetBrainsMono"
      }
    }

    /// The weight in the file: JetBrains Mono has nothing above extra bold.
    var fileWeight: Font.Weight {
      switch (family, weight) {
      case (.monospaced, .black): .heavy
      default: weight
      }
    }

    /// What of the font is switched off: both draw "->" and the like as one sign, San Francisco as it is
    /// spelled.
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

  /// The weights in which fonts for other scripts come, as their files are named.
  enum FallbackWeight: String {
    case regular = "Regular"
    case bold = "Bold"

    /// The one that goes with text of a weight; semibold is bold (our choice).
    init(for weight: Font.Weight) {
      self = weight.rawValue < Font.Weight.semibold.rawValue ? .regular : .bold
    }

    /// The number that OpenType gives it.
    var number: Int {
      switch self {
      case .regular: Font.Weight.regular.rawValue
      case .bold: Font.Weight.bold.rawValue
      }
    }
  }

  /// The path of the file for another script, from the first folder that has it; `nil` without one.
  func path(of font: FallbackFont, _ weight: FallbackWeight) -> String? {
    path(of: font.fileName(for: weight))
  }

  /// The path of the file of `face`, from the first folder that has it.
  func path(of face: Face) throws(TypesettingFailure) -> String {
    if let path = path(of: face.fileName) { return path }
    let places = folders.isEmpty ? "no folder" : folders.joined(separator: " or ")
    throw .fontNotFound(
      "the font file \(face.fileName) is not in \(places); "
        + "install the Debian package \(face.package) or name a folder that has the file")
  }

  private func path(of fileName: String) -> String? {
    folders.lazy.map { $0 + "/" + fileName }.first { unsafe cplatform_is_readable($0) }
  }
}
