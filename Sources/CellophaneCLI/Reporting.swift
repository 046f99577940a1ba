internal import ArgumentParser
internal import Cellophane
internal import TerminalOutput

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The version that `--version` prints. Tests check that it is that of the newest section of
/// CHANGELOG.md, and of the documents that name a version.
let cellophaneVersion = "0.2.0"

/// Runs `body`. An error is printed to standard error and ends the command with its exit code.
func reporting<Result>(
  in document: SceneDocument? = nil, _ body: () throws -> Result
) throws -> Result {
  do {
    return try body()
  } catch {
    throw reported(error, in: document)
  }
}

/// Runs an asynchronous `body`. An error is printed to standard error and ends the command with its
/// exit code.
func reporting<Result>(
  in document: SceneDocument? = nil, _ body: () async throws -> Result
) async throws -> Result {
  do {
    return try await body()
  } catch {
    throw reported(error, in: document)
  }
}

/// The place of a command that stands in a file.
enum CommandPlace {
  /// The file and the line of the command that runs, before its errors; `nil` for the command of the arguments.
  @TaskLocal static var current: String?

  /// A message after the place.
  static func located(_ message: String) -> String {
    current.map { "\($0): \(message)" } ?? message
  }
}

/// Prints an error, unless the argument parser will, and returns the error that ends the command.
func reported(_ error: any Error, in document: SceneDocument? = nil) -> any Error {
  switch error {
  case let failure as CommandFailure:
    Terminal.printError(CommandPlace.located(failure.message))
    return ExitCode(failure.status.rawValue)
  case is ExitCode, is ValidationError:
    return error
  default:
    let report = ErrorReport(error, in: document)
    Terminal.printError(CommandPlace.located(report.message))
    return ExitCode(report.status.rawValue)
  }
}

extension Terminal {
  /// Prints notes on a scene to standard error, if there are any.
  static func printNotes(_ notes: SceneDiagnostics) {
    if !options.isQuiet, !notes.diagnostics.isEmpty { printMessage(notes.description) }
  }
}

/// Properties of the machine. They are read only here, so that pictures cannot depend on them.
enum ProgramMachine {
  static var coreCount: Int { ProcessInfo.processInfo.activeProcessorCount }
}
