internal import Drawing

/// Breaks a paragraph into lines and sets them.
struct ParagraphSetter {
  /// The text of one line.
  struct Part {
    let string: String
    /// Whether it is stretched to the full width.
    let isJustified: Bool
  }

  let set: FontSet
  let manner: FontSet.Manner
  let style: LabelStyle
  /// The maximum width of a line, in font units; `nil` for no limit.
  let width: Double?

  /// The texts of the lines of `paragraph`, at most `most`.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph.
  ///   - following: The paragraphs after it. If no line is left for them, they count as text that
  /// did not fit.
  ///   - most: The maximum number of lines, at least 1.
  func parts(
    of paragraph: String, followedBy following: ArraySlice<String>, most: Int
  ) throws(TypesettingError) -> [Part] {
    let ranges = try breaks(paragraph)
    let isAll = ranges.count < most || ranges.count == most && following.isEmpty
    let whole = isAll ? ranges.count : most - 1
    var parts = ranges.prefix(whole).enumerated().map { index, range in
      let isLast = index == ranges.count - 1
      let text = Self.text(paragraph, range)
      return Part(
        string: isLast ? text : Self.ended(text),
        isJustified: style.alignment == .justified && !isLast)
    }
    if !isAll, most - 1 < ranges.count {
      let rest = ranges[most - 1].lowerBound..<paragraph.utf8.count
      parts.append(
        Part(
          string: try lastLine(
            Self.text(paragraph, rest), Self.text(paragraph, ranges[most - 1]), following),
          isJustified: false))
    }
    return parts
  }

  /// Sets a line. Also returns how much wider each of its spaces is where it is justified, in font units.
  func line(
    _ part: Part
  ) throws(TypesettingError) -> (line: FontSet.Line, wordSpacing: Double) {
    var line = try set.line(part.string, manner)
    guard part.isJustified, let width, line.advance < width, !line.spaces.isEmpty else {
      return (line, 0)
    }
    let extra = (width - line.advance) / Double(line.spaces.count)
    for index in line.glyphs.indices {
      line.glyphs[index].x += extra * Double(line.spaces.count { $0.place <= index })
    }
    line.advance = width
    return (line, extra)
  }

  private func breaks(_ paragraph: String) throws(TypesettingError) -> [Range<Int>] {
    guard let width else { return [0..<paragraph.utf8.count] }
    return try set.breaks(
      paragraph, manner, width: width, betweenLetters: style.lineBreakMode == .byCharWrapping)
  }

  /// The visible part of the rest of the text on the last line.
  private func lastLine(
    _ rest: String, _ broken: String, _ following: ArraySlice<String>
  ) throws(TypesettingError) -> String {
    let all = ([rest] + following).joined(separator: " ")
    switch style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: return Self.ended(broken)
    case .byClipping: return rest
    case .byTruncatingHead: return try truncated(all, .head)
    case .byTruncatingMiddle: return try truncated(all, .middle)
    case .byTruncatingTail:
      return try truncated(following.isEmpty ? rest : Self.trimmed(rest) + Self.ellipsis, .tail)
    }
  }

  private static let ellipsis = "\u{2026}"

  /// The part of a text that fits beside an ellipsis. Pango's is shortened repeatedly until it fits: set again beside the ellipsis, letters may be spaced
  /// a little wider than where Pango cut them.
  private func truncated(
    _ string: String, _ place: FontSet.Ellipsis
  ) throws(TypesettingError) -> String {
    guard let width else { return string }
    if place != .middle, set.plainLine(string + Self.ellipsis, manner) != nil {
      return try longest(string, place, width)
    }
    var (limit, result) = (width, string)
    for attempt in 0..<Self.mostCuts {
      guard let cut = try set.ellipsis(string, manner, width: limit, place) else { return string }
      result = shortened(string, cut, place)
      let excess = try set.line(result, manner).advance - width
      guard excess > 0 else { break }
      // Pango spaces letters evenly: where that hides the excess, less room is needed to lose a letter.
      limit -= excess + Double(attempt) * set.unitsPerEm / 20
    }
    return result
  }

  /// The longest part of a plain text that fits beside an ellipsis; all of the text if it fits.
  private func longest(
    _ string: String, _ place: FontSet.Ellipsis, _ width: Double
  ) throws(TypesettingError) -> String {
    guard try set.line(string, manner).advance > width else { return string }
    let offsets = string.unicodeScalars.reduce(into: [0]) {
      $0.append($0[$0.count - 1] + UTF8.width($1))
    }
    let count = offsets.count - 1
    func text(keeping kept: Int) -> String {
      let cut = place == .head ? 0..<offsets[count - kept] : offsets[kept]..<offsets[count]
      return shortened(string, cut, place)
    }
    var (kept, tooMany) = (0, count)
    while kept + 1 < tooMany {
      let middle = (kept + tooMany) / 2
      let fits = try set.line(text(keeping: middle), manner).advance <= width
      if fits { kept = middle } else { tooMany = middle }
    }
    return text(keeping: kept)
  }

  /// The maximum number of attempts; each removes about one more letter.
  private static let mostCuts = 8

  private func shortened(
    _ string: String, _ cut: Range<Int>, _ place: FontSet.Ellipsis
  ) -> String {
    let head = Self.text(string, 0..<cut.lowerBound)
    let tail = Self.text(string, cut.upperBound..<string.utf8.count)
    // Spaces beside the ellipsis are removed (our choice, as seen on iOS).
    return switch place {
    case .head: Self.ellipsis + tail.drop { $0 == " " }
    case .middle: Self.trimmed(head) + Self.ellipsis + tail.drop { $0 == " " }
    case .tail: Self.trimmed(head) + Self.ellipsis
    }
  }

  /// The text of a line that others follow: without the white space at its end, and with a hyphen for a soft one.
  private static func ended(_ text: String) -> String {
    SoftHyphen.replaced(atEndOf: trimmed(text))
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while let last = text.unicodeScalars.last, last.properties.isWhitespace {
      text.unicodeScalars.removeLast()
    }
    return String(text)
  }

  private static func text(_ string: String, _ bytes: Range<Int>) -> String {
    let utf8 = string.utf8
    func index(_ offset: Int) -> String.Index {
      utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex) ?? utf8.endIndex
    }
    return String(string[index(bytes.lowerBound)..<index(bytes.upperBound)])
  }
}
