internal import Files
internal import FoundationEssentials

/// How records name files: from a base folder, which is a package's or the current one, so that a record
/// means the same wherever the package lies.
package struct RecordPath: Hashable, Sendable {
  /// The base folder, absolute and without `.` and `..`.
  package let base: String

  /// Names files from `base`, which may be relative to the current folder.
  package init(base: String = ".") {
    self.base = Self.absolute(base)
  }

  /// Names files from the package around the current folder; from the current folder outside of packages.
  package static var current: RecordPath {
    RecordPath(base: packageFolder(around: FileManager.default.currentDirectoryPath) ?? ".")
  }

  /// The nearest folder with a `Package.swift`, at a folder or around it; nil outside of packages.
  package static func packageFolder(around folder: String) -> String? {
    var candidate = absolute(folder)
    while !FileAccess.isFile(FileAccess.join(candidate, "Package.swift")) {
      guard let slash = candidate.lastIndex(of: "/"), candidate != "/" else { return nil }
      candidate = slash == candidate.startIndex ? "/" : String(candidate[..<slash])
    }
    return candidate
  }

  /// The path from the base; absolute if it lies elsewhere.
  package func name(of path: String) -> String {
    let absolute = Self.absolute(path)
    let prefix = base == "/" ? base : base + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }

  /// The path of a file that a record names, absolute.
  package func path(named name: String) -> String {
    name.hasPrefix("/") ? name : base == "/" ? "/" + name : base + "/" + name
  }

  /// The path from the current folder if the file lies in it, else absolute: as people are told of it.
  package func shown(_ name: String) -> String {
    RecordPath().name(of: path(named: name))
  }

  /// The path from the root, without `.` and `..`. Symbolic links are not followed.
  private static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var components: [Substring] = []
    for component in whole.split(separator: "/") where component != "." {
      if component == ".." {
        _ = components.popLast()
      } else {
        components.append(component)
      }
    }
    return "/" + components.joined(separator: "/")
  }
}
