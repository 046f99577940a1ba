internal import ArgumentParser
internal import Cellophane
internal import SceneFormat

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
    completion: .list(CellophaneCommand.subcommands.map(Tool.name(of:)) + topicNames))
  var topics: [String] = []

  @Option(
    help: ArgumentHelp(
      "Also draw the views, or the symbols, with their names as PNG.", valueName: "file"),
    completion: .file())
  var sheet: String?

  /// The topics that are no commands.
  private static var topicNames: [String] {
    VocabularyList.allCases.map(\.rawValue) + HelpText.SharedGroup.allCases.map(\.rawValue)
  }

  func validate() throws { try Output.validate(sheet, endings: ["png"]) }

  func run() throws {
    if topics.count == 1, sheet == nil, let word = topics.first,
      let group = HelpText.SharedGroup(rawValue: word)
    {
      return try reporting { try Terminal.printLine(HelpText.explanation(of: group)) }
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
    for word in topics {
      guard
        let next = command.configuration.subcommands.first(where: { $0._commandName == word })
      else {
        guard !Self.topicNames.contains(word) else {
          throw ValidationError("\"\(word)\" is a topic without others in it; write it alone.")
        }
        throw ValidationError(
          "\"\(word)\" is neither a command nor one of \(Self.topicNames.joined(separator: ", ")).")
      }
      command = next
    }
    return command
  }
}
