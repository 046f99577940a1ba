/// Turns strings into outlines. Pango does it for real; tests that are about geometry use boxes.
public protocol Typesetter: Sendable {
  /// Sets `string` on one line.
  func typeset(_ string: String, in font: Font) throws(TypesettingFailure) -> TypesetText
}

/// Why a string could not be set.
public enum TypesettingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// No font of the pinned set has this character.
  case missingCharacter(Unicode.Scalar, in: Font)
  /// The font itself is not there, with what to do about it.
  case fontNotFound(String)

  /// One sentence for the person who asked.
  public var description: String {
    switch self {
    case .missingCharacter(let scalar, let font):
      let code = String(scalar.value, radix: 16, uppercase: true)
      // A character that cannot be seen would only confuse, or move a terminal's cursor.
      let isVisible = scalar.properties.generalCategory != .control
      let shown = isVisible ? "\"\(scalar)\" (U+\(code))" : "U+\(code)"
      return "no font has the character \(shown), wanted in \(font)"
    case .fontNotFound(let explanation):
      return explanation
    }
  }
}
