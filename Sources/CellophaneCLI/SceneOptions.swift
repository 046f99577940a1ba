internal import ArgumentParser
internal import Cellophane
internal import TerminalOutput

/// The scene file and how it is read.
///
/// Its traits are a group of their own beside this one, not inside: in builds for debugging the argument parser
/// validates a nested group many times, which took most of the time of a small command.
struct SceneOptions: ParsableArguments {
  @Argument(
    help: "The scene file, for example Fixtures/Scenes/selection.cell.yaml.", completion: .file())
  var scene: String

  @Option(help: "Pixels per point: 1, 2 or 3.")
  var scale: DisplayScale = .x2

  @Option(
    help: ArgumentHelp(
      "A folder with the font files. Default: the pinned fonts.", valueName: "folder"),
    completion: .directory)
  var fonts: [String] = []

  @Flag(
    help: """
      Exit with \(ExitStatus.malformedInput.rawValue) and draw nothing if there are notes on the \
      scene, as on symbols without a drawing. Comments in the scene silence notes: see "check".
      """)
  var strict = false

  /// Returns the scene, shown with the traits of the options.
  func source(_ traits: TraitOptions) -> SceneSource {
    var source = source
    source.traits = traits.change
    return source
  }

  /// The scene, shown with its own traits.
  var source: SceneSource {
    SceneSource(
      path: scene, scale: scale, fontFolders: fonts.isEmpty ? nil : fonts, isStrict: strict)
  }
}
