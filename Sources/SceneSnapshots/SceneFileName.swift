internal import Files

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
  /// Characters that are not allowed in a golden's name become hyphens, and the dot of a hidden file becomes `_`.
  package static func stem(of path: String) -> String {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    for ending in endings where name.hasSuffix(ending) {
      name.removeLast(ending.count)
      break
    }
    var stem = String(
      name.map {
        $0.isLetter || $0.isNumber || "-_.+".contains($0) ? $0 : "-"
      })
    if stem.allSatisfy({ $0 == "." }) { return "scene" }
    if stem.hasPrefix(".") { stem = "_" + stem.dropFirst() }
    return stem
  }

  /// The scene files in a folder, sorted by name. Those in the current folder, `.`, have names without `./`, which
  /// other programs would take for another path.
  package static func scenes(inFolder folder: String) throws -> [String] {
    try FileAccess.names(inFolder: folder)
      .filter { $0.hasSuffix(suffix) && $0.first != "." }
      .map { folder == "." ? $0 : FileAccess.join(folder, $0) }
  }
}
