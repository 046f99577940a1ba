/// Sets strings as glyph outlines. Pictures use Pango; tests of geometry use a typesetter that sets
/// boxes.
package protocol Typesetter: Sendable {
  /// Sets `string` on one line; line breaks become spaces.
  func typeset(_ string: String, in font: Font) throws(TypesettingError) -> TypesetText

  /// Sets `string` on one line with space after each character, also the last. The order and the forms of the letters stay.
  ///
  /// - Parameters:
  ///   - kern: The space after each character, in points. If it is negative the line is at least 0 wide.
  ///   - wordSpacing: How much wider each space is, in points.
  func typeset(
    _ string: String, in font: Font, kern: Double, wordSpacing: Double
  ) throws(TypesettingError) -> TypesetText

  /// Where lines of `string`, which has no line breaks, may end by Unicode's rules (UAX #14), as offsets of bytes in ascending
  /// order. The last one is the end of the string.
  func lineEnds(of string: String, in font: Font) throws(TypesettingError) -> [Int]

  /// Sets `string` on as many lines as it needs, each at most `width` points wide where it can be
  /// broken; `nil` for no limit. White space at the end of broken lines is dropped. There is always
  /// at least one line.
  func lines(
    of string: String, in font: Font, style: LabelStyle, width: Double?
  ) throws(TypesettingError) -> [TypesetText]
}

extension Typesetter {
  /// Sets each character separately, from left to right: for typesetters whose letters are boxes.
  package func typeset(
    _ string: String, in font: Font, kern: Double, wordSpacing: Double
  ) throws(TypesettingError) -> TypesetText {
    var text = try typeset(string, in: font)
    var (x, glyphs) = (0.0, [TypesetText.Glyph]())
    for character in string {
      let letter = try typeset(String(character), in: font)
      glyphs += letter.glyphs.map { $0.moved(by: x) }
      x += letter.width + kern + (character == " " ? wordSpacing : 0)
    }
    text.glyphs = glyphs
    text.width = max(x, 0)
    (text.kern, text.wordSpacing) = (kern, wordSpacing)
    return text
  }
}

extension Typesetter {
  /// Breaks lines after white space only: for typesetters whose letters are boxes.
  package func lineEnds(of string: String, in font: Font) throws(TypesettingError) -> [Int] {
    var (ends, offset): ([Int], Int) = ([], 0)
    for (character, next) in zip(string, string.dropFirst()) {
      offset += character.utf8.count
      if character.isWhitespace, character != "\u{A0}", !next.isWhitespace { ends.append(offset) }
    }
    return ends + [string.utf8.count]
  }
}

/// The reason why a string could not be typeset.
public enum TypesettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No pinned font has this character, and a box is drawn for it. `package` is a Debian package whose font does, if one is
  /// known.
  case missingCharacter(Unicode.Scalar, in: Font, package: String? = nil)
  /// The font is not installed; the message says what to do.
  case fontNotFound(String)

  /// The reason as one sentence.
  public var description: String {
    switch self {
    case .missingCharacter(let scalar, _, let package):
      let code = String(scalar.value, radix: 16, uppercase: true)
      // A control character would not be visible in the message, or would move a terminal's cursor.
      let isVisible = scalar.properties.generalCategory != .control
      let shown = isVisible ? "\"\(scalar)\" (U+\(code))" : "U+\(code)"
      let help =
        if let package {
          "install the Debian package \(package)"
        } else {
          "no package is known to have it, leave it out"
        }
      return "no font has the character \(shown), so that a box is drawn instead; \(help)"
    case .fontNotFound(let explanation):
      return explanation
    }
  }
}
