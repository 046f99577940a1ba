internal import Files
internal import SceneSnapshots
internal import Snapshots
internal import TerminalOutput

/// The folders of goldens and of differences in a run over scenes. Scene files that are named belong to their package,
/// wherever the command runs: a hook of git runs in the repository's folder.
struct SnapshotFolders {
  /// The folder of goldens.
  let goldens: String
  /// The folder for differences.
  let artefacts: String
  /// Converts the paths in records, which are those from the package.
  let names: RecordPath
  /// The path of the scenes' package if the command runs outside of it; `nil` if it runs in it.
  let otherPackage: String?
  /// The paths of the packages of the named scenes if there are several, and no folder of goldens is named.
  let severalPackages: [String]

  /// Searches the folders that are not named.
  ///
  /// - Parameters:
  ///   - places: The folders that are named.
  ///   - files: The scene files that are named.
  init(_ places: SnapshotCommand.Places, ofScenes files: [String]) {
    let current = Self.package(around: ".")
    var packages: [String?] = []
    for file in files {
      let package = Self.package(around: SceneFileName.folder(of: file)) ?? current
      if !packages.contains(package) { packages.append(package) }
    }
    severalPackages =
      places.goldens == nil && packages.count > 1
      ? packages.compactMap(\.self).map { RecordPath().name(of: $0) } : []
    // Records beside goldens that are named have the paths from the current package.
    guard places.goldens == nil, let first = packages.first, let package = first, package != current
    else {
      (goldens, artefacts) = (places.goldenFolder, places.artefactFolder)
      names = RecordPath.current
      otherPackage = nil
      return
    }
    let path = RecordPath().name(of: package)
    let location = OutputLocation(package: path)
    goldens = location.goldens
    artefacts = places.artefacts ?? location.output("snapshots")
    names = RecordPath(base: package)
    otherPackage = path
  }

  /// The absolute path of the folder or of its nearest parent with a `Package.swift`, also if untrusted scenes may not
  /// read it; `nil` outside of packages.
  private static func package(around folder: String) -> String? {
    var candidate = RecordPath(base: folder).base
    while !FileAccess.exists(FileAccess.join(candidate, "Package.swift")) {
      guard candidate != "/", let slash = candidate.lastIndex(of: "/") else { return nil }
      candidate = slash == candidate.startIndex ? "/" : String(candidate[..<slash])
    }
    return candidate
  }
}
