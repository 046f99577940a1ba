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
      test, and prints what Package.swift needs for it. The workflow is in the folder of the git repository. \
      The folders are those that the other commands use by default. Files that exist are not changed, except that \
      missing lines are added to .gitignore. Of a scene that exists, only the missing goldens are drawn.

      EXAMPLES
        cellophane init
        cellophane init --name episode
      """)

  @Option(
    help: ArgumentHelp(
      "The name of the scene: letters, digits, - and _, with a letter first.", valueName: "name"))
  var name = "message"

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
    let files = StarterFiles(sceneName: name, location: OutputLocation())
    try reporting {
      // .gitignore is the only file that is changed; everything that can stop the command comes before it.
      for file in try files.written() {
        if FileAccess.exists(file.path) {
          try Terminal.printLine("\(file.path) exists and is not changed")
        } else {
          try OutputFile.write(Array(file.text.utf8), to: file.path)
          try Terminal.printWritten(file.path, bytes: nil)
        }
      }
    }
    try await recordMissingGoldens(of: files)
    try reporting {
      if let ignored = try files.gitignore() {
        // This file may be overwritten although it was read: it has all its lines and some more.
        try FileAccess.write(Array(ignored.text.utf8), to: ignored.path)
        try Terminal.printWritten(ignored.path, bytes: nil)
      }
      guard !Terminal.options.isQuiet else { return }
      try Terminal.write(Array(("\n" + files.advice).utf8))
    }
  }

  /// Draws the scene's goldens that do not exist. The others may only be replaced by a review or by `record`.
  private func recordMissingGoldens(of files: StarterFiles) async throws {
    let scenes = try await SceneSuites(files: [files.scene.path], jobs: ProgramMachine.coreCount)
    guard scenes.failures.isEmpty else { throw ExitCode(scenes.status.rawValue) }
    let folder = GoldenFolder(root: files.location.goldens, suites: scenes.suites)
    let names = scenes.suites.flatMap(\.all).map(\.name.description)
    let missing = names.filter { folder.files(of: $0).isEmpty }
    let kept = names.count - missing.count
    if kept > 0 {
      let verbs = kept == 1 ? "exists and is not changed" : "exist and are not changed"
      try reporting {
        try Terminal.printLine("\(counted(kept, "golden")) in \(files.location.goldens) \(verbs)")
      }
      if missing.isEmpty { return }
    }
    // Without names, `record` draws all goldens of this scene, and reports a scene that has none.
    let record = try SnapshotCommand.Record.parse([files.scene.path] + (kept > 0 ? missing : []))
    try await record.run()
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
