/// A format in which films are written.
public enum FilmFormat: String, CaseIterable, Hashable, Sendable {
  /// A folder of numbered PNG files with an index of their times, `index.json`.
  case frames
  /// An animated PNG. Every frame is exact and is shown for its exact time.
  case apng
  /// An animated GIF of at most 50 frames per second.
  case gif
  /// An SVG document that plays by CSS alone, so that it also plays in a README. It moves smoothly,
  /// whatever the film's rate. Viewers that do not play it show the first moment, as do those that are set
  /// to reduced motion.
  case svg
  /// A lossless animated WebP, which the program ffmpeg encodes. Every pixel is exact; times are rounded to
  /// milliseconds.
  case webp
  /// An MP4 video (H.264), which the program ffmpeg encodes. It has no alpha: what is translucent stands on
  /// the background, or on white.
  case mp4

  /// What writes films in this format.
  var writer: any FilmWriter {
    switch self {
    case .frames: FrameFolderWriter()
    case .apng: APNGWriter()
    case .gif: GIFWriter()
    case .svg: AnimatedSVGWriter()
    case .webp: WebPWriter()
    case .mp4: MP4Writer()
    }
  }

  /// Returns the format that the name of a file says, or `frames` if the name has no extension; `nil` if no
  /// format has the extension.
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

  /// The highest frame rate of films in this format, in frames per second; `nil` for all that films can
  /// have.
  public var maximumFramesPerSecond: Int? { writer.maximumFramesPerSecond }

  /// Whether files in this format say how often the film plays.
  package var hasLoopCount: Bool { writer.hasLoopCount }

  /// Why a film in this format cannot go to standard output; `nil` if it can.
  package var streamingObstacle: String? { writer.streamingObstacle }
}
