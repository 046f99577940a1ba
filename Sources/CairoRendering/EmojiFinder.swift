/// Finds the emoji of a string. It is not thread-safe.
final class EmojiFinder {
  /// A part of an emoji.
  enum Part: Equatable {
    /// The first scalar of an emoji, with the glyphs of the emoji font: one, or several for a sequence that the
    /// font has no picture of.
    case start([UInt32])
    /// A later scalar: a joiner, a variation selector, a skin tone and so on.
    case rest
  }

  /// The emoji font; `nil` if it is not installed, or if no string needs it.
  let font: EmojiFont?

  private let coverage: LetterCoverage

  /// Looks for emoji that `font` can draw. Letters that may be both, such as a heart, are emoji if the text's
  /// own fonts, whose coverage is given, lack them.
  init(_ font: EmojiFont?, _ coverage: LetterCoverage) {
    self.font = font
    self.coverage = coverage
  }

  /// Whether a string may contain emoji.
  static func mayHave(_ string: String) -> Bool {
    string.unicodeScalars.contains { scalar in
      scalar == emojiSelector
        || scalar.value >= firstEmoji && scalar.properties.isEmoji
    }
  }

  /// For each scalar of an emoji, by the offset of its first byte: which part of an emoji it is.
  func parts(of string: String) -> [Int: Part] {
    guard let font, Self.mayHave(string) else { return [:] }
    var parts: [Int: Part] = [:]
    var offset = 0
    for character in string {
      defer { offset += character.utf8.count }
      guard isEmoji(character), let glyphs = font.glyphs(of: character) else { continue }
      var place = offset
      for scalar in character.unicodeScalars {
        parts[place] = place == offset ? .start(glyphs) : .rest
        place += UTF8.width(scalar)
      }
    }
    return parts
  }

  /// Whether a character is shown as an emoji. U+FE0F asks for an emoji and U+FE0E for a letter; digits, # and
  /// * are emoji in keycaps only.
  private func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    let second = scalars.dropFirst().first
    if first.isASCII { return scalars.contains(Self.keycap) }
    switch second {
    case Self.textSelector: return false
    case Self.emojiSelector: return true
    case let second? where second.properties.isEmojiModifier || second == Self.joiner: return true
    default: return first.properties.isEmojiPresentation || coverage.lacks(first)
    }
  }

  /// The first emoji after the copyright and trademark signs, which all text fonts have.
  private static let firstEmoji: UInt32 = 0x203C
  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"
}
