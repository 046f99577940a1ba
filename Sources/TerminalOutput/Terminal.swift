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

  /// Prints the name of a written file to standard output and, if that is a terminal, its size and the time since the
  /// process began to standard error.
  package static func printWritten(_ path: String, bytes: Int?) throws {
    guard !options.isQuiet else { return }
    try printLine(path.harmless)
    printTime(after: bytes)
  }

  /// Prints the time since the process began to standard error, if that and standard output are terminals and `--quiet`
  /// was not given.
  ///
  /// - Parameter bytes: The size of a file that is printed before it. Default: `nil`, none.
  package static func printTime(after bytes: Int? = nil) {
    guard isInteractive, cplatform_is_terminal(1) else { return }
    let time: Double = (ContinuousClock.now - start) / Duration.seconds(1)
    let size = bytes.map { "\(sizeText($0)), " } ?? ""
    printMessage("  \(size)\(decimal(time, places: 2)) s")
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
