internal import ArgumentParser
internal import CPlatform
internal import Cellophane
internal import Messages
internal import TerminalOutput

/// The command line tool. It parses arguments and prints; the library does everything else.
struct CellophaneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cellophane",
    abstract: "Shows how a collection view cell looks and moves, from one scene file.",
    discussion: """
      EXAMPLES
        cellophane diagram selection.cell.yaml -o states.svg
        cellophane render selection.cell.yaml --item 0 --state selected -o cell.png
        cellophane frames selection.cell.yaml --script tap -o tap
        cellophane page selection.cell.yaml -o selection.html
        cellophane snapshot verify
        cellophane compare expected.png actual.png --diff difference.png

      EXIT CODES
      \(ExitStatus.allCases.map { "\($0.rawValue < 10 ? "   " : "  ")\($0.rawValue)  \($0.meaning)" }.joined(separator: "\n"))

      \(GlobalOptions.heading)
      \(GlobalOptions.explanation)

      A command that is ended by a signal exits with 128 plus its number: 130 for Ctrl-C.
      """,
    version: cellophaneVersion,
    subcommands: subcommands)

  /// The commands, in the order of the help.
  static let subcommands: [any ParsableCommand.Type] = commands.map { $0.type }

  /// A command with its name.
  typealias NamedCommand = (name: String, type: any ParsableCommand.Type)

  /// The commands with their names, in the order of the help.
  ///
  /// The configurations have the same names. They are not read to find a command, because they contain the texts of the
  /// help, some of which are made from tables.
  static let commands: [NamedCommand] = pictureCommands + preview + otherCommands

  private static let pictureCommands: [NamedCommand] = [
    ("render", RenderCommand.self),
    ("diagram", DiagramCommand.self),
    ("figures", FiguresCommand.self),
    ("frames", FramesCommand.self),
    ("page", PageCommand.self),
  ]

  // The command that needs a network is there unless the package is built without its trait.
  #if Preview
  private static let preview: [NamedCommand] = [("preview", PreviewCommand.self)]
  #else
  private static let preview: [NamedCommand] = []
  #endif

  private static let otherCommands: [NamedCommand] = [
    ("snapshot", SnapshotCommand.self),
    ("compare", CompareCommand.self),
    ("check", CheckCommand.self),
    ("audit", AuditCommand.self),
    ("text", TextCommand.self),
    ("cover", CoverCommand.self),
    ("diff", DiffCommand.self),
    ("dump", DumpCommand.self),
    ("trace", TraceCommand.self),
    ("explain", ExplainCommand.self),
    ("fidelity", FidelityCommand.self),
    ("import", ImportCommand.self),
    ("recorder", RecorderCommand.self),
    ("conform", ConformCommand.self),
    ("schema", SchemaCommand.self),
    ("init", InitCommand.self),
    ("help", HelpCommand.self),
  ]
}

/// The entry point of the process.
@main
enum Tool {
  /// Runs the command that the arguments name.
  ///
  /// Most commands are synchronous. They run on the main thread: starting another thread and the
  /// concurrency runtime would take as long as drawing a small picture (measured).
  @MainActor
  static func main() async {
    cplatform_reserve_standard_streams()
    _ = Terminal.start
    Memory.keepFreed()
    _ = HelpText.columns
    var arguments: [String] = []
    do {
      try checkMemory()
      let (options, rest) = try GlobalOptions.split(Array(CommandLine.arguments.dropFirst()))
      arguments = rest.joiningNegativeNumbers
      Terminal.use(options)
      // The argument parser would set up the parsers of all commands first, which takes three quarters of the
      // instructions (measured).
      if arguments == ["--version"] { end(printing: cellophaneVersion) }
      // Most pictures need no argument parser.
      if arguments.first == "render",
        let picture = PictureRequest(plain: Array(arguments.dropFirst()))
      {
        return try CommandSurroundings(progress: "render").run { try picture.write() }
      }
      var command = try parsedCommand(arguments)
      let surroundings = CommandSurroundings(command)
      if let waiting = waiting(command) {
        try checkThreads()
        try await surroundings.run(waiting)
      } else {
        try surroundings.run { try command.run() }
      }
    } catch {
      end(with: error, arguments)
    }
  }

  /// The command if it is asynchronous; otherwise `nil`. On the main actor the cast could find a
  /// conformance that is isolated to it.
  private nonisolated static func waiting(
    _ command: any ParsableCommand
  ) -> (any AsyncParsableCommand)? {
    command as? any AsyncParsableCommand
  }

  /// With less address space, allocations would fail, which Swift cannot report.
  private static func checkMemory() throws {
    guard !Memory.sufficesToStart else { return }
    Terminal.printError(Memory.refusal)
    throw ExitCode(ExitStatus.systemRefused.rawValue)
  }

  /// The descriptors that an asynchronous command needs: the concurrency runtime's own, a file for each
  /// of two threads, and a child's streams. Our choice: twice as many.
  private static let neededFiles = 16

  /// If a thread cannot be created for each core, the concurrency runtime would block forever; without
  /// descriptors it would trap.
  private static func checkThreads() throws {
    let refusal: String
    if !cplatform_can_open_files(neededFiles) {
      refusal =
        "the system allows too few open files for this command; raise their limit (ulimit -n)"
    } else if !cplatform_can_start_threads(ProgramMachine.coreCount + 1) {
      refusal =
        "the system allows too few threads for this command; raise the limit of processes (ulimit -u)"
    } else {
      return
    }
    Terminal.printError(refusal)
    throw ExitCode(ExitStatus.systemRefused.rawValue)
  }

  /// Prints the argument parser's message and exits.
  private static func end(with error: any Error, _ arguments: [String]) -> Never {
    // An error that the command has not printed itself.
    let error = error is CommandFailure ? reported(error) : error
    // Everything has been printed. The argument parser would set up its parsers only to return the same code.
    if let code = error as? ExitCode { cplatform_exit(code.rawValue) }
    let text =
      (error as? ValidationError).map { message($0, of: split(arguments).path) }
      ?? CellophaneCommand.fullMessage(for: error)
    let code = exitCode(of: text, for: error)
    if code == .success, !text.isEmpty {
      end(printing: HelpText.painted(HelpText.foldingSharedGroups(text)))
    } else if !text.isEmpty {
      let (path, rest) = split(arguments)
      let message = CommandMistake.message(
        ErrorText.withoutParserSeverity(text), rest, of: path.last ?? CellophaneCommand.self)
      Terminal.printError(HelpText.shorteningUsage(of: message))
    }
    cplatform_exit(code.rawValue)
  }

  /// Prints help or a version and exits. They are output: if they cannot be written, that is an error.
  private static func end(printing text: String) -> Never {
    do {
      try Terminal.printLine(text)
    } catch {
      let code = reported(error) as? ExitCode
      cplatform_exit(code?.rawValue ?? ExitStatus.cannotWrite.rawValue)
    }
    cplatform_exit(ExitStatus.done.rawValue)
  }

  /// The exit code of an error with its message. Help and errors in arguments are known by their messages: the argument
  /// parser would make the whole message again only to return their code.
  private static func exitCode(of message: String, for error: any Error) -> ExitCode {
    if message.hasPrefix("OVERVIEW: ") { return .success }
    if message.hasPrefix("Error: "), message.contains("\nUsage: ") { return .validationFailure }
    return CellophaneCommand.exitCode(for: error)
  }

  /// An error that a running command has thrown, in the form in which the argument parser prints those that it finds
  /// itself. It would print the usage of the tool, because it does not know which command that was.
  private static func message(
    _ error: ValidationError, of path: [any ParsableCommand.Type]
  ) -> String {
    guard let command = path.last else { return CellophaneCommand.fullMessage(for: error) }
    let words = (["cellophane"] + path.map { name(of: $0) }).joined(separator: " ")
    return """
      \(error.message)
      Usage: \(CellophaneCommand.usageString(for: command))
        See '\(words) --help' for more information.
      """
  }

  /// Divides arguments into the commands that the first of them name, each inside of the one before, and the rest.
  private static func split(
    _ arguments: [String]
  ) -> (path: [any ParsableCommand.Type], rest: ArraySlice<String>) {
    var rest = arguments[...]
    var path: [any ParsableCommand.Type] = []
    while let word = rest.first, let next = command(named: word, in: path.last) {
      path.append(next)
      rest = rest.dropFirst()
    }
    return (path, rest)
  }

  /// The command with a name inside of another one; of the tool if there is no other one.
  private static func command(
    named word: String, in parent: (any ParsableCommand.Type)?
  ) -> (any ParsableCommand.Type)? {
    guard let parent else { return CellophaneCommand.commands.first { $0.name == word }?.type }
    return parent.configuration.subcommands.first { name(of: $0) == word }
  }

  /// Parses the arguments and returns the command.
  ///
  /// A valid subcommand parses its own arguments: setting up the parsers of all others would take
  /// as long as reading a small scene (measured). Errors, help and versions are left to the root
  /// command.
  private static func parsedCommand(_ arguments: [String]) throws -> any ParsableCommand {
    let (path, rest) = split(arguments)
    if let named = path.last, let command = try? named.parseAsRoot(Array(rest)),
      type(of: command) == named
    {
      return command
    }
    try checkNames(arguments)
    return try CellophaneCommand.parseAsRoot(arguments)
  }

  /// The name of a command. Each has one in its configuration: from the names of the types, the argument parser would
  /// make them by a search of all protocol conformances (measured: two fifths of the instructions of `--version`).
  static func name(of command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? "\(command)".lowercased()
  }

  /// Checks the names of the command and of its subcommand.
  ///
  /// - Throws: `CommandFailure` with similar names; the argument parser would only call the word unexpected.
  private static func checkNames(_ arguments: [String]) throws {
    var commands = CellophaneCommand.subcommands
    var path = ""
    for word in arguments {
      guard !commands.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
      let names = commands.map { name(of: $0) }
      guard let next = commands.first(where: { name(of: $0) == word }) else {
        throw CommandFailure(
          .usage,
          "there is no command \"\(path)\(word.shortened)\""
            + CommandMistake.hint(for: word, among: names, isFirst: path.isEmpty)
            + "\n  See 'cellophane \(path)--help' for more information.")
      }
      path += word + " "
      commands = next.configuration.subcommands
    }
  }
}
