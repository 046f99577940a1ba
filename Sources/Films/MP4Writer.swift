internal import Drawing
internal import Files
internal import ImageCoding
internal import SceneRendering

/// Writes films as MP4 with ffmpeg, which must be on the `PATH`. Translucent pixels are drawn on
/// the background, or on white, and so is the column or row that makes odd sides even.
struct MP4Writer: FilmWriter {
  var maximumLoopCount: Int? { nil }

  var streamingObstacle: String? {
    "MP4 cannot be written to standard output, as its index comes first; name a file."
  }

  func write(
    _ film: Film, to output: FilmOutput, progress: (Int) -> Void
  ) async throws -> [Film.Note] {
    let film = film.withOpaqueBackground
    let program = try VideoEncoder.find()
    let (width, height) = try film.picture(ofFrame: 0).pixels()
    let ground = film.background ?? Color(white: 1)
    var file = try GrowingFile(output.destination)
    guard let temporaryPath = file.temporaryPath else {
      let path = output.path ?? "standard output"
      throw ImageEncodingFailure.programFailed(
        "ffmpeg can write only files, and \(path) is not one")
    }
    var encoder = try VideoEncoder(
      program: program, width: width, height: height, framesPerSecond: film.framesPerSecond,
      path: temporaryPath)
    try await film.encodeFrames(
      longestRun: film.framesPerSecond, jobs: output.jobs, progress: progress,
      make: { VideoFrame($0, on: ground) },
      encode: { (_: VideoFrame?, frame: VideoFrame) in frame },
      append: { frame, count in try encoder.append(frame, count: count) })
    try encoder.finish()
    try file.finish()
    return []
  }
}
