internal import Files
internal import Snapshots

/// The line of a test that expects a snapshot, and the folders of its files.
package struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Creates a call site from the values of `#fileID`, `#filePath`, `#line` and `#column`.
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

  /// The folder of the test file's goldens: `__Snapshots__/<test file>` in its folder.
  var goldens: String { FileAccess.join(FileAccess.join(folder, "__Snapshots__"), testFile) }

  /// The folder for the files that a review needs. It is in the folder of the environment variable
  /// `SNAPSHOT_ARTIFACTS`; by default in `.build/snapshot-artifacts` of the package or, outside of packages, of
  /// the test file's folder. The path contains the target, because two targets can have test files of one name.
  func artefacts(in environment: [String: String]) -> String {
    let named = environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
    return FileAccess.join(
      named ?? FileAccess.join(packageFolder ?? folder, ".build/snapshot-artifacts"), identity)
  }

  /// The target and the test file's name without extension, such as `BadgesTests/BadgeTests`. The names of
  /// snapshots in records begin with it, so that they are unique in the package.
  var identity: String { "\(target)/\(testFile)" }

  /// The test target, which is the first part of `#fileID`.
  private var target: String {
    "\(fileID)".split(separator: "/").first.map(String.init) ?? "Tests"
  }

  /// Converts paths for records, relative to the package's folder.
  var names: RecordPath { RecordPath(base: packageFolder ?? folder) }

  private var path: String { "\(filePath)" }

  /// The folder of the test file.
  package var folder: String { Self.parent(of: path) }

  /// The folder of the package that contains the test file; nil if there is none.
  private var packageFolder: String? { RecordPath.packageFolder(around: folder) }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
