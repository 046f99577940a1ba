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

  /// The name of the scene, without the extension.
  let sceneName: String
  /// Where scenes and goldens are by default.
  let location: OutputLocation

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
    let settings = File(
      path: location.folder + ".vscode/settings.json", text: StarterText.editorSettings)
    // Without the settings nothing would use the schema.
    if !FileAccess.exists(settings.path) {
      files.append(
        File(path: location.folder + ".vscode/scene-1.json", text: SceneSchema.json()))
    }
    return files + [settings]
  }

  /// The workflow, in the folder of the repository: GitHub reads no others. It is `cells.yml` unless that file is for
  /// another folder.
  private func workflow() throws(FileFailure) -> File {
    let package = RecordPath(base: location.folder).base
    let repository = RecordPath.repositoryFolder(around: package) ?? package
    let folder = package == repository ? "" : RecordPath(base: repository).name(of: package)
    let depth = folder.split(separator: "/").count
    let workflows =
      location.folder + String(repeating: "../", count: depth) + ".github/workflows/"
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

  /// The next steps for the user.
  var advice: String {
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
    if location.isInPackage {
      text += """

        For the test, add to Package.swift, whose first line must say swift-tools-version 6.1 or newer:
          platforms:    [.macOS(.v15)] or newer, for Macs
          dependencies: .package(name: "Cellophane", path: "…", traits: []) or its address
          targets:      .testTarget(
                          name: "\(testTarget)",
                          dependencies: [.product(name: "CellophaneTesting", package: "Cellophane")],
                          exclude: ["__Snapshots__"])
        The test's goldens are recorded by SNAPSHOT_TESTING_RECORD=failed swift test.

        """
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
