internal import ArgumentParser
internal import Cellophane

struct TraceCommand: LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Prints the events of a script in order, with their times.",
    discussion: """
      Events are delegate calls, flags, gestures, custom states, and updates of \
      cells' configurations. With --format csv it prints all properties that change, \
      frame by frame: time,item,view,property,value. With svg it draws a chart of \
      each.

      EXAMPLES
        cellophane trace selection.cell.yaml --script tap
        cellophane trace selection.cell.yaml --script tap --format json
        cellophane trace selection.cell.yaml --script tap --format csv --fps 30
        cellophane trace selection.cell.yaml --script tap -o tap.svg
      """)

  /// The formats of a trace, named like the file extensions.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, csv, svg

    /// The extensions of its files.
    var endings: [String] { self == .text ? ["txt", "text"] : [rawValue] }

    /// Whether it depends on frames.
    var hasFrames: Bool {
      switch self {
      case .text, .json: false
      case .csv, .svg: true
      }
    }
  }

  @Argument(help: ArgumentHelp(SceneOptions.fileHelp), completion: .file())
  var scene: String
  @OptionGroup(title: "Scene") var reading: SceneOptions
  @OptionGroup(title: "Traits") var traits: TraitOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  @Option(
    help: ArgumentHelp("The script to play.", valueName: "name"),
    completion: ScriptNames.completion)
  var script: String

  @Option(
    help: ArgumentHelp(
      "text: a line per event; json: an object per line; csv: properties per frame; svg: a plot."
        + " Default: the extension of the output, or text."))
  var format: Format?

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("The file. Default: standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Frames per second of csv and svg, 1 to 240. Default: 60.", valueName: "rate")
  )
  var fps: Int?

  /// The output's extension.
  private var ending: String? { output?.split(separator: ".").last.map { $0.lowercased() } }

  /// The format, from the output's extension or `--format`.
  private var resolvedFormat: Format {
    format ?? ending.flatMap(Format.init(rawValue:)) ?? .text
  }

  var inputFolders: [String] { reading.source(scene).inputFolders }

  func validate() throws {
    // With --format only the names of other formats of traces contradict it.
    let other = ending.flatMap(Format.init(rawValue:)) ?? resolvedFormat
    let isKnown = format != nil && other == resolvedFormat
    try Output.validate(output, endings: isKnown ? nil : resolvedFormat.endings)
    if fps != nil, !resolvedFormat.hasFrames {
      throw ValidationError("Events have no frames; --fps is for csv and svg.")
    }
  }

  func run() throws {
    try reading.source(scene, traits).withRenderer { renderer in
      let text =
        switch resolvedFormat {
        case .text: try renderer.trace(script: script).text
        case .json: try renderer.trace(script: script).json
        case .csv: try renderer.propertyTrace(script: script, framesPerSecond: fps ?? 60).csv
        case .svg: try renderer.plot(script: script, framesPerSecond: fps ?? 60).svg()
        }
      try Output.write(Array(text.utf8), to: output == "-" ? nil : output)
    }
  }
}
