internal import CPlatform
internal import Drawing
internal import Messages
internal import Synchronization

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Standard output and standard error.
package enum Terminal {
  /// The time at which the process began.
  package static let start = ContinuousClock.now
  private static let settings = Mutex(GlobalOptions())

  /// What the last line of a command reports.
  private struct Tally {
    var files = 0
    var bytes = 0
    /// Whether the time is printed, however short it is.
    var isTimed = false
  }

  private static let tally = Mutex(Tally())
  /// The time after which commands print their own. Our choice: that after which progress is shown.
  private static let patience = Duration.seconds(1)

  /// The options of all commands.
  package static var options: GlobalOptions { settings.withLock { $0 } }

  /// Sets the options of all commands.
  package static func use(_ options: GlobalOptions) { settings.withLock { $0 = options } }

  /// Whether people read standard error: it is a terminal, and `--quiet` was not given.
  package static var isInteractive: Bool { !options.isQuiet && cplatform_is_terminal(2) }

  /// The terminal's type. It is read once, because progress is reported often.
  private static let kind = ProcessInfo.processInfo.environment["TERM"]

  /// Whether progress is shown on standard error.
  package static var showsProgress: Bool {
    options.showsProgress(isTerminal: cplatform_is_terminal(2), terminal: kind)
  }

  /// Whether standard output has colours.
  package static var hasColors: Bool { hasColors(1) }

  private static func hasColors(_ file: Int32) -> Bool {
    options.hasColors(
      isTerminal: cplatform_is_terminal(file), environment: ProcessInfo.processInfo.environment)
  }

  /// Prints a line to standard output. Throws if it cannot be written, an error that `print`
  /// ignores.
  package static func printLine(_ text: String) throws {
    try write(Array((text + "\n").utf8))
  }

  /// Prints an error to standard error. It begins with `error:`, after its place in a file if it has one.
  package static func printError(_ message: String) {
    printMessage(ErrorText.withSeverity(message))
  }

  /// Prints a line to standard error. Names of files, views and arguments in it can neither move the cursor nor change
  /// the direction of text.
  package static func printMessage(_ text: String) {
    let plain = text.harmlessLines
    let text = hasColors(2) ? TerminalPaint.messages(plain) : plain
    writeAll(Array((text + "\n").utf8), to: 2)
  }

  /// Whether a result is printed: `--quiet` leaves out those that pass.
  package static func shows(passing: Bool) -> Bool { !passing || !options.isQuiet }

  /// Prints a result to standard output, unless it passes and `--quiet` was given.
  ///
  /// - Parameters:
  ///   - name: The name of the file that it is about, which cannot begin a line of its own; `nil` for none.
  ///   - passes: Whether it is one that passes.
  package static func printResult(_ text: String, of name: String? = nil, passes: Bool) throws {
    guard shows(passing: passes) else { return }
    try printLine((name.map { "\($0.harmless): " } ?? "") + text.harmlessLines)
  }

  /// Prints a note to standard error, unless `--quiet` was given.
  ///
  /// - Parameter name: The name of the file that it is about, which cannot begin a line of its own; `nil` for none.
  package static func printNote(_ note: String, on name: String? = nil) {
    guard !options.isQuiet else { return }
    printMessage((name.map { "\($0.harmless): " } ?? "") + "note: " + note)
  }

  /// Prints the name of a written file or folder to standard output, unless `--quiet` was given, and counts what was
  /// written.
  ///
  /// - Parameters:
  ///   - bytes: The size; `nil` if it is not known.
  ///   - files: The number of files. Default: 1.
  package static func printWritten(_ path: String, bytes: Int?, files: Int = 1) throws {
    guard !options.isQuiet else { return }
    try printLine(path.harmless)
    countWritten(bytes: bytes ?? 0, files: files)
  }

  /// Counts written files for the last line of the command.
  ///
  /// - Parameters:
  ///   - bytes: The size of all of them.
  ///   - files: The number of files. Default: 1.
  package static func countWritten(bytes: Int, files: Int = 1) {
    tally.withLock {
      $0.files += files
      $0.bytes += bytes
    }
  }

  /// Makes the command print its time, however short that is.
  package static func timeCommand() { tally.withLock { $0.isTimed = true } }

  /// Prints the last line of a command to standard error, if that and standard output are terminals and `--quiet` was
  /// not given: what it has written and the time since the process began. A command that has written nothing prints
  /// its time if it asked for that.
  ///
  /// - Parameter isLengthy: Whether it also prints its time if that is longer than a second.
  package static func printEnd(isLengthy: Bool) {
    guard isInteractive, cplatform_is_terminal(1) else { return }
    let elapsed = ContinuousClock.now - start
    let (files, bytes, isTimed) = tally.withLock { ($0.files, $0.bytes, $0.isTimed) }
    guard files > 0 || isTimed || (isLengthy && elapsed > patience) else { return }
    printMessage("  " + endText(files: files, bytes: bytes, seconds: elapsed / Duration.seconds(1)))
  }

  /// The last line of a command: `12.3 KB, 0.24 s` after one file, `13 files, 640 KB, 0.24 s` after several, `0.24 s`
  /// after none. A size of 0 is one that is not known.
  package static func endText(files: Int, bytes: Int, seconds: Double) -> String {
    let count = files > 1 ? "\(counted(files, "file")), " : ""
    let size = bytes > 0 ? "\(sizeText(bytes)), " : ""
    return "\(count)\(size)\(decimal(seconds, places: 2)) s"
  }

  /// Returns a size in bytes, kilobytes or megabytes: `12.3 KB`. A kilobyte has 1,000 bytes.
  package static func sizeText(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) B" }
    let kilobytes = Double(bytes) / 1000
    return kilobytes < 1000
      ? "\(decimal(kilobytes, places: 1)) KB" : "\(decimal(kilobytes / 1000, places: 1)) MB"
  }

  /// Writes all bytes to standard output, or throws.
  package static func write(_ bytes: [UInt8]) throws {
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
    ProgressLine.clear()
    return unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe cplatform_write_all(file, start, bytes.count)
    }
  }
}
