internal import Messages

/// Why a file could not be parsed as YAML.
package struct CompositionFailure: Error {
  /// Usually one mistake: where the text becomes invalid.
  package let diagnostics: [Diagnostic]

  init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(_ location: SourceLocation, _ message: String) {
    self.init(diagnostics: [Diagnostic(location: location, message: message)])
  }

  /// Lists and maps are nested too deeply.
  static func tooDeep(at location: SourceLocation) -> CompositionFailure {
    CompositionFailure(
      location,
      "lists and maps are nested more than \(YAMLComposer.maximumDepth) deep here; use fewer levels"
    )
  }

  /// The message about a duplicate key.
  static func twin(_ key: String) -> String {
    "the key \"\(key.shortened)\" appears twice in this map; keep one"
  }

  /// Translates libyaml's messages.
  init(_ problem: YAMLParser.Problem, in source: SourceText) {
    guard !problem.isTooDeep else {
      self = .tooDeep(at: problem.location)
      return
    }
    guard let text = problem.text else {
      self.init(.start, "this is not YAML; save the file again as UTF-8 text")
      return
    }
    let location = source.nearestLocation(to: problem.location)
    let last = problem.location.line
    let first = problem.contextLine.map { min($0, last) } ?? last
    let hex = (first...last).lazy.compactMap { line in
      HexColorText.afterBareHash(in: source.line(line)).map { (line, $0) }
    }.first
    if let (line, hex) = hex {
      self.init(
        SourceLocation(line: line, column: hex.column),
        "a bare # starts a comment in YAML, the rest of the line is missing; write \"\(hex.color)\""
      )
    } else {
      let isTab = source.rest(from: location).first == "\t"
      self.init(location, Self.explained(text, problem.contextLine, isTab: isTab))
    }
  }

  /// libyaml's message, with a remedy for the common ones.
  ///
  /// - Parameters:
  ///   - problem: libyaml's message.
  ///   - line: The line where the list, map or text in question begins.
  ///   - isTab: Whether there is a tab at the location.
  private static func explained(_ problem: String, _ line: Int?, isTab: Bool) -> String {
    let beginning = line.map { " that begins in line \($0)" } ?? ""
    if isTab || problem.contains("tab character") {
      return "a tab is not allowed here; indent with spaces"
    }
    switch problem {
    case "found character that cannot start any token":
      return "this character cannot start a value; put the value in quotes"
    case "mapping values are not allowed in this context":
      return "a colon does not belong here; put text with a colon in quotes, or correct the"
        + " indentation"
    case "could not find expected ':'":
      return "the key\(beginning) has no colon behind it; write \"key: value\" or correct"
        + " the indentation"
    case "did not find expected ',' or ']'":
      return
        "the list\(beginning) is malformed here; look for a missing , or ], or put text with a colon in quotes"
    case "did not find expected ',' or '}'":
      return
        "the map\(beginning) is malformed here; look for a missing , or }, or put text with a colon in quotes"
    case "did not find expected key":
      return "this is not a key of the map\(beginning); look for a wrong indentation or a"
        + " missing quote"
    case "did not find expected '-' indicator":
      return "this is not an element of the list\(beginning); look for a wrong indentation"
        + " or missing -"
    case "did not find expected node content":
      return "a value is missing here; look for a missing bracket, quote or comma before it"
    case "did not find expected <document start>":
      return "this does not belong to the value above; look for a wrong indentation"
    case "found unexpected end of stream":
      return "the quote\(beginning) is not closed; add the same quote behind the text"
    case "but found another document":
      return "a second document begins here; a scene file has one, remove the rest"
    case "found unknown escape character", "found invalid Unicode character escape code",
      "did not find expected hexdecimal number":
      return "this escape is not known to YAML; write the letter itself, or \\\\ for a backslash"
    default:
      return "\(problem); look for a missing bracket, quote or comma, or a wrong indent"
    }
  }
}
