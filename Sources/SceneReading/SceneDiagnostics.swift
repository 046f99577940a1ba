internal import Messages
internal import Notation
internal import Scenes
public import YAMLReading

/// All mistakes in a scene file, with what is needed to show them.
public struct SceneDiagnostics: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, as the user gave it.
  public let file: String
  /// The mistakes, in the order of their locations.
  public let diagnostics: [Diagnostic]
  private let source: SourceTexts

  /// The maximum number of mistakes that are shown; the rest is counted. Our choice.
  static let shown = SceneLimits.mostShownProblems

  init(file: String, diagnostics: some Sequence<Diagnostic>, source: SourceTexts) {
    self.file = file
    var seen: Set<Diagnostic> = []
    self.diagnostics =
      diagnostics
      // Messages quote the file, which may contain control characters.
      .map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.message = diagnostic.message.harmless
        return diagnostic
      }
      .filter { seen.insert($0).inserted }
      .sorted { ($0.location, $0.message) < ($1.location, $1.message) }
    self.source = source
  }

  /// Each mistake as `file:line:column: message`, with the source line and a caret.
  public var description: String {
    var lines: [String] = []
    for diagnostic in diagnostics.prefix(Self.shown) {
      let location = diagnostic.location
      lines.append("\(source.text(of: location)): \(diagnostic.message)")
      if let excerpt = source.excerpt(at: location) {
        let margin = "\(location.line)"
        lines.append("  \(margin) | \(excerpt.line)")
        lines.append("  \(String(repeating: " ", count: margin.count)) | \(excerpt.caret)")
      }
      for participant in diagnostic.participants {
        lines.append("  \(source.text(of: participant.location)): \(participant.text.harmless)")
      }
    }
    let rest = diagnostics.count - Self.shown
    if rest > 0 { lines.append("and \(rest) more") }
    return lines.joined(separator: "\n")
  }
}
