package import ImageCoding

extension RenderingError {
  /// Why a file of a format could not be written.
  package init(_ failure: ImageEncodingFailure) {
    switch failure {
    case .programMissing(let program, let purpose):
      self = .missingEncoder(program, purpose: purpose)
    case .programFailed, .tooLarge, .memory: self = .cannotWrite(failure.description)
    }
  }
}
