extension StringProtocol {
  /// At most 40 letters of the text in one line, for a message that quotes it.
  package var shortened: String {
    // Of letters, not of characters: one character can have any number of accents.
    let shown = unicodeScalars.prefix(40).map { $0.isLineBreak ? " " : $0 }
    let rest = unicodeScalars.dropFirst(40).isEmpty ? "" : "…"
    return String(String.UnicodeScalarView(shown)) + rest
  }
}

extension Unicode.Scalar {
  /// Whether YAML 1.1 ends a line here.
  package var isLineBreak: Bool {
    switch self {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Whether the letter can stand in text that is drawn or written to other files. XML, for one, has
  /// no way to write the others.
  package var isText: Bool {
    // The most frequent case, without a look-up in the tables of Unicode.
    (0x20..<0x7F).contains(value) || self == "\t" || isLineBreak
      || properties.generalCategory != .control && value & 0xFFFE != 0xFFFE
  }
}
