internal import ArgumentParser

/// How text is written in SVG documents.
struct TextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Text in .svg: outlines, which look the same everywhere, or live text, which can be selected and"
        + " searched and needs the fonts Inter and JetBrains Mono to look the same.",
      valueName: "kind"))
  var text: Kind = .outlines

  /// What text becomes.
  enum Kind: String, CaseIterable, ExpressibleByArgument { case outlines, live }

  /// Whether text stays text.
  var isLive: Bool {
    switch text {
    case .outlines: false
    case .live: true
    }
  }

  /// Fails if another format is written.
  func validate(isSVG: Bool) throws {
    if isLive, !isSVG { throw CommandFailure(.usage, "--text live is for .svg; name such a file") }
  }
}
