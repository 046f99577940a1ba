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
      if let place = ErrorText.place(in: line) {
        start = painted(place, .bold)
        rest = line[place.endIndex...]
      }
      let words: [(word: String, style: Style)] = [
        ("error:", .red), ("warning:", .yellow), ("note:", .cyan),
      ]
      for (word, style) in words where rest.trimmedStart.hasPrefix(word) {
        let space = rest.prefix { $0 == " " }
        return start + space + painted(word, style) + rest.dropFirst(space.count + word.count)
      }
      return start + rest
    }.joined(separator: "\n")
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
