/// A file format for films.
public enum FilmFormat: String, CaseIterable, Hashable, Sendable {
  /// A folder of numbered PNG files with an index of their times, `index.json`.
  case frames
  /// An animated PNG. Every frame is exact and is shown for its exact time.
  case apng
  /// An animated GIF of at most 50 frames per second; a faster film is written with 50.
  case gif
  /// An SVG document that is animated by CSS, so that it also plays in a README. It moves smoothly,
  /// at any frame rate of the film. Viewers without CSS animation or with reduced motion show the
  /// first moment.
  case svg
  /// A lossless animated WebP, encoded by the program ffmpeg. Every pixel is exact; times are
  /// rounded to milliseconds.
  case webp
  /// An MP4 video (H.264), encoded by the program ffmpeg. It has no alpha: translucent pixels are
  /// drawn on the background, or on white.
  case mp4
  /// A WebM video (VP9 with alpha), encoded by the program ffmpeg, for web pages that show what is behind it.
  case webm

  /// The writer for this format.
  var writer: any FilmWriter {
    switch self {
    case .frames: FrameFolderWriter()
    case .apng: APNGWriter()
    case .gif: GIFWriter()
    case .svg: SVGFilmWriter()
    case .webp: WebPWriter()
    case .mp4: MP4Writer()
    case .webm: WebMWriter()
    }
  }

  /// The format for the extension of a path, or `frames` without an extension; `nil` if the
  /// extension is unknown.
  public init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count < 2 {
      self = .frames
    } else if let format = FilmFormat(rawValue: parts.last?.lowercased() ?? ""), format != .frames {
      self = format
    } else {
      return nil
    }
  }

  /// The maximum frame rate of this format, in frames per second; `nil` if all rates of films are
  /// supported.
  public var maximumFramesPerSecond: Int? { writer.maximumFramesPerSecond }

  /// The name of the format in texts.
  package var name: String { writer.name }

  /// Whether films in this format need the program ffmpeg.
  package var needsProgram: Bool { writer.needsProgram }

  /// Whether all pixels are opaque: translucent ones are drawn on the film's background, or on white.
  package var isOpaque: Bool { writer.isOpaque }

  /// Whether the format has frames; otherwise it moves smoothly, at any frame rate of the film.
  package var hasFrames: Bool { writer.hasFrames }

  /// Whether the format stores a loop count.
  package var hasLoopCount: Bool { writer.maximumLoopCount != nil }

  /// The loop counts that the format stores; 0 means endlessly. `nil` if it stores none.
  package var loopCounts: ClosedRange<Int>? {
    writer.maximumLoopCount.map { Film.loopCounts.lowerBound...$0 }
  }

  /// Why a film in this format cannot be written to standard output; `nil` if it can.
  package var streamingObstacle: String? { writer.streamingObstacle }
}
