/// Why a picture or film could not be encoded. The description is one lower-case sentence.
package enum ImageEncodingFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// Memory for the named purpose could not be allocated.
  case memory(String)
  /// A required program is not on the PATH.
  case programMissing(String, purpose: String)
  /// The program failed, with a sentence that says why.
  case programFailed(String)
  /// The format has no pictures of this size, with a sentence that says which it has.
  case tooLarge(String)

  /// One sentence for the user.
  package var description: String {
    switch self {
    case .memory(let what): "there is not enough memory for \(what)"
    case .programMissing(let program, let purpose):
      "\(program) is not on the PATH, and \(purpose) needs it; install \(program)"
    case .programFailed(let reason), .tooLarge(let reason): reason
    }
  }
}
