internal import Drawing

/// Breaks attributed text into lines as a label does.
///
/// Each part with equal attributes is typeset separately: as in UIKit, letters of different fonts are not
/// kerned. Lines are filled one after the other and broken by the rules of Unicode, as those of texts without
/// attributes; a word that is wider than a line is broken between letters. The text after a tab stands at the next
/// stop of the paragraph, or after a space if there is none.
struct RichTextSetter {
  /// A character with the number of its run.
  private struct Letter: Hashable {
    let character: Character
    let run: Int

    var isTab: Bool { character == "\t" }
    var isAttachment: Bool { character == "\u{FFFC}" }
  }

  private let typesetter: any Typesetter
  private let text: LabelText
  private let width: Double?
  private var widths: [String: Double] = [:]
  /// The widths of characters that stand alone, with their kern.
  private var advances: [Letter: Double] = [:]
  /// The indent of the current line from the leading edge, in points.
  private var head = 0.0

  init(_ text: LabelText, width: Double?, _ typesetter: any Typesetter) {
    self.text = text
    self.width = width
    self.typesetter = typesetter
  }

  /// The lines, at most the label's number of lines.
  mutating func lines() throws(TypesettingError) -> [RichLine] {
    let most = text.style.numberOfLines > 0 ? text.style.numberOfLines : Int.max
    let paragraphs = paragraphs()
    var lines: [RichLine] = []
    for (number, paragraph) in paragraphs.enumerated() where lines.count < most {
      var rest = paragraph[...]
      var ends: Ends?
      var isFirst = true
      repeat {
        let indents = text.paragraph.indents(isFirst: isFirst, width: width)
        let room = width.map { max($0 - indents.head - indents.tail, 0) }
        head = indents.head
        let isLastAllowed = lines.count == most - 1
        var count = try fitting(rest, of: paragraph, room, &ends)
        var letters = rest.prefix(count)
        var isJustified = false
        let hasMore = count < rest.count || number < paragraphs.count - 1
        if isLastAllowed, hasMore {
          let shown = try lastLine(rest, followedBy: paragraphs[(number + 1)...], count, room)
          letters = shown[...]
          count = rest.count
        } else if count < rest.count {
          letters = Self.shown(rest, upTo: rest.startIndex + count)
          isJustified = text.style.alignment == .justified
        }
        var line = try line(Array(letters), in: rest, indents)
        if isJustified, let room { try justify(&line, letters, room) }
        if !lines.isEmpty {
          line.gap = text.paragraph.lineSpacing
          if isFirst {
            line.gap += text.paragraph.paragraphSpacing + text.paragraph.paragraphSpacingBefore
          }
        }
        lines.append(line)
        rest = rest.dropFirst(count)
        isFirst = false
      } while !rest.isEmpty && lines.count < most
    }
    return lines
  }

  // MARK: - Paragraphs

  /// The letters between line breaks.
  private func paragraphs() -> [[Letter]] {
    var paragraphs: [[Letter]] = [[]]
    for (number, run) in text.runs.enumerated() {
      for character in run.string {
        if character.isNewline {
          paragraphs.append([])
        } else {
          paragraphs[paragraphs.count - 1].append(Letter(character: character, run: number))
        }
      }
    }
    return paragraphs
  }

  // MARK: - Lines

  /// Where lines of a paragraph may end, as numbers of its letters in ascending order.
  private typealias Ends = [Int]

  /// The number of letters that the next line takes from a paragraph, with the white space at its end; at least
  /// one if there is one.
  ///
  /// Setting all that a line may have, for each of its ends, would take long where kern makes letters narrow. The widths
  /// of the single characters determine where the search begins.
  ///
  /// - Parameter ends: Where lines may end, once a line needs it.
  private mutating func fitting(
    _ rest: ArraySlice<Letter>, of paragraph: [Letter], _ room: Double?, _ ends: inout Ends?
  ) throws(TypesettingError) -> Int {
    guard let room, !rest.isEmpty else { return rest.count }
    let guess = try guessedEnd(of: rest, room)
    let (found, left) = (guess - rest.startIndex, rest.endIndex - guess)
    if left <= 8 + found / 8, try measured(Self.trimmed(rest)) <= room { return rest.count }
    let known: Ends
    if let ends { known = ends } else { known = try self.ends(of: paragraph) }
    ends = known
    if let end = try lastEnd(among: known, of: rest, near: guess, room) {
      return end - rest.startIndex
    }
    // A word that is wider than the line.
    return try widest(rest, near: guess, room)
  }

  /// Where the letters are about as wide as a line.
  private mutating func guessedEnd(
    of rest: ArraySlice<Letter>, _ room: Double
  ) throws(TypesettingError) -> Int {
    // The width of the runs before, and that of the letters of the current one.
    var (before, own, run) = (0.0, 0.0, rest.first?.run)
    for (index, letter) in zip(rest.indices, rest) {
      let width = before + max(own, 0)
      if letter.isTab {
        if let stop = text.paragraph.tabStop(after: head + width) {
          before = stop.start(of: 0, notBefore: head + width) - head
        } else {
          before = width + (try advance(of: Letter(character: " ", run: letter.run)))
        }
        (own, run) = (0, nil)
        continue
      }
      if letter.run != run { (before, own, run) = (width, 0, letter.run) }
      own += try advance(of: letter)
      if before + own > room, !letter.character.isWhitespace { return index }
    }
    return rest.endIndex
  }

  /// The width of a character that stands alone, with its kern.
  private mutating func advance(of letter: Letter) throws(TypesettingError) -> Double {
    if let known = advances[letter] { return known }
    var run = text.runs[letter.run]
    let kern = run.kern
    run.kern = 0
    let advance = try set(String(letter.character), run).width + kern
    advances[letter] = advance
    return advance
  }

  /// The last end at which a line that begins with `rest` fits; `nil` if there is none.
  ///
  /// - Parameter guess: Where the search begins.
  private mutating func lastEnd(
    among ends: Ends, of rest: ArraySlice<Letter>, near guess: Int, _ room: Double
  ) throws(TypesettingError) -> Int? {
    let first = Self.count(of: ends, upTo: rest.startIndex)
    guard first < ends.count else { return nil }
    var index = max(Self.count(of: ends, upTo: guess) - 1, first)
    guard try measured(Self.shown(rest, upTo: ends[index])) <= room else {
      while index > first {
        index -= 1
        if try measured(Self.shown(rest, upTo: ends[index])) <= room { return ends[index] }
      }
      return nil
    }
    while index + 1 < ends.count,
      try measured(Self.shown(rest, upTo: ends[index + 1])) <= room
    {
      index += 1
    }
    return ends[index]
  }

  /// The largest number of letters that fit, at least one, wherever the line ends then.
  private mutating func widest(
    _ rest: ArraySlice<Letter>, near guess: Int, _ room: Double
  ) throws(TypesettingError) -> Int {
    let first = rest.startIndex + 1
    var end = max(guess, first)
    while end > first, try measured(Self.shown(rest, upTo: end)) > room { end -= 1 }
    while end < rest.endIndex, try measured(Self.shown(rest, upTo: end + 1)) <= room { end += 1 }
    return end - rest.startIndex
  }

  /// How many ends are not after a place.
  private static func count(of ends: Ends, upTo place: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where lines of a paragraph may end: by the rules for its whole text, whatever parts it has.
  private func ends(of paragraph: [Letter]) throws(TypesettingError) -> Ends {
    guard text.style.lineBreakMode != .byCharWrapping else { return Array(1...paragraph.count) }
    var words: Set<Int> = []
    for stretch in paragraph.split(whereSeparator: \.isAttachment) {
      let string = String(stretch.map(\.character))
      let ends = Set(try typesetter.lineEnds(of: string, in: text.font))
      var offset = 0
      for (index, letter) in zip(stretch.indices, stretch) {
        offset += letter.character.utf8.count
        if ends.contains(offset) { words.insert(index + 1) }
      }
    }
    return (1...paragraph.count).filter { count in
      guard count < paragraph.count else { return true }
      let (letter, next) = (paragraph[count - 1], paragraph[count])
      return letter.isAttachment || next.isAttachment
        ? Self.canBreakBesideAttachment(letter, next) : words.contains(count)
    }
  }

  /// Whether a line may end between two letters of which one is an attachment (U+FFFC), which may begin and end a line as
  /// an ideograph may (class CB of Unicode's line breaking).
  private static func canBreakBesideAttachment(_ letter: Letter, _ next: Letter) -> Bool {
    !next.character.isWhitespace && !next.character.isPunctuation && next.character != "\u{2060}"
      && !["(", "[", "\u{A0}", "\u{2060}"].contains(letter.character)
  }

  /// The letters of a line: without the white space at its end and, if others follow, with a hyphen for a soft one.
  private static func shown(_ rest: ArraySlice<Letter>, upTo end: Int) -> ArraySlice<Letter> {
    var letters = trimmed(rest[..<end])
    guard end < rest.endIndex, let last = letters.last, last.character == SoftHyphen.letter else {
      return letters
    }
    letters.removeLast()
    letters.append(Letter(character: SoftHyphen.shown, run: last.run))
    return letters
  }

  private static func trimmed(_ letters: ArraySlice<Letter>) -> ArraySlice<Letter> {
    var letters = letters
    while letters.last?.character.isWhitespace == true { letters.removeLast() }
    return letters
  }

  /// The letters of the last line, of a text that has more lines. The paragraphs after it are a part of the text: where
  /// its end is shown, they stand on the line, too.
  private mutating func lastLine(
    _ rest: ArraySlice<Letter>, followedBy following: ArraySlice<[Letter]>, _ count: Int,
    _ room: Double?
  ) throws(TypesettingError) -> [Letter] {
    var letters = Array(rest)
    var mayFit = true
    switch text.style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      return Array(Self.shown(rest, upTo: rest.startIndex + count))
    case .byClipping: return letters
    case .byTruncatingTail: mayFit = following.isEmpty
    case .byTruncatingHead, .byTruncatingMiddle:
      for paragraph in following {
        let run = letters.last?.run ?? paragraph.first?.run ?? 0
        letters += [Letter(character: " ", run: run)] + paragraph
      }
    }
    guard let room else { return mayFit ? letters : truncated(letters, keeping: letters.count) }
    if mayFit, try measured(letters[...]) <= room { return letters }
    // The largest number of letters that fits beside the ellipsis.
    var (low, high) = (0, mayFit ? max(letters.count - 1, 0) : letters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if try measured(truncated(letters, keeping: middle)[...]) <= room {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return truncated(letters, keeping: low)
  }

  /// Letters with an ellipsis, which has the attributes of the letter before it, or of the one after it.
  private func truncated(_ letters: [Letter], keeping count: Int) -> [Letter] {
    func ellipsis(_ run: Int?) -> [Letter] { [Letter(character: "\u{2026}", run: run ?? 0)] }
    switch text.style.lineBreakMode {
    case .byTruncatingHead:
      let tail = letters.suffix(count).drop { $0.character.isWhitespace }
      return ellipsis(tail.first?.run ?? letters.last?.run) + tail
    case .byTruncatingMiddle:
      let head = Self.trimmed(letters.prefix((count + 1) / 2))
      let tail = letters.suffix(count / 2).drop { $0.character.isWhitespace }
      return head + ellipsis(head.last?.run ?? letters.first?.run) + tail
    case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping:
      let head = Self.trimmed(letters.prefix(count))
      return head + ellipsis(head.last?.run ?? letters.first?.run)
    }
  }

  /// Sets a line.
  private mutating func line(
    _ letters: [Letter], in rest: ArraySlice<Letter>, _ indents: (head: Double, tail: Double)
  ) throws(TypesettingError) -> RichLine {
    var line = RichLine()
    line.indents = indents
    var isFirst = true
    for part in letters.split(omittingEmptySubsequences: false, whereSeparator: \.isTab) {
      if !isFirst { line.width = try start(of: part, after: line.width) }
      isFirst = false
      for run in Self.runs(Array(part)) {
        let attributes = text.runs[run.number]
        let piece = try set(run.string, attributes)
        var own = attributes
        own.string = run.string
        line.pieces.append(RichLine.Piece(run: own, text: piece, x: line.width))
        line.width += piece.width
      }
    }
    // An empty line is as high as the text that it is part of.
    let shown = line.pieces.map(\.run)
    let measured = shown.isEmpty ? [emptyRun(rest)] : shown
    let ascents = measured.map { run -> Double in
      let ascent: Double = max(run.font.ascender, run.attachment?.ascent ?? 0)
      return ascent + max(run.baselineOffset, 0)
    }
    let descents = measured.map { run -> Double in
      let descent: Double = max(run.font.descender, run.attachment?.descent ?? 0)
      return descent + max(-run.baselineOffset, 0)
    }
    let ascent = ascents.max() ?? 0
    let descent = descents.max() ?? 0
    line.height = text.paragraph.lineHeight(ascent + descent)
    // Additional height is above the text.
    line.ascent = line.height - descent
    return line
  }

  /// Makes the spaces of a line wider, so that it fills its room; one with tabs stays.
  private func justify(
    _ line: inout RichLine, _ letters: ArraySlice<Letter>, _ room: Double
  ) throws(TypesettingError) {
    let spaces = letters.count { $0.character == " " }
    guard spaces > 0, line.width < room, !letters.contains(where: \.isTab) else { return }
    let extra = (room - line.width) / Double(spaces)
    var x = 0.0
    for index in line.pieces.indices {
      let run = line.pieces[index].run
      let text = try set(run.string, run, wordSpacing: extra)
      line.pieces[index] = RichLine.Piece(run: run, text: text, x: x)
      x += text.width
    }
    line.width = x
  }

  private func emptyRun(_ rest: ArraySlice<Letter>) -> TextRun {
    rest.first.map { text.runs[$0.run] } ?? text.runs.first ?? TextRun("", font: text.font)
  }

  /// Consecutive letters of a run.
  private static func runs(_ letters: [Letter]) -> [(number: Int, string: String)] {
    var runs: [(number: Int, string: String)] = []
    for letter in letters {
      if let last = runs.last, last.number == letter.run {
        runs[runs.count - 1].string.append(letter.character)
      } else {
        runs.append((letter.run, String(letter.character)))
      }
    }
    return runs
  }

  // MARK: - Measuring

  private mutating func measured(
    _ letters: ArraySlice<Letter>
  ) throws(TypesettingError) -> Double {
    guard letters.contains(where: \.isTab) else { return try length(of: letters) }
    var (width, isFirst) = (0.0, true)
    for part in letters.split(omittingEmptySubsequences: false, whereSeparator: \.isTab) {
      if !isFirst { width = try start(of: part, after: width) }
      isFirst = false
      width += try length(of: part)
    }
    return width
  }

  /// Where the letters up to the next tab start, from the start of the line.
  private mutating func start(
    of letters: ArraySlice<Letter>, after width: Double
  ) throws(TypesettingError) -> Double {
    let x = head + width
    guard let stop = text.paragraph.tabStop(after: x) else {
      let font = letters.first.map { text.runs[$0.run].font } ?? text.font
      return width + (try typesetter.typeset(" ", in: font).width)
    }
    return stop.start(of: try length(of: letters), notBefore: x) - head
  }

  /// The width of letters without tabs.
  private mutating func length(
    of letters: ArraySlice<Letter>
  ) throws(TypesettingError) -> Double {
    var width = 0.0
    for run in Self.runs(Array(letters)) {
      let key = "\(run.number) \(run.string)"
      if let known = widths[key] {
        width += known
        continue
      }
      let own = try set(run.string, text.runs[run.number]).width
      widths[key] = own
      width += own
    }
    return width
  }

  /// Sets a part with its kern after every letter, also the last (measured by others).
  ///
  /// - Parameter wordSpacing: How much wider each space is, in points.
  private func set(
    _ string: String, _ run: TextRun, wordSpacing: Double = 0
  ) throws(TypesettingError) -> TypesetText {
    // A run of its own, but an ellipsis may have its attributes.
    if let attachment = run.attachment, string == run.string {
      return TypesetText(
        string: "", font: run.font, width: max(attachment.width + run.kern, 0),
        glyphs: attachment.glyph.map { [$0] } ?? [])
    }
    guard run.kern != 0 || wordSpacing != 0 else {
      return try typesetter.typeset(string, in: run.font)
    }
    return try typesetter.typeset(
      string, in: run.font, kern: run.kern, wordSpacing: wordSpacing)
  }
}
