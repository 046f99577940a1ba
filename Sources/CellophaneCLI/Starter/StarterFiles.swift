internal import CPlatform
internal import Files
internal import SceneFormat
internal import SceneSnapshots
internal import Snapshots
internal import TerminalOutput

/// The files that `cellophane init` writes.
struct StarterFiles {
  /// A file with its path, relative to the current folder.
  struct File: Equatable {
    let path: String
    let text: String
  }

  /// What the package's manifest needs for the test.
  enum ManifestChange: Equatable {
    /// Nothing: it names the target.
    case nothing
    /// The whole text, with the target and the dependency.
    case text(String)
    /// The folder of Cellophane's package, which is not known.
    case folder
    /// Lines that only its author can add, as it is not plain.
    case lines
  }

  /// The name of the scene, without the extension.
  let sceneName: String
  /// Where scenes and goldens are by default.
  let location: OutputLocation
  /// The folder of Cellophane's package as users name it; `nil` for the one with the build of this program.
  let dependency: String?

  /// The file of the scene.
  var scene: File {
    File(
      path: location.scenes == "."
        ? sceneName + SceneFileName.suffix
        : FileAccess.join(location.scenes, sceneName + SceneFileName.suffix),
      text: StarterText.scene)
  }

  /// The files that are written if they do not exist, in order.
  func written() throws(FileFailure) -> [File] {
    var files = [scene, try workflow()]
    if location.isInPackage {
      files.append(
        File(path: location.folder + "Tests/\(testTarget)/\(testTarget).swift", text: test))
    }
    files.append(File(path: repositoryFolder + ".vscode/scene-1.json", text: SceneSchema.json()))
    return files + [editorSettings]
  }

  /// The settings of Visual Studio Code, in the folder of the repository, which is what people open.
  private var editorSettings: File {
    File(path: repositoryFolder + ".vscode/settings.json", text: StarterText.editorSettings)
  }

  /// What the settings of Visual Studio Code lack, if there are any; otherwise empty.
  func editorAdvice() throws(FileFailure) -> String {
    guard let bytes = try FileAccess.readIfPresent(editorSettings.path),
      !String(decoding: bytes, as: UTF8.self).contains("scene-1.json")
    else { return "" }
    return """

      So that Visual Studio Code completes and checks scenes, add to \(editorSettings.path):
        \(StarterText.schemaSetting)

      """
  }

  /// The absolute path of the package's folder, or of the current folder outside of any package.
  private var package: String { RecordPath(base: location.folder).base }

  /// The absolute path of the repository's folder; the package's outside of any repository.
  private var repository: String { RecordPath.repositoryFolder(around: package) ?? package }

  /// The path of the package's folder from the repository's; empty if they are the same.
  private var folderInRepository: String {
    let (inner, outer) = (package, repository)
    return inner == outer ? "" : RecordPath(base: outer).name(of: inner)
  }

  /// The relative path of the repository's folder: empty, or with a slash at its end.
  private var repositoryFolder: String {
    location.folder
      + String(repeating: "../", count: folderInRepository.split(separator: "/").count)
  }

  /// The workflow, in the folder of the repository: GitHub reads no others. It is `cells.yml` unless that file is for
  /// another folder.
  private func workflow() throws(FileFailure) -> File {
    let folder = folderInRepository
    let workflows = repositoryFolder + ".github/workflows/"
    func file(named name: String) -> File {
      File(
        path: "\(workflows)\(name).yml", text: StarterText.workflow(name: name, folder: folder))
    }
    let usual = file(named: "cells")
    guard let bytes = try FileAccess.readIfPresent(usual.path) else { return usual }
    let text = String(decoding: bytes, as: UTF8.self)
    let isOurs =
      folder.isEmpty
      ? !text.contains("working-directory:")
      : text.contains(StarterText.workingDirectory(folder))
    if isOurs { return usual }
    let name = folder.isEmpty ? repository.split(separator: "/").last.map(String.init) : folder
    return file(named: "cells-" + (name ?? "all").replacing("/", with: "-"))
  }

  /// `.gitignore` with the lines that it lacks; `nil` if it lacks none.
  func gitignore() throws(FileFailure) -> File? {
    let path = location.folder + ".gitignore"
    let old = String(decoding: try FileAccess.readIfPresent(path) ?? [], as: UTF8.self)
    let lines = Set(old.split(whereSeparator: \.isNewline).map(String.init))
    let ignored = location.isInPackage ? ["/.build/", "/Output/"] : ["/snapshots/"]
    // The leading slash is optional in people's files.
    let missing = (ignored + ["/snapshot-report/"]).filter {
      !lines.contains($0) && !lines.contains(String($0.dropFirst()))
    }
    guard !missing.isEmpty else { return nil }
    let start = old.isEmpty || old.hasSuffix("\n") ? old : old + "\n"
    return File(path: path, text: start + missing.map { $0 + "\n" }.joined())
  }

  /// The package's manifest, which exists if the command runs in a package.
  var manifestPath: String { location.folder + "Package.swift" }

  private func readManifest() throws(FileFailure) -> PackageManifest? {
    guard location.isInPackage else { return nil }
    let bytes = try FileAccess.readIfPresent(manifestPath) ?? []
    return PackageManifest(String(decoding: bytes, as: UTF8.self))
  }

  /// What the package's manifest needs for the test; nothing outside of packages.
  func manifestChange() throws(FileFailure) -> ManifestChange {
    guard let manifest = try readManifest(), !manifest.isOfCellophane,
      !manifest.hasTarget(testTarget)
    else { return .nothing }
    guard manifest.isPlain else { return .lines }
    guard let folder = try manifest.dependsOnCellophane ? "" : cellophaneFolder() else {
      return .folder
    }
    let added = manifest.adding(
      target: [
        ".testTarget(",
        "  name: \"\(testTarget)\",",
        "  dependencies: [.product(name: \"CellophaneTesting\", package: \"Cellophane\")],",
        "  exclude: [\"__Snapshots__\"])",
      ], dependency: manifest.dependency(on: folder))
    guard let added else { return .lines }
    return .text(added)
  }

  /// The folder of Cellophane's package as the manifest names it: that of the option, else the one in which this program
  /// was built, relative to the package if both are in one folder below the root; `nil` if it is not known.
  private func cellophaneFolder() throws(FileFailure) -> String? {
    if let dependency {
      return dependency.hasPrefix("/")
        ? dependency : relativePath(of: RecordPath(base: dependency).base)
    }
    guard let path = unsafe cplatform_executable() else { return nil }
    defer { unsafe cplatform_free(path) }
    guard let folder = RecordPath.packageFolder(around: unsafe String(cString: path)),
      try Self.isCellophane(folder)
    else { return nil }
    return relativePath(of: folder)
  }

  /// Whether a folder has Cellophane's package.
  static func isCellophane(_ folder: String) throws(FileFailure) -> Bool {
    let bytes = try FileAccess.readIfPresent(FileAccess.join(folder, "Package.swift")) ?? []
    return PackageManifest(String(decoding: bytes, as: UTF8.self)).isOfCellophane
  }

  /// The path of a folder from that of the package; absolute if they have only the root in common.
  private func relativePath(of folder: String) -> String {
    let (base, target) = (package.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(base, target).prefix { $0 == $1 }.count
    guard common > 0 else { return folder }
    return (base.dropFirst(common).map { _ in ".." } + target.dropFirst(common).map(String.init))
      .joined(separator: "/")
  }

  /// The folder of the test's goldens; `nil` outside of packages.
  var testGoldens: String? {
    guard location.isInPackage else { return nil }
    return location.folder + "Tests/\(testTarget)/__Snapshots__/\(testTarget)"
  }

  /// What to do next.
  ///
  /// - Parameter change: What the manifest needed.
  func advice(after change: ManifestChange) throws(FileFailure) -> String {
    var text = """
      Look at the pictures in \(location.goldens), and commit all of it. Then:
        cellophane diagram \(scene.path) -o states.svg
        cellophane snapshot verify
      Before the workflow runs, set the variable CELLOPHANE_ARCHIVE of the repository, as its first lines say.

      """
    if RecordPath.repositoryFolder(around: RecordPath(base: location.folder).base) == nil {
      text += """

        This is no git repository, and GitHub reads workflows only in the folder of one. Run git init where \
        \(location.folder).github is; or, in a folder of another repository, remove that folder and run cellophane init \
        again.

        """
    }
    text += try editorAdvice()
    guard let manifest = try readManifest() else { return text }
    switch change {
    case .nothing: break
    case .text:
      text += """

        Package.swift has the test target \(testTarget) now, which depends on Cellophane: swift test compares the same \
        pictures. Building the library needs the packages that Cellophane's README lists.

        """
    case .folder:
      text += """

        For the test, get a copy of Cellophane's repository. With its folder, init adds what Package.swift needs:
          cellophane init\(sceneName == "message" ? "" : " --name \(sceneName)") --dependency ../cellophane

        """
    case .lines:
      text += """

        For the test, add to Package.swift:
          dependencies: \(manifest.dependency(on: "…")) or its address
          targets:      .testTarget(
                          name: "\(testTarget)",
                          dependencies: [.product(name: "CellophaneTesting", package: "Cellophane")],
                          exclude: ["__Snapshots__"])

        """
    }
    if change != .nothing, !manifest.namesPlatforms {
      text += "On a Mac, the package must also have platforms: [.macOS(.v15)] or newer.\n"
    }
    return text
  }

  /// The name of the scene as a Swift type: `episode-row` becomes `EpisodeRow`.
  private var typeName: String {
    sceneName.split(whereSeparator: { $0 == "-" || $0 == "_" })
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private var testTarget: String { "\(typeName)CellTests" }

  /// A test of the pictures that the scene lists. The path is relative to the test's folder.
  private var test: String {
    """
    import CellophaneTesting
    import Testing

    @Suite struct \(testTarget) {
      @Test func pictures() {
        expectSnapshots(ofSceneFile: "../../Fixtures/Scenes/\(sceneName).cell.yaml")
      }
    }

    """
  }
}
