internal import ArgumentParser
internal import SnapshotCommands

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
}
