internal import Files

/// The default folders: relative to the `Package.swift` of the package in which the command runs,
/// or to the current folder.
package struct OutputLocation: Sendable {
  /// The relative path from the current folder to the package's: `""`, `"../"` and so on; `nil`
  /// outside of any package.
  private let packagePrefix: String?

  /// Searches a `Package.swift` in the current folder and its parent folders.
  package init() {
    var prefix = ""
    // A folder is its own parent only at the root. The limit is deeper than any real path.
    for _ in 0..<64 {
      if FileAccess.exists(prefix + "Package.swift") {
        packagePrefix = prefix
        return
      }
      prefix += "../"
    }
    packagePrefix = nil
  }

  /// The path of an output without a given name: in `Output/` of the package, otherwise in the
  /// current folder.
  package func output(_ name: String) -> String {
    packagePrefix.map { $0 + "Output/" + name } ?? name
  }

  /// The folder of scenes: `Fixtures/Scenes` of the package, otherwise the current folder.
  package var scenes: String { packagePrefix.map { $0 + "Fixtures/Scenes" } ?? "." }

  /// The folder of goldens: `Fixtures/Goldens` of the package, otherwise `Goldens` in the current
  /// folder.
  package var goldens: String { packagePrefix.map { $0 + "Fixtures/Goldens" } ?? "Goldens" }
}

/// The naming of scene files.
package enum SceneFileName {
  /// The suffix of scene files.
  package static let suffix = ".cell.yaml"
  /// The suffixes that are accepted for named files.
  private static let endings = [suffix, ".yaml", ".yml", ".json"]

  /// Whether a path is a scene file and not the name of a golden.
  package static func isSceneFile(_ path: String) -> Bool {
    endings.contains { path.hasSuffix($0) }
  }

  /// The file name without suffix: `selection` for `Fixtures/Scenes/selection.cell.yaml`.
  /// Characters that are not allowed in a golden's name become hyphens.
  package static func stem(of path: String) -> String {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    for ending in endings where name.hasSuffix(ending) {
      name.removeLast(ending.count)
      break
    }
    let stem = String(
      name.map {
        $0.isLetter || $0.isNumber || "-_.+".contains($0) ? $0 : "-"
      })
    return stem.allSatisfy({ $0 == "." }) ? "scene" : stem
  }

  /// The scene files in a folder, sorted by name.
  package static func scenes(inFolder folder: String) throws -> [String] {
    try FileAccess.names(inFolder: folder)
      .filter { $0.hasSuffix(suffix) && $0.first != "." }
      .map { FileAccess.join(folder, $0) }
  }
}
