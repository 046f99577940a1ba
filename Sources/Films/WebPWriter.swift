internal import Drawing
internal import ImageCoding

/// Writes films as lossless animated WebP with ffmpeg, which must be on the `PATH`.
struct WebPWriter: FilmWriter {
  var name: String { "WebP" }

  var needsProgram: Bool { true }

  /// A 16-bit number.
  var maximumLoopCount: Int? { 65_535 }

  var streamingObstacle: String? {
    "WebP cannot be written to standard output, as its length comes first; name a file."
  }

  func write(
    _ film: Film, to output: FilmOutput, progress: (Int) -> Void
  ) async throws -> [Film.Note] {
    try await film.encode(
      with: .webP(loopCount: output.loopCount), to: output, progress: progress
    ) { $0.rgba }
    return []
  }
}
