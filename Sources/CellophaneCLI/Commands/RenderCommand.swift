internal import ArgumentParser
internal import Cellophane

struct RenderCommand: LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws one cell, or the collection view, as \(PictureFormat.names).",
    discussion: """
      The program ffmpeg is needed for \(PictureFormat.namesWithProgram).

      EXAMPLES
        cellophane render selection.cell.yaml -o collection.png
        cellophane render selection.cell.yaml --item 0 --state selected -o cell.png
        cellophane render selection.cell.yaml --script tap --at 0.2 -o pressed.svg
        cellophane render selection.cell.yaml -o collection.pdf
        cellophane render selection.cell.yaml --item 0 --show layout -o layout.png
      """)

  @Argument(help: ArgumentHelp(SceneOptions.fileHelp), completion: .file())
  var scene: String
  @OptionGroup(title: "Scene") var reading: SceneOptions
  @OptionGroup(title: "Traits") var traits: TraitOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup var subject: SubjectOptions
  @Option(
    help: ArgumentHelp(
      "Draw also: layout (of one cell a redline sheet with distances, fonts, colours and what states"
        + " change; of the collection view the frames of views with names and sizes).",
      valueName: "what"))
  var show: [Overlay] = []
  @OptionGroup var output: OutputOptions<PictureFormat>
  @OptionGroup var text: TextOptions

  /// The overlays that can be drawn over the scene.
  enum Overlay: String, CaseIterable, ExpressibleByArgument { case layout }

  var inputFolders: [String] { reading.source(scene).inputFolders }

  func run() throws { try request.write() }

  /// Returns the output.
  func figure() throws -> [UInt8] { try request.bytes() }

  /// The picture that the options describe.
  var request: PictureRequest {
    PictureRequest(
      source: reading.source(scene, traits), subject: subject.choice,
      showsLayout: show.contains(.layout),
      output: output.choice, text: text.choice)
  }
}
