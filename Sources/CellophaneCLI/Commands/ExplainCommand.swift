internal import ArgumentParser
internal import Cellophane
internal import TerminalOutput

struct ExplainCommand: LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains why a property of a view, or its frame, has its value.",
    discussion: """
      For a property, lists everything that assigns it, the winning value first, with \
      file and line.

      For frame, x, y, width, height, center, centerX, centerY, size, edges, left, \
      right, top, bottom, leading, trailing, firstBaseline and lastBaseline, lists what \
      determines the number: constraints, the content's size with hugging and compression \
      resistance, and rules of stack views; then the optional constraints that are not satisfied, \
      by how many points, and because of which others. Numbers are points in the superview's \
      coordinates, before rounding to pixels. If the cell sizes itself, its size is \
      explained, too.

      EXAMPLES
        cellophane explain selection.cell.yaml star.isHidden --state selected
        cellophane explain selection.cell.yaml star.tintColor --json
        cellophane explain selection.cell.yaml star.width
        cellophane explain selection.cell.yaml star.frame --json
      """)

  @Argument(help: ArgumentHelp(SceneOptions.fileHelp), completion: .file())
  var scene: String
  @OptionGroup(title: "Scene") var reading: SceneOptions
  @OptionGroup(title: "Traits") var traits: TraitOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  @Argument(
    help: "A view and its property or a number of its frame, as star.isHidden or star.width.")
  var property: String

  @Option(help: "The item whose cell contains the view.")
  var item: Int = 0

  @Option(
    help: ArgumentHelp(
      "The state of the cell, for example highlighted,selected, or normal. Default: the item's initial"
        + " state.", valueName: "states")
  )
  var state: String?

  @Flag(help: "Print one JSON object.")
  var json = false

  var inputFolders: [String] { reading.source(scene).inputFolders }

  func run() throws {
    let source = reading.source(scene, traits)
    try source.withDocument { document in
      let renderer = try source.renderer(of: document)
      let state = try state.map(renderer.state) ?? renderer.initialState(ofItem: item)
      if let layout = try renderer.layoutExplanations(of: property, item: item, state: state) {
        let text = json ? layout.json(in: document) : layout.text(in: document)
        return try Terminal.write(Array(text.utf8))
      }
      let explanation = try renderer.explanation(ofPath: property, item: item, state: state)
      let text = json ? explanation.json(in: document) : explanation.text(in: document)
      try Terminal.write(Array(text.utf8))
    }
  }
}
