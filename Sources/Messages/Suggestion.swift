/// Finds what a person may have meant by a word that is not known.
package enum Suggestion {
  /// `; did you mean "x"?` if one of `candidates` is similar to `word`, otherwise an empty text.
  package static func text(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  /// The maximum number of candidates that a message lists. Our choice: longer lists do not help.
  package static let mostListed = 12
  /// The maximum number of candidates that share a part with a word and are listed.
  private static let mostNear = 6

  /// As `text(for:among:)`, but with the candidates, or the first of many, if none is similar.
  ///
  /// - Parameter areInSchema: Whether the candidates are words of the format, which the schema lists, and not
  ///   names that the scene's author chose.
  package static func textOrList(
    for word: String, among candidates: [String], areInSchema: Bool = true
  ) -> String {
    let hint = text(for: word, among: candidates)
    guard hint.isEmpty else { return hint }
    let related = related(to: word, among: candidates)
    if candidates.count > mostListed, !related.isEmpty {
      let others = areInSchema ? "; all are in the schema" : ""
      return "; similar words: \(related.joined(separator: ", "))" + others
    }
    let listed = candidates.prefix(mostListed).joined(separator: ", ")
    let rest = candidates.count - mostListed
    let others = areInSchema ? " and \(rest) more, which the schema lists" : " and \(rest) more"
    return "; available: \(listed)" + (rest > 0 ? others : "")
  }

  /// The candidates that are similar to a word: the one with the fewest edits, and those that share a
  /// part of the name with it, at most six. Parts of `systemImage` are "system" and "image", those of
  /// `star.fill` are "star" and "fill".
  package static func near(to word: String, among candidates: [String]) -> [String] {
    let nearest = nearest(to: word, among: candidates).map { [$0] } ?? []
    let others = related(to: word, among: candidates).filter { !nearest.contains($0) }
    return Array((nearest + others).prefix(mostNear))
  }

  private static func related(to word: String, among candidates: [String]) -> [String] {
    // Parts that many names have do not make two names similar.
    let parts = Set(parts(of: word)).subtracting(["fill", "circle", "is", "view", "to", "of"])
    guard !parts.isEmpty, word.utf8.count <= 64 else { return [] }
    return Array(
      candidates.lazy.filter { !parts.isDisjoint(with: Self.parts(of: $0)) }.prefix(mostNear))
  }

  /// The parts of a name in lower case: words between dots, and those that begin with a capital.
  private static func parts(of word: String) -> [String] {
    var parts: [String] = []
    var part = ""
    for letter in word {
      if letter == "." || letter.isUppercase {
        if part.count > 1 { parts.append(part) }
        part = letter == "." ? "" : letter.lowercased()
      } else {
        part.append(letter)
      }
    }
    if part.count > 1 { parts.append(part) }
    return parts
  }

  /// The cost of a letter that is put in, left out or replaced.
  private static let edit = 2
  /// The cost of a letter that is swapped with its neighbour: half of an edit, because fingers do that most easily. Our
  /// choice.
  private static let swap = 1
  /// The maximum cost between similar words: four edits.
  private static let mostCost = 4 * edit

  /// The candidate that costs the fewest edits; `nil` when all cost more than a third of the word's letters. A swap of
  /// two neighbours is half of an edit, so that a word of five letters can have one edit and one swap.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    // One letter is not enough. Very long words are not misspelled names, and comparing them would take long.
    guard (2...64).contains(letters.count) else { return nil }
    var limit = min(max(edit, edit * letters.count / 3), mostCost)
    var best: String?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard let cost = cost(letters, other, atMost: limit) else { continue }
      (best, limit) = (candidate, cost - 1)
    }
    return best
  }

  /// The minimum number of letters that a beginning of a name has. Our choice: fewer say nothing.
  private static let shortestBeginning = 3

  /// The candidate that is near to a word of a command line, or the only one that begins with it: `output` for `out`.
  package static func meant(by word: String, among candidates: [String]) -> String? {
    if let near = nearest(to: word, among: candidates) { return near }
    guard word.count >= shortestBeginning else { return nil }
    let beginning = word.lowercased()
    let longer = candidates.filter { $0.lowercased().hasPrefix(beginning) }
    return longer.count == 1 ? longer.first : nil
  }

  /// The minimum cost of letters put in, left out, replaced or swapped with their neighbour; `nil` when it is more than
  /// `limit`. Only the cells so near to the table's diagonal are filled.
  private static func cost(
    _ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost limit: Int
  ) -> Int? {
    let width = limit / edit
    guard limit >= 0, abs(a.count - b.count) <= width else { return nil }
    let far = limit + 1
    var twoBack = [Int](repeating: far, count: b.count + 1)
    var previous = (0...b.count).map { min(edit * $0, far) }
    for i in 1...a.count {
      var current = [Int](repeating: far, count: b.count + 1)
      current[0] = min(edit * i, far)
      let columns = max(1, i - width)..<max(min(b.count, i + width) + 1, max(1, i - width))
      for j in columns {
        let same = a[i - 1] == b[j - 1]
        var cost = min(
          previous[j] + edit, current[j - 1] + edit, previous[j - 1] + (same ? 0 : edit))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, twoBack[j - 2] + swap)
        }
        current[j] = min(cost, far)
      }
      // A swap in the next row begins at the row before this one.
      guard current.contains(where: { $0 <= limit }) || previous.contains(where: { $0 <= limit })
      else { return nil }
      (twoBack, previous) = (previous, current)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }
}
