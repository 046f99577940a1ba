internal import ArgumentParser

/// The fonts of commands without the other options of scenes.
struct FontOptions: ParsableArguments, Sendable {
  /// What help says about the option.
  static let explanation = "A folder with the font files. Default: the pinned fonts."

  @Option(
    help: ArgumentHelp(FontOptions.explanation, valueName: "folder"), completion: .directory)
  var fonts: [String] = []

  /// The folders; `nil` for the pinned fonts.
  var folders: [String]? { fonts.isEmpty ? nil : fonts }
}
