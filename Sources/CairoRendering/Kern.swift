/// The space that kern and justification add in a line: after each character, in the order of reading.
struct Kern {
  /// For each byte of the string and for its end: the space of the characters that begin before it, in font units.
  private let sums: [Double]

  /// Returns `nil` if no space is added.
  ///
  /// - Parameters:
  ///   - space: The space after each character, in font units.
  ///   - wordSpacing: How much wider each space is, in font units.
  init?(_ space: Double, wordSpacing: Double = 0, in string: String) {
    guard space != 0 || wordSpacing != 0 else { return nil }
    var (sums, sum): ([Double], Double) = ([], 0)
    sums.reserveCapacity(string.utf8.count + 1)
    for character in string {
      sums.append(sum)
      sum += space + (character == " " ? wordSpacing : 0)
      sums += [Double](repeating: sum, count: character.utf8.count - 1)
    }
    self.sums = sums + [sum]
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
      widths[start] = sum(before: next) - sum(before: start)
    }
    return letters.indices.map { index in
      let width = widths[letters[index]] ?? 0
      let isFirst = index == 0 || letters[index - 1] != letters[index]
      let isLast = index == letters.count - 1 || letters[index + 1] != letters[index]
      return (
        before: isBackward && isFirst ? width : 0, after: !isBackward && isLast ? width : 0
      )
    }
  }

  private func sum(before offset: Int) -> Double { sums[min(max(offset, 0), sums.count - 1)] }
}
