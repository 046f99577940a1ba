/// Equal signs without another one between them (a delimiter run of CommonMark).
struct DelimiterRun {
  /// The properties that decide which runs open a closing one.
  struct Kind: Hashable {
    let sign: Character
    let canOpen: Bool
    let remainder: Int
  }

  let sign: Character
  /// How many signs the text has.
  let length: Int
  /// How many of them have no partner yet.
  var count: Int
  let piece: Int
  let canOpen: Bool
  let canClose: Bool

  /// Creates a run between two characters; `nil` is the text's beginning or end.
  init(
    _ sign: Character, count: Int, piece: Int, after previous: Character?, before next: Character?
  ) {
    let isLeftFlanking =
      !isSpace(next) && (!isPunctuation(next) || isSpace(previous) || isPunctuation(previous))
    let isRightFlanking =
      !isSpace(previous) && (!isPunctuation(previous) || isSpace(next) || isPunctuation(next))
    // Underscores within a word are letters.
    let isWord = sign == "_" && isLeftFlanking && isRightFlanking
    canOpen = isLeftFlanking && (!isWord || isPunctuation(previous))
    canClose = isRightFlanking && (!isWord || isPunctuation(next))
    self.sign = sign
    length = count
    self.count = count
    self.piece = piece
  }

  var kind: Kind { Kind(sign: sign, canOpen: canOpen, remainder: length % 3) }

  /// Whether the run opens the span that another one closes: rules 9 and 10 of section 6.2, and of tildes an equal number.
  func opens(_ closer: DelimiterRun) -> Bool {
    guard sign == closer.sign else { return false }
    guard sign != "~" else { return length == closer.length }
    let isEither = canClose || closer.canOpen
    return !isEither || (length + closer.length) % 3 != 0 || length % 3 == 0
  }
}

/// Whether a character is a Unicode whitespace character of CommonMark; the text's beginning and end are.
private func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? true }

/// Whether a character is a Unicode punctuation character of CommonMark.
private func isPunctuation(_ character: Character?) -> Bool {
  guard let character else { return false }
  return character.isPunctuation || character.isASCII && character.isSymbol
}
