/// A part of a YAML document before aliases, tags and plain words are interpreted.
struct YAMLNode {
  /// The content of a part.
  enum Content {
    /// Text, and whether it is unquoted on a single line.
    case scalar(String, isPlain: Bool)
    /// A list.
    case sequence([YAMLNode])
    /// A map, in the order of the file.
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  /// The location of its start.
  let location: SourceLocation
  /// The name of its anchor; `nil` if it has none.
  let anchor: String?
  /// The content.
  let content: Content
}
