/// Finds the files that a scene may read: those that its text names, and images beside it.
///
/// It does not know the keys of scenes. Every word of the text that is a path of a file or a folder counts, so that
/// it may find too many files, but never too few. Paths may lead through symbolic links; each is found with the one
/// of the same file that does not.
struct SceneClosure {
  private let tree: RevisionTree

  /// The endings of files that scenes find by a name without the ending.
  private static let imageEndings = [".png", ".jpg", ".jpeg", ".pdf", ".svg"]
  /// The ending of catalogues.
  private static let catalogEnding = ".xcassets"

  init(_ tree: RevisionTree) { self.tree = tree }

  /// The files in the folder of a scene that it can find without naming their folder: images and catalogues.
  func neighbours(of scene: String) throws(RevisionFailure) -> [String: String] {
    try tree.files(withPrefix: Self.folder(of: scene)) { rest in
      guard let slash = rest.firstIndex(of: "/") else {
        // A catalogue may be a link to a folder.
        return rest.hasSuffix(Self.catalogEnding)
          || Self.imageEndings.contains { rest.hasSuffix($0) }
      }
      return rest[..<slash].hasSuffix(Self.catalogEnding)
    }
  }

  /// The files that a scene's text names, relative to the scene's folder.
  func files(
    namedBy text: String, of scene: String
  ) throws(RevisionFailure) -> [String: String] {
    let folder = Self.folder(of: scene)
    // A value may be followed by a comment, and a name may contain a number sign.
    let parts: [Substring] = text.split { $0.isNewline || "[]{},\"'".contains($0) }
    let values = parts.compactMap { part in
      part.firstRange(of: " #").map { part[..<$0.lowerBound] }
    }
    let words = (parts + values)
      .flatMap { part in [part] + part.split(separator: ":").suffix(1) }
    var found: [String: String] = [:]
    for word in Set(words) {
      var name = word[...]
      while let first = name.first, first == " " || first == "-" { name.removeFirst() }
      while name.last == " " || name.last == "/" { name.removeLast() }
      guard !name.isEmpty, name.count < 500, !name.hasPrefix("/"),
        let path = Self.normalized(folder + name)
      else { continue }
      // The file, a file in the folder, or an image with an ending and a scale.
      let named = try tree.files(withPrefix: path) { rest in
        path.isEmpty || rest.first.map { "/.@~".contains($0) } ?? true
      }
      found.merge(named) { first, _ in first }
    }
    return found
  }

  /// The folder of a path with a slash at its end; empty for the root.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// A path without `.` and `..`; nil if it leads out of the root.
  static func normalized(_ path: String) -> String? {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
