/// Finds what a person may have meant by a word that is not known.
enum Suggestion {
  /// `; did you mean "x"?` when one of `candidates` is near to `word`, otherwise nothing.
  static func text(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  /// The candidate with the fewest edits; `nil` when all need more than a third of the word's letters.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    // Longer words are no misspelling, and comparing them would cost their length squared.
    guard (1...64).contains(letters.count) else { return nil }
    let limit = max(1, letters.count / 3)
    var best: (candidate: String, edits: Int)?
    for candidate in candidates {
      let edits = editDistance(letters, Array(candidate.lowercased().unicodeScalars))
      if edits <= min(limit, (best?.edits ?? .max) - 1) { best = (candidate, edits) }
    }
    return best?.candidate
  }

  /// The least number of letters put in, left out, replaced or swapped with their neighbour.
  private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var twoBack = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var current = [i]
      for j in 1..<(b.count + 1) {
        let same = a[i - 1] == b[j - 1]
        var edits = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (same ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          edits = min(edits, twoBack[j - 2] + 1)
        }
        current.append(edits)
      }
      (twoBack, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
