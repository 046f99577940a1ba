internal import Drawing
internal import Work

/// Lines of text, one below the other.
struct TextBlock {
  /// A line with the distance from the block's top to its baseline.
  private struct Line {
    let text: TypesetText
    let color: Color
    let baseline: Double
  }

  private var lines: [Line] = []
  private(set) var size = Size.zero

  /// Adds a line at the bottom, with the height of its font.
  mutating func add(_ text: TypesetText, _ color: Color, gapBefore: Double = 0) {
    let top = size.height + (lines.isEmpty ? 0 : gapBefore)
    lines.append(Line(text: text, color: color, baseline: top + text.font.ascender))
    size = Size(max(size.width, text.width), top + text.font.ascender + text.font.descender)
  }

  /// Adds the lines of another block at the bottom.
  mutating func add(_ other: TextBlock, gapBefore: Double = 0) {
    guard !other.lines.isEmpty else { return }
    let top = lines.isEmpty ? 0 : size.height + gapBefore
    lines += other.lines.map {
      Line(text: $0.text, color: $0.color, baseline: top + $0.baseline)
    }
    size = Size(max(size.width, other.size.width), top + other.size.height)
  }

  /// The items of the lines with the block's top left corner at `origin`, left-aligned or centred.
  func items(at origin: Point, centered: Bool = false) -> [DisplayList.Item] {
    lines.map { line in
      let indent = centered ? (size.width - line.text.width) / 2 : 0
      return .text(line.text, at: origin + Point(indent, line.baseline), line.color)
    }
  }
}

/// Sets text for a diagram and breaks it into lines. Each line is set once: a chart is tried in several widths.
struct DiagramTypesetter {
  let typesetter: any Typesetter
  private let lines = Cache<Key, TypesetText>(maximumCount: mostLines)

  private struct Key: Hashable {
    let string: String
    let font: Font
  }

  /// The maximum number of lines that are kept. Our choice: more than a large diagram has.
  private static let mostLines = 10_000

  init(typesetter: any Typesetter) { self.typesetter = typesetter }

  /// Sets a line whose parts stand from left to right, also those whose letters do not.
  func line(_ string: String, _ font: Font) throws(DiagramFailure) -> TypesetText {
    let string = string.fromLeftToRight
    do throws(TypesettingError) {
      return try lines.value(Key(string: string, font: font)) { () throws(TypesettingError) in
        try typesetter.typeset(string, in: font)
      }
    } catch {
      throw .typesetting(error)
    }
  }

  /// Returns a line of at most `width`. The end of a longer one is replaced by an ellipsis.
  func line(
    _ string: String, _ font: Font, atMost width: Double
  ) throws(DiagramFailure) -> TypesetText {
    let whole = try line(string, font)
    guard whole.width > width else { return whole }
    var (fitting, tooMany) = (0, string.count)
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      let isFitting = try line(String(string.prefix(middle)) + "…", font).width <= width
      (fitting, tooMany) = isFitting ? (middle, tooMany) : (fitting, middle)
    }
    return try line(String(string.prefix(fitting)) + "…", font)
  }

  /// Sets a name in lines of at most `width`, which break before capitals and after dots, underscores and blanks. The
  /// end of a part that is longer is replaced by an ellipsis.
  func lines(
    ofName name: String, _ font: Font, width: Double
  ) throws(DiagramFailure) -> [TypesetText] {
    var parts: [String] = []
    var last: Character?
    for character in name {
      let ends = last.map { "._ ".contains($0) || $0.isLowercase && character.isUppercase } ?? true
      if ends { parts.append("") }
      parts[parts.count - 1].append(character)
      last = character
    }
    var shown: [String] = []
    for part in parts {
      if let longer = shown.last.map({ $0 + part }), try line(longer, font).width <= width {
        shown[shown.count - 1] = longer
      } else {
        shown.append(part)
      }
    }
    return try shown.map { part throws(DiagramFailure) in
      try line(part, font, atMost: width)
    }
  }

  /// Breaks words into at most `count` lines of at most `width`. What does not fit is replaced by an ellipsis.
  func lines(
    _ string: String, _ font: Font, width: Double, atMost count: Int
  ) throws(DiagramFailure) -> [TypesetText] {
    let all = try lines(string, font, width: width, longestWord: .infinity).map(\.string)
    let rest = all.dropFirst(count - 1).joined(separator: " ")
    let shown = Array(all.prefix(count - 1)) + (rest.isEmpty ? [] : [rest])
    return try shown.map { words throws(DiagramFailure) in
      try line(words, font, atMost: width)
    }
  }

  /// Breaks words into the fewest lines of at most `width`.
  ///
  /// - Parameter longestWord: The width to which a single word is not broken, where there is room for it; `nil` for
  ///   `width`. A longer one is broken as a name.
  func lines(
    _ string: String, _ font: Font, width: Double, longestWord: Double? = nil
  ) throws(DiagramFailure) -> [TypesetText] {
    try lines(
      string.split(separator: " ").map(String.init), font, width: width,
      longestWord: longestWord ?? width)
  }

  /// Breaks parts into lines, separated by commas. Lines break after a comma, or within a part that
  /// is too long.
  ///
  /// - Parameters:
  ///   - breaksWords: Whether a name that is too long for a line is broken after its dot, as
  ///     "like." and "primaryActionTriggered".
  ///   - longestWord: The width to which a single word is not broken elsewhere; `nil` for `width`.
  func lines(
    listing parts: [String], _ font: Font, width: Double, breaksWords: Bool = false,
    longestWord: Double? = nil
  ) throws(DiagramFailure) -> [TypesetText] {
    let longest = longestWord ?? width
    var words: [String] = []
    for (index, part) in parts.enumerated() {
      let word = index == parts.count - 1 ? part : part + ","
      let fits = try line(word, font).width <= width
      words += fits ? [word] : word.split(separator: " ").map(String.init)
    }
    guard breaksWords else {
      return try lines(words, font, width: width, longestWord: longest)
    }
    var result: [TypesetText] = []
    var run: [String] = []
    for word in words {
      guard try line(word, font).width > width, let dot = word.firstIndex(of: "."),
        word.index(after: dot) < word.endIndex
      else {
        run.append(word)
        continue
      }
      // The second half begins a line of its own, so that no space comes into the name.
      run.append(String(word[...dot]))
      result += try lines(run, font, width: width, longestWord: longest)
      run = [String(word[word.index(after: dot)...])]
    }
    return result + (try lines(run, font, width: width, longestWord: longest))
  }

  private func lines(
    _ words: [String], _ font: Font, width: Double, longestWord: Double
  ) throws(DiagramFailure) -> [TypesetText] {
    var lines: [TypesetText] = []
    for word in words {
      if let last = lines.last {
        let longer = try line(last.string + " " + word, font)
        if longer.width <= width {
          lines[lines.count - 1] = longer
          continue
        }
      }
      let whole = try line(word, font)
      if whole.width <= longestWord {
        lines.append(whole)
      } else {
        lines += try self.lines(ofName: word, font, width: longestWord)
      }
    }
    return lines
  }
}
