internal import Files

/// The files of a revision, also those to which symbolic links lead.
///
/// Links are followed below the repository's root only, in commits as in the work tree: one that is absolute or leads
/// out of the root leads nowhere, because git does not have what is there. Submodules and repositories in the work
/// tree have no files.
struct RevisionTree {
  /// The paths of all files and links below the root, sorted by their bytes. None leads through a link.
  let paths: [String]
  /// The identities of the contents that git has. Other files are on the disk.
  let identities: [String: String]
  /// Where each link leads, as it is written; nil if the repository lacks that.
  private let links: [String: String?]

  /// The maximum number of links that one path leads through, as in Linux.
  private static let mostLinks = 40

  /// Lists the files of a revision.
  init(
    _ source: SceneRevision.Source, of repository: GitRepository
  ) throws(RevisionFailure) {
    var entries: [String: GitRepository.Entry] = [:]
    var found: Set<String> = []
    var links: [String: String?] = [:]
    switch source {
    case .commit(let commit): entries = try repository.files(at: commit)
    case .workTree:
      let tree = try repository.workTreeFiles()
      entries = tree.leftOut
      for path in tree.paths {
        let file = FileAccess.join(repository.root, path)
        if let target = FileAccess.linkTarget(file) {
          links[path] = target
        } else if !FileAccess.exists(file) || FileAccess.isFolder(file) {
          // It is removed or left out, or a folder such as a submodule.
          continue
        }
        found.insert(path)
        entries[path] = nil
      }
    }
    let known = entries.filter { $0.value.isLink }
    for (path, target) in try Self.targets(of: known, in: repository) {
      links.updateValue(target, forKey: path)
    }
    found.formUnion(entries.keys)
    // git also lists tracked files of a folder that the user has replaced by a link.
    let replacing = links
    let own = found.filter { path in
      !path.indices.contains { path[$0] == "/" && replacing.keys.contains(String(path[..<$0])) }
    }
    paths = own.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    identities = entries.filter { !$0.value.isLink }.mapValues(\.identity)
    self.links = links
  }

  /// Where links in git lead. If the repository lacks one of them, that is an error only where a scene needs them.
  private static func targets(
    of links: [String: GitRepository.Entry], in repository: GitRepository
  ) throws(RevisionFailure) -> [(path: String, target: String?)] {
    let paths = Array(links.keys)
    do throws(RevisionFailure) {
      let targets = try repository.contents(of: paths.compactMap { links[$0]?.identity })
      return zip(paths, targets).map { ($0, String(decoding: $1, as: UTF8.self)) }
    } catch {
      guard error == .missingContents else { throw error }
      return paths.map { ($0, nil) }
    }
  }

  /// The path that leads through no link to the same file; nil if there is no file.
  func file(at path: String) throws(RevisionFailure) -> String? {
    guard let file = try resolved(path), isFile(file) else { return nil }
    return file
  }

  /// The files whose paths begin with a text, with the paths that lead to them through no link.
  ///
  /// Links to folders are followed, but each only once, so that links in circles end.
  ///
  /// - Parameter isWanted: Whether what follows the text in a path is that of a file that is looked for.
  func files(
    withPrefix prefix: String, where isWanted: (Substring) -> Bool
  ) throws(RevisionFailure) -> [String: String] {
    let folder = SceneClosure.folder(of: prefix)
    guard let start = try resolved(folder) else { return [:] }
    var found: [String: String] = [:]
    var followed: Set<String> = []
    // How paths begin that lead through links, and the same ones that do not.
    var waiting: [(path: String, own: String)] = [
      (prefix, Self.asFolder(start) + prefix.dropFirst(folder.count))
    ]
    while let (path, own) = waiting.popLast() {
      for number in numbers(withPrefix: own) {
        let name: String = path + paths[number].dropFirst(own.count)
        guard isWanted(name.dropFirst(prefix.count)), let file = try resolved(paths[number])
        else { continue }
        if isFile(file) {
          found[name] = file
        } else if followed.insert(paths[number]).inserted {
          waiting.append((name + "/", Self.asFolder(file)))
        }
      }
    }
    return found
  }

  /// The path of the same file or folder that leads through no link; nil if a link leads out of the root or in a circle.
  private func resolved(_ path: String) throws(RevisionFailure) -> String? {
    if links.isEmpty { return path.hasSuffix("/") ? String(path.dropLast()) : path }
    var waiting = Array(path.split(separator: "/").reversed())
    var parts: [Substring] = []
    var followed = 0
    while let part = waiting.popLast() {
      if part == "." { continue }
      if part == ".." {
        if parts.popLast() == nil { return nil }
        continue
      }
      parts.append(part)
      guard let link = links[parts.joined(separator: "/")] else { continue }
      guard let target = link else { throw .missingContents }
      guard !target.hasPrefix("/"), followed < Self.mostLinks else { return nil }
      followed += 1
      parts.removeLast()
      waiting += target.split(separator: "/").reversed()
    }
    return parts.joined(separator: "/")
  }

  /// Whether a path that leads through no link is that of a file.
  private func isFile(_ path: String) -> Bool {
    let index = firstIndex(notBefore: path)
    return index < paths.count && paths[index] == path && !links.keys.contains(path)
  }

  /// The indices of the paths that begin with a text.
  private func numbers(withPrefix prefix: String) -> Range<Int> {
    let low = firstIndex(notBefore: prefix)
    let end = paths[low...].firstIndex { !$0.hasPrefix(prefix) } ?? paths.count
    return low..<end
  }

  /// The index of the first path that is not sorted before a text.
  private func firstIndex(notBefore text: String) -> Int {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[middle].utf8.lexicographicallyPrecedes(text.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// A folder's path with a slash at its end; empty for the root.
  private static func asFolder(_ path: String) -> String { path.isEmpty ? "" : path + "/" }
}
