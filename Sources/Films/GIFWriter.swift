internal import Drawing
internal import Files
internal import ImageCoding
internal import Resolution
internal import SceneRendering
internal import Timelines

/// Writes films as animated GIF files.
///
/// Pixels are opaque if the film's background or the collection view's own background is. Otherwise
/// pixels with less than half alpha become transparent, and the others are drawn on white.
struct GIFWriter: FilmWriter {
  /// A frame without translucent pixels.
  private struct FlatFrame: Sendable {
    let bitmap: Bitmap
    let hadTranslucency: Bool
  }

  var name: String { "GIF" }

  var maximumFramesPerSecond: Int? { GIFEncoder.fastestRate }

  func write(
    _ film: Film, to output: FilmOutput, progress: (Int) -> Void
  ) async throws -> [Film.Note] {
    let (width, height) = try film.picture(ofFrame: 0).pixels()
    let ground = ground(of: film)
    let encoder = GIFEncoder(
      framesPerSecond: film.framesPerSecond, plays: output.loopCount, ground: ground)
    var content = encoder.file()
    var file = try GrowingFile(output.destination)
    var hadTranslucency = false
    try file.append(content.header(width: width, height: height))
    try await film.encodeFrames(
      jobs: output.jobs, progress: progress,
      make: { bitmap in
        let (flat, had) = encoder.flattened(bitmap)
        return FlatFrame(bitmap: flat, hadTranslucency: had)
      },
      encode: { (previous: FlatFrame?, frame: FlatFrame) in
        (
          frame: try encoder.encode(frame.bitmap, after: previous?.bitmap),
          hadTranslucency: frame.hadTranslucency
        )
      },
      append: { encoded, count in
        try file.append(content.append(encoded.frame, count: count))
        hadTranslucency = hadTranslucency || encoded.hadTranslucency
      })
    try file.append(content.finish())
    try file.finish()
    return hadTranslucency && ground == .clear ? [.translucency] : []
  }

  private func ground(of film: Film) -> GIFEncoder.Ground {
    if let background = film.background, background.alpha == 1 { return .color(background) }
    let own = film.timeline.presentation(at: film.part.lowerBound).backgroundColor
    return own.alpha == 1 ? .color(Color(white: 1)) : .clear
  }
}
