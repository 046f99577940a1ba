/// The space that kern adds in a line: after each character, in the order of reading.
struct Kern {
  /// The space after a character, in font units.
  private let space: Double
  /// For each byte of the string and for its end: how many characters begin before it.
  private let characters: [Int]

  /// Returns `nil` if no space is added.
  init?(_ space: Double, in string: String) {
    guard space != 0 else { return nil }
    var characters: [Int] = []
    characters.reserveCapacity(string.utf8.count + 1)
    for (number, character) in string.enumerated() {
      characters.append(number)
      characters += [Int](repeating: number + 1, count: character.utf8.count - 1)
    }
    characters.append(string.count)
    self.space = space
    self.characters = characters
  }

  /// The space to the left and to the right of each glyph of a run. Glyphs that stand for the same letters stay together;
  /// beside a ligature is the space of all its characters, and a mark has none of its own.
  ///
  /// - Parameters:
  ///   - letters: The offset of each glyph's letters in the string, from left to right.
  ///   - end: The offset of the run's end.
  ///   - isBackward: Whether the run is read from right to left.
  func spaces(
    beside letters: [Int], end: Int, isBackward: Bool
  ) -> [(before: Double, after: Double)] {
    let starts = Set(letters).sorted()
    var widths: [Int: Double] = [:]
    for (start, next) in zip(starts, starts.dropFirst() + [end]) {
      widths[start] = space * Double(count(before: next) - count(before: start))
    }
    return letters.indices.map { index in
      let width = widths[letters[index]] ?? 0
      let isFirst = index == 0 || letters[index - 1] != letters[index]
      let isLast = index == letters.count - 1 || letters[index + 1] != letters[index]
      return (isBackward && isFirst ? width : 0, !isBackward && isLast ? width : 0)
    }
  }

  private func count(before offset: Int) -> Int {
    characters[min(max(offset, 0), characters.count - 1)]
  }
}
