internal import ArgumentParser

/// How text is written in documents.
struct TextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Text in .svg and .pdf: outlines, which look the same everywhere, or live text, which can be selected"
        + " and searched. In .svg live text needs the fonts Inter and JetBrains Mono to look the same; in"
        + " .pdf they are embedded. Default: outlines for .svg, live for .pdf.",
      valueName: "kind"))
  var text: Kind?

  /// What text becomes.
  enum Kind: String, CaseIterable, ExpressibleByArgument { case outlines, live }

  /// Whether text stays text in SVG.
  var isLiveInSVG: Bool { text == .live }

  /// Whether text stays text in PDF.
  var isLiveInPDF: Bool { text != .outlines }

  /// Fails if pixels or data are written.
  func validate(isDocument: Bool) throws {
    if text == .live, !isDocument {
      throw CommandFailure(
        .usage, "--text live is for .svg and .pdf; name such a file")
    }
  }
}
