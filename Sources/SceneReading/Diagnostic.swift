internal import Scenes

/// A mistake in a scene file: a location and a message.
public struct Diagnostic: Hashable, Sendable {
  /// The location in the file.
  public var location: SourceLocation
  /// What is wrong: one lower-case sentence that ends with the remedy.
  public var message: String
}

/// All mistakes in a scene file, with what is needed to show them.
public struct SceneDiagnostics: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, as the user gave it.
  public let file: String
  /// The mistakes, in the order of their locations.
  public let diagnostics: [Diagnostic]
  private let source: SourceText

  /// The maximum number of mistakes that are shown; the rest is counted. Our choice.
  static let shown = SceneLimits.mostShownProblems

  init(file: String, diagnostics: some Sequence<Diagnostic>, source: SourceText) {
    self.file = file
    var seen: Set<Diagnostic> = []
    self.diagnostics =
      diagnostics
      // Messages quote the file, which may contain control characters.
      .map { Diagnostic(location: $0.location, message: $0.message.harmless) }
      .filter { seen.insert($0).inserted }
      .sorted { ($0.location, $0.message) < ($1.location, $1.message) }
    self.source = source
  }

  /// Each mistake as `file:line:column: message`, with the source line and a caret.
  public var description: String {
    var lines: [String] = []
    for diagnostic in diagnostics.prefix(Self.shown) {
      let location = diagnostic.location
      lines.append("\(file):\(location.line):\(location.column): \(diagnostic.message)")
      guard let excerpt = source.excerpt(at: location) else { continue }
      let margin = "\(location.line)"
      lines.append("  \(margin) | \(excerpt.line)")
      lines.append("  \(String(repeating: " ", count: margin.count)) | \(excerpt.caret)")
    }
    let rest = diagnostics.count - Self.shown
    if rest > 0 { lines.append("and \(rest) more") }
    return lines.joined(separator: "\n")
  }
}
