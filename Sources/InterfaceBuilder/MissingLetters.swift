/// The letters that no installed font has. A scene shows boxes in their place, so that it can be
/// drawn; the text itself stands in a comment.
package struct MissingLetters: Sendable, Equatable {
  private var scalars: Set<Unicode.Scalar> = []
  /// Whether all letters from the East Asian blocks on are missing.
  private var hasNoEastAsian = false

  /// The first character of the East Asian blocks: CJK Radicals Supplement.
  private static let firstEastAsian: Unicode.Scalar = "\u{2E80}"
  /// What is shown instead.
  static let box: Character = "□"

  /// No letters.
  package init() {}

  /// Adds a letter. A font that lacks one East Asian letter is taken to lack all.
  ///
  /// - Returns: Whether it is new.
  package mutating func insert(_ scalar: Unicode.Scalar) -> Bool {
    guard !contains(scalar) else { return false }
    if scalar >= Self.firstEastAsian { hasNoEastAsian = true } else { scalars.insert(scalar) }
    return true
  }

  /// Reads the message on a letter that no font has, as "… (U+5FAE) …"; nil for other messages.
  package static func letter(inMessage message: String) -> Unicode.Scalar? {
    guard message.contains("no font has the character") else { return nil }
    for part in message.split(separator: "(") where part.hasPrefix("U+") {
      let digits = part.dropFirst(2).prefix { $0.isHexDigit }
      if let value = UInt32(digits, radix: 16) { return Unicode.Scalar(value) }
    }
    return nil
  }

  private func contains(_ scalar: Unicode.Scalar) -> Bool {
    hasNoEastAsian && scalar >= Self.firstEastAsian || scalars.contains(scalar)
  }

  /// The text with boxes.
  func boxed(_ text: String) -> String {
    guard self != MissingLetters() else { return text }
    return String(
      text.map { letter in
        letter.unicodeScalars.contains { contains($0) } ? Self.box : letter
      })
  }
}
