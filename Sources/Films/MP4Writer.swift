internal import Drawing
internal import ImageCoding

/// Writes films as MP4 with ffmpeg, which must be on the `PATH`. Translucent pixels are drawn on
/// the background, or on white, and so is the column or row that makes odd sides even.
struct MP4Writer: FilmWriter {
  var name: String { "MP4" }

  var needsProgram: Bool { true }

  var isOpaque: Bool { true }

  var maximumLoopCount: Int? { nil }

  var streamingObstacle: String? {
    "MP4 cannot be written to standard output, as its index comes first; name a file."
  }

  func write(
    _ film: Film, to output: FilmOutput, progress: (Int) -> Void
  ) async throws -> [Film.Note] {
    let film = film.withOpaqueBackground
    let ground = film.background ?? Color(white: 1)
    try await film.encode(with: .h264, to: output, progress: progress) {
      VideoFrame($0, on: ground).planes
    }
    return []
  }
}
