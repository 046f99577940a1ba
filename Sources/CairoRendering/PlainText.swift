/// A Latin string that needs no itemization: without marks, without other directions, and without
/// characters that may be emoji.
struct PlainText {
  /// The string.
  let string: String
  /// Whether it contains a letter; digits and punctuation alone have no script.
  let hasLetter: Bool

  /// Returns `nil` unless the string is plain.
  init?(_ string: String) {
    var hasLetter = false
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: hasLetter = true
      case 0x20...0x7E, Self.enDash, Self.emDash, Self.singleQuotes, Self.doubleQuotes,
        Self.ellipsis:
        break
      default: return nil
      }
    }
    self.string = string
    self.hasLetter = hasLetter
  }

  private static let enDash: UInt32 = 0x2013
  private static let emDash: UInt32 = 0x2014
  private static let singleQuotes: ClosedRange<UInt32> = 0x2018...0x2019
  private static let doubleQuotes: ClosedRange<UInt32> = 0x201C...0x201D
  private static let ellipsis: UInt32 = 0x2026
}
