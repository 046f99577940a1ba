/// A text with names in braces: `"{count} new"`. Two braces are one brace, and a brace without an end is itself.
package enum BracedText {
  /// A part of such a text.
  package enum Part: Hashable, Sendable {
    /// Text as it is shown.
    case text(String)
    /// The text between braces.
    case name(String)
  }

  /// The parts of a text, in order.
  package static func parts(of text: String) -> [Part] {
    var (parts, plain): ([Part], String) = ([], "")
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "{" || character == "}", rest.first == character {
        rest.removeFirst()
        plain.append(character)
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

  /// A text that shows another one as it is: its braces are doubled.
  package static func escaping(_ text: String) -> String {
    text.replacing("{", with: "{{").replacing("}", with: "}}")
  }
}
