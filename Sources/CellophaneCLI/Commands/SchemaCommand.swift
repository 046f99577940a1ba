internal import ArgumentParser
internal import Cellophane

struct SchemaCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Writes the JSON Schema of scene files, for editors.",
    discussion: """
      EXAMPLE
        cellophane schema -o Schemas/scene-1.json
      """)

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("The file; standard output without it.", valueName: "file"))
  var output: String?

  func run() async throws {
    try await reporting {
      let path = output == "-" ? nil : output
      try Output.write(Array(SceneSchema.json().utf8), to: path)
    }
  }
}
