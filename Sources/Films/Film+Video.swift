internal import Drawing
internal import Files
internal import ImageCoding
internal import SceneRendering

extension Film {
  /// Writes the film with ffmpeg, which must be on the `PATH`.
  ///
  /// - Parameters:
  ///   - codec: The format.
  ///   - make: Converts a frame's bitmap to the codec's pixel format.
  func encode(
    with codec: VideoEncoder.Codec, to output: FilmOutput, progress: (Int) -> Void,
    make: @escaping @Sendable (Bitmap) throws -> [UInt8]
  ) async throws {
    let program = try VideoEncoder.find(for: codec)
    let (width, height) = try picture(ofFrame: 0).pixels()
    var file = try GrowingFile(output.destination)
    guard let temporaryPath = file.temporaryPath else {
      let path = output.path ?? "standard output"
      throw ImageEncodingFailure.programFailed(
        "ffmpeg can write only files, and \(path) is not one")
    }
    var encoder = try VideoEncoder(
      program: program, codec: codec, width: width, height: height,
      framesPerSecond: framesPerSecond, path: temporaryPath)
    try await encodeFrames(
      longestRun: framesPerSecond, jobs: output.jobs, progress: progress, make: make,
      encode: { (_: [UInt8]?, bytes: [UInt8]) in bytes },
      append: { bytes, count in try encoder.append(bytes, count: count) })
    try encoder.finish()
    try file.finish()
  }
}
