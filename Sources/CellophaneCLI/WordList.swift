extension [String] {
  /// The words in a sentence: `a, b or c` for the conjunction `or`.
  func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
