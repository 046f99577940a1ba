internal import Drawing

/// A line of text as glyphs of font files and the letters that they stand for, so that a document can embed the
/// fonts and text stays text.
struct EmbeddableText {
  /// Glyphs of one font file that stand for consecutive letters.
  struct Run: Equatable {
    let file: FontFile.Place
    /// The offset of the first letter in the text, in bytes.
    var start = 0
    /// The letters, in the order in which they are read.
    var string = ""
    /// The glyphs from left to right.
    var glyphs: [Glyph] = []
    /// Which letters and glyphs belong together, in the order of the letters.
    var clusters: [Cluster] = []
    /// Whether the letters are read from right to left.
    var isBackward = false
  }

  /// A glyph.
  struct Glyph: Equatable {
    let index: UInt32
    /// Its origin relative to the start of the line's baseline, in points.
    let origin: Point
  }

  /// Consecutive letters and the glyphs that stand for all of them.
  struct Cluster: Equatable {
    /// The length of the letters in UTF-8.
    var bytes: Int
    /// The number of glyphs.
    var glyphs: Int
  }

  /// The glyphs of font files, in the order of their letters.
  private(set) var runs: [Run] = []
  /// The glyphs that are drawn as outlines: boxes for missing letters, and glyphs of fonts that cannot be embedded.
  private(set) var outlines: [TypesetText.Glyph] = []

  /// Finds the glyphs whose outlines a typeset text contains. They stand where the text has them, for instance
  /// farther apart in a justified line.
  ///
  /// - Parameters:
  ///   - text: The text as it is drawn.
  ///   - string: Its string without line breaks.
  ///   - line: The same string set again.
  ///   - set: The fonts.
  /// - Returns: `nil` if the text has other outlines than the line.
  init?(_ text: TypesetText, _ string: String, _ line: FontSet.Line, _ set: FontSet) {
    guard let glyphs = Self.placed(text, line, set) else { return nil }
    let letters = Letters(of: string, at: glyphs.map(\.letter))
    var told: Set<Int> = []
    var run: [Placed] = []
    var isBackward: Bool?
    func end() -> Run? {
      guard let file = run.first?.file else { return nil }
      return Self.run(run, file, isBackward: isBackward ?? false, letters, &told)
    }
    for glyph in glyphs {
      if let last = run.last, last.file == glyph.file,
        letters.continues(last.letter, with: glyph.letter, &isBackward)
      {
        run.append(glyph)
        continue
      }
      if let run = end() { runs.append(run) }
      (run, isBackward) = ([], nil)
      if glyph.file != nil {
        run = [glyph]
      } else if let drawn = glyph.drawn {
        outlines.append(drawn)
      }
    }
    if let run = end() { runs.append(run) }
    runs.sort { $0.start < $1.start }
  }

  /// A glyph in its place.
  private struct Placed {
    let index: UInt32
    let origin: Point
    let letter: Int
    /// The font that is embedded; `nil` for an outline.
    let file: FontFile.Place?
    /// The glyph as it is drawn, an outline or a picture; `nil` for white space.
    let drawn: TypesetText.Glyph?
  }

  /// The glyphs and spaces from left to right; `nil` if the outlines differ.
  private static func placed(
    _ text: TypesetText, _ line: FontSet.Line, _ set: FontSet
  ) -> [Placed]? {
    let scale = text.font.pointSize / set.unitsPerEm
    var drawn = text.glyphs[...]
    var spaces = line.spaces[...]
    // White space stands at the distance from the previous glyph that it has in the line.
    var shift = 0.0
    var placed: [Placed] = []
    func append(_ glyph: FontSet.Glyph, _ drawn: TypesetText.Glyph?, at origin: Point) {
      var file: FontFile.Place?
      // Cairo 1.16 embeds the default instance of a variable font (observed), so that its glyphs are outlines.
      if case .file(let index) = glyph.source, set.files[index].member.variations.isEmpty,
        !set.files[index].member.isRounded
      {
        file = set.files[index].place
      }
      placed.append(
        Placed(index: glyph.index, origin: origin, letter: glyph.letter, file: file, drawn: drawn))
    }
    func appendBlank(_ glyph: FontSet.Glyph) {
      append(glyph, nil, at: Point(glyph.x * scale + shift, glyph.y * scale))
    }
    for (number, glyph) in line.glyphs.enumerated() {
      while let space = spaces.first, space.place <= number {
        spaces.removeFirst()
        appendBlank(space.glyph)
      }
      let outline: Path
      switch glyph.source {
      case .file(let index):
        outline = set.files[index].outlines.outline(of: glyph.index, size: text.font.pointSize)
      case .box: outline = MissingLetter.outline(size: text.font.pointSize)
      case .emoji:
        if let next = drawn.first, next.picture != nil {
          drawn.removeFirst()
          append(glyph, next, at: next.origin)
        }
        continue
      }
      guard !outline.isEmpty else {
        appendBlank(glyph)
        continue
      }
      guard let next = drawn.popFirst(), next.outline == outline else { return nil }
      shift = next.origin.x - glyph.x * scale
      append(glyph, next, at: next.origin)
    }
    for space in spaces { appendBlank(space.glyph) }
    return drawn.isEmpty ? placed : nil
  }

  /// - Parameter told: The letters that earlier runs contain. A letter with glyphs of several fonts is in the first.
  private static func run(
    _ placed: [Placed], _ file: FontFile.Place, isBackward: Bool, _ letters: Letters,
    _ told: inout Set<Int>
  ) -> Run {
    var run = Run(file: file, isBackward: isBackward)
    run.start = placed.map(\.letter).min() ?? 0
    run.glyphs = placed.map { Glyph(index: $0.index, origin: $0.origin) }
    var clusters: [(letter: Int, glyphs: Int)] = []
    for glyph in placed {
      if let last = clusters.last, last.letter == glyph.letter {
        clusters[clusters.count - 1].glyphs += 1
      } else {
        clusters.append((glyph.letter, 1))
      }
    }
    for cluster in isBackward ? clusters.reversed() : clusters {
      let text = told.insert(cluster.letter).inserted ? letters.text(at: cluster.letter) : ""
      run.string += text
      run.clusters.append(Cluster(bytes: text.utf8.count, glyphs: cluster.glyphs))
    }
    return run
  }
}

/// The letters of a string that have glyphs, each with the characters after it that have none of their own.
private struct Letters {
  private let bytes: [UInt8]
  private var ends: [Int: Int] = [:]
  private let first: Int

  init(of string: String, at offsets: [Int]) {
    bytes = Array(string.utf8)
    let starts = Set(offsets).sorted()
    first = starts.first ?? 0
    for (start, end) in zip(starts, starts.dropFirst() + [bytes.count]) { ends[start] = end }
  }

  /// The characters of a letter.
  func text(at offset: Int) -> String {
    let start = offset == first ? 0 : offset
    return String(decoding: bytes[start..<max(start, ends[offset] ?? start)], as: UTF8.self)
  }

  /// Whether `next` follows or precedes a letter directly. The first pair of letters decides the direction, which
  /// later ones keep.
  func continues(_ letter: Int, with next: Int, _ isBackward: inout Bool?) -> Bool {
    if letter == next { return true }
    if ends[letter] == next, isBackward != true {
      isBackward = false
      return true
    }
    if ends[next] == letter, isBackward != false {
      isBackward = true
      return true
    }
    return false
  }
}

extension PangoSession {
  /// The glyphs of a line that was set with these fonts; `nil` if it was set in another way.
  mutating func embeddable(_ text: TypesetText) -> EmbeddableText? {
    guard Self.hasExtent(text.font) else { return nil }
    let string = Self.onOneLine(text.string)
    guard let set = try? fontSet(for: text.string, in: text.font) else { return nil }
    let manner = FontSet.Manner(
      unitsPerEm: set.unitsPerEm, direction: text.direction, font: text.font)
    guard let line = try? set.line(string, manner) else { return nil }
    return EmbeddableText(text, string, line, set)
  }
}

extension EmbeddableText.Run {
  /// The words with the space after each; a run that is read from right to left as it is.
  var words: [EmbeddableText.Run] {
    guard !isBackward else { return [self] }
    var words: [EmbeddableText.Run] = []
    var word = EmbeddableText.Run(file: file)
    var (byte, glyph) = (0, 0)
    let bytes = Array(string.utf8)
    for cluster in clusters {
      let text = String(decoding: bytes[byte..<byte + cluster.bytes], as: UTF8.self)
      word.string += text
      word.glyphs += glyphs[glyph..<glyph + cluster.glyphs]
      word.clusters.append(cluster)
      (byte, glyph) = (byte + cluster.bytes, glyph + cluster.glyphs)
      guard text == " " else { continue }
      words.append(word)
      word = EmbeddableText.Run(file: file)
    }
    return word.clusters.isEmpty ? words : words + [word]
  }
}
