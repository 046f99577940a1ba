/// Finds hexadecimal digits that were meant as a colour.
package enum HexColorText {
  /// The colour after the first unquoted `#` of a line, in its correct form, and the column of the
  /// `#`; `nil` if there is none.
  package static func afterBareHash(in line: String?) -> (column: Int, color: String)? {
    guard let line else { return nil }
    var quote: Character?
    var before: Character = " "
    for index in line.indices {
      let character = line[index]
      switch character {
      case "\"", "'":
        // Within a word it is an apostrophe.
        if quote == character {
          quote = nil
        } else if quote == nil, " \t[{,".contains(before) {
          quote = character
        }
      case "#" where quote == nil && " \t[{,".contains(before):
        // The rest of the line is a comment.
        let word = line[line.index(after: index)...].prefix { $0.isLetter || $0.isNumber }
        let column = line.unicodeScalars.distance(from: line.startIndex, to: index) + 1
        return completed(word).map { (column, $0) }
      default: break
      }
      before = character
    }
    return nil
  }

  /// `#RRGGBB` or `#RRGGBBAA` for as many digits, with or without a usual prefix, or for one digit
  /// per component; `nil` for any other text.
  package static func completed(_ text: some StringProtocol) -> String? {
    let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text.drop { $0 == "#" }
    guard digits.utf8.count <= 8, digits.allSatisfy({ $0.isHexDigit && $0.isASCII }) else {
      return nil
    }
    switch digits.count {
    case 6, 8: return "#" + digits
    case 3, 4: return "#" + digits.map { "\($0)\($0)" }.joined()
    default: return nil
    }
  }
}
