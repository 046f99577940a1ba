/// Which letters some font files lack. It is not thread-safe.
final class LetterCoverage {
  private let files: [FontFile]
  private var known: [Unicode.Scalar: Bool] = [:]

  init(_ files: [FontFile]) {
    self.files = files
  }

  /// Whether no file has a glyph for the letter, nor glyphs that it is composed of. Characters that are not
  /// shown, such as joiners and variation selectors, are never lacking; other control characters are.
  func lacks(_ letter: Unicode.Scalar) -> Bool {
    // All files have the printable characters of ASCII.
    guard !(0x20...0x7E).contains(letter.value) else { return false }
    if let known = known[letter] { return known }
    let properties = letter.properties
    let lacks =
      properties.generalCategory == .control
      || !properties.isDefaultIgnorableCodePoint && !files.contains { $0.has(letter) }
    known[letter] = lacks
    return lacks
  }
}
