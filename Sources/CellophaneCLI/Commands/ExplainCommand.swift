internal import ArgumentParser
internal import Cellophane

struct ExplainCommand: LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains why a property of a view has its value.",
    discussion: """
      Lists everything that assigns the property, the winning value first, with file and
      line.

      EXAMPLES
        cellophane explain selection.cell.yaml star.isHidden --state selected
        cellophane explain selection.cell.yaml star.tintColor --json
      """)

  @OptionGroup var scene: SceneOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  @Argument(help: "A view and its property, for example star.isHidden.")
  var property: String

  @Option(help: "The item whose cell contains the view.")
  var item: Int = 0

  @Option(
    help: ArgumentHelp(
      "The state of the cell, for example highlighted,selected.", valueName: "states")
  )
  var state: String = "normal"

  @Flag(help: "Print one JSON object.")
  var json = false

  var inputFolders: [String] { scene.inputFolders }

  func run() throws {
    try scene.withDocument { document in
      let renderer = try scene.renderer(of: document)
      let explanation = try renderer.explanation(
        of: property, item: item, state: renderer.state(state))
      let text = json ? explanation.json(in: document) : explanation.text(in: document)
      try Terminal.write(Array(text.utf8))
    }
  }
}
