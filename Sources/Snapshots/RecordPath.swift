internal import Files

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Converts paths for records. In records, paths are relative to the package's folder, or to the current folder
/// outside of packages, so that a record is valid after the package was moved.
package struct RecordPath: Hashable, Sendable {
  /// The base folder, absolute and without `.` and `..`.
  package let base: String

  /// Converts paths relative to `base`, which may be relative to the current folder.
  package init(base: String = ".") {
    self.base = Self.absolute(base)
  }

  /// Converts paths relative to the package that contains the current folder, or to the current folder if it is
  /// in no package.
  package static var current: RecordPath {
    RecordPath(base: packageFolder(around: FileManager.default.currentDirectoryPath) ?? ".")
  }

  /// The folder itself or the nearest parent that contains a `Package.swift`; nil outside of packages.
  package static func packageFolder(around folder: String) -> String? {
    nearest(to: folder) { FileAccess.isFile(FileAccess.join($0, "Package.swift")) }
  }

  /// The folder itself or the nearest parent that is a working copy of git; nil if there is none.
  package static func repositoryFolder(around folder: String) -> String? {
    // In submodules and in further working copies, .git is a file.
    nearest(to: folder) { FileAccess.exists(FileAccess.join($0, ".git")) }
  }

  /// The folder itself or the nearest parent that is sought; nil if there is none.
  private static func nearest(to folder: String, where isSought: (String) -> Bool) -> String? {
    var candidate = absolute(folder)
    while !isSought(candidate) {
      guard let slash = candidate.lastIndex(of: "/"), candidate != "/" else { return nil }
      candidate = slash == candidate.startIndex ? "/" : String(candidate[..<slash])
    }
    return candidate
  }

  /// The path relative to the base; absolute if the file is not below it.
  package func name(of path: String) -> String {
    let absolute = Self.absolute(path)
    let prefix = base == "/" ? base : base + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }

  /// The absolute path of a file in a record.
  package func path(named name: String) -> String {
    name.hasPrefix("/") ? name : base == "/" ? "/" + name : base + "/" + name
  }

  /// The path of a file in a record for messages: relative to the current folder if that or the file is below the base
  /// folder that has the file, else absolute.
  package func shown(_ name: String) -> String {
    let here = RecordPath()
    let short = here.name(of: path(named: name))
    guard short.hasPrefix("/"), !name.hasPrefix("/"),
      here.base.hasPrefix(base == "/" ? base : base + "/")
    else { return short }
    let depth = here.base.dropFirst(base.count).split(separator: "/").count
    return String(repeating: "../", count: depth) + name
  }

  /// The absolute path without `.` and `..`. Symbolic links are not resolved.
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
