internal import Drawing

/// Fills the lines of a paragraph, each with as much as fits.
///
/// Pango breaks lines as if the space after each letter was the same. San Francisco's widths need another space after each
/// letter, so that Pango's lines, or a share of the text, are only where the search begins: each line ends at the last place
/// up to which its letters, set as they are drawn, fit.
struct LineBreaker {
  /// Where a line may end.
  struct Places: Equatable, Sendable {
    /// Between words, as offsets of bytes in ascending order; the last one is the end of the text.
    var words: [Int]
    /// Between letters, in the same form.
    var letters: [Int]
  }

  /// The text in UTF-8.
  private let bytes: [UInt8]
  private let places: Places
  /// Whether a text fits a line.
  private let textFits: (String) throws(TypesettingError) -> Bool

  init(
    _ string: String, _ places: Places,
    fits: @escaping (String) throws(TypesettingError) -> Bool
  ) {
    bytes = Array(string.utf8)
    self.places = places
    textFits = fits
  }

  /// The lines as ranges of bytes.
  ///
  /// - Parameters:
  ///   - guesses: Lines that are nearly right.
  ///   - betweenLetters: Whether lines may end between any letters.
  func lines(near guesses: [Range<Int>], betweenLetters: Bool) throws(TypesettingError)
    -> [Range<Int>]
  {
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let guess = guesses.last { $0.lowerBound <= start }
      let wanted = start + (guess?.count ?? 1)
      var end = try lastEnd(among: betweenLetters ? places.letters : places.words, start, wanted)
      // A word that is wider than a line.
      if end == nil, !betweenLetters { end = try lastEnd(among: places.letters, start, wanted) }
      let next = end ?? places.letters.first { $0 > start } ?? bytes.count
      lines.append(start..<next)
      start = next
    }
    return lines
  }

  /// The last place at which a line that begins at `start` may end; `nil` if nothing fits.
  ///
  /// - Parameter wanted: Where the search begins.
  private func lastEnd(
    among places: [Int], _ start: Int, _ wanted: Int
  ) throws(TypesettingError) -> Int? {
    let places = places.filter { $0 > start }
    guard !places.isEmpty else { return nil }
    var index = places.lastIndex { $0 <= wanted } ?? 0
    guard try fits(start, places[index]) else {
      while index > 0 {
        index -= 1
        if try fits(start, places[index]) { return places[index] }
      }
      return nil
    }
    while index + 1 < places.count, try fits(start, places[index + 1]) { index += 1 }
    return places[index]
  }

  /// Whether the text between two places fits. White space at its end does not count.
  private func fits(_ start: Int, _ end: Int) throws(TypesettingError) -> Bool {
    var text = Substring(String(decoding: bytes[start..<end], as: UTF8.self))
    while let last = text.unicodeScalars.last, last.properties.isWhitespace {
      text.unicodeScalars.removeLast()
    }
    guard !text.isEmpty else { return true }
    return try textFits(String(text))
  }
}
