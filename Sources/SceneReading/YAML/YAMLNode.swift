/// A part of a YAML document as it is written: aliases, tags and what plain words mean are others' work.
struct YAMLNode {
  /// What a part is.
  enum Content {
    /// Text, and whether it stands without quotes on its line.
    case scalar(String, isPlain: Bool)
    /// A list.
    case sequence([YAMLNode])
    /// A map, in the order of the file.
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  /// Where it begins.
  let location: SourceLocation
  /// The name by which aliases call it.
  let anchor: String?
  /// What it is.
  let content: Content
}
