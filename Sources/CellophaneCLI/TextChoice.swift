internal import ArgumentParser
internal import TerminalOutput

/// How text is written in documents.
struct TextChoice: Equatable {
  /// The form of text in the file: paths, or letters with a font.
  enum Kind: String, CaseIterable, ExpressibleByArgument { case outlines, live }

  /// The chosen form; `nil` for the format's default: outlines in SVG, and live text in PDF.
  var kind: Kind?

  /// Whether text stays text in SVG.
  var isLiveInSVG: Bool { kind == .live }

  /// Whether text stays text in PDF.
  var isLiveInPDF: Bool { kind != .outlines }

  /// Fails if pixels or data are written.
  func validate(isDocument: Bool) throws {
    if kind == .live, !isDocument {
      throw CommandFailure(
        .usage, "--text live is for .svg and .pdf; use a file name with one of these extensions")
    }
  }
}
