/// The form of errors on standard error.
package enum ErrorText {
  /// The words of severities, as compilers print them.
  private static let severities = ["error:", "warning:", "note:"]

  /// A message in which each error begins with `error:`, after its place in a file as compilers print it:
  /// `a.cell.yaml:3:5: error: …`. A message without a place has the word at its beginning. Lines that have a severity
  /// are unchanged, and so are further lines without a place, such as the source line and its caret.
  package static func withSeverity(_ message: String) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line -> String in
      let place = place(in: line)
      let rest = line.dropFirst(place?.count ?? 0).drop { $0 == " " }
      // Lines that begin with a space belong to the message above them.
      let begins = index == 0 || place != nil && !line.hasPrefix(" ")
      guard begins, !severities.contains(where: { rest.hasPrefix($0) }) else { return String(line) }
      return place.map { "\($0) error: \(rest)" } ?? "error: \(line)"
    }.joined(separator: "\n")
  }

  /// The argument parser's message without its own word for an error.
  package static func withoutParserSeverity(_ message: String) -> String {
    let word = "Error: "
    return message.hasPrefix(word) ? String(message.dropFirst(word.count)) : message
  }

  /// The beginning of a line that is a place in a file, such as `a.cell.yaml:8:22:` or `a.md:8:`; nil if there is none.
  package static func place(in line: Substring) -> Substring? {
    guard let found = line.firstRange(of: ": ") else { return nil }
    let parts = line[..<found.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, let last = parts.last, Int(last) != nil else { return nil }
    return line[...found.lowerBound]
  }
}
