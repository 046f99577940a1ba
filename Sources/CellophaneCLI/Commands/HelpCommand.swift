internal import ArgumentParser
internal import Cellophane
internal import Messages
internal import SceneFormat
internal import TerminalOutput

/// Replaces the argument parser's `help`, which only knows commands.
struct HelpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help",
    abstract:
      "Shows the help of a command, lists what scenes can contain, or explains shared options.",
    discussion: """
      EXAMPLES
        cellophane help render
        cellophane help views
        cellophane help properties
        cellophane help symbols --sheet symbols.png
        cellophane help traits
      """)

  @Argument(
    help: ArgumentHelp(
      "A command, or one of \(topicNames.joined(separator: ", ")).",
      valueName: "topic"),
    completion: .custom { words, index, _ in HelpCommand.topics(in: words, at: index) })
  var topics: [String] = []

  @Option(
    help: ArgumentHelp(
      "Also draw the views, or the symbols, with their names as PNG.", valueName: "file"),
    completion: .file())
  var sheet: String?

  /// The topics that are no commands.
  private static let topicNames: [String] =
    VocabularyList.allCases.map(\.rawValue) + HelpText.SharedGroup.allCases.map(\.rawValue)

  /// What can stand at a place of a command line: a command or a topic, or a subcommand of the commands before it.
  private static func topics(in words: [String], at index: Int) -> [String] {
    let before = words.prefix(max(index, 0))
    let named = before.drop { $0 != "help" }.dropFirst().filter { !$0.hasPrefix("-") }
    guard !named.isEmpty else { return CellophaneCommand.commands.map { $0.name } + topicNames }
    var commands = CellophaneCommand.subcommands
    for word in named {
      guard let next = commands.first(where: { Tool.name(of: $0) == word }) else { return [] }
      commands = next.configuration.subcommands
    }
    return commands.map { Tool.name(of: $0) }
  }

  func validate() throws { try Output.validate(sheet, endings: ["png"]) }

  func run() throws {
    if topics.count == 1, sheet == nil, let word = topics.first,
      let group = HelpText.SharedGroup(rawValue: word)
    {
      let explanation = HelpText.painted(HelpText.explanation(of: group))
      return try reporting { try Terminal.printLine(explanation) }
    }
    guard let word = topics.first, let list = VocabularyList(rawValue: word), topics.count == 1
    else {
      if sheet != nil { throw ValidationError("--sheet needs the topic views or symbols.") }
      throw CleanExit.helpRequest(try command())
    }
    try reporting {
      if let sheet {
        guard let picture = try VocabularySheet.png(of: list) else {
          throw CommandFailure(.usage, "properties have no pictures; write views or symbols")
        }
        try Output.write(picture, to: sheet == "-" ? nil : sheet)
        if sheet == "-" { return }
      }
      try Terminal.write(Array(list.text.utf8))
    }
  }

  /// The command that the topics name.
  private func command() throws -> any ParsableCommand.Type {
    var command: any ParsableCommand.Type = CellophaneCommand.self
    var path = ""
    for word in topics {
      let commands = command.configuration.subcommands
      guard let next = commands.first(where: { Tool.name(of: $0) == word }) else {
        guard !Self.topicNames.contains(word) else {
          throw ValidationError("\"\(word)\" is a topic without subtopics; write it alone.")
        }
        throw Self.failure(word, after: path, commands.map { Tool.name(of: $0) })
      }
      command = next
      path += word + " "
    }
    return command
  }

  /// Says that a word is no command.
  ///
  /// - Parameters:
  ///   - path: The commands before it, with a space at the end; empty for none.
  ///   - commands: The commands that could stand there.
  private static func failure(
    _ word: String, after path: String, _ commands: [String]
  ) -> ValidationError {
    guard path.isEmpty else {
      let hint =
        commands.isEmpty
        ? "; \"\(path.dropLast())\" has no subcommands"
        : Suggestion.textOrList(for: word, among: commands, areInSchema: false)
      return ValidationError("there is no command \"\(path)\(word.shortened)\"\(hint)")
    }
    let hint =
      CommandMistake.meant(by: word, among: commands + topicNames, isFirst: true)
      .map { "; did you mean \"\($0)\"?" } ?? ""
    return ValidationError(
      "\"\(word.shortened)\" is neither a command nor "
        + (hint.isEmpty ? "one of \(topicNames.joined(separator: ", "))." : "a topic\(hint)"))
  }
}
