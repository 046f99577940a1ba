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

  /// What a person would call it.
  var kind: String {
    switch content {
    case .scalar: "a single value"
    case .sequence: "a list"
    case .mapping: "a map"
    }
  }

  /// The place of a letter of a scalar, as far as it can be told: letters behind a line break or an
  /// escape are not where they seem.
  func location(ofScalarOffset offset: Int) -> SourceLocation {
    guard case .scalar(let text, let isPlain) = content, !text.contains("\n") else {
      return location
    }
    return location.advanced(by: offset + (isPlain ? 0 : 1))
  }
}
