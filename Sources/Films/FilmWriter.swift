internal import Drawing
internal import Files
internal import Work

/// Writes films in one format. A new format is a case of `FilmFormat` and a type that conforms to this
/// protocol.
protocol FilmWriter: Sendable {
  /// The highest frame rate, in frames per second; `nil` for all that films can have. Default: `nil`.
  var maximumFramesPerSecond: Int? { get }

  /// Whether the file says how often the film plays. Default: yes.
  var hasLoopCount: Bool { get }

  /// One sentence that says why a film cannot go to standard output; `nil` if it can. Default: `nil`.
  var streamingObstacle: String? { get }

  /// Writes a film. A film that is one file replaces what was there only when it is whole.
  ///
  /// - Parameter progress: Called serially with the number of frames that are done.
  /// - Returns: What the format cannot show as the film's pictures show it.
  func write(
    _ film: Film, to output: FilmOutput, progress: (Int) -> Void
  ) async throws -> [Film.Note]
}

extension FilmWriter {
  var maximumFramesPerSecond: Int? { nil }
  var hasLoopCount: Bool { true }
  var streamingObstacle: String? { nil }
}

/// Where a film goes, and how it is written.
package struct FilmOutput: Sendable {
  /// A file, or a folder for formats that are one; or standard output.
  let destination: GrowingFile.Destination
  /// How often the film plays; 0 for endlessly.
  let loopCount: Int
  /// Maximum number of frames that are made at the same time. The bytes do not depend on it.
  let jobs: Int
  /// Whether files in a folder that are not an earlier film's are replaced if they have the name of a new one.
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
  /// Makes the frames at the same time, encodes each beside the one before it, and appends the results in
  /// order. Consecutive frames that show the same are made once.
  ///
  /// - Parameters:
  ///   - longestRun: The most frames that are made as one.
  ///   - make: Turns a frame's bitmap into what is encoded.
  ///   - encode: Encodes a frame; the one before it comes first, `nil` for the first frame.
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
