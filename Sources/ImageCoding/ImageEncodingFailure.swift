/// Why a picture or film could not be encoded; the description is one lower-case sentence.
package enum ImageEncodingFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// There was no memory for something.
  case memory(String)
  /// A program that does the work is not on the PATH.
  case programMissing(String, purpose: String)
  /// The program did not do its work: a sentence.
  case programFailed(String)

  /// One sentence for the user.
  package var description: String {
    switch self {
    case .memory(let what): "there is not enough memory for \(what)"
    case .programMissing(let program, let purpose):
      "\(program) is not on the PATH, and \(purpose) needs it; install \(program)"
    case .programFailed(let reason): reason
    }
  }
}
