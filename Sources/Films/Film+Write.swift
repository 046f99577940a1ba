internal import Files
internal import ImageCoding
public import SceneRendering
internal import Work

extension Film {
  /// The valid loop counts; 0 means endlessly. The maximum is GIF's.
  package static let loopCounts = 0...65_536

  /// A property of the film that the format does not support.
  public enum Note: String, Hashable, Sendable {
    /// Translucent pixels in a GIF.
    case translucency =
      "GIF has no translucent pixels: they are drawn on white, or become transparent; choose an opaque background"
    /// More frames per second than ``FilmFormat/maximumFramesPerSecond``, with which the film is written instead.
    case frameRate = "GIF shows at most 50 frames per second; the film is written with 50"
  }

  /// Writes the film to a file, or to a folder for ``FilmFormat/frames``. The file is created or
  /// replaced only when the film is complete. Missing parent folders are created.
  ///
  /// - Parameters:
  ///   - path: The file or folder.
  ///   - format: The format; `nil` to derive it from the extension of `path`. A name without an
  /// extension means ``FilmFormat/frames``. Default: `nil`.
  ///   - loopCount: How often the film plays, at most 65,536 times (GIF's maximum), in formats that store it; WebP stores at
  /// most 65,535. Default: 0, endlessly.
  ///   - jobs: The maximum number of frames that are made at the same time. It does not affect the
  /// bytes. Default: the number of processor cores.
  ///   - progress: Called serially with the number of finished frames.
  /// - Returns: The properties of the film that the format does not support.
  /// - Throws: `RenderingError` if the extension is unknown, there would be more than 250,000 frames (SVG has none), a
  ///   program is missing, the file cannot be written, or the task was cancelled.
  @discardableResult
  public func write(
    to path: String, as format: FilmFormat? = nil, loopCount: Int = 0, jobs: Int? = nil,
    progress: (Int) -> Void = { _ in }
  ) async throws(RenderingError) -> [Note] {
    guard let format = format ?? FilmFormat(path: path) else {
      throw .unknownFormat(path, known: FilmFormat.allCases.map(\.rawValue))
    }
    return try await write(
      as: format, to: .path(path), loopCount: loopCount, jobs: jobs, progress: progress)
  }

  /// Writes the film as above. `replacesForeign` says whether files in the folder that are not from
  /// an earlier film are replaced if they have the name of a new file; otherwise they are an error.
  @discardableResult
  package func write(
    to path: String, as format: FilmFormat, replacesForeign: Bool, loopCount: Int, jobs: Int?,
    progress: (Int) -> Void
  ) async throws(RenderingError) -> [Note] {
    try await write(
      as: format, to: .path(path), loopCount: loopCount, jobs: jobs,
      replacesForeign: replacesForeign, progress: progress)
  }

  /// Writes the complete film to standard output.
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
    let film = shown(in: format)
    guard !format.hasFrames || film.frameCount <= Self.mostFrames else {
      throw .tooManyFrames(film.frameCount, maximum: Self.mostFrames)
    }
    let bounds = format.loopCounts ?? Self.loopCounts
    let output = FilmOutput(
      destination: destination,
      loopCount: min(max(loopCount, bounds.lowerBound), bounds.upperBound),
      jobs: max(jobs ?? processorCount(), 1), replacesForeign: replacesForeign)
    do {
      return (film.framesPerSecond < framesPerSecond ? [.frameRate] : [])
        + (try await format.writer.write(film, to: output, progress: progress))
    } catch {
      throw RenderingError(writing: error)
    }
  }
}

extension RenderingError {
  /// Converts an error that occurred while writing.
  fileprivate init(writing error: any Error) {
    switch error {
    case let error as RenderingError: self = error
    case let error as FileFailure:
      self =
        error.operation == .replaceInput
        ? .cannotReplace(error.description) : .cannotWrite(error.description)
    case let error as ImageEncodingFailure: self = RenderingError(error)
    case is CancellationError: self = .cancelled
    default: self = .picture("\(error)")
    }
  }
}
