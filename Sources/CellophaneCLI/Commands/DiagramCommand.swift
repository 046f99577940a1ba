internal import ArgumentParser
internal import Cellophane

struct DiagramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram",
    abstract: "Draws the states of a cell and what leads from one to another.",
    discussion: """
      States and transitions are computed: every action is tried on the cell's real behaviour.

      EXAMPLES
        cellophane diagram selection.cell.yaml -o states.svg
        cellophane diagram selection.cell.yaml --appearance dark -o states-dark.svg
        cellophane diagram selection.cell.yaml -o states.json
      """)

  @OptionGroup var scene: SceneOptions
  @OptionGroup var output: OutputOptions<Format>

  @Option(help: "The item whose cell is watched.")
  var item = 0

  /// What the command can write.
  enum Format: String, OutputFormat { case svg, png, json }

  func run() throws {
    try scene.withRenderer { renderer in
      let name = SceneFileName.stem(of: scene.scene) + "-diagram"
      let (format, path) = try output.resolved(defaultName: name)
      let bytes: [UInt8] =
        switch format {
        case .json: Array(try renderer.stateDiagramJSON(item: item).utf8)
        case .png: try renderer.stateDiagram(item: item).png()
        case .svg: Array(try renderer.stateDiagram(item: item).svg().utf8)
        }
      try Output.write(bytes, to: path)
    }
  }
}
