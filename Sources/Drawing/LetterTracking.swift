/// The space after each letter of a font.
///
/// No single space makes all text as wide as San Francisco's, because its letters are not wider or narrower than Inter's
/// by the same amount. Therefore a letter adds an offset to the space that all have in common. San Francisco has text
/// shapes up to 17 points, and display shapes above, which other offsets belong to. Letters of other scripts than Latin
/// have no offsets.
package struct LetterTracking: Hashable, Sendable {
  /// Offsets in thousandths of an em, for regular and lighter weights and for bold and heavier ones.
  private typealias Offset = (regular: Double, bold: Double)

  /// The space that all letters have in common, in ems.
  package let base: Double
  /// The interpolation of the letters between text shapes, 0, and display shapes, 1.
  private let display: Double
  /// The interpolation of the letters between regular, 0, and bold, 1.
  private let boldness: Double
  /// Whether all digits have the width of the digit 0.
  private let hasEvenDigits: Bool

  /// Creates the spaces of a font.
  ///
  /// - Parameters:
  ///   - base: The space that all letters have in common, in ems.
  ///   - size: The font's size in points.
  ///   - hasEvenDigits: Whether all digits have the same width.
  init(base: Double, size: Double, weight: Font.Weight, hasEvenDigits: Bool) {
    self.base = base
    self.hasEvenDigits = hasEvenDigits
    // From 26 points on the shapes stay the same. Sizes that are no numbers have text shapes.
    display = size > 17 ? min((size - 17) / 9, 1) : 0
    boldness =
      switch weight {
      case .ultraLight, .thin, .light, .regular: 0
      // San Francisco's own places between its regular and its bold letters.
      case .medium: 0.37
      case .semibold: 0.63
      case .bold, .heavy, .black: 1
      }
  }

  /// The space after a letter, in ems, positive or negative.
  package func ems(after letter: Unicode.Scalar) -> Double {
    guard letter.value < 0x250 else { return base }
    let letter = hasEvenDigits && ("0"..."9").contains(letter) ? "0" : Self.base(of: letter)
    let offsets = (text: Self.textOffset(letter), display: Self.displayOffset(letter))
    let text = offsets.text.regular + (offsets.text.bold - offsets.text.regular) * boldness
    let large =
      offsets.display.regular + (offsets.display.bold - offsets.display.regular) * boldness
    return base + (text + display * (large - text)) / 1000
  }

  /// The offset of a letter up to 17 points.
  ///
  /// Fitted to the widths of letters at 8 points that others measured on iOS 26 (Vercantez/openuikit
  /// font_metrics_ios.json), in groups of letters that differ by about the same.
  private static func textOffset(_ letter: Unicode.Scalar) -> Offset {
    switch letter {
    case "%", "&": (92, 107)
    case "!", "(", ")", "6", "8", "9", "X", "Z", "l", "r": (14, 8)
    case ",", ".", ":", ";", "H", "I", "R": (12, 26)
    case "-", "4", "5", "D", "K", "O", "Q", "g", "i", "j", "p", "q": (6, -3)
    case " ", "1", "B", "J", "L", "N", "P", "S", "U", "f", "k", "m", "t": (-1, 8)
    case "A", "C", "T", "V", "Y": (-8, -28)
    case "M", "a", "e", "v", "x", "y": (-14, -10)
    case "/", "w": (-42, -30)
    default: isLetter(letter) || ("0"..."9").contains(letter) ? (-4, -10) : (0, 0)
    }
  }

  /// The offset of a letter from 26 points on. Fitted to the widths of texts, from the same source.
  private static func displayOffset(_ letter: Unicode.Scalar) -> Offset {
    switch letter {
    case "0"..."9", ":": (38, 20)
    case "i", "j", "l", "I": (28, 13)
    default: letter.properties.isUppercase ? (18, 5) : (-3, -4)
    }
  }

  /// The letter without its accent.
  private static func base(of letter: Unicode.Scalar) -> Unicode.Scalar {
    letter.value < 0xC0 ? letter : lettersWithAccents[Character(letter)] ?? letter
  }

  /// The Latin letters without accents, by letters with accents. Characters are the same whether their accents are
  /// scalars of their own or not.
  private static let lettersWithAccents: [Character: Unicode.Scalar] = {
    let letters = "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz".unicodeScalars
    let accents = (UInt32(0x300)...0x331).compactMap { Unicode.Scalar($0) }
    var bases: [Character: Unicode.Scalar] = [:]
    for letter in letters {
      for accent in accents {
        var scalars = String.UnicodeScalarView([letter])
        scalars.append(accent)
        for character in String(scalars) { bases[character] = letter }
      }
    }
    return bases
  }()

  private static func isLetter(_ letter: Unicode.Scalar) -> Bool {
    letter.isASCII
      ? ("a"..."z").contains(letter) || ("A"..."Z").contains(letter)
      : letter.properties.isAlphabetic
  }
}
