internal import ArgumentParser
internal import Cellophane

struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Prints what happens while a script plays, in order, with times.",
    discussion: """
      Delegate calls, flags, gestures, the scene's own states, and each cell's
      update of its configuration.

      EXAMPLES
        cellophane trace selection.cell.yaml --script tap
        cellophane trace selection.cell.yaml --script tap --format json
      """)

  /// How events are written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @OptionGroup var scene: SceneOptions

  @Option(help: ArgumentHelp("The script to play.", valueName: "name"))
  var script: String

  @Option(help: "text: a line an event; json: an object a line.")
  var format: Format = .text

  func run() throws {
    try scene.withRenderer { renderer in
      let trace = try renderer.trace(script: script)
      let text =
        switch format {
        case .text: trace.text
        case .json: trace.json
        }
      try Terminal.write(Array(text.utf8))
    }
  }
}
