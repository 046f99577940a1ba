internal import ArgumentParser
internal import CPlatform
internal import Cellophane
internal import Messages
internal import Synchronization

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The version that `--version` prints. Tests check that it is that of the newest section of
/// CHANGELOG.md, and of the documents that name a version.
let cellophaneVersion = "0.2.0"

/// An error that a command detects.
struct CommandFailure: Error {
  let status: ExitStatus
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}

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

/// Standard output and standard error.
enum Terminal {
  /// The time at which the process began.
  static let start = ContinuousClock.now
  private static let settings = Mutex(GlobalOptions())

  /// The options of all commands.
  static var options: GlobalOptions { settings.withLock { $0 } }

  /// Sets the options of all commands.
  static func use(_ options: GlobalOptions) { settings.withLock { $0 = options } }

  /// Whether people read standard error: it is a terminal, and `--quiet` was not given.
  static var isInteractive: Bool { !options.isQuiet && cplatform_is_terminal(2) }

  /// The terminal's type. It is read once, because progress is reported often.
  private static let kind = ProcessInfo.processInfo.environment["TERM"]

  /// Whether progress is shown on standard error.
  static var showsProgress: Bool {
    options.showsProgress(isTerminal: cplatform_is_terminal(2), terminal: kind)
  }

  /// Whether standard output has colours.
  static var hasColors: Bool { hasColors(1) }

  private static func hasColors(_ file: Int32) -> Bool {
    options.hasColors(
      isTerminal: cplatform_is_terminal(file), environment: ProcessInfo.processInfo.environment)
  }

  /// Prints a line to standard output. Throws if it cannot be written, an error that `print`
  /// ignores.
  static func printLine(_ text: String) throws {
    try write(Array((text + "\n").utf8))
  }

  /// Prints a line to standard error. Names of files, views and arguments in it can neither move the cursor nor change
  /// the direction of text.
  static func printError(_ text: String) {
    let plain = text.harmlessLines
    let text = hasColors(2) ? TerminalPaint.messages(plain) : plain
    writeAll(Array((text + "\n").utf8), to: 2)
  }

  /// Whether a result is printed: `--quiet` leaves out those that pass.
  static func shows(passing: Bool) -> Bool { !passing || !options.isQuiet }

  /// Prints a result to standard output, unless it passes and `--quiet` was given.
  ///
  /// - Parameters:
  ///   - name: The name of the file that it is about, which cannot begin a line of its own; `nil` for none.
  ///   - passes: Whether it is one that passes.
  static func printResult(_ text: String, of name: String? = nil, passes: Bool) throws {
    guard shows(passing: passes) else { return }
    try printLine((name.map { "\($0.harmless): " } ?? "") + text.harmlessLines)
  }

  /// Prints a note to standard error, unless `--quiet` was given.
  ///
  /// - Parameter name: The name of the file that it is about, which cannot begin a line of its own; `nil` for none.
  static func printNote(_ note: String, on name: String? = nil) {
    guard !options.isQuiet else { return }
    printError((name.map { "\($0.harmless): " } ?? "") + "note: " + note)
  }

  /// Prints the name of a written file to standard output and, if that is a terminal, its size and the time since the
  /// process began to standard error.
  static func printWritten(_ path: String, bytes: Int?) throws {
    guard !options.isQuiet else { return }
    try printLine(path.harmless)
    printTime(after: bytes)
  }

  /// Prints the time since the process began to standard error, if that and standard output are terminals and `--quiet`
  /// was not given.
  ///
  /// - Parameter bytes: The size of a file that is printed before it. Default: `nil`, none.
  static func printTime(after bytes: Int? = nil) {
    guard isInteractive, cplatform_is_terminal(1) else { return }
    let time = (ContinuousClock.now - start).seconds
    let size = bytes.map { "\(sizeText($0)), " } ?? ""
    printError("  \(size)\(decimal(time, places: 2)) s")
  }

  /// Returns a size in bytes, kilobytes or megabytes: `12.3 KB`. A kilobyte has 1,000 bytes.
  static func sizeText(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) B" }
    let kilobytes = Double(bytes) / 1000
    return kilobytes < 1000
      ? "\(decimal(kilobytes, places: 1)) KB" : "\(decimal(kilobytes / 1000, places: 1)) MB"
  }

  /// Prints notes on a scene to standard error, if there are any.
  static func printNotes(_ notes: SceneDiagnostics) {
    if !options.isQuiet, !notes.diagnostics.isEmpty { printError(notes.description) }
  }

  /// Writes all bytes to standard output, or throws.
  static func write(_ bytes: [UInt8]) throws {
    let code = writeAll(bytes, to: 1)
    guard code == 0 else {
      var text = [CChar](repeating: 0, count: 128)
      unsafe cplatform_error_text(-code, &text, text.count)
      let reason = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw CommandFailure(
        .cannotWrite,
        "cannot write to standard output: \(String(decoding: reason, as: UTF8.self))")
    }
  }

  @discardableResult
  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32 {
    Progress.clear()
    return unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe cplatform_write_all(file, start, bytes.count)
    }
  }
}

/// Properties of the machine. They are read only here, so that pictures cannot depend on them.
enum Machine {
  static var coreCount: Int { ProcessInfo.processInfo.activeProcessorCount }
}
