internal import Files

/// Where things are by default: beside the `Package.swift` of the package in which the command runs,
/// or else in the current folder.
package struct OutputLocation: Sendable {
  /// The way to the package's folder from the current one: `""`, `"../"` and so on; `nil` outside of
  /// any package.
  private let packagePrefix: String?

  /// Looks for a `Package.swift` in the current folder and those around it.
  package init() {
    var prefix = ""
    // A folder is its own parent only at the root; deeper trees than this do not exist.
    for _ in 0..<64 {
      if FileAccess.exists(prefix + "Package.swift") {
        packagePrefix = prefix
        return
      }
      prefix += "../"
    }
    packagePrefix = nil
  }

  /// Where a file goes that was given no name: `Output/` of the package, else the current folder.
  package func output(_ name: String) -> String {
    packagePrefix.map { $0 + "Output/" + name } ?? name
  }

  /// Where scenes are: `Fixtures/Scenes` of the package, else the current folder.
  package var scenes: String { packagePrefix.map { $0 + "Fixtures/Scenes" } ?? "." }

  /// Where goldens are: `Fixtures/Goldens` of the package, else `Goldens` in the current folder.
  package var goldens: String { packagePrefix.map { $0 + "Fixtures/Goldens" } ?? "Goldens" }
}

/// How scene files are called.
package enum SceneFileName {
  /// What the names of scene files end with.
  package static let suffix = ".cell.yaml"
  /// What the names of files that people give may end with.
  private static let endings = [suffix, ".yaml", ".yml", ".json"]

  /// Whether a person means a scene file by this, and not a golden's name.
  package static func isSceneFile(_ path: String) -> Bool {
    endings.contains { path.hasSuffix($0) }
  }

  /// The name without folders and suffix: `selection` for `Fixtures/Scenes/selection.cell.yaml`. What
  /// cannot be part of a golden's name becomes a hyphen.
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

  /// The scene files in a folder, in the order of their names.
  package static func scenes(inFolder folder: String) throws -> [String] {
    try FileAccess.names(inFolder: folder)
      .filter { $0.hasSuffix(suffix) && $0.first != "." }
      .map { FileAccess.join(folder, $0) }
  }
}
