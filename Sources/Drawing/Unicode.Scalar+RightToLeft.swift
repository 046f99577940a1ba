extension Unicode.Scalar {
  /// Whether it is in one of the ranges that Unicode reserves for scripts that are written from right to left, such as
  /// Hebrew and Arabic (DerivedBidiClass.txt, Unicode 16). U+FEFF, which begins files, is not.
  package var readsFromRightToLeft: Bool {
    switch self {
    case "\u{590}"..."\u{8FF}", "\u{FB1D}"..."\u{FDFF}", "\u{FE70}"..."\u{FEFE}",
      "\u{10800}"..."\u{10FFF}", "\u{1E800}"..."\u{1EFFF}":
      true
    default: false
    }
  }
}

extension String {
  /// Whether its first letter is written from right to left, which decides how a line of it runs. `false` without letters.
  package var readsFromRightToLeft: Bool {
    unicodeScalars.first(where: \.properties.isAlphabetic)?.readsFromRightToLeft ?? false
  }

  /// Whether it has letters that are written from right to left.
  package var hasRightToLeftLetters: Bool {
    unicodeScalars.contains(where: \.readsFromRightToLeft)
  }
}
