/// The soft hyphen, which is seen only where a line ends at it.
package enum SoftHyphen {
  /// The character in a text.
  package static let letter: Character = "\u{AD}"
  /// What stands for it at the end of a line.
  package static let shown: Character = "\u{2010}"

  /// The text of a line that others follow.
  package static func replaced(atEndOf line: String) -> String {
    line.last == letter ? String(line.dropLast()) + String(shown) : line
  }
}
