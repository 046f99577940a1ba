internal import ArgumentParser
internal import Audits
internal import Cellophane
internal import SceneSnapshots
internal import TerminalOutput

struct DiagramCommand: LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram",
    abstract: "Draws the states of a cell and the transitions between them.",
    discussion: """
      graph: states and transitions, found by trying every action on one cell, or on \
      several cells together; more than six states of a cell are drawn as a statechart, \
      whose regions run side by side. Also as JSON, Graphviz's DOT, Mermaid (.mmd) and \
      SCXML.

      steps: the events while a script plays, moment by moment.

      matrix: states and traits in rows and columns; a picture that equals the base in \
      the first row or column is replaced by "= base". Entries are words joined by +: \
      highlighted, selected, a state of the scene, \(LookVariant.words.joined(separator: ", ")).

      EXAMPLES
        cellophane diagram selection.cell.yaml -o states.svg
        cellophane diagram selection.cell.yaml --appearance dark -o states-dark.svg
        cellophane diagram selection.cell.yaml --width 360 -o states-phone.svg
        cellophane diagram selection.cell.yaml --items 0,1 -o together.svg
        cellophane diagram selection.cell.yaml -o states.json
        cellophane diagram selection.cell.yaml -o states.dot
        cellophane diagram selection.cell.yaml -o states.mmd
        cellophane diagram selection.cell.yaml --form regions -o states.scxml
        cellophane diagram selection.cell.yaml --style steps --script tap -o tap.svg
        cellophane diagram selection.cell.yaml --style steps --script tap --each-flag
        cellophane diagram selection.cell.yaml --style steps --script tap --animated
        cellophane diagram selection.cell.yaml --style matrix -o looks.svg
        cellophane diagram selection.cell.yaml --audit -o audit.svg
        cellophane diagram selection.cell.yaml --pair -o states.svg
        cellophane diagram selection.cell.yaml --style matrix --columns light,dark
        cellophane diagram selection.cell.yaml --style matrix --rows light,dark
      """)

  @Argument(help: ArgumentHelp(SceneOptions.fileHelp), completion: .file())
  var scene: String
  @OptionGroup(title: "Diagram") var kind: KindOptions
  @OptionGroup(title: "Graph") var graph: GraphOptions
  @OptionGroup(title: "Steps") var steps: StepsOptions
  @OptionGroup(title: "Matrix") var matrix: MatrixOptions
  @OptionGroup(title: "Output") var output: OutputOptions<Format>
  @OptionGroup(title: "Output") var text: TextOptions
  @OptionGroup(title: "Output") var pairing: PairOptions
  @OptionGroup(title: "Scene") var reading: SceneOptions
  @OptionGroup(title: "Traits") var traits: TraitOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  /// The kinds of diagrams.
  enum Style: String, CaseIterable, ExpressibleByArgument { case graph, steps, matrix }

  /// The forms of --style graph.
  enum Form: String, CaseIterable, ExpressibleByArgument {
    case flat, regions

    var form: StateDiagramForm {
      switch self {
      case .flat: .flat
      case .regions: .regions
      }
    }
  }

  /// The output formats.
  enum Format: OutputFormat {
    /// A picture.
    case picture(PictureFormat)
    /// Text for other programs.
    case text(StateDiagramFormat)

    /// The formats of pictures, the default first.
    static let pictures: [PictureFormat] =
      [.svg] + PictureFormat.allCases.filter { $0 != .svg }

    static let allCases: [Format] =
      pictures.map(Format.picture) + StateDiagramFormat.allCases.map(Format.text)

    init?(rawValue: String) {
      guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = format
    }

    /// The file extension.
    var rawValue: String {
      switch self {
      case .picture(let format): format.rawValue
      case .text(let format): format.fileExtension
      }
    }
  }

  var inputFolders: [String] { reading.source(scene).inputFolders }

  func validate() throws {
    if items != nil, item != nil { throw ValidationError("--items and --item exclude each other.") }
    if items != nil, style != .graph { throw ValidationError("--items needs --style graph.") }
    if let items, Self.numbers(items) == nil {
      throw ValidationError("--items must be numbers separated by commas, for example 0,1.")
    }
    if form != nil, style != .graph { throw ValidationError("--form needs --style graph.") }
    if width != nil, style != .graph { throw ValidationError("--width needs --style graph.") }
    if let width, !Self.widths.contains(width) {
      throw ValidationError(
        "--width must be from \(Self.widths.lowerBound) to \(Self.widths.upperBound) points.")
    }
    if form == .regions, items != nil {
      throw ValidationError("--form regions shows one cell; use --item.")
    }
    if audit, style != .graph { throw ValidationError("--audit needs --style graph.") }
    if audit, items != nil { throw ValidationError("--audit shows one cell; use --item.") }
    if script != nil, style != .steps { throw ValidationError("--script needs --style steps.") }
    if script == nil, style == .steps { throw ValidationError("--style steps needs --script.") }
    if eachFlag, style != .steps { throw ValidationError("--each-flag needs --style steps.") }
    if eachFlag, animated {
      throw ValidationError("--each-flag and --animated exclude each other.")
    }
    if animated, style != .steps { throw ValidationError("--animated needs --style steps.") }
    if rows != nil, style != .matrix { throw ValidationError("--rows needs --style matrix.") }
    if columns != nil, style != .matrix {
      throw ValidationError("--columns needs --style matrix.")
    }
  }

  func run() throws {
    try reading.source(scene, traits).withRenderer { renderer in
      let (format, path) = try output.choice.resolved(defaultName: defaultName)
      if style == .graph, !audit, let note = try limitNote(renderer) {
        Terminal.printNote(note)
      }
      if pair { return try writePair(renderer, format, path) }
      try Output.write(try bytes(renderer, format, nil), to: path)
    }
  }

  /// Returns the output for pages with an appearance.
  func figure(_ userInterfaceStyle: UserInterfaceStyle?) throws -> [UInt8] {
    var figure: [UInt8] = []
    try reading.source(scene, traits).withRenderer { renderer in
      figure = try bytes(
        renderer, try output.choice.resolved(defaultName: defaultName).format, userInterfaceStyle)
    }
    return figure
  }

  /// A note about the limits that the exploration hit; `nil` if it is complete.
  func limitNote(_ renderer: SceneRenderer) throws -> String? {
    switch try renderer.form(form?.form, items: watched) {
    case .flat: try renderer.explorationNote(items: watched)
    case .regions: try renderer.chartNote(item: watched.first ?? 0)
    }
  }

  /// The widths of pages: from that of a small phone to that of a README.
  private static let widths = 320...830

  var pageWidth: Double { Double(width ?? Self.widths.upperBound) }

  private static func numbers(_ text: String) -> [Int]? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
  }

  /// The items whose cells are shown.
  var watched: [Int] { items.flatMap(Self.numbers) ?? [item ?? 0] }

  private var defaultName: String {
    let stem = SceneFileName.stem(of: scene)
    return switch style {
    case .graph: stem + "-diagram"
    case .steps: "\(stem)-\(script ?? "")-steps"
    case .matrix: stem + "-matrix"
    }
  }
}
