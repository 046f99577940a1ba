internal import Drawing

/// The drawings of symbols by their names: from their files, and composed of others by rules.
enum SymbolLibrary {
  /// All names that are listed, in the order of the documentation.
  static let names: [String] = SymbolPack.names.split(separator: "\n").map(String.init)

  /// The drawing of a symbol; `nil` if it has no file and no rule composes it.
  ///
  /// The rules look at the end of the name: `.fill` fills closed lines, `.circle` and `.square` enclose,
  /// `.slash` crosses out, and `.badge` with a name behind it adds that one in a corner.
  static func sketch(of name: some StringProtocol) -> SymbolSketch? {
    sketch(of: Substring(name), depth: 0)
  }

  /// The text of a symbol's file; `nil` if it has none. Only the symbols that are used are looked for and parsed:
  /// dividing all of the text would take a sixteenth of the instructions of a picture (measured).
  private static func text(of name: Substring) -> Substring? {
    let lines = SymbolPack.files.utf8
    let newline = UInt8(ascii: "\n")
    // The lines are in order. Each turn compares the one in the middle of those that are left.
    var (low, high) = (lines.startIndex, lines.endIndex)
    while low < high {
      let middle = lines.index(low, offsetBy: lines.distance(from: low, to: high) / 2)
      let start = lines[low..<middle].lastIndex(of: newline).map(lines.index(after:)) ?? low
      let end = lines[middle..<high].firstIndex(of: newline) ?? high
      let nameEnd = lines[start..<end].firstIndex(of: UInt8(ascii: " ")) ?? end
      let found = lines[start..<nameEnd]
      if found.elementsEqual(name.utf8) { return Substring(lines[nameEnd..<end]) }
      if found.lexicographicallyPrecedes(name.utf8) {
        low = end < high ? lines.index(after: end) : high
      } else {
        high = start
      }
    }
    return nil
  }

  /// The maximum number of rules for one name.
  private static let mostRules = 6

  private static func sketch(of name: Substring, depth: Int) -> SymbolSketch? {
    if let text = text(of: name) {
      // A text that is only a name stands for that symbol.
      return text.contains("<")
        ? SymbolFile.sketch(text) : sketch(of: text.dropFirst(), depth: depth + 1)
    }
    guard depth < mostRules else { return nil }
    func base(_ suffix: String) -> SymbolSketch? {
      name.hasSuffix(suffix) ? sketch(of: name.dropLast(suffix.count), depth: depth + 1) : nil
    }
    // If a name without `.fill` has a drawing of its own, as `mic.circle`, that drawing is filled.
    if name.hasSuffix(".fill"), text(of: name.dropLast(5)) != nil { return base(".fill")?.filled }
    for enclosure in SymbolSketch.Enclosure.allCases {
      let word = ".\(enclosure.rawValue)"
      if let content = base(word + ".fill") {
        return content.enclosed(in: enclosure, isFilled: true)
      }
      if let content = base(word) { return content.enclosed(in: enclosure, isFilled: false) }
    }
    if let plain = base(".slash") { return plain.slashed }
    if name.hasSuffix(".slash.fill") {
      return sketch(of: name.dropLast(11) + ".fill", depth: depth + 1)?.slashed
    }
    if let badged = badged(name, depth) { return badged }
    return base(".fill")?.filled
  }

  /// A symbol with a badge: `bell.badge`, `person.badge.plus`, `person.badge.key.fill`.
  private static func badged(_ name: Substring, _ depth: Int) -> SymbolSketch? {
    let isFilled = name.hasSuffix(".fill")
    let words = (isFilled ? name.dropLast(5) : name).split(
      separator: ".", omittingEmptySubsequences: false)
    guard let place = words.lastIndex(of: "badge"), place > 0,
      var base = sketch(of: Substring(words[..<place].joined(separator: ".")), depth: depth + 1)
    else { return nil }
    if isFilled {
      let name = words[..<place].joined(separator: ".") + ".fill"
      base = sketch(of: Substring(name), depth: depth + 1) ?? base.filled
    }
    let badge = words[(place + 1)...].joined(separator: ".")
    guard !badge.isEmpty else { return base.withDot }
    let isMark = ["plus", "minus", "xmark", "checkmark", "exclamationmark", "ellipsis"]
      .contains(badge)
    let shown = isMark ? badge + ".circle.fill" : isFilled ? badge + ".fill" : badge
    return sketch(of: Substring(shown), depth: depth + 1).map { base.withBadge($0) }
  }
}
