internal import ArgumentParser
internal import Captures

struct RecorderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recorder",
    abstract: "Writes the Swift file that records running cells in an app's tests.",
    discussion: """
      Add the file to a test target of the app. There, CellRecorder.capture drives a \
      real collection view with its real delegate, walks the views, layers and \
      constraints of a cell in each state, and writes a capture: a JSON file beside \
      its pictures, for "cellophane import" and "cellophane conform". It uses public \
      API of UIKit only. It has never been run with Apple's SDK.

      EXAMPLES
        cellophane recorder -o AppTests/CellRecorder.swift
      """)

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("The Swift file. Default: standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  func validate() throws { try Output.validate(output, endings: ["swift"]) }

  func run() throws {
    try reporting {
      try Output.write(CellRecorderSource.bytes, to: output == "-" ? nil : output)
    }
  }
}
