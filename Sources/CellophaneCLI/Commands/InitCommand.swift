internal import ArgumentParser
internal import Cellophane
internal import Files

struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first scene with its goldens, and what checks them in CI.",
    discussion: """
      It writes a scene of a message in a list, goldens of its states, a workflow for GitHub that compares them, and \
      lines for .gitignore. In a Swift package it also writes a test, and prints what Package.swift needs for it. \
      The folders are those that the other commands use by default. Files that exist are not changed, except that \
      missing lines are added to .gitignore.

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
      // .gitignore is the only file that is changed; whatever stops the command comes before it.
      for file in files.written {
        if FileAccess.exists(file.path) {
          try Terminal.printLine("\(file.path) exists and stays as it is")
        } else {
          try OutputFile.write(Array(file.text.utf8), to: file.path)
          try Terminal.printWritten(file.path, bytes: nil)
        }
      }
    }
    // Without names of goldens, `record` draws those of this scene only.
    let record = try SnapshotCommand.Record.parse([files.scene.path])
    try await record.run()
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
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
