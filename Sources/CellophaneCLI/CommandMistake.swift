internal import ArgumentParser
internal import Messages
internal import TerminalOutput
internal import Work

/// Messages about arguments that the tool does not understand, with suggestions for mistyped commands, options and values.
enum CommandMistake {
  /// Options that each command has, and that its help does not list.
  private static let sharedOptions = GlobalOptions.names + ["help", "version"]
  /// Options of the argument parser that are for other programs.
  private static let parserOptions = [
    "generate-completion-script", "experimental-dump-help", "help-hidden",
  ]
  /// Words with which values begin that are not words alone.
  private static let beginnings = [
    "--limit": Budget.Resource.allCases.map(\.rawValue), "--filmstrip": FilmstripMoments.words,
  ]

  /// The argument parser's message in our words.
  ///
  /// An option that the command does not have comes first: the parser may name another argument, which is only missing
  /// because the option was mistyped.
  ///
  /// - Parameters:
  ///   - text: The parser's message without its own word for an error.
  ///   - arguments: The arguments of the command.
  ///   - command: The command.
  static func message(
    _ text: String, _ arguments: some Sequence<String>, of command: any ParsableCommand.Type
  ) -> String {
    let page = command.helpMessage(includeHidden: true, columns: ParserMessage.pageWidth)
    let options = ParserMessage.options(in: page) + sharedOptions
    let message = ParserMessage(options: options, beginnings: beginnings)
    guard let unknown = unknownOption(in: arguments, known: options + parserOptions) else {
      return message.rewritten(text)
    }
    let usage = text.firstRange(of: "\nUsage: ").map { String(text[$0.lowerBound...]) } ?? ""
    return message.sentence(unknown: unknown) + usage
  }

  /// The first option of the arguments, without its value, that is none of the known ones; `nil` if all are. Arguments
  /// after `--` are no options.
  static func unknownOption(in arguments: some Sequence<String>, known: [String]) -> String? {
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
      let option = argument.prefix { $0 != "=" }
      if !known.contains(String(option.dropFirst(2))) { return String(option) }
    }
    return nil
  }

  /// What may have been meant by a word that is no command, as the end of a message, or the commands that there are.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - names: The commands that could stand there.
  ///   - isFirst: Whether no command is before it, so that a command inside of another one may be meant.
  static func hint(for word: String, among names: [String], isFirst: Bool) -> String {
    meant(by: word, among: names, isFirst: isFirst).map { "; did you mean \"\($0)\"?" }
      ?? Suggestion.textOrList(for: word, among: names, areInSchema: false)
  }

  /// The command that is meant by a word; `nil` if none is near. A subcommand has its path, as `snapshot verify`.
  static func meant(by word: String, among names: [String], isFirst: Bool) -> String? {
    let inner = isFirst ? subcommands : []
    if let path = inner.first(where: { $0.name == word })?.path { return path }
    if let near = Suggestion.meant(by: word, among: names) { return near }
    let near = Suggestion.nearest(to: word, among: inner.map { $0.name })
    return inner.first { $0.name == near }?.path
  }

  /// The commands inside of others, with their paths.
  private static var subcommands: [(name: String, path: String)] {
    var found: [(name: String, path: String)] = []
    for command in CellophaneCommand.commands {
      for subcommand in command.type.configuration.subcommands {
        let name = Tool.name(of: subcommand)
        found.append((name: name, path: "\(command.name) \(name)"))
      }
    }
    return found
  }
}
