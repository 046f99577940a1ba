extension Unicode.Scalar {
  /// The scalar, or U+FFFD instead of one that could move a terminal's cursor, colour it, or change
  /// the direction of text.
  package var harmless: Unicode.Scalar {
    switch self {
    case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      "\u{FFFD}"
    default: properties.generalCategory == .control || isLineBreak ? "\u{FFFD}" : self
    }
  }
}

extension String {
  /// The text with its lines and tabs, safe for a terminal.
  package var harmlessLines: String {
    String(scalars: unicodeScalars.lazy.map { $0 == "\n" || $0 == "\t" ? $0 : $0.harmless })
  }

  /// The text on one line, safe for a terminal.
  package var harmless: String {
    String(scalars: unicodeScalars.lazy.map(\.harmless))
  }
}
