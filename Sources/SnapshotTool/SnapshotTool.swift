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
      Terminal.printError(message)
      exit(withError: exitCode(for: error))
    }
  }
}
