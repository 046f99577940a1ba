internal import Drawing
internal import ImageCoding

/// Writes films as WebM with ffmpeg, which must be on the `PATH`. Translucent pixels keep their alpha.
struct WebMWriter: FilmWriter {
  var name: String { "WebM" }

  var needsProgram: Bool { true }

  var maximumLoopCount: Int? { nil }

  var streamingObstacle: String? {
    "WebM cannot be written to standard output, as its duration comes first; name a file."
  }

  func write(
    _ film: Film, to output: FilmOutput, progress: (Int) -> Void
  ) async throws -> [Film.Note] {
    try await film.encode(with: .vp9, to: output, progress: progress) {
      AlphaVideoFrame($0).planes
    }
    return []
  }
}
