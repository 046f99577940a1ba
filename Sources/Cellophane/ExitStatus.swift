internal import Files
internal import ImageCoding
package import SceneReading
internal import SceneRendering
internal import Scenes
internal import Snapshots

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
  /// The system refused a thread or process.
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
    case .systemRefused: "the system allows too few threads"
    case .cannotWrite: "the output cannot be written"
    case .limitReached: "a limit of the command was reached (--limit)"
    }
  }
}

/// An error as the command line prints it.
package struct ErrorReport: Sendable {
  /// The exit code.
  package let status: ExitStatus
  /// The printed text, including locations and carets.
  package let message: String

  /// Describes an error that this library threw.
  ///
  /// - Parameter document: The scene file that was read, for locations in it.
  package init(_ error: any Error, in document: SceneDocument? = nil) {
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
      self.init(status, error.description)
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
    case .cannotRead: self.init(.noInput, error.description)
    case .noImageProgram(let problem):
      let located = document?.diagnostics(for: [problem]).description
      self.init(.unavailable, located ?? error.description)
    case .noItem, .noGroup, .noState, .noProperty, .noScript, .noMoment, .noVariant, .noFrameRate,
      .noSpeed,
      .emptyFilm, .tooManyFrames, .noFilmstrip, .noMarks, .noColor, .noFormat, .cannotReplace:
      self.init(.usage, error.description)
    case .picture: self.init(.malformedInput, error.description)
    case .noProgram: self.init(.unavailable, error.description)
    case .text(.fontNotFound): self.init(.unavailable, error.description)
    case .text(.missingCharacter): self.init(.malformedInput, error.description)
    case .noEncoder: self.init(.unavailable, error.description)
    case .cannotWrite, .cancelled: self.init(.cannotWrite, error.description)
    }
  }

  private init(_ error: ImageEncodingFailure) {
    switch error {
    case .programMissing: self.init(.unavailable, error.description)
    case .programFailed, .memory: self.init(.cannotWrite, error.description)
    }
  }

  private init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
