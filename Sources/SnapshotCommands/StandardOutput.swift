internal import ArgumentParser
internal import CPlatform
internal import TerminalOutput

/// The output of the commands. `SnapshotTool` runs them, too, and prints no failures of its own.
enum StandardOutput {
  /// Writes a text to standard output.
  ///
  /// - Throws: The exit code if it cannot be written.
  static func write(_ text: String) throws {
    do {
      try Terminal.write(Array(text.utf8))
    } catch let error as CommandFailure {
      throw failure(error.status, error.message)
    }
  }

  /// Prints the name of a written file, and counts it for the last line of a terminal.
  ///
  /// - Throws: The exit code if it cannot be printed.
  static func printWritten(_ path: String, bytes: Int) throws {
    do {
      try Terminal.printWritten(path, bytes: bytes)
    } catch let error as CommandFailure {
      throw failure(error.status, error.message)
    }
  }

  /// Writes an error to standard error, with `error:` before it, and returns the exit code to throw.
  static func failure(_ status: ExitStatus, _ message: String) -> ExitCode {
    Terminal.printError(message)
    return ExitCode(status.rawValue)
  }

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { cplatform_is_terminal(1) }
}
