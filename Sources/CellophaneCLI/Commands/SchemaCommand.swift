internal import ArgumentParser
internal import Captures
internal import Cellophane
internal import SceneFormat

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Writes the JSON Schema of scene files for editors, or their reference.",
    discussion: """
      EXAMPLES
        cellophane schema -o Schemas/scene-1.json
        cellophane schema --format markdown -o SceneReference.md
        cellophane schema --format capture -o Schemas/capture-1.json
      """)

  /// The output formats.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case json, shared, markdown, capture
  }

  @Option(
    help: ArgumentHelp(
      "json: the JSON Schema; shared: the JSON Schema of files that scenes use; markdown: the reference; capture: the JSON"
        + " Schema of captures."))
  var format: Format = .json

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("The output file. Default: standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  func validate() throws {
    try Output.validate(output, endings: format == .markdown ? ["md", "markdown"] : ["json"])
  }

  func run() throws {
    try reporting {
      let path = output == "-" ? nil : output
      let text =
        switch format {
        case .json: SceneSchema.json()
        case .shared: SceneSchema.sharedJSON()
        case .markdown: SceneReference.markdown()
        case .capture: CaptureSchema.json()
        }
      try Output.write(Array(text.utf8), to: path)
    }
  }
}
