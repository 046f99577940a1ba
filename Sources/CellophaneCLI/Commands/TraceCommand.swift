internal import ArgumentParser
internal import Cellophane

struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Prints what happens while a script plays, in order, with times.",
    discussion: """
      Delegate calls, flags, gestures, the scene's own states, and each cell's
      update of its configuration; or, as csv, every property that changes,
      frame by frame: time,item,view,property,value.

      EXAMPLES
        cellophane trace selection.cell.yaml --script tap
        cellophane trace selection.cell.yaml --script tap --format json
        cellophane trace selection.cell.yaml --script tap --format csv --fps 30
      """)

  /// How events are written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, csv
  }

  @OptionGroup var scene: SceneOptions

  @Option(help: ArgumentHelp("The script to play.", valueName: "name"))
  var script: String

  @Option(help: "text: a line an event; json: an object a line; csv: properties, frame by frame.")
  var format: Format = .text

  @Option(help: ArgumentHelp("Frames a second, 1 to 240, of csv. Default: 60.", valueName: "rate"))
  var fps: Int?

  func validate() throws {
    if fps != nil, format != .csv {
      throw ValidationError("Events have no frames; --fps is for --format csv.")
    }
  }

  func run() throws {
    try scene.withRenderer { renderer in
      let text =
        switch format {
        case .text: try renderer.trace(script: script).text
        case .json: try renderer.trace(script: script).json
        case .csv: try renderer.propertyTrace(script: script, framesPerSecond: fps ?? 60).csv
        }
      try Terminal.write(Array(text.utf8))
    }
  }
}
