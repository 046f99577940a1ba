internal import Messages

/// The message about an option that a command does not have.
package enum UnknownOption {
  /// Returns the argument parser's message with the nearest option, or with none if none is near.
  ///
  /// The argument parser does not know the options that all commands have, and suggests whatever is up to three edits
  /// away, also from a short word: `--fonts` for `--bogus`. Returns other messages unchanged.
  package static func suggestingNearOptions(_ message: String) -> String {
    let line = message.prefix { $0 != "\n" }
    // Error: Unknown option '--quite'. Did you mean '--item'?
    let parts = line.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 5, parts[0] == "Error: Unknown option ",
      parts[1].hasPrefix("--"), parts[2].isEmpty || parts[2] == ". Did you mean "
    else { return message }
    let others = parts.count == 5 ? [String(parts[3].dropFirst(2))] : []
    let nearest = Suggestion.nearest(
      to: String(parts[1].dropFirst(2)), among: GlobalOptions.names + others)
    let hint = nearest.map { ". Did you mean '--\($0)'?" } ?? ""
    return "\(parts[0])'\(parts[1])'\(hint)\(message[line.endIndex...])"
  }
}
