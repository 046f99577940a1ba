internal import ArgumentParser
internal import Cellophane
internal import Drawing
internal import Files
internal import SceneSnapshots
internal import Snapshots
internal import TerminalOutput

struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first scene with its goldens, and a workflow that checks them in CI.",
    discussion: """
      It writes a scene of a message in a list, goldens of its states, a workflow for GitHub that compares them, lines \
      for .gitignore, and settings of Visual Studio Code with the schema of scenes. In a Swift package it also writes a \
      test with the same goldens. The workflow and the settings are in the folder of the git repository. \
      The folders are those that the other commands use by default. Files that exist are not changed, except that \
      missing lines are added to .gitignore, and the test's target and dependency to Package.swift if its targets and \
      dependencies are lists that are written out. Of a scene that exists, only the missing goldens are drawn.

      EXAMPLES
        cellophane init
        cellophane init --name episode
      """)

  @Option(
    help: ArgumentHelp(
      "The name of the scene: letters, digits, - and _, with a letter first.", valueName: "name"))
  var name = "message"

  @Option(
    help: ArgumentHelp(
      "The folder of a copy of Cellophane's repository, on which a package's test depends. Default: the one in which"
        + " this program was built.", valueName: "folder"),
    completion: .directory)
  var dependency: String?

  func validate() throws {
    let isName =
      name.first?.isASCIILetter == true
      && name.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" || $0 == "_" }
    if !isName {
      throw ValidationError(
        "\"\(name)\" cannot be a scene's name: use letters, digits, - and _, with a letter first.")
    }
  }

  func run() async throws {
    let files = StarterFiles(sceneName: name, location: OutputLocation(), dependency: dependency)
    let change: StarterFiles.ManifestChange = try reporting {
      try checkDependency(files)
      // .gitignore and Package.swift are the only files that are changed; whatever stops the command comes before them.
      for file in try files.written() {
        if FileAccess.exists(file.path) {
          try tell("\(file.path) exists and is not changed")
        } else {
          let bytes = Array(file.text.utf8)
          try OutputFile.write(bytes, to: file.path)
          try Terminal.printWritten(file.path, bytes: bytes.count)
        }
      }
      return try files.manifestChange()
    }
    let goldens = try await recordMissingGoldens(of: files)
    try reporting {
      try copyGoldens(named: goldens, of: files)
      if let ignored = try files.gitignore() { try replace(ignored) }
      if case .text(let text) = change {
        try replace(StarterFiles.File(path: files.manifestPath, text: text))
      }
      guard !Terminal.options.isQuiet else { return }
      try Terminal.write(Array(("\n" + files.advice(after: change)).utf8))
    }
  }

  private func checkDependency(_ files: StarterFiles) throws {
    guard let dependency else { return }
    guard files.location.isInPackage else {
      throw CommandFailure(
        .usage, "--dependency is for the test of a Swift package, and this is none")
    }
    guard try StarterFiles.isCellophane(dependency) else {
      throw CommandFailure(
        .noInput, "\(dependency) is not the folder of a copy of Cellophane's repository")
    }
  }

  /// Prints a line, unless `--quiet` was given.
  private func tell(_ text: String) throws {
    if !Terminal.options.isQuiet { try Terminal.printLine(text) }
  }

  /// Writes a file that may be overwritten although it was read: it has all its lines and some more.
  private func replace(_ file: StarterFiles.File) throws {
    let bytes = Array(file.text.utf8)
    try FileAccess.write(bytes, to: file.path)
    try Terminal.printWritten(file.path, bytes: bytes.count)
  }

  /// Draws the scene's goldens that do not exist. The others may only be replaced by a review or by `record`.
  ///
  /// - Returns: The names of all goldens.
  private func recordMissingGoldens(of files: StarterFiles) async throws -> [String] {
    let scenes = try await SceneSuites(files: [files.scene.path], jobs: ProgramMachine.coreCount)
    guard scenes.failures.isEmpty else { throw ExitCode(scenes.status.rawValue) }
    let folder = GoldenFolder(root: files.location.goldens, suites: scenes.suites)
    let names = scenes.suites.flatMap(\.all).map(\.name.description)
    let missing = names.filter { folder.files(of: $0).isEmpty }
    let kept = names.count - missing.count
    if kept > 0 {
      let verbs = kept == 1 ? "exists and is not changed" : "exist and are not changed"
      try reporting {
        try tell("\(counted(kept, "golden")) in \(files.location.goldens) \(verbs)")
      }
      if missing.isEmpty { return names }
    }
    // Without names, `record` draws all goldens of this scene, and reports a scene that has none.
    let record = try SnapshotCommand.Record.parse([files.scene.path] + (kept > 0 ? missing : []))
    try await record.run()
    return names
  }

  /// Copies the scene's goldens to the test of a package where it has none, so that it passes at once: both draw the
  /// same pictures.
  private func copyGoldens(named goldens: [String], of files: StarterFiles) throws {
    guard let path = files.testGoldens else { return }
    let root = files.location.goldens
    let (source, target) = (
      GoldenFolder(root: root, suites: []), GoldenFolder(root: path, suites: [])
    )
    var copies = 0
    for golden in goldens where target.files(of: golden).isEmpty {
      let stem = FileAccess.join(root, golden)
      for file in source.files(of: golden) {
        guard let bytes = try FileAccess.readIfPresent(file) else { continue }
        try FileAccess.write(
          bytes, to: FileAccess.join(path, golden) + String(file.dropFirst(stem.count)))
        Terminal.countWritten(bytes: bytes.count)
      }
      copies += 1
    }
    if copies > 0 { try tell("\(counted(copies, "golden")) in \(path)") }
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
