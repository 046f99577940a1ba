/// Finds the files that a scene may read: those that its text names, and images beside it.
///
/// It does not know the keys of scenes. Every word of the text that is a path of a file or a folder counts, so that
/// it may find too many files, but never too few.
struct SceneClosure {
  /// The paths of all files of the revision, sorted by their bytes.
  private let paths: [String]

  /// The endings of files that scenes find by a name without the ending.
  private static let imageEndings = [".png", ".jpg", ".jpeg", ".pdf", ".svg"]

  init(_ paths: some Sequence<String>) {
    self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The files in the folder of a scene that it can find without naming their folder: images and catalogues.
  func neighbours(of scene: String) -> [String] {
    let folder = Self.folder(of: scene)
    return paths[numbers(withPrefix: folder)].filter { path in
      let rest = path.dropFirst(folder.count)
      guard let slash = rest.firstIndex(of: "/") else {
        return Self.imageEndings.contains { rest.hasSuffix($0) }
      }
      return rest[..<slash].hasSuffix(".xcassets")
    }
  }

  /// The files that a scene's text names, relative to the scene's folder.
  func files(namedBy text: String, of scene: String) -> [String] {
    let folder = Self.folder(of: scene)
    // A value may be followed by a comment, and a name may contain a number sign.
    let parts: [Substring] = text.split { $0.isNewline || "[]{},\"'".contains($0) }
    let values = parts.compactMap { part in
      part.firstRange(of: " #").map { part[..<$0.lowerBound] }
    }
    let words = (parts + values)
      .flatMap { part in [part] + part.split(separator: ":").suffix(1) }
    var found: Set<Int> = []
    for word in Set(words) {
      var name = word[...]
      while let first = name.first, first == " " || first == "-" { name.removeFirst() }
      while name.last == " " || name.last == "/" { name.removeLast() }
      guard !name.isEmpty, name.count < 500, !name.hasPrefix("/"),
        let path = Self.normalized(folder + name)
      else { continue }
      guard !path.isEmpty else {
        found.formUnion(paths.indices)
        continue
      }
      for number in numbers(withPrefix: path) {
        let next = paths[number].dropFirst(path.count).first
        // The file, a file in the folder, or an image with an ending and a scale.
        if next.map({ "/.@~".contains($0) }) ?? true { found.insert(number) }
      }
    }
    return found.sorted().map { paths[$0] }
  }

  /// The indices of the files whose paths begin with a text.
  private func numbers(withPrefix prefix: String) -> Range<Int> {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[middle].utf8.lexicographicallyPrecedes(prefix.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let end = paths[low...].firstIndex { !$0.hasPrefix(prefix) } ?? paths.count
    return low..<end
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
