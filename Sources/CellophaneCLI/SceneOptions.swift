internal import ArgumentParser
internal import Cellophane
internal import TerminalOutput

/// How a scene file is read.
///
/// Its traits are a group of their own beside this one, not inside: in builds for debugging the argument parser
/// validates a nested group many times, which took most of the time of a small command.
struct SceneOptions: ParsableArguments {
  /// What help says about a command's scene file. The file is no part of the group, which help explains elsewhere.
  static let fileHelp = "The scene file, for example Fixtures/Scenes/selection.cell.yaml."

  @Option(help: "Pixels per point: 1, 2 or 3.")
  var scale: DisplayScale = .x2

  @Option(
    help: ArgumentHelp(FontOptions.explanation, valueName: "folder"), completion: .directory)
  var fonts: [String] = []

  @Flag(
    help: """
      Exit with \(ExitStatus.malformedInput.rawValue) and without output if there are notes on the \
      scene, as on symbols without a drawing. Comments in the scene silence notes: see "check".
      """)
  var strict = false

  /// Returns a scene, shown with the traits of the options.
  func source(_ path: String, _ traits: TraitOptions) -> SceneSource {
    var source = self.source(path)
    source.traits = traits.change
    return source
  }

  /// Returns a scene, shown with its own traits.
  func source(_ path: String) -> SceneSource {
    SceneSource(
      path: path, scale: scale, fontFolders: fonts.isEmpty ? nil : fonts, isStrict: strict)
  }
}
