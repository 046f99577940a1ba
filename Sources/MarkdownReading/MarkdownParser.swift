/// Reads the inline part of Markdown with the stacks of delimiters and brackets of CommonMark 0.30 (section 6, and
/// "Phase 2: inline structure" of its appendix). Each character is read a bounded number of times.
package struct MarkdownParser {
  private typealias Style = MarkdownSpan.Style

  /// A part of the text, and the styles that end before it and begin after it.
  private struct Piece {
    var text: String
    var isCode = false
    var ended: [Style] = []
    var begun: [Style] = []
  }

  /// An opening bracket that may begin a link or an image, and how many delimiter runs are before it.
  private struct Bracket {
    let piece: Int
    let delimiters: Int
    let isImage: Bool
  }

  private static let signs: Set<Character> = ["\\", "*", "_", "~", "[", "]", "!", "`", "&"]

  private let letters: [Character]
  private let addresses: LinkAddressScanner
  /// Where the last run of backticks of each length begins.
  private let lastBackticks: [Int: Int]
  private var offset = 0
  private var pieces: [Piece] = []
  private var delimiters: [DelimiterRun] = []
  private var brackets: [Bracket] = []
  /// How many brackets, from the bottom of the stack, begin no link because a link ended inside of them.
  private var lockedBrackets = 0

  /// Creates a parser of a text.
  package init(_ text: String) {
    letters = Array(text)
    addresses = LinkAddressScanner(letters)
    lastBackticks = Self.lastBackticks(in: letters)
  }

  /// Reads the text, and returns its spans in order. Spans beside each other have different styles, and none is empty.
  package mutating func spans() -> [MarkdownSpan] {
    while offset < letters.count { readPiece() }
    joinDelimiters(above: 0)
    var (spans, open): ([MarkdownSpan], [Style: Int]) = ([], [:])
    for piece in pieces {
      for style in piece.ended { open[style, default: 0] -= 1 }
      var styles = Set(open.filter { $0.value > 0 }.keys)
      if piece.isCode { styles.insert(.code) }
      if spans.last?.styles == styles {
        spans[spans.count - 1].text += piece.text
      } else if !piece.text.isEmpty {
        spans.append(MarkdownSpan(text: piece.text, styles: styles))
      }
      for style in piece.begun { open[style, default: 0] += 1 }
    }
    return spans
  }

  private mutating func readPiece() {
    switch letters[offset] {
    case "*", "_", "~":
      readDelimiters(letters[offset])
    case "[":
      openBracket(1)
    case "!" where offset + 1 < letters.count && letters[offset + 1] == "[":
      openBracket(2)
    case "]":
      readClosingBracket()
    case "`":
      readBackticks()
    case "&":
      readReference()
    case "\\" where offset + 1 < letters.count && letters[offset + 1].isEscapable:
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

  private mutating func readReference() {
    guard let reference = CharacterReference(letters[offset...]) else { return addPiece(1) }
    pieces.append(Piece(text: reference.text))
    offset += reference.length
  }

  // MARK: - Code

  private static func lastBackticks(in letters: [Character]) -> [Int: Int] {
    var (starts, count): ([Int: Int], Int) = ([:], 0)
    for (index, letter) in letters.enumerated() {
      if letter == "`" {
        count += 1
      } else if count > 0 {
        starts[count] = index - count
        count = 0
      }
    }
    if count > 0 { starts[count] = letters.count - count }
    return starts
  }

  /// The number of backticks from a place on.
  private func backticks(from start: Int) -> Int {
    letters[start...].prefix { $0 == "`" }.count
  }

  /// Reads what is between two runs of equally many backticks, or the first run as letters.
  private mutating func readBackticks() {
    let count = backticks(from: offset)
    let start = offset + count
    guard let end = closingBackticks(count, from: start) else { return addPiece(count) }
    var code = letters[start..<end].map { $0.isLineEnd ? " " : $0 }
    // One space on each side separates the code from its backticks.
    if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = Array(code.dropFirst().dropLast())
    }
    pieces.append(Piece(text: String(code), isCode: true))
    offset = end + count
  }

  private func closingBackticks(_ count: Int, from start: Int) -> Int? {
    guard let last = lastBackticks[count], last >= start else { return nil }
    var index = start
    while index <= last {
      let found = backticks(from: index)
      if found == count { return index }
      index += max(found, 1)
    }
    return nil
  }

  // MARK: - Links and images

  private mutating func openBracket(_ count: Int) {
    brackets.append(
      Bracket(piece: pieces.count, delimiters: delimiters.count, isImage: count == 2))
    addPiece(count)
  }

  /// Ends a link or an image if the bracket has a partner and an address. Signs in it have their partners in it.
  private mutating func readClosingBracket() {
    guard let bracket = brackets.popLast() else { return addPiece(1) }
    let isLocked = brackets.count < lockedBrackets && !bracket.isImage
    lockedBrackets = min(lockedBrackets, brackets.count)
    guard !isLocked, let end = addresses.end(from: offset + 1) else {
      return addPiece(1)
    }
    joinDelimiters(above: bracket.delimiters)
    pieces[bracket.piece].text = ""
    offset = end
    guard !bracket.isImage else { return }
    pieces[bracket.piece].begun.append(.link)
    pieces.append(Piece(text: "", ended: [.link]))
    // No link contains another one.
    lockedBrackets = brackets.count
  }

  // MARK: - Delimiters

  private mutating func readDelimiters(_ sign: Character) {
    let start = offset
    addPiece(letters[start...].prefix { $0 == sign }.count)
    let run = DelimiterRun(
      sign, count: offset - start, piece: pieces.count - 1,
      after: start == 0 ? nil : letters[start - 1],
      before: offset == letters.count ? nil : letters[offset])
    // One or two tildes strike (an extension of GitHub's); three and more are letters.
    guard sign != "~" || run.length <= 2 else { return }
    if run.canOpen || run.canClose { delimiters.append(run) }
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
