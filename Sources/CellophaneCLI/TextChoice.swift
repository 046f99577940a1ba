internal import ArgumentParser
internal import Cellophane
internal import TerminalOutput

/// How text is written in documents.
struct TextChoice: Equatable {
  /// The form of text in the file: paths, or letters with a font.
  enum Kind: String, CaseIterable, ExpressibleByArgument { case outlines, live }

  /// The chosen form; `nil` for the format's default (`PictureFormat.text`).
  var kind: Kind?

  /// Whether text stays text; `nil` for the format's default.
  var isLive: Bool? { kind.map { $0 == .live } }

  /// Fails if pixels or data are written.
  func validate(isDocument: Bool) throws {
    if kind == .live, !isDocument {
      throw CommandFailure(
        .usage,
        "--text live is for \(PictureFormat.vectorEndings); use a file name with"
          + " one of these extensions")
    }
  }
}
