internal import Scenes

/// A mistake in a scene file: a place and a message.
public struct Diagnostic: Hashable, Sendable {
  /// Where it is.
  public var location: SourceLocation
  /// What is wrong: one sentence, lower case, what to do about it last.
  public var message: String
}

/// All mistakes that were found in a scene file, with what is needed to show them.
public struct SceneDiagnostics: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, as the person gave it.
  public let file: String
  /// The mistakes, in the order of their places.
  public let diagnostics: [Diagnostic]
  private let source: SourceText

  /// So many mistakes are shown; the rest is counted. Our choice: more do not help anybody.
  static let shown = SceneLimits.mostShownProblems

  init(file: String, diagnostics: some Sequence<Diagnostic>, source: SourceText) {
    self.file = file
    var seen: Set<Diagnostic> = []
    self.diagnostics =
      diagnostics
      // A message quotes what the file says, and the file may say anything.
      .map { Diagnostic(location: $0.location, message: $0.message.harmless) }
      .filter { seen.insert($0).inserted }
      .sorted { ($0.location, $0.message) < ($1.location, $1.message) }
    self.source = source
  }

  /// Each mistake as `file:line:column: message`, the line under it and a caret under the place.
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
