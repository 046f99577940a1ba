internal import Files
internal import Snapshots

/// The place in a test where a snapshot is expected, and the folders that follow from it.
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

  /// The folder for what a review needs of failures, in that of the environment variable
  /// `SNAPSHOT_ARTIFACTS`, or else in `.build` of the package that the file belongs to, or else beside the
  /// goldens' folder. Test files of one name in two targets have folders of their own.
  func artefacts(in environment: [String: String]) -> String {
    let named = environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
    return FileAccess.join(
      named ?? FileAccess.join(packageFolder ?? folder, ".build/snapshot-artifacts"), identity)
  }

  /// The target and the test file's name without extension, as `BadgesTests/BadgeTests`: what the names of
  /// its snapshots begin with among all of the package.
  var identity: String { "\(target)/\(testFile)" }

  /// The test target, which `#fileID` begins with.
  private var target: String {
    "\(fileID)".split(separator: "/").first.map(String.init) ?? "Tests"
  }

  /// How records name files: from the package's folder.
  var names: RecordPath { RecordPath(base: packageFolder ?? folder) }

  private var path: String { "\(filePath)" }

  /// The folder of the test file.
  package var folder: String { Self.parent(of: path) }

  /// The package that the file belongs to.
  private var packageFolder: String? { RecordPath.packageFolder(around: folder) }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
