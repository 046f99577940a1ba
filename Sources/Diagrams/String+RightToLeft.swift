internal import Drawing

extension String {
  /// The text as a line from left to right: after U+200E, if it has letters from right to left.
  var fromLeftToRight: String {
    let mark = "\u{200E}"
    return hasRightToLeftLetters && !hasPrefix(mark) ? mark + self : self
  }
}
