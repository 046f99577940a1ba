internal import Drawing
internal import Files
internal import PNGCoding
internal import SceneRendering
internal import Vocabulary

/// Writes films as animated PNG files. Players show exactly the pixels of each frame, for exactly
/// its duration.
struct APNGWriter: FilmWriter {
  var name: String { "APNG" }

  func write(
    _ film: Film, to output: FilmOutput, progress: (Int) -> Void
  ) async throws -> [Film.Note] {
    let (width, height) = try film.picture(ofFrame: 0).pixels()
    let encoder = APNGEncoder(
      pixelsPerPoint: film.renderer.traits.displayScale.factor,
      framesPerSecond: film.framesPerSecond, plays: output.loopCount)
    var content = encoder.file()
    var file = try GrowingFile(output.destination)
    try file.append(content.header(width: width, height: height))
    try await film.encodeFrames(
      jobs: output.jobs, progress: progress, make: { $0 },
      encode: { (previous: Bitmap?, bitmap: Bitmap) in encoder.encode(bitmap, after: previous) },
      append: { frame, count in try file.append(content.append(frame, count: count)) })
    let (end, correction) = content.finish()
    try file.append(end)
    try file.replace(at: correction.offset, with: correction.bytes)
    try file.finish()
    return []
  }
}
