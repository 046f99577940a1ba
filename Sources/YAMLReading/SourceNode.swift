/// A part of a YAML document with its location, before it is interpreted.
///
/// Scalars keep their text: whether `No` is a word or a truth value is decided by its property,
/// never by YAML.
package struct SourceNode: Sendable {
  package enum Content: Sendable {
    /// Text; `isPlain` if it is not quoted.
    case scalar(String, isPlain: Bool)
    case sequence([SourceNode])
    case mapping([(key: SourceNode, value: SourceNode)])
  }

  package let location: SourceLocation
  package let content: Content

  /// Creates a node.
  package init(location: SourceLocation, content: Content) {
    self.location = location
    self.content = content
  }

  /// Whether this is YAML's null: empty, `~` or `null`, without quotes.
  package var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// Whether this is UIKit's nil: the word without quotes.
  package var isNil: Bool {
    guard case .scalar("nil", isPlain: true) = content else { return false }
    return true
  }

  /// Whether YAML 1.1, which many programs still use, reads the scalar as true or false.
  package var isTruthValueInYAML11: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["y", "n", "yes", "no", "on", "off", "true", "false"].contains(text.lowercased())
  }

  /// A description for messages.
  package var kind: String {
    switch content {
    case .scalar: "a single value"
    case .sequence: "a list"
    case .mapping: "a map"
    }
  }

  /// The text of a scalar.
  package var scalarText: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }

  /// The location of a character in a scalar. If the file writes the text before it differently,
  /// with escapes, on several lines or after an anchor, it is the location of the scalar.
  package func location(ofScalarOffset offset: Int, in source: SourceTexts) -> SourceLocation {
    guard case .scalar(let text, let isPlain) = content else { return location }
    let start = location.advanced(by: isPlain ? 0 : 1)
    guard source.rest(from: start).starts(with: text.unicodeScalars.prefix(offset)) else {
      return location
    }
    return start.advanced(by: offset)
  }
}
