/// Colours texts for a terminal, by the escape sequences of ECMA-48.
package enum TerminalPaint {
  /// The colours and weights that are used.
  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case green = "32"
    case yellow = "1;33"
    case cyan = "1;36"
  }

  private static func painted(_ text: some StringProtocol, _ style: Style) -> String {
    text.isEmpty ? "" : "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }

  /// Colours messages: places are bold, carets green, and the words `error:`, `warning:` and `note:` red, yellow and
  /// cyan.
  package static func messages(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.trimmedStart.hasPrefix("|"), let caret = line.firstIndex(of: "^") {
        return line[..<caret] + painted(line[caret...], .green)
      }
      var (start, rest) = ("", line[...])
      if let place = ErrorText.place(in: line) ?? file(in: line) {
        start = painted(place, .bold)
        rest = line[place.endIndex...]
      }
      for (word, style) in severities where rest.trimmedStart.hasPrefix(word) {
        let space = rest.prefix { $0 == " " }
        return start + space + painted(word, style) + rest.dropFirst(space.count + word.count)
      }
      return start + rest
    }.joined(separator: "\n")
  }

  private static let severities: [(word: String, style: Style)] = [
    ("error:", .red), ("warning:", .yellow), ("note:", .cyan),
  ]

  /// The name of a file and its colon, in a message about a whole file such as `a.cell.yaml: note: …`; nil in others.
  private static func file(in line: Substring) -> Substring? {
    let words = severities.map { $0.word }
    guard !line.hasPrefix(" "), !words.contains(where: { line.hasPrefix($0) }) else { return nil }
    let ends = words.compactMap { line.firstRange(of: ": \($0) ")?.lowerBound }
    return ends.min().map { line[...$0] }
  }

  /// Colours a page of help: headings and the names of options are bold.
  package static func help(_ page: String) -> String {
    var isAfterEmpty = true
    return page.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      defer { isAfterEmpty = line.isEmpty }
      if isAfterEmpty, isHeading(line) { return painted(line, .bold) }
      if line.hasPrefix("  -") { return options(line) }
      for word in ["OVERVIEW:", "USAGE:"] where line.hasPrefix(word + " ") {
        return painted(word, .bold) + line.dropFirst(word.count)
      }
      return String(line)
    }.joined(separator: "\n")
  }

  /// Whether a line of help is a heading: capitals and perhaps a colon.
  private static func isHeading(_ line: Substring) -> Bool {
    let letters = line.hasSuffix(":") ? line.dropLast() : line
    return letters.first?.isUppercase == true
      && letters.allSatisfy { $0 == " " || $0.isUppercase }
  }

  /// A line that begins with the names of options, which are bold.
  private static func options(_ line: Substring) -> String {
    var result = ""
    var rest = line[...]
    var gap = rest.prefix { $0 == " " }
    // An explanation stands after more blanks, and may begin with a hyphen.
    while gap.count <= 2, rest[gap.endIndex...].hasPrefix("-") {
      let name = rest[gap.endIndex...].prefix { !" ,/".contains($0) }
      result += gap
      result += painted(name, .bold)
      rest = rest[name.endIndex...]
      gap = rest.prefix { " ,/".contains($0) }
    }
    result += rest
    return result
  }

  /// Colours the results of a verification: the names of causes are bold, the counts of snapshots that pass green and
  /// the others red.
  package static func results(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("  "), line.dropFirst(2).first?.isNumber == true,
        let end = line.ranges(of: ": ").last
      {
        lines[index] =
          "  " + painted(line[..<end.lowerBound].dropFirst(2), .bold)
          + line[end.lowerBound...]
      }
    }
    guard let last = lines.lastIndex(where: { !$0.isEmpty }) else { return text }
    let parts = lines[last].split(separator: ": ", maxSplits: 1)
    guard parts.count == 2 else { return text }
    let counts = parts[1].split(separator: ", ").map { count in
      let passes = ["same", "written", "unchanged"].contains { count.contains($0) }
      return painted(count, passes ? .green : .red)
    }
    lines[last] = parts[0] + ": " + counts.joined(separator: ", ")
    return lines.joined(separator: "\n")
  }
}

extension Substring {
  /// The text without spaces at its start.
  fileprivate var trimmedStart: Substring { drop { $0 == " " } }
}
