internal import Drawing
internal import Files
internal import ImageCoding
internal import SceneRendering

/// Writes films as lossless animated WebP with ffmpeg, which must be on the `PATH`.
struct WebPWriter: FilmWriter {
  /// A 16-bit number.
  var maximumLoopCount: Int? { 65_535 }

  var streamingObstacle: String? {
    "WebP cannot be written to standard output, as its length comes first; name a file."
  }

  func write(
    _ film: Film, to output: FilmOutput, progress: (Int) -> Void
  ) async throws -> [Film.Note] {
    let codec = VideoEncoder.Codec.webP(loopCount: output.loopCount)
    let program = try VideoEncoder.find(for: codec)
    let (width, height) = try film.picture(ofFrame: 0).pixels()
    var file = try GrowingFile(output.destination)
    guard let temporaryPath = file.temporaryPath else {
      throw ImageEncodingFailure.programFailed("ffmpeg can write only files, and this is not one")
    }
    var encoder = try VideoEncoder(
      program: program, codec: codec, width: width, height: height,
      framesPerSecond: film.framesPerSecond, path: temporaryPath)
    try await film.encodeFrames(
      longestRun: film.framesPerSecond, jobs: output.jobs, progress: progress, make: { $0.rgba },
      encode: { (_: [UInt8]?, bytes: [UInt8]) in bytes },
      append: { bytes, count in try encoder.append(bytes, count: count) })
    try encoder.finish()
    try file.finish()
    return []
  }
}
