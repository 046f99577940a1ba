extension String {
  /// Whether it has letters that are written from right to left, such as Hebrew and Arabic. The ranges are those that
  /// Unicode reserves for such scripts (DerivedBidiClass.txt, Unicode 16).
  private var hasRightToLeftLetters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }

  /// The text as a part of a sentence from left to right, whose other words do not move into it: between U+2068 and
  /// U+2069, if it has letters from right to left.
  package var isolated: String {
    hasRightToLeftLetters ? "\u{2068}" + self + "\u{2069}" : self
  }

  /// The text as a line from left to right: after U+200E, if it has letters from right to left.
  var fromLeftToRight: String {
    let mark = "\u{200E}"
    return hasRightToLeftLetters && !hasPrefix(mark) ? mark + self : self
  }
}
