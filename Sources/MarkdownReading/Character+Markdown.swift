/// The characters that the rules of CommonMark 0.30 name.
extension Character {
  /// Whether a line ends with the character.
  var isLineEnd: Bool { self == "\n" || self == "\r" || self == "\r\n" }

  /// Whether a backslash before the character is no letter: before ASCII punctuation, and at the end of a line.
  var isEscapable: Bool { isLineEnd || isASCII && (isPunctuation || isSymbol) }
}
