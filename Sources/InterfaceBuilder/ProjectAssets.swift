internal import Assets
internal import Files

/// The images and colours of an app's project: asset catalogues and image files below its folder.
package struct ProjectAssets: Sendable {
  private var images: [String: String] = [:]
  private var colors: [String: String] = [:]

  /// The maximum number of folders that are searched. Our choice.
  private static let mostFolders = 20_000
  /// The folders that hold no sources of the app.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "build", "DerivedData", "node_modules", "Output",
  ]

  /// Searches a folder. Catalogues that cannot be read are skipped.
  package init(below root: String) {
    var waiting = [root]
    var count = 0
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
        } else if !name.contains(".") || name.hasSuffix(".lproj") || name.hasSuffix(".bundle"),
          FileAccess.isFolder(path)
        {
          waiting.append(path)
        }
      }
    }
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
