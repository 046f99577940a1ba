internal import Files

/// Where a snapshot is expected, and which folders follow from that.
package struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Makes a call site of what `#fileID` and its like say there.
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The test file's name without extension.
  var testFile: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// The folder of the file's goldens, beside it.
  var goldens: String { FileAccess.join(FileAccess.join(folder, "__Snapshots__"), testFile) }

  /// The folder for pictures that tell of failures: in that of the environment variable
  /// `SNAPSHOT_ARTIFACTS`, else in `.build` of the package that the file belongs to, else beside the
  /// goldens' folder.
  func artefacts(in environment: [String: String]) -> String {
    let named = environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
    return FileAccess.join(
      named ?? FileAccess.join(packageFolder ?? folder, ".build/snapshot-artifacts"), testFile)
  }

  private var path: String { "\(filePath)" }

  /// The folder of the test file.
  package var folder: String { Self.parent(of: path) }

  /// The nearest folder around the file that has a manifest.
  private var packageFolder: String? {
    var candidate = folder
    while candidate != "/", candidate != "." {
      if FileAccess.isFile(FileAccess.join(candidate, "Package.swift")) { return candidate }
      candidate = Self.parent(of: candidate)
    }
    return nil
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
