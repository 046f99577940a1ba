internal import Files
internal import ImageCoding
public import SceneRendering
internal import Work

extension Film {
  /// The number of times that films can be set to play: as far as GIF can count; 0 for endlessly.
  public static let loopCounts = 0...65_536

  /// Something that a format could not show.
  public enum Note: String, Hashable, Sendable {
    /// Translucent pixels of a GIF.
    case translucency =
      "GIF has no translucent pixels: they stand on white, or are clear; name a background"
  }

  /// Writes the film to a file, or to a folder for ``FilmFormat/frames``. A file is made or replaced only
  /// when the film is whole; the folders around it are made if they do not exist.
  ///
  /// - Parameters:
  ///   - path: The file or the folder.
  ///   - format: The format; `nil` for the one that the extension of `path` says, which is
  ///     ``FilmFormat/frames`` for a name without extension. Default: `nil`.
  ///   - loopCount: How often the film plays, one of ``loopCounts``, in formats that can say it. Default:
  ///     0, endlessly.
  ///   - jobs: Maximum number of frames that are made at the same time. The bytes do not depend on it.
  ///     Default: one for each processor core.
  ///   - progress: Called serially with the number of frames that are done.
  /// - Returns: What the format cannot show as the film's pictures show it.
  /// - Throws: `RenderingError` if the extension names no format, the format cannot have the film's frame
  ///   rate, a program is missing, the file cannot be written, or the task was cancelled.
  @discardableResult
  public func write(
    to path: String, as format: FilmFormat? = nil, loopCount: Int = 0, jobs: Int? = nil,
    progress: (Int) -> Void = { _ in }
  ) async throws(RenderingError) -> [Note] {
    guard let format = format ?? FilmFormat(path: path) else {
      throw .noFormat(path, known: FilmFormat.allCases.map(\.rawValue))
    }
    return try await write(
      as: format, to: .path(path), loopCount: loopCount, jobs: jobs, progress: progress)
  }

  /// The same, with a choice for folders: whether files that are not an earlier film's are replaced if they
  /// have the name of a new file. Otherwise they are an error.
  @discardableResult
  package func write(
    to path: String, as format: FilmFormat, replacesForeign: Bool, loopCount: Int, jobs: Int?,
    progress: (Int) -> Void
  ) async throws(RenderingError) -> [Note] {
    try await write(
      as: format, to: .path(path), loopCount: loopCount, jobs: jobs,
      replacesForeign: replacesForeign, progress: progress)
  }

  /// Writes the film to standard output, when it is whole.
  @discardableResult
  package func writeToStandardOutput(
    as format: FilmFormat, loopCount: Int = 0, jobs: Int? = nil,
    progress: (Int) -> Void = { _ in }
  ) async throws(RenderingError) -> [Note] {
    if let obstacle = format.streamingObstacle { throw .cannotWrite(obstacle) }
    return try await write(
      as: format, to: .standardOutput, loopCount: loopCount, jobs: jobs, progress: progress)
  }

  private func write(
    as format: FilmFormat, to destination: GrowingFile.Destination, loopCount: Int, jobs: Int?,
    replacesForeign: Bool = false, progress: (Int) -> Void
  ) async throws(RenderingError) -> [Note] {
    let writer = format.writer
    if let fastest = writer.maximumFramesPerSecond, framesPerSecond > fastest {
      throw .noFrameRate(framesPerSecond)
    }
    let bounds = Self.loopCounts
    let output = FilmOutput(
      destination: destination,
      loopCount: min(max(loopCount, bounds.lowerBound), bounds.upperBound),
      jobs: max(jobs ?? processorCount(), 1), replacesForeign: replacesForeign)
    do {
      return try await writer.write(self, to: output, progress: progress)
    } catch {
      throw RenderingError(writing: error)
    }
  }
}

extension RenderingError {
  /// Why a film could not be written.
  fileprivate init(writing error: any Error) {
    switch error {
    case let error as RenderingError: self = error
    case let error as FileFailure:
      self =
        error.operation == .replaceInput
        ? .cannotReplace(error.description) : .cannotWrite(error.description)
    case ImageEncodingFailure.programMissing(let program, let purpose):
      self = .noEncoder(program, purpose: purpose)
    case let error as ImageEncodingFailure: self = .cannotWrite(error.description)
    case is CancellationError: self = .cancelled
    default: self = .picture("\(error)")
    }
  }
}
