internal import Scenes
internal import Views
internal import YAMLReading

/// A property whose value names data of items: `text: "{sender} · {date}"`.
struct DataTemplate {
  /// The property as items assign it, as `titleLabel.text`.
  let path: String
  /// The value with names in braces.
  let value: SourceNode
  /// The names of the data in it.
  let names: [String]
  /// The cell in which the view is; `nil` for views of all cells.
  let cell: String?

  /// Whether it is a text with names in braces that are not those of data.
  var hasOtherNames: Bool {
    guard let text = value.scalarText else { return false }
    return Self.names(in: text).count > names.count
  }

  /// The names in braces of a text. Two braces are one brace.
  static func names(in text: String) -> [String] {
    BracedText.parts(of: text).compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// The value for an item with data; `nil` if it lacks some of them. A name alone stands for any value, for example a
  /// colour.
  func value(with data: [String: SourceNode]) -> SourceNode? {
    Self.filled(value, names, data)
  }

  /// A value with data in place of their names, also in lists and maps; `nil` if some of them are missing.
  static func filled(
    _ value: SourceNode, _ fields: [String], _ data: [String: SourceNode]
  ) -> SourceNode? {
    switch value.content {
    case .scalar: return filledScalar(value, fields, data)
    case .sequence(let elements):
      let parts = elements.compactMap { filled($0, fields, data) }
      return parts.count == elements.count ? value.with(.sequence(parts)) : nil
    case .mapping(let pairs):
      let parts = pairs.compactMap { key, value in
        filled(value, fields, data).map { (key, $0) }
      }
      return parts.count == pairs.count ? value.with(.mapping(parts)) : nil
    }
  }

  /// All names of fields in a value.
  static func names(of fields: Set<String>, in value: SourceNode) -> [String] {
    switch value.content {
    case .scalar(let text, _): names(in: text).filter(fields.contains)
    case .sequence(let elements): elements.flatMap { names(of: fields, in: $0) }
    case .mapping(let pairs): pairs.flatMap { names(of: fields, in: $0.value) }
    }
  }

  private static func filledScalar(
    _ value: SourceNode, _ fields: [String], _ data: [String: SourceNode]
  ) -> SourceNode? {
    guard let text = value.scalarText else { return value }
    let names = names(in: text).filter(fields.contains)
    guard !names.isEmpty else { return value }
    if names.count == 1, let name = names.first, text == "{\(name)}" {
      return data[name].map { node in
        guard case .scalar(let text, let isPlain) = node.content else { return node }
        return SourceNode(
          location: node.location, content: .scalar(BracedText.escaping(text), isPlain: isPlain))
      }
    }
    var result = ""
    for part in BracedText.parts(of: text) {
      switch part {
      // The result is read once more, for the names of states.
      case .text(let text): result += BracedText.escaping(text)
      case .name(let name) where names.contains(name):
        guard let text = data[name]?.scalarText else { return nil }
        result += BracedText.escaping(text)
      case .name(let name): result += "{\(name)}"
      }
    }
    return SourceNode(location: value.location, content: .scalar(result, isPlain: false))
  }
}
