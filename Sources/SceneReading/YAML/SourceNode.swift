/// A part of a YAML document with its place, before anything is known of its meaning.
///
/// Scalars keep their text: whether `No` is a word or a truth value is decided by the property that
/// it is written for, never by YAML.
struct SourceNode: Sendable {
  enum Content: Sendable {
    /// Text; `isPlain` when it was written without quotes.
    case scalar(String, isPlain: Bool)
    case sequence([SourceNode])
    case mapping([(key: SourceNode, value: SourceNode)])
  }

  let location: SourceLocation
  let content: Content

  /// Whether this is YAML's null: nothing at all, `~` or `null`, without quotes.
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// Whether YAML 1.1, which many programs still read, takes the scalar for true or false.
  var isTruthValueInYAML11: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["y", "n", "yes", "no", "on", "off", "true", "false"].contains(text.lowercased())
  }

  /// What a person would call it.
  var kind: String {
    switch content {
    case .scalar: "a single value"
    case .sequence: "a list"
    case .mapping: "a map"
    }
  }

  /// The text of a scalar.
  var scalarText: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }

  /// The place of a letter of a scalar. Where the file spells the text before it in another way, with
  /// escapes, in several lines or behind an anchor, it is the place of the whole.
  func location(ofScalarOffset offset: Int, in source: SourceText) -> SourceLocation {
    guard case .scalar(let text, let isPlain) = content else { return location }
    let start = location.advanced(by: isPlain ? 0 : 1)
    guard source.rest(from: start).starts(with: text.unicodeScalars.prefix(offset)) else {
      return location
    }
    return start.advanced(by: offset)
  }
}
