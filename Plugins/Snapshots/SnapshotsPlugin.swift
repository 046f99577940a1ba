import Foundation
import PackagePlugin

/// `swift package snapshots`: reviews the pictures that differed in `swift test`.
@main
struct SnapshotsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "SnapshotTool").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    if arguments.first == "review", !arguments.contains("--help"), !arguments.contains("-h") {
      // SwiftPM connects a plugin's standard input and output with itself. The questions of a review go to the
      // terminal.
      guard let terminal = FileHandle(forUpdatingAtPath: "/dev/tty") else {
        Diagnostics.error(
          "review asks in a terminal, and there is none; use accept and reject instead")
        exit(64)
      }
      process.standardInput = terminal
      process.standardOutput = terminal
    }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
