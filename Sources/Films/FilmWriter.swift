internal import Drawing
internal import Files
internal import Work

/// Writes films in one format. To add a format, add a case to `FilmFormat` and a type that conforms
/// to this protocol.
protocol FilmWriter: Sendable {
  /// The name of the format in texts.
  var name: String { get }

  /// Whether films in this format need the program ffmpeg. Default: `false`.
  var needsProgram: Bool { get }

  /// Whether all pixels are opaque, because translucent ones are drawn on the film's background, or on white. Default:
  /// `false`.
  var isOpaque: Bool { get }

  /// The maximum frame rate, in frames per second; `nil` if all rates are supported. Default:
  /// `nil`.
  var maximumFramesPerSecond: Int? { get }

  /// Whether films in this format have frames. Default: `true`.
  var hasFrames: Bool { get }

  /// The maximum loop count that the file stores; `nil` if it stores none. Default: that of `Film.loopCounts`.
  var maximumLoopCount: Int? { get }

  /// A sentence that says why a film cannot be written to standard output; `nil` if it can.
  /// Default: `nil`.
  var streamingObstacle: String? { get }

  /// Writes a film. A file is replaced only when the film is complete.
  ///
  /// - Parameter progress: Called serially with the number of finished frames.
  /// - Returns: The properties of the film that the format does not support.
  func write(
    _ film: Film, to output: FilmOutput, progress: (Int) -> Void
  ) async throws -> [Film.Note]
}

extension FilmWriter {
  var needsProgram: Bool { false }
  var isOpaque: Bool { false }
  var maximumFramesPerSecond: Int? { nil }
  var hasFrames: Bool { true }
  var maximumLoopCount: Int? { Film.loopCounts.upperBound }
  var streamingObstacle: String? { nil }
}

/// The destination of a film, and how it is written.
package struct FilmOutput: Sendable {
  /// A file or folder, depending on the format, or standard output.
  let destination: GrowingFile.Destination
  /// How often the film plays; 0 for endlessly.
  let loopCount: Int
  /// The maximum number of frames that are made at the same time. It does not affect the bytes.
  let jobs: Int
  /// Whether files in a folder that are not from an earlier film are replaced if they have the name
  /// of a new file.
  let replacesForeign: Bool

  /// The path; `nil` for standard output.
  var path: String? {
    switch destination {
    case .path(let path): path
    case .standardOutput: nil
    }
  }
}

extension Film {
  /// Makes frames in parallel, encodes each with the one before it, and appends the results in
  /// order. Equal consecutive frames are made once.
  ///
  /// - Parameters:
  ///   - longestRun: The maximum number of equal frames that are made as one.
  ///   - make: Converts a frame's bitmap to the input of `encode`.
  ///   - encode: Encodes a frame; the first argument is the previous frame, `nil` for the first
  /// one.
  ///   - append: Called serially with each result and the number of frames for which it is shown.
  func encodeFrames<Frame: Sendable, Encoded: Sendable>(
    longestRun: Int = .max, jobs: Int, progress: (Int) -> Void,
    make: @escaping @Sendable (Bitmap) throws -> Frame,
    encode: @escaping @Sendable (Frame?, Frame) throws -> Encoded,
    append: (Encoded, Int) async throws -> Void
  ) async throws {
    let bitmaps = bitmaps()
    let work = OrderedWork<Range<Int>, Frame, Encoded>(
      make: { try make(bitmaps.bitmap(of: picture(ofFrame: $0.lowerBound))) }, encode: encode)
    try await work.run(over: runs(longest: longestRun), jobs: jobs) { run, encoded in
      try await append(encoded, run.count)
      progress(run.upperBound)
    }
  }
}
