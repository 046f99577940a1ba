internal import ArgumentParser
internal import CPlatform

/// Standard output and standard error of the commands.
enum StandardOutput {
  /// Writes a text to standard output.
  ///
  /// - Throws: The exit code 73 if it cannot be written.
  static func write(_ text: String) throws {
    let code = write(text, to: 1)
    guard code != 0 else { return }
    var words = [CChar](repeating: 0, count: 128)
    unsafe cplatform_error_text(-code, &words, words.count)
    let reason = words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    throw failure(
      73, "cannot write to standard output: \(String(decoding: reason, as: UTF8.self))")
  }

  /// Writes an error to standard error, and returns the exit code to throw.
  static func failure(_ status: Int32, _ message: String) -> ExitCode {
    _ = write(message + "\n", to: 2)
    return ExitCode(status)
  }

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { cplatform_is_terminal(1) }

  private static func write(_ text: String, to file: Int32) -> Int32 {
    unsafe Array(text.utf8).withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe cplatform_write_all(file, start, bytes.count)
    }
  }
}
