/// Why a child process failed. The description is one lower-case sentence without a remedy.
package struct ProcessFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The cause.
  package enum Reason: Equatable, Sendable {
    /// There is no program of that name on the `PATH`.
    case missing
    /// The command must not start programs: because its limit of processes is 0, or because its input is untrusted.
    case forbidden(byLimit: Bool)
    /// The system could not start it; the text is the system's message.
    case notStarted(String)
    /// It exceeded this number of seconds.
    case late(seconds: Int)
    /// It wrote more than the limit.
    case tooLong
    /// The task that started it was cancelled.
    case cancelled
    /// It exited with an error. The text is the last line of its standard error; may be empty.
    case failed(words: String)
  }

  /// The program's name.
  package let program: String
  /// The cause.
  package let reason: Reason

  package init(_ program: String, _ reason: Reason) {
    self.program = program
    self.reason = reason
  }

  /// One sentence for the user.
  package var description: String {
    switch reason {
    case .missing: "\(program) is not on the PATH"
    case .forbidden(let byLimit):
      "\(program) is not started "
        + (byLimit ? "with a limit of 0 processes" : "for untrusted input")
    case .notStarted(let words): "\(program) cannot be started: \(words)"
    case .late(let seconds): "\(program) took longer than \(seconds) s"
    case .tooLong: "the output of \(program) is too long"
    case .cancelled: "\(program) was ended with the command"
    case .failed(let words): "\(program) failed" + (words.isEmpty ? "" : ": \(words)")
    }
  }
}
