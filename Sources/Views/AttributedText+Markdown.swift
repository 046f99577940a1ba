internal import Drawing
internal import Vocabulary

extension AttributedText {
  /// Creates a text from a small part of Markdown, by the rules of CommonMark 0.30: `**bold**` or `__bold__`,
  /// `*italic*` or `_italic_`, `[link](address)`, and GitHub's `~~struck~~`, also nested. A backslash before a
  /// sign makes it a letter, and signs without a partner are letters.
  public init(markdown: String) {
    var parser = MarkdownParser(markdown)
    self.init(parser.runs())
  }
}

/// Reads the inline part of Markdown that attributed texts know, with the stacks of delimiters and brackets of
/// CommonMark 0.30 (section 6.2, and "Phase 2: inline structure" of its appendix). Each character is read
/// a bounded number of times.
private struct MarkdownParser {
  private enum Style { case bold, italic, struck, link }

  /// A part of the text, and the styles that end before it and begin after it.
  private struct Piece {
    var text: String
    var ended: [Style] = []
    var begun: [Style] = []
  }

  /// An opening bracket that may begin a link, and how many delimiter runs are before it.
  private struct Bracket {
    let piece: Int
    let delimiters: Int
  }

  private static let signs: Set<Character> = ["\\", "*", "_", "~", "[", "]"]

  private let letters: [Character]
  private let lastParenthesis: Int?
  private var offset = 0
  private var pieces: [Piece] = []
  private var delimiters: [DelimiterRun] = []
  private var brackets: [Bracket] = []

  init(_ text: String) {
    letters = Array(text)
    lastParenthesis = letters.lastIndex(of: ")")
  }

  mutating func runs() -> [AttributedText.Run] {
    while offset < letters.count { readPiece() }
    joinDelimiters(above: 0)
    var (runs, open): ([AttributedText.Run], [Style: Int]) = ([], [:])
    for piece in pieces {
      for style in piece.ended { open[style, default: 0] -= 1 }
      let attributes = Self.attributes(of: open)
      if runs.last?.attributes == attributes {
        runs[runs.count - 1].text += piece.text
      } else if !piece.text.isEmpty {
        runs.append(AttributedText.Run(piece.text, attributes))
      }
      for style in piece.begun { open[style, default: 0] += 1 }
    }
    return runs
  }

  private static func attributes(of open: [Style: Int]) -> TextAttributes {
    func has(_ style: Style) -> Bool { open[style, default: 0] > 0 }
    var attributes = TextAttributes()
    attributes.isBold = has(.bold)
    attributes.isItalic = has(.italic)
    if has(.struck) { attributes.strikethroughStyle = .single }
    if has(.link) {
      attributes.foregroundColor = TextAttributes.link.foregroundColor
      attributes.underlineStyle = TextAttributes.link.underlineStyle
    }
    return attributes
  }

  private mutating func readPiece() {
    switch letters[offset] {
    case "*", "_", "~":
      readDelimiters(letters[offset])
    case "[":
      brackets.append(Bracket(piece: pieces.count, delimiters: delimiters.count))
      addPiece(1)
    case "]":
      readClosingBracket()
    case "\\" where offset + 1 < letters.count && Self.signs.contains(letters[offset + 1]):
      offset += 1
      addPiece(1)
    default:
      addPiece(1 + letters[(offset + 1)...].prefix { !Self.signs.contains($0) }.count)
    }
  }

  private mutating func addPiece(_ count: Int) {
    pieces.append(Piece(text: String(letters[offset..<offset + count])))
    offset += count
  }

  private mutating func readDelimiters(_ sign: Character) {
    let start = offset
    addPiece(letters[start...].prefix { $0 == sign }.count)
    let run = DelimiterRun(
      sign, count: offset - start, piece: pieces.count - 1,
      after: start == 0 ? nil : letters[start - 1],
      before: offset == letters.count ? nil : letters[offset])
    // Two tildes strike; one or three are letters.
    guard sign != "~" || run.length == 2 else { return }
    if run.canOpen || run.canClose { delimiters.append(run) }
  }

  /// Ends a link if the bracket has a partner and an address. Signs in a link have their partners in it.
  private mutating func readClosingBracket() {
    guard let bracket = brackets.popLast(), let end = endOfAddress(at: offset + 1) else {
      return addPiece(1)
    }
    joinDelimiters(above: bracket.delimiters)
    pieces[bracket.piece].text = ""
    pieces[bracket.piece].begun.append(.link)
    pieces.append(Piece(text: "", ended: [.link]))
    offset = end
    // No link contains another one.
    brackets = []
  }

  /// The offset after an address in parentheses; `nil` if none begins at `start`.
  private func endOfAddress(at start: Int) -> Int? {
    guard let lastParenthesis, start < lastParenthesis, letters[start] == "(" else { return nil }
    return letters[start...].firstIndex(of: ")").map { $0 + 1 }
  }

  /// Joins the delimiter runs above a place of their stack to spans, and removes them from it.
  private mutating func joinDelimiters(above bottom: Int) {
    let runs = delimiters[bottom...]
    delimiters.removeSubrange(bottom...)
    var openers: [DelimiterRun] = []
    // For each kind of closing run, the piece before which nothing opens it.
    var searched: [DelimiterRun.Kind: Int] = [:]
    for var closer in runs {
      while closer.canClose, closer.count > 0 {
        let first = searched[closer.kind] ?? 0
        guard let index = openers.lastIndex(where: { $0.piece < first || $0.opens(closer) }),
          openers[index].piece >= first
        else {
          searched[closer.kind] = closer.piece
          break
        }
        openers.removeSubrange((index + 1)...)
        let taken = min(openers[index].count, closer.count, 2)
        let style: Style = closer.sign == "~" ? .struck : taken == 2 ? .bold : .italic
        let opening = openers[index].piece
        pieces[opening].text.removeLast(taken)
        pieces[opening].begun.append(style)
        pieces[closer.piece].text.removeLast(taken)
        pieces[closer.piece].ended.append(style)
        openers[index].count -= taken
        closer.count -= taken
        if openers[index].count == 0 { openers.removeLast() }
      }
      if closer.canOpen, closer.count > 0 { openers.append(closer) }
    }
  }
}

/// Equal signs without another one between them (a delimiter run of CommonMark).
private struct DelimiterRun {
  /// What decides which runs open a closing one.
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

  /// Whether the run opens the span that another one closes: rules 9 and 10 of section 6.2.
  func opens(_ closer: DelimiterRun) -> Bool {
    guard sign == closer.sign else { return false }
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
