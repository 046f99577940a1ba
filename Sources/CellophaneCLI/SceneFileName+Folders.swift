internal import Files
internal import SceneSnapshots
internal import TerminalOutput

/// Scene files that arguments name, alone or as the files of folders.
extension SceneFileName {
  /// The files, in the order of the arguments; those of a folder in the order of their names.
  ///
  /// - Throws: `CommandFailure` if a folder has no scene file; `FileFailure` if it cannot be read.
  static func files(at paths: [String]) throws -> [String] {
    var files: [String] = []
    for path in paths {
      guard FileAccess.isFolder(path) else {
        files.append(path)
        continue
      }
      let scenes = try Self.scenes(inFolder: path)
      guard !scenes.isEmpty else {
        throw CommandFailure(.noInput, "there is no \(suffix) file in \(path)")
      }
      files += scenes
    }
    return files
  }

  /// The folders of the files, below which untrusted ones may read others.
  static func folders(at paths: [String]) -> [String] {
    paths.map { FileAccess.isFolder($0) ? $0 : folder(of: $0) }
  }

  /// Whether paths may name several files: more than one path, or a folder.
  static func mayBeSeveral(at paths: [String]) -> Bool {
    paths.count > 1 || paths.contains(where: FileAccess.isFolder)
  }
}
