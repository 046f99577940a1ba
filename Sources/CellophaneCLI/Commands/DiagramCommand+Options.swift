internal import ArgumentParser

/// The options, in the groups in which help lists them. Their texts name the kind of diagram, because completions show
/// them without the groups.
extension DiagramCommand {
  /// The kind of diagram, and the cell that it shows.
  struct KindOptions: ParsableArguments {
    @Option(help: "The kind of diagram: graph, steps or matrix. Each has options of its own.")
    var style: Style = .graph

    @Option(help: ArgumentHelp("The item whose cell is shown. Default: 0.", valueName: "item"))
    var item: Int?
  }

  /// The options of state graphs.
  struct GraphOptions: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "How a graph shows states: each as a node (flat), or their independent parts as parallel regions"
          + " (regions). Default: flat for up to six states.", valueName: "form"))
    var form: Form?

    @Option(
      help: ArgumentHelp(
        "The width of a graph's page, in points, from 320 to 830: 360 for phones. Default: 830, which a README"
          + " shows.", valueName: "points"))
    var width: Int?

    @Option(
      help: ArgumentHelp(
        "Items whose cells are explored together, to show how a touch on one affects the others.",
        valueName: "0,1"))
    var items: String?

    @Flag(
      help: ArgumentHelp(
        "Show what cellophane audit finds: after how many milliseconds and how visibly the cell responds to each"
          + " action, and the problems of states and arrows."))
    var audit = false
  }

  /// The options of the steps of a script.
  struct StepsOptions: ParsableArguments {
    @Option(
      help: ArgumentHelp("The script whose steps are shown.", valueName: "name"),
      completion: ScriptNames.completion)
    var script: String?

    @Flag(help: "Write the steps as an animated SVG.")
    var animated = false

    @Flag(
      help: ArgumentHelp(
        "Give each change of a flag a step of its own, also where several change at one moment."))
    var eachFlag = false
  }

  /// The options of matrices of pictures.
  struct MatrixOptions: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "The rows of a matrix, the base first. Default: all states; of more than six, those that change one part"
          + " of the base.", valueName: "normal,selected"))
    var rows: String?

    @Option(
      name: [.customLong("columns"), .customLong("variants")],
      help: ArgumentHelp(
        "The columns of a matrix, the base first. Default: those of the scene's snapshots, dark, highContrast,"
          + " deuteranopia and grayscale.", valueName: "light,dark"))
    var columns: String?
  }

  /// The files of a diagram beside those of other pictures.
  struct PairOptions: ParsableArguments {
    @Flag(
      help: ArgumentHelp(
        "Write x-light.svg and x-dark.svg for -o x.svg, of a graph without --width also x-phone-light.svg and"
          + " x-phone-dark.svg, and print HTML that selects one of them."))
    var pair = false
  }

  var style: Style { kind.style }
  var item: Int? { kind.item }
  var form: Form? { graph.form }
  var width: Int? {
    get { graph.width }
    set { graph.width = newValue }
  }
  var items: String? { graph.items }
  var audit: Bool { graph.audit }
  var script: String? { steps.script }
  var animated: Bool { steps.animated }
  var eachFlag: Bool { steps.eachFlag }
  var rows: String? { matrix.rows }
  var columns: String? { matrix.columns }
  var pair: Bool { pairing.pair }
}
