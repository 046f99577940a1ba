/// The exit codes of the command line. Most numbers are those of BSD's sysexits.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Success, and no differences.
  case done = 0
  /// Something differs, or a golden is missing.
  case different = 1
  /// The command line is invalid.
  case usage = 64
  /// The input is malformed.
  case malformedInput = 65
  /// The input does not exist.
  case noInput = 66
  /// A program or font that the output or an image needs is not installed.
  case unavailable = 69
  /// A bug in Cellophane.
  case internalError = 70
  /// The system refused a thread, a descriptor or memory.
  case systemRefused = 71
  /// The output cannot be written.
  case cannotWrite = 73
  /// The command has reached one of its limits.
  case limitReached = 75

  /// The meaning of the code, for the help and the documentation.
  package var meaning: String {
    switch self {
    case .done: "done, and nothing differs"
    case .different: "something differs, or a golden is missing"
    case .usage: "the command was not understood"
    case .malformedInput: "the input is malformed"
    case .noInput: "the input does not exist or cannot be read"
    case .unavailable: "something that the output or an image needs is not installed"
    case .internalError: "a bug in Cellophane"
    case .systemRefused: "the system allows too few threads or open files, or too little memory"
    case .cannotWrite: "the output cannot be written"
    case .limitReached: "a limit of the command was reached (--limit)"
    }
  }
}
