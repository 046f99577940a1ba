internal import ArgumentParser
internal import SnapshotCommands

/// What `swift package snapshots` runs: the review of snapshots, without anything that draws.
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
