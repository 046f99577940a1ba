internal import Cellophane
internal import Files
internal import ImageCoding
internal import Messages
internal import TerminalOutput

/// An error as the command line prints it.
struct ErrorReport: Sendable {
  /// The exit code.
  let status: ExitStatus
  /// The printed text, including locations and carets.
  let message: String

  /// Describes an error that the libraries threw.
  ///
  /// - Parameter document: The scene file that was read, for locations in it.
  init(_ error: any Error, in document: SceneDocument? = nil) {
    switch error {
    case let error as SceneDiagnostics:
      self.init(.malformedInput, error.description)
    case let error as RenderingError:
      self.init(error, document)
    case let error as FileFailure:
      let status: ExitStatus =
        switch error.operation {
        case .read: .noInput
        case .replaceInput: .usage
        case .write, .makeFolder, .remove: .cannotWrite
        }
      // It has the file's name.
      self.init(status, error.description.harmless)
    case let error as ImageEncodingFailure:
      self.init(error)
    case let error as PairwiseComparison.Failure:
      let isMisuse: Bool =
        switch error {
        case .fileAndFolder: true
        case .noPictures, .unreadable: false
        }
      self.init(isMisuse ? .usage : .malformedInput, error.description)
    case let error as SnapshotName.Failure:
      self.init(.malformedInput, error.description)
    default:
      self.init(.internalError, "this is a bug in cellophane: \(error)")
    }
  }

  private init(_ error: RenderingError, _ document: SceneDocument?) {
    switch error {
    case .scene(let problems):
      let located = document?.diagnostics(for: problems).description
      self.init(.malformedInput, located ?? error.description)
    case .malformed: self.init(.malformedInput, error.description)
    case .cannotRead: self.init(.noInput, error.description.harmless)
    case .missingImageProgram(let problem):
      let located = document?.diagnostics(for: [problem]).description
      self.init(.unavailable, located ?? error.description)
    case .unknownItem, .invalidGroup, .invalidState, .invalidStage, .unknownProperty,
      .unknownScript, .invalidMoment, .unknownVariant,
      .invalidFrameRate, .invalidSpeed,
      .emptyFilm, .tooManyFrames, .invalidFilmstrip, .missingMarks, .invalidColor, .unknownFormat,
      .cannotReplace:
      self.init(.usage, error.description)
    case .picture: self.init(.malformedInput, error.description)
    case .missingProgram: self.init(.unavailable, error.description)
    case .text(.fontNotFound): self.init(.unavailable, error.description)
    case .text(.missingCharacter): self.init(.malformedInput, error.description)
    case .missingEncoder: self.init(.unavailable, error.description)
    case .cannotWrite, .cancelled: self.init(.cannotWrite, error.description.harmless)
    }
  }

  private init(_ error: ImageEncodingFailure) {
    switch error {
    case .programMissing: self.init(.unavailable, error.description)
    case .programFailed, .tooLarge, .memory: self.init(.cannotWrite, error.description)
    }
  }

  private init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
