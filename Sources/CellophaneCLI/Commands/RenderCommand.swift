internal import ArgumentParser
internal import Cellophane
internal import SceneSnapshots

struct RenderCommand: LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    // Such a command is not asked for completions each time, which takes a twentieth of a picture (measured).
    _superCommandName: "cellophane",
    abstract: "Draws one cell, or the collection view, as PNG, SVG or PDF.",
    discussion: """
      EXAMPLES
        cellophane render selection.cell.yaml -o collection.png
        cellophane render selection.cell.yaml --item 0 --state selected -o cell.png
        cellophane render selection.cell.yaml --script tap --at 0.2 -o pressed.svg
        cellophane render selection.cell.yaml -o collection.pdf
        cellophane render selection.cell.yaml --item 0 --show layout -o layout.png
      """)

  @OptionGroup var scene: SceneOptions
  @OptionGroup(title: "Traits") var traits: TraitOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup var subject: SubjectOptions
  @Option(
    help: ArgumentHelp(
      "Draw also: layout (of one cell a redline sheet with distances, fonts, colours and what states"
        + " change; of the collection view the frames of views with names and sizes).",
      valueName: "what"))
  var show: [Overlay] = []
  @OptionGroup var output: OutputOptions<Format>
  @OptionGroup var text: TextOptions

  /// What can be drawn over the scene.
  enum Overlay: String, CaseIterable, ExpressibleByArgument { case layout }

  /// The output formats.
  enum Format: String, OutputFormat { case png, svg, pdf }

  var inputFolders: [String] { scene.inputFolders }

  func run() throws {
    let path = try reporting { try output.resolved(defaultName: defaultName).path }
    let bytes = try figure()
    try reporting { try Output.write(bytes, to: path) }
  }

  private var defaultName: String { SceneFileName.stem(of: scene.scene) }

  /// Returns the output.
  func figure() throws -> [UInt8] {
    var figure: [UInt8] = []
    try scene.withSubject(traits, subject) { renderer, subject in
      let picture =
        show.contains(.layout)
        ? try renderer.pictureWithDimensions(of: subject) : renderer.picture(of: subject)
      let format = try output.resolved(defaultName: defaultName).format
      try text.validate(isDocument: format == .svg || format == .pdf)
      figure =
        switch format {
        case .png: try picture.png()
        case .svg: Array(try picture.svg(isTextLive: text.isLiveInSVG).utf8)
        case .pdf: try picture.pdf(isTextLive: text.isLiveInPDF)
        }
    }
    return figure
  }
}
