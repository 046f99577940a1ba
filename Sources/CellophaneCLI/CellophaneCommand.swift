internal import ArgumentParser
internal import CPlatform
internal import Cellophane

/// The command line tool. It reads arguments, prints and ends; all else is the library's.
struct CellophaneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cellophane",
    abstract: "Shows how a collection view cell looks and moves, from one scene file.",
    discussion: """
      EXAMPLES
        cellophane diagram selection.cell.yaml -o states.svg
        cellophane render selection.cell.yaml --item 0 --state selected -o cell.png
        cellophane frames selection.cell.yaml --script tap -o tap
        cellophane snapshot verify
        cellophane compare expected.png actual.png --diff difference.png

      EXIT CODES
      \(ExitStatus.allCases.map { "  \($0.rawValue)\t\($0.meaning)" }.joined(separator: "\n"))

      A signal ends a command with 128 and its number, as 130 for Ctrl-C.
      """,
    version: cellophaneVersion,
    subcommands: subcommands)

  /// The commands in the order of the help.
  static let subcommands: [any ParsableCommand.Type] = [
    RenderCommand.self, DiagramCommand.self, FiguresCommand.self, FramesCommand.self,
    SnapshotCommand.self, CompareCommand.self, CheckCommand.self, DumpCommand.self,
    TraceCommand.self, ExplainCommand.self, FidelityCommand.self, SchemaCommand.self,
  ]
}

/// Where the process begins.
@main
enum Tool {
  /// Runs the command that the arguments name.
  ///
  /// Most commands wait for nothing. They run at once, on the main thread: another thread, and all that
  /// comes with it, would cost as much as drawing a small picture (measured).
  @MainActor
  static func main() async {
    Memory.keepFreed()
    do {
      var command = try parsedCommand()
      let surroundings = CommandSurroundings(command)
      if let waiting = waiting(command) {
        try checkThreads()
        try await surroundings.run(waiting)
      } else {
        try surroundings.run { try command.run() }
      }
    } catch {
      end(with: error)
    }
  }

  /// The command if it waits. On the main actor the cast could find a conformance that is bound to it.
  private nonisolated static func waiting(
    _ command: any ParsableCommand
  ) -> (any AsyncParsableCommand)? {
    command as? any AsyncParsableCommand
  }

  /// Without a thread for each core the concurrency library would wait for one, for ever.
  private static func checkThreads() throws {
    guard !cplatform_can_start_threads(Machine.coreCount + 1) else { return }
    Terminal.printError(
      "the system allows too few threads for this command; raise the limit of processes (ulimit -u)"
    )
    throw ExitCode(ExitStatus.systemRefused.rawValue)
  }

  /// Prints what the argument parser has to say and ends the process.
  private static func end(with error: any Error) -> Never {
    let code = CellophaneCommand.exitCode(for: error)
    let text = CellophaneCommand.fullMessage(for: error)
    // Help and versions are answers; that they cannot be written is an error.
    if code == .success, !text.isEmpty {
      do {
        try Terminal.printLine(text)
      } catch {
        Terminal.printError("cannot write to standard output")
        cplatform_exit(ExitStatus.cannotWrite.rawValue)
      }
    } else if !text.isEmpty {
      Terminal.printError(text)
    }
    cplatform_exit(code.rawValue)
  }

  /// The command that the arguments name, with its options.
  ///
  /// A subcommand that is asked for rightly reads its arguments itself: what all others could be asked is
  /// then never put together, which takes as long as reading a small scene (measured). Whatever else there
  /// is to be said, mistakes, help and versions, is the whole tool's to say.
  private static func parsedCommand() throws -> any ParsableCommand {
    let arguments = CommandLine.arguments.dropFirst()
    let named = CellophaneCommand.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())),
      type(of: command) == named
    {
      return command
    }
    return try CellophaneCommand.parseAsRoot()
  }
}
