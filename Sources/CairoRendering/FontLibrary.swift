internal import Drawing
internal import Glibc

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
    }

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

    private var weightName: String {
      switch weight {
      case .regular: "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      }
    }
  }

  /// The path of the file of `face`, from the first folder that has it.
  func path(of face: Face) throws(TypesettingFailure) -> String {
    for folder in folders {
      let path = folder + "/" + face.fileName
      if unsafe access(path, R_OK) == 0 { return path }
    }
    let places = folders.isEmpty ? "no folder" : folders.joined(separator: " or ")
    throw .fontNotFound(
      "the font file \(face.fileName) is not in \(places); "
        + "install the Debian package \(face.package) or name a folder that has the file")
  }
}
