internal import ArgumentParser
internal import Glibc

/// Standard output and standard error of the commands.
enum StandardOutput {
  /// Writes a text to standard output.
  ///
  /// - Throws: The exit code 73 if it cannot be written.
  static func write(_ text: String) throws {
    guard write(text, to: STDOUT_FILENO) else {
      let reason = unsafe String(cString: strerror(errno))
      throw failure(73, "cannot write to standard output: \(reason)")
    }
  }

  /// Writes an error to standard error, and returns the exit code to throw.
  static func failure(_ status: Int32, _ message: String) -> ExitCode {
    _ = write(message + "\n", to: STDERR_FILENO)
    return ExitCode(status)
  }

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
