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

  /// The names in braces of a text. Two braces are one brace.
  static func names(in text: String) -> [String] {
    parts(of: text).compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// The value for an item with data; `nil` if it lacks some of them. A name alone stands for any value, for example a
  /// colour.
  func value(with data: [String: SourceNode]) -> SourceNode? {
    guard let text = value.scalarText else { return nil }
    if names.count == 1, let name = names.first, text == "{\(name)}" {
      return data[name].map { node in
        guard case .scalar(let text, let isPlain) = node.content else { return node }
        return SourceNode(
          location: node.location, content: .scalar(Self.escaped(text), isPlain: isPlain))
      }
    }
    var result = ""
    for part in Self.parts(of: text) {
      switch part {
      case .text(let text): result += text
      case .name(let name) where names.contains(name):
        guard let text = data[name]?.scalarText else { return nil }
        result += Self.escaped(text)
      case .name(let name): result += "{\(name)}"
      }
    }
    return SourceNode(location: value.location, content: .scalar(result, isPlain: false))
  }

  private enum Part {
    /// Text as it is written, with double braces.
    case text(String)
    case name(String)
  }

  private static func parts(of text: String) -> [Part] {
    var (parts, plain): ([Part], String) = ([], "")
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "{" || character == "}", rest.first == character {
        rest.removeFirst()
        plain += "\(character)\(character)"
      } else if character == "{", let end = rest.firstIndex(of: "}") {
        parts += [.text(plain), .name(String(rest[..<end]))]
        plain = ""
        rest = rest[end...].dropFirst()
      } else {
        plain.append(character)
      }
    }
    return parts + [.text(plain)]
  }

  /// Data are no templates themselves: their braces are doubled.
  private static func escaped(_ text: String) -> String {
    text.replacing("{", with: "{{").replacing("}", with: "}}")
  }
}
