internal import Drawing

extension String {
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
