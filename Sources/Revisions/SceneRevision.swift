internal import Files

/// The scenes of one revision of a repository, with the files that they may read.
package struct SceneRevision: Sendable {
  /// Where the files come from.
  package enum Source: Hashable, Sendable {
    /// A commit, by its identity.
    case commit(String)
    /// The files as they are in the work tree.
    case workTree
  }

  /// The scenes, by their paths below the repository's root: for each the files that it may read, with itself.
  package private(set) var scenes: [String: Set<String>] = [:]
  /// The contents of the files.
  package private(set) var contents: [String: [UInt8]] = [:]

  /// The endings of files that other scenes use.
  private static let sharedEndings = [".yaml", ".yml"]
  /// The endings of files that may name further files: those, and captures.
  private static let namingEndings = sharedEndings + [".json"]

  /// Reads the scenes of a revision.
  ///
  /// - Parameters:
  ///   - source: The revision.
  ///   - isChosen: Whether a path is one of the scenes.
  package init(
    _ source: Source, of repository: GitRepository, where isChosen: (String) -> Bool
  ) throws(RevisionFailure) {
    let tree = try RevisionTree(source, of: repository)
    let closure = SceneClosure(tree)
    // The paths that lead to the same files through no link.
    var files: [String: String] = [:]
    for scene in tree.paths where isChosen(scene) {
      guard let file = try tree.file(at: scene) else { continue }
      files[scene] = file
      let near = try closure.neighbours(of: scene)
      files.merge(near) { first, _ in first }
      scenes[scene] = Set(near.keys).union([scene])
    }
    // Files that a scene uses may name further ones.
    var read: Set<String> = []
    while true {
      let waiting = Set(scenes.values.joined()).subtracting(read)
      guard !waiting.isEmpty else { return }
      try load(waiting.sorted(), files, tree, repository)
      read.formUnion(waiting)
      var named: [String: Set<String>] = [:]
      for path in waiting where Self.namingEndings.contains(where: { path.hasSuffix($0) }) {
        let text = String(decoding: contents[path] ?? [], as: UTF8.self)
        let more = try closure.files(namedBy: text, of: path)
        files.merge(more) { first, _ in first }
        named[path] = Set(more.keys)
      }
      for (scene, files) in scenes {
        scenes[scene] = files.union(files.flatMap { named[$0] ?? [] })
      }
    }
  }

  /// Reads files by their paths.
  ///
  /// - Parameter files: The paths that lead to the same files through no link.
  private mutating func load(
    _ paths: [String], _ files: [String: String], _ tree: RevisionTree, _ repository: GitRepository
  ) throws(RevisionFailure) {
    var inGit: [(path: String, identity: String)] = []
    for path in paths {
      let file = files[path] ?? path
      if let identity = tree.identities[file] {
        inGit.append((path, identity))
        continue
      }
      do throws(FileFailure) {
        contents[path] = try FileAccess.readIfPresent(FileAccess.join(repository.root, file))
      } catch {
        throw .file(error)
      }
      // The file may have been removed since git listed it.
      if contents[path] == nil { scenes[path] = nil }
    }
    let all = try repository.contents(of: inGit.map { $0.identity })
    for (file, bytes) in zip(inGit, all) { contents[file.path] = bytes }
  }

  /// Whether a scene and all files that it may read are the same in another revision.
  package func isUnchanged(_ scene: String, in other: SceneRevision) -> Bool {
    guard let files = scenes[scene], files == other.scenes[scene] else { return false }
    return files.allSatisfy { contents[$0] == other.contents[$0] }
  }

  /// Whether the images, fonts and captures that a scene may read are the same in another revision.
  package func hasSameAssets(_ scene: String, in other: SceneRevision) -> Bool {
    func assets(_ revision: SceneRevision) -> Set<String> {
      (revision.scenes[scene] ?? []).filter { path in
        !Self.sharedEndings.contains { path.hasSuffix($0) }
      }
    }
    let files = assets(self)
    return files == assets(other) && files.allSatisfy { contents[$0] == other.contents[$0] }
  }

  /// Writes a scene and the files that it may read into a folder, at their paths below the root.
  ///
  /// - Returns: The path of the scene's file.
  package func write(_ scene: String, into folder: String) throws(RevisionFailure) -> String {
    for path in (scenes[scene] ?? []).sorted() {
      guard let bytes = contents[path], let inside = SceneClosure.normalized(path) else { continue }
      do throws(FileFailure) {
        let file = FileAccess.join(folder, inside)
        if !FileAccess.exists(file) { try FileAccess.write(bytes, to: file) }
      } catch {
        throw .file(error)
      }
    }
    return FileAccess.join(folder, scene)
  }
}
