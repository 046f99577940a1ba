internal import Assets
internal import Files

/// The images, colours and fonts of an app's project: asset catalogues, image files and font files below its folder.
package struct ProjectAssets: Sendable {
  private var images: [String: String] = [:]
  private var colors: [String: String] = [:]
  /// The project's fonts that are asked for.
  package private(set) var fonts = ProjectFonts()

  /// The maximum number of folders that are searched. Our choice.
  private static let mostFolders = 20_000
  /// The folders that hold no sources of the app.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "build", "DerivedData", "node_modules", "Output",
  ]

  /// Searches a folder. Catalogues that cannot be read are skipped.
  ///
  /// - Parameters:
  ///   - names: The PostScript names of the fonts that are searched. Of fonts of one name, which the apps of a large
  ///     project have each, the one nearest to `file` wins.
  package init(below root: String, fonts names: Set<String> = [], near file: String = "") {
    var waiting = [root]
    var count = 0
    var fontFiles: [String] = []
    var lists: [String] = []
    // The nearest path wins: paths are searched in order, and a shorter one comes first.
    while !waiting.isEmpty {
      let folder = waiting.removeFirst()
      count += 1
      guard count <= Self.mostFolders, let names = try? FileAccess.names(inFolder: folder) else {
        continue
      }
      for name in names where !name.hasPrefix(".") && !Self.skipped.contains(name) {
        let path = folder == "." ? name : FileAccess.join(folder, name)
        if name.hasSuffix(".xcassets") {
          guard let catalog = try? AssetCatalog(at: path) else { continue }
          for image in catalog.imageNames where images[image] == nil { images[image] = path }
          for color in catalog.colorNames where colors[color] == nil { colors[color] = path }
        } else if let image = ImageFileName(name) {
          if images[image.base] == nil { images[image.base] = folder }
          let whole = "\(image.base).\(image.ending)"
          if images[whole] == nil { images[whole] = folder }
        } else if ProjectFonts.isFont(name) {
          fontFiles.append(path)
        } else if name.hasSuffix("Info.plist") {
          lists.append(path)
        } else if !name.contains(".") || name.hasSuffix(".lproj") || name.hasSuffix(".bundle"),
          FileAccess.isFolder(path)
        {
          waiting.append(path)
        }
      }
    }
    guard !names.isEmpty, !fontFiles.isEmpty else { return }
    let parts = file.split(separator: "/")
    let nearest = fontFiles.enumerated().map { index, path in
      (path, zip(path.split(separator: "/"), parts).prefix { $0 == $1 }.count, index)
    }.sorted { ($1.1, $0.2) < ($0.1, $1.2) }
    fonts = ProjectFonts(nearest.map(\.0), lists: lists, names: names)
  }

  /// The catalogue or folder that has an image; `nil` for none.
  func image(_ name: String) -> String? { images[name] }

  /// The catalogue that has a colour; `nil` for none.
  func color(_ name: String) -> String? { colors[name] }

  /// A path relative to a folder. Both are relative to the current folder, or both absolute.
  package static func path(of path: String, from folder: String) -> String {
    let target = path.split(separator: "/").filter { $0 != "." }
    let base = folder.split(separator: "/").filter { $0 != "." }
    var common = 0
    while common < target.count, common < base.count, target[common] == base[common] { common += 1 }
    let up = Array(repeating: "..", count: base.count - common)
    let parts = up + target.dropFirst(common).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
