/// Finds the address of a link or an image: in parentheses, with or without a title (section 6.3 of CommonMark 0.30).
struct LinkAddressScanner {
  /// The maximum nesting of parentheses in an address, which is that of GitHub's parser.
  private static let mostParentheses = 32

  private let letters: [Character]
  private let lastParenthesis: Int?

  /// Creates a scanner of a text.
  init(_ letters: [Character]) {
    self.letters = letters
    lastParenthesis = letters.lastIndex(of: ")")
  }

  /// The offset after the parentheses that begin at `start`; `nil` if no address begins there.
  func end(from start: Int) -> Int? { range(from: start)?.end }

  /// The address in the parentheses that begin at `start`, without the brackets, the backslashes and the references that
  /// write it, and the offset after the parentheses; `nil` if no address begins there.
  func address(from start: Int) -> (text: String, end: Int)? {
    guard let (address, end) = range(from: start) else { return nil }
    let isInBrackets = letters[address].first == "<"
    return (text(in: isInBrackets ? address.dropFirst().dropLast() : address), end)
  }

  /// The offsets of the address, with its brackets, and the offset after the parentheses.
  private func range(from start: Int) -> (address: Range<Int>, end: Int)? {
    guard let lastParenthesis, start < lastParenthesis, letters[start] == "(" else { return nil }
    let first = endOfSpace(from: start + 1)
    guard let last = endOfAddress(from: first) else { return nil }
    var end = endOfSpace(from: last)
    if end > last, let title = endOfTitle(from: end) { end = endOfSpace(from: title) }
    return end < letters.count && letters[end] == ")" ? (first..<last, end + 1) : nil
  }

  private func text(in range: Range<Int>) -> String {
    var (text, index) = ("", range.lowerBound)
    while index < range.upperBound {
      let following = next(after: index)
      if following > index + 1 {
        text.append(letters[index + 1])
        index = following
      } else if let reference = CharacterReference(letters[index..<range.upperBound]) {
        text += reference.text
        index += reference.length
      } else {
        text.append(letters[index])
        index += 1
      }
    }
    return text
  }

  /// The offset after spaces, tabs and at most one line end.
  private func endOfSpace(from start: Int) -> Int {
    var (index, lineEnds) = (start, 0)
    while index < letters.count {
      if letters[index].isLineEnd {
        guard lineEnds == 0 else { break }
        lineEnds += 1
      } else if letters[index] != " ", letters[index] != "\t" {
        break
      }
      index += 1
    }
    return index
  }

  private func endOfAddress(from start: Int) -> Int? {
    guard start < letters.count else { return nil }
    return letters[start] == "<" ? endOfBrackets(from: start) : endOfPlainAddress(from: start)
  }

  /// The offset after an address in `<` and `>`, which contains neither these nor a line end.
  private func endOfBrackets(from start: Int) -> Int? {
    var index = start + 1
    while index < letters.count {
      let letter = letters[index]
      if letter == ">" { return index + 1 }
      if letter == "<" || letter.isLineEnd { return nil }
      index = next(after: index)
    }
    return nil
  }

  /// The offset after an address without spaces, whose parentheses have partners.
  private func endOfPlainAddress(from start: Int) -> Int? {
    var (index, depth) = (start, 0)
    while index < letters.count {
      let letter = letters[index]
      if letter == "(" {
        depth += 1
        guard depth <= Self.mostParentheses else { return nil }
      } else if letter == ")" {
        guard depth > 0 else { break }
        depth -= 1
      } else if letter.isSpaceOrControl {
        break
      }
      index = next(after: index)
    }
    return depth == 0 ? index : nil
  }

  /// The offset after a title in quotation marks or parentheses; `nil` if none begins at `start`.
  private func endOfTitle(from start: Int) -> Int? {
    guard start < letters.count, let end = Self.titleSigns[letters[start]] else { return nil }
    var index = start + 1
    while index < letters.count {
      if letters[index] == end { return index + 1 }
      if letters[index] == "(", end == ")" { return nil }
      index = next(after: index)
    }
    return nil
  }

  private static let titleSigns: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]

  /// The offset of the next letter; a sign after a backslash counts as part of the backslash.
  private func next(after index: Int) -> Int {
    let isEscaped =
      letters[index] == "\\" && index + 1 < letters.count && letters[index + 1].isEscapable
      && !letters[index + 1].isLineEnd
    return index + (isEscaped ? 2 : 1)
  }
}

extension Character {
  /// Whether no plain address contains the character: a space or an ASCII control character.
  fileprivate var isSpaceOrControl: Bool { asciiValue.map { $0 <= 0x20 || $0 == 0x7F } ?? false }
}
