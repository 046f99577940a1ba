/// Why a child process did not do its work; the description is one lower-case sentence without the fix.
package struct ProcessFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// What happened.
  package enum Reason: Equatable, Sendable {
    /// No folder of `PATH` has a program of that name.
    case missing
    /// The command may start no programs.
    case forbidden
    /// The system could not start it, with its words.
    case notStarted(String)
    /// It took longer than so many seconds.
    case late(seconds: Int)
    /// It wrote more than was asked for.
    case tooLong
    /// The task that started it was cancelled.
    case cancelled
    /// It ended with an error, with the last line that it wrote to standard error; that is empty if it wrote
    /// nothing.
    case failed(words: String)
  }

  /// The program's name.
  package let program: String
  /// What happened.
  package let reason: Reason

  package init(_ program: String, _ reason: Reason) {
    self.program = program
    self.reason = reason
  }

  /// One sentence for the user.
  package var description: String {
    switch reason {
    case .missing: "\(program) is not on the PATH"
    case .forbidden: "\(program) is not started for untrusted input"
    case .notStarted(let words): "\(program) cannot be started: \(words)"
    case .late(let seconds): "\(program) took longer than \(seconds) s"
    case .tooLong: "\(program) wrote too much"
    case .cancelled: "\(program) was ended with the command"
    case .failed(let words): "\(program) failed" + (words.isEmpty ? "" : ": \(words)")
    }
  }
}
