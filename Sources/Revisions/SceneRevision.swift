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
    var identities: [String: String] = [:]
    let paths: [String]
    switch source {
    case .commit(let commit):
      identities = try repository.files(at: commit)
      paths = Array(identities.keys)
    case .workTree:
      let files = try repository.workTreeFiles()
      paths = Array(files.paths)
      identities = files.leftOut
    }
    let closure = SceneClosure(paths)
    for scene in paths where isChosen(scene) {
      scenes[scene] = Set([scene] + closure.neighbours(of: scene))
    }
    // Files that a scene uses may name further ones.
    var read: Set<String> = []
    while true {
      let waiting = Set(scenes.values.joined()).subtracting(read)
      guard !waiting.isEmpty else { return }
      try load(waiting.sorted(), identities, source, repository)
      read.formUnion(waiting)
      let named = Dictionary(
        uniqueKeysWithValues: waiting.filter { path in
          Self.namingEndings.contains { path.hasSuffix($0) }
        }.map { path in
          let text = String(decoding: contents[path] ?? [], as: UTF8.self)
          return (path, closure.files(namedBy: text, of: path))
        })
      for (scene, files) in scenes {
        let more = files.flatMap { named[$0] ?? [] }
        scenes[scene] = files.union(more)
      }
    }
  }

  private mutating func load(
    _ paths: [String], _ identities: [String: String], _ source: Source,
    _ repository: GitRepository
  ) throws(RevisionFailure) {
    func readFromGit(_ paths: [String]) throws(RevisionFailure) {
      let known = paths.filter { identities[$0] != nil }
      let all = try repository.contents(of: known.compactMap { identities[$0] })
      for (path, bytes) in zip(known, all) { contents[path] = bytes }
    }
    switch source {
    case .commit: try readFromGit(paths)
    case .workTree:
      for path in paths {
        do throws(FileFailure) {
          // A file that git tracks may have been removed from the work tree.
          contents[path] = try FileAccess.readIfPresent(FileAccess.join(repository.root, path))
        } catch {
          throw .file(error)
        }
      }
      try readFromGit(paths.filter { contents[$0] == nil })
      for (scene, files) in scenes where contents[scene] == nil && files.contains(scene) {
        if paths.contains(scene) { scenes[scene] = nil }
      }
    }
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
