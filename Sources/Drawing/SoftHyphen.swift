/// The soft hyphen, which is visible only at the end of a line.
package enum SoftHyphen {
  /// The character in a text.
  package static let letter: Character = "\u{AD}"
  /// The visible hyphen that replaces it at the end of a line.
  package static let shown: Character = "\u{2010}"

  /// The text of a line that is not the last one: a soft hyphen at its end is replaced.
  package static func replaced(atEndOf line: String) -> String {
    line.last == letter ? String(line.dropLast()) + String(shown) : line
  }
}
