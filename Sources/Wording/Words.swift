internal import Drawing

/// Splits a name into words: "disclosure indicator" for `disclosureIndicator`, "like selected" for `like.selected`, and
/// "count 2" for `count=2`.
package func spacedWords(_ name: String) -> String {
  var text = ""
  var last: Character?
  for (character, next) in zip(name, Array(name.dropFirst()) + [" "]) {
    // "iOS26" and abbreviations stay as they are.
    if character.isUppercase, let last, last.isLowercase, !next.isUppercase {
      text += " " + character.lowercased()
    } else if character == "=" || character == "." && last?.isLetter == true && next.isLetter {
      // Parts of names, and names with values.
      text.append(" ")
    } else {
      text.append(character)
    }
    last = character
  }
  return text
}

extension String {
  /// The text with a capital first letter.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text as a part of a sentence from left to right, whose other words do not move into it: between U+2068 and
  /// U+2069, if it has letters from right to left.
  package var isolated: String {
    hasRightToLeftLetters ? "\u{2068}" + self + "\u{2069}" : self
  }
}

extension [String] {
  /// The words in a sentence: `a, b or c` for the conjunction `or`.
  package func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
