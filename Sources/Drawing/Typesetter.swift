/// Sets strings as outlines of glyphs. The real one uses Pango; tests of geometry use one that sets boxes.
package protocol Typesetter: Sendable {
  /// Sets `string` on one line, line breaks as spaces.
  func typeset(_ string: String, in font: Font) throws(TypesettingFailure) -> TypesetText

  /// Sets `string` on as many lines as it needs, none of them wider than `width` points if they can be
  /// broken; `nil` for lines of any width. White space at the end of broken lines is left out. There
  /// is always at least one line.
  func lines(
    of string: String, in font: Font, style: ParagraphStyle, width: Double?
  ) throws(TypesettingFailure) -> [TypesetText]
}

/// The reason why a string could not be typeset.
public enum TypesettingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// No font of the pinned set has this character.
  /// A Debian package may have one that does.
  case missingCharacter(Unicode.Scalar, in: Font, package: String? = nil)
  /// The font is not installed; the text explains what to do.
  case fontNotFound(String)

  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .missingCharacter(let scalar, let font, let package):
      let code = String(scalar.value, radix: 16, uppercase: true)
      // A character that cannot be seen would only confuse, or move a terminal's cursor.
      let isVisible = scalar.properties.generalCategory != .control
      let shown = isVisible ? "\"\(scalar)\" (U+\(code))" : "U+\(code)"
      let help =
        if let package {
          "install the Debian package \(package)"
        } else if scalar.properties.isEmojiPresentation {
          "emoji are pictures and not letters, show it by an image view"
        } else {
          "no package is known to have it, leave it out"
        }
      return "no font has the character \(shown), wanted in \(font); \(help)"
    case .fontNotFound(let explanation):
      return explanation
    }
  }
}
