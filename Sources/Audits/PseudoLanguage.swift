internal import Drawing

/// Changes texts as translations do, without a translation.
package enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Texts as long as translations of English become: twice as long up to 10 characters, 1.8 times up to 20, 1.6 up to
  /// 30, 1.4 up to 50, 1.51 up to 70, and 1.3 times beyond. These are the lower ends of the ranges in W3C's "Text size in
  /// translation" (https://www.w3.org/International/articles/article-text-size), after IBM's "Guidelines to design global
  /// solutions"; the step up at 51 characters is in the source.
  case longer
  /// Letters with accents, which are wider and taller, as Xcode's accented pseudolanguage has them.
  case accented
  /// As many Thai letters with marks above and below; Thai is the tallest script that many apps support. Lines stay as
  /// high as those of the system font, as in UIKit without text styles, so that letters pass the edges of their labels.
  /// Without a Thai font the letters are boxes as high as capitals.
  case tall
  /// The same texts in a layout from right to left, as Xcode's right-to-left pseudolanguage has it.
  case rightToLeft

  /// The language for sweeps.
  package var language: TextBreaks.Language {
    switch self {
    case .longer: TextBreaks.Language(rawValue) { Self.lengthened($0) }
    case .accented:
      TextBreaks.Language(rawValue) { text in String(text.map { Self.accents[$0] ?? $0 }) }
    case .tall: TextBreaks.Language(rawValue) { Self.heightened($0) }
    case .rightToLeft: TextBreaks.Language(rawValue, direction: .rightToLeft) { $0 }
    }
  }

  /// A text that is repeated up to the length of its translation.
  static func lengthened(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    let percent =
      switch text.count {
      case ...10: 200
      case ...20: 180
      case ...30: 160
      case ...50: 140
      case ...70: 151
      default: 130
      }
    return TextBreaks.model(text, (text.count * percent + 99) / 100)
  }

  /// A text in which the letters of the Latin alphabet are replaced by Thai ones, as wide on average.
  static func heightened(_ text: String) -> String {
    String(
      text.map { letter in
        guard letter.isASCII, letter.isLetter, let code = letter.asciiValue else { return letter }
        return tallLetters[Int(code) % tallLetters.count]
      })
  }

  /// Consonants with a vowel above or below and a tone mark.
  private static let tallLetters: [Character] = [
    "\u{E1B}\u{E35}\u{E48}", "\u{E17}\u{E37}\u{E49}", "\u{E0E}\u{E39}\u{E49}",
    "\u{E1F}\u{E36}\u{E4A}", "\u{E23}\u{E39}\u{E48}", "\u{E10}\u{E38}\u{E49}",
  ]

  private static let accents: [Character: Character] = [
    "A": "Å", "C": "Ç", "D": "Ð", "E": "É", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ",
    "L": "Ļ", "N": "Ñ", "O": "Ö", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "W": "Ŵ", "Y": "Ý",
    "Z": "Ž", "a": "å", "c": "ç", "d": "đ", "e": "é", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ",
    "k": "ķ", "l": "ļ", "n": "ñ", "o": "ö", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "w": "ŵ",
    "y": "ý", "z": "ž",
  ]
}
