/// How the files are read that a scene uses. Reading them is not a part of this target, so that a
/// scene can also be read where there are no files.
package struct UsedFiles: Sendable {
  /// Why a file cannot be read: a few words without its path.
  package struct Unreadable: Error {
    package let reason: String

    package init(reason: String) {
      self.reason = reason
    }
  }

  let read: @Sendable (_ path: String) -> Result<[UInt8], Unreadable>

  /// Creates a way to read files.
  ///
  /// - Parameter read: Reads the first bytes of a file, one more than `YAMLComposer.maximumBytes`.
  package init(read: @escaping @Sendable (_ path: String) -> Result<[UInt8], Unreadable>) {
    self.read = read
  }

  /// No file can be used, because the scene is a text without a folder.
  static let none = UsedFiles { _ in
    .failure(Unreadable(reason: "this scene was read without its folder"))
  }

  /// The maximum number of files that a scene uses. Our choice; with the limit of their length, it
  /// bounds the time for a hostile scene.
  static let most = 32

  /// The path of a used file from the path of the file that uses it.
  static func path(_ path: String, besides file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return path }
    return file[...slash] + path
  }

  /// The same text for paths that differ only by `.` and `..`.
  static func identity(of path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    // For joining substrings, the runtime would search all protocol conformances.
    return (path.hasPrefix("/") ? "/" : "") + parts.map(String.init).joined(separator: "/")
  }
}
