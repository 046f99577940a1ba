internal import ArgumentParser
internal import SnapshotCommands
internal import TerminalOutput

/// The program of the plugin `swift package snapshots`. It reviews snapshots and cannot draw scenes.
@main
struct SnapshotTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "Reviews the pictures that differ from their goldens after `swift test`.",
    subcommands: [
      PendingCommand.self, ReviewCommand.self, AcceptCommand.self, RejectCommand.self,
      ReportCommand.self,
    ],
    defaultSubcommand: PendingCommand.self)

  /// Runs the command that the arguments name. Errors begin with `error:`, as those of `cellophane` do, and not with the
  /// argument parser's `Error:`.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let text = fullMessage(for: error)
      let message = ErrorText.withoutParserSeverity(text)
      guard message != text else { exit(withError: error) }
      Terminal.printError(ParserMessage(options: options).rewritten(message))
      exit(withError: exitCode(for: error))
    }
  }

  /// The long names of the options of the command that the arguments name.
  private static var options: [String] {
    let word = CommandLine.arguments.dropFirst().first
    let command: any ParsableCommand.Type =
      configuration.subcommands.first { $0.configuration.commandName == word }
      ?? PendingCommand.self
    let page = command.helpMessage(includeHidden: true, columns: ParserMessage.pageWidth)
    return ParserMessage.options(in: page) + ["help"]
  }
}
