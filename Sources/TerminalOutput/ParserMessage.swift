internal import Messages

/// Rewrites the argument parser's messages in the form of all messages about mistyped words: the word, and a similar one
/// that may be meant, or a list of those that are allowed.
///
/// The parser does not know the options that all commands have. It suggests any option up to three edits away, even for a
/// short word, and never a value.
package struct ParserMessage: Sendable {
  /// The long names of the options that the command has, without dashes.
  private let options: [String]
  /// Words with which values of an option begin that has others, too: of `--limit` the resources.
  private let beginnings: [String: [String]]

  /// - Parameters:
  ///   - options: The long names of the options that the command has, without dashes. Default: none.
  ///   - beginnings: Words with which values of an option can begin, by its name with dashes, where the argument parser
  ///     lists none. Default: none.
  package init(options: [String] = [], beginnings: [String: [String]] = [:]) {
    self.options = options
    self.beginnings = beginnings
  }

  /// The width of a page of help in which no option takes several lines.
  package static let pageWidth = 10_000

  /// The long names of the options in a page of help, without dashes.
  ///
  /// - Parameter page: The page with a width of `pageWidth`.
  package static func options(in page: String) -> [String] {
    page.split(separator: "\n").flatMap { line -> [String] in
      guard line.hasPrefix("  -") else { return [] }
      // Its label, such as "-o, --output <file>" or "--bold-text/--no-bold-text".
      let words = line.split { " ,/".contains($0) }
      return words.prefix { $0.hasPrefix("-") || $0.hasPrefix("<") }
        .filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
    }
  }

  /// The argument parser's message in our words: about an unknown option, a value that an option does not have, or a
  /// value of a flag. Others are returned unchanged.
  ///
  /// - Parameter message: The parser's message without its own word for an error. Lines about the usage may follow.
  package func rewritten(_ message: String) -> String {
    unknownOption(message) ?? wrongValue(message) ?? valueOfFlag(message) ?? message
  }

  /// The sentence about an option that the command does not have.
  ///
  /// - Parameter option: The option with its dashes.
  package func sentence(unknown option: String) -> String {
    let name = option.drop { $0 == "-" }
    let near = Suggestion.meant(by: String(name), among: options).map { "--\($0)" }
    // The word itself is no answer.
    let hint = near.flatMap { $0 == option ? nil : "; did you mean \"\($0)\"?" } ?? ""
    return "there is no option \"\(option.shortened)\"\(hint)"
  }

  /// Rewrites `Unknown option '--quite'. Did you mean '--item'?`.
  private func unknownOption(_ message: String) -> String? {
    let line = message.prefix { $0 != "\n" }
    let parts = line.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 5, parts[0] == "Unknown option ",
      parts[2].isEmpty || parts[2] == ". Did you mean "
    else { return nil }
    return sentence(unknown: String(parts[1])) + message[line.endIndex...]
  }

  /// Rewrites `The option '--json' does not take any value, but '1' was specified.`.
  private func valueOfFlag(_ message: String) -> String? {
    guard let name = message.firstRange(of: "The option '"), name.lowerBound == message.startIndex,
      let end = message.firstRange(of: "' does not take any value, but '"),
      let last = message.firstRange(of: "' was specified."), end.upperBound <= last.lowerBound
    else { return nil }
    let flag = message[name.upperBound..<end.lowerBound]
    return "\(flag) takes no value\(message[last.upperBound...])"
  }

  /// Rewrites `The value 'stpes' is invalid for '--style <style>'. Please provide one of 'graph', 'steps' or 'matrix'.`,
  /// also with a list of one word in each line.
  private func wrongValue(_ message: String) -> String? {
    guard let start = message.firstRange(of: "The value '"), start.lowerBound == message.startIndex,
      // A value can have quotes, too.
      let middle = message.ranges(of: "' is invalid for '").last,
      start.upperBound <= middle.lowerBound,
      let end = message[middle.upperBound...].firstRange(of: "'")
    else { return nil }
    let value = String(message[start.upperBound..<middle.lowerBound])
    let label = message[middle.upperBound..<end.lowerBound]
    guard let (words, rest) = Self.words(message[end.upperBound...]) else { return nil }
    let option = label.prefix { $0 != " " }
    let sentence = "\"\(value.shortened)\" is not a value of "
    if !words.isEmpty {
      let near = Suggestion.meant(by: value, among: words).map { "; did you mean \"\($0)\"?" }
      return sentence + option
        + (near ?? Suggestion.textOrList(for: value, among: words, areInSchema: false)) + rest
    }
    let near = Self.near(to: value, among: beginnings[String(option)] ?? [])
    return sentence + (near.map { "\(option); did you mean \"\($0)\"?" } ?? label) + rest
  }

  /// The words that the parser lists after a wrong value, and what follows the list; `nil` if another message is there.
  private static func words(_ text: Substring) -> (words: [String], rest: Substring)? {
    let line = text.prefix { $0 != "\n" }
    let rest = text[line.endIndex...]
    switch line {
    case "": return ([], rest)
    case ". Please provide one of the following:":
      let bullet = "\n  - "
      var (words, rest) = ([String](), rest)
      while rest.hasPrefix(bullet) {
        let word = rest.dropFirst(bullet.count).prefix { $0 != "\n" }
        words.append(String(word))
        rest = rest[word.endIndex...]
      }
      return (words, rest)
    case _ where line.hasPrefix(". Please provide one of '"):
      let parts = line.split(separator: "'", omittingEmptySubsequences: false)
      return (parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }, rest)
    default: return nil
    }
  }

  /// A value whose part before `=` is near to one of the words; the rest stays.
  private static func near(to value: String, among words: [String]) -> String? {
    let word = value.prefix { $0 != "=" }
    guard !words.contains(String(word)) else { return nil }
    return Suggestion.meant(by: String(word), among: words).map { $0 + value[word.endIndex...] }
  }
}
