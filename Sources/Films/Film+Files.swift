internal import Drawing
internal import Files
internal import ImageCoding
internal import PNGCoding
internal import Resolution
internal import SceneRendering
internal import Scenes
internal import Vocabulary
internal import Work

extension Film {
  /// How often films may be said to play: as far as GIF can count.
  public static let loopCounts = 0...65_536
  /// The most frames in a second of a GIF, as viewers slow faster ones down.
  public static let fastestGIF = GIFEncoder.fastestRate

  /// Where a film goes that is one file.
  public enum Destination: Hashable, Sendable {
    /// A file, made or replaced, with the folders it lies in, when the film is whole.
    case path(String)
    /// Standard output, which gets all bytes in the end.
    case standardOutput

    fileprivate var file: GrowingFile.Destination {
      switch self {
      case .path(let path): .path(path)
      case .standardOutput: .standardOutput
      }
    }
  }

  /// Something that a format could not show.
  public enum Note: String, Hashable, Sendable {
    /// Translucent pixels of a GIF.
    case translucency =
      "GIF has no translucent pixels: they stand on white, or are clear; name a background"
  }

  // MARK: - APNG

  /// Writes the film as an animated PNG. Each frame that a player shows is the picture of that frame,
  /// exactly, and is shown for exactly as long.
  ///
  /// - Parameters:
  ///   - loops: How often it is played; 0 for ever.
  ///   - jobs: How many pictures are made side by side, at least one. The bytes do not depend on it.
  ///   - progress: Told how many frames are done, from time to time.
  public func writeAPNG(
    to destination: Destination, loops: Int = 0, jobs: Int, progress: (Int) -> Void = { _ in }
  ) async throws {
    let (width, height) = try picture(ofFrame: 0).pixels()
    let encoder = APNGEncoder(
      pixelsPerPoint: renderer.traits.displayScale.factor, framesPerSecond: framesPerSecond,
      plays: loops)
    let bitmaps = bitmaps()
    let work = OrderedWork<Range<Int>, Bitmap, APNGEncoder.Frame?>(
      make: { try bitmaps.bitmap(of: picture(ofFrame: $0.lowerBound)) },
      encode: { encoder.encode($1, after: $0) })
    var output = encoder.file()
    var file = try GrowingFile(destination.file)
    try file.append(output.header(width: width, height: height))
    try await work.run(over: runs(), jobs: jobs) { run, frame in
      try file.append(output.append(frame, count: run.count))
      progress(run.upperBound)
    }
    let (end, correction) = output.finish()
    try file.append(end)
    try file.replace(at: correction.offset, with: correction.bytes)
    try file.finish()
  }

  // MARK: - GIF

  /// A frame as GIF can show it.
  private struct FlatFrame: Sendable {
    let bitmap: Bitmap
    let hadTranslucency: Bool
  }

  /// Writes the film as an animated GIF, of at most `fastestGIF` frames a second.
  ///
  /// Pixels are opaque if the background or the collection view's own is; otherwise those that are less
  /// than half opaque are clear, and the others stand on white.
  ///
  /// - Parameters:
  ///   - loops: How often it is played; 0 for ever.
  ///   - jobs: How many pictures are made side by side, at least one. The bytes do not depend on it.
  ///   - progress: Told how many frames are done, from time to time.
  /// - Returns: What is not as in the pictures.
  @discardableResult
  public func writeGIF(
    to destination: Destination, loops: Int = 0, jobs: Int, progress: (Int) -> Void = { _ in }
  ) async throws -> [Note] {
    guard framesPerSecond <= Self.fastestGIF else {
      throw RenderingError.noFrameRate(framesPerSecond)
    }
    let (width, height) = try picture(ofFrame: 0).pixels()
    let encoder = GIFEncoder(
      framesPerSecond: framesPerSecond, plays: loops, ground: ground)
    let bitmaps = bitmaps()
    let work = OrderedWork<Range<Int>, FlatFrame, (frame: GIFEncoder.Frame?, isOff: Bool)>(
      make: {
        let picture = picture(ofFrame: $0.lowerBound)
        let (bitmap, had) = encoder.flattened(try bitmaps.bitmap(of: picture))
        return FlatFrame(bitmap: bitmap, hadTranslucency: had)
      },
      encode: { (try encoder.encode($1.bitmap, after: $0?.bitmap), $1.hadTranslucency) })
    var output = encoder.file()
    var file = try GrowingFile(destination.file)
    var isOff = false
    try file.append(output.header(width: width, height: height))
    try await work.run(over: runs(), jobs: jobs) { run, encoded in
      try file.append(output.append(encoded.frame, count: run.count))
      isOff = isOff || encoded.isOff
      progress(run.upperBound)
    }
    try file.append(output.finish())
    try file.finish()
    return isOff && ground == .clear ? [.translucency] : []
  }

  private var ground: GIFEncoder.Ground {
    if let background, background.alpha == 1 { return .color(background) }
    let own = timeline.presentation(at: part.lowerBound).backgroundColor
    return own.alpha == 1 ? .color(Color(white: 1)) : .clear
  }

  // MARK: - MP4

  /// Writes the film as MP4 by ffmpeg, which must be on the `PATH`. What is translucent stands on the
  /// background, or on white, and so does the column or row that makes odd sides even.
  ///
  /// - Parameters:
  ///   - path: The file, made or replaced when the film is whole.
  ///   - jobs: How many pictures are made side by side, at least one. The bytes do not depend on it.
  ///   - progress: Told how many frames are done, from time to time.
  public func writeMP4(
    to path: String, jobs: Int, progress: (Int) -> Void = { _ in }
  ) async throws {
    let program = try VideoEncoder.find()
    let (width, height) = try picture(ofFrame: 0).pixels()
    let ground = background ?? Color(white: 1)
    let bitmaps = bitmaps()
    let work = OrderedWork<Range<Int>, VideoFrame, VideoFrame>(
      make: { VideoFrame(try bitmaps.bitmap(of: picture(ofFrame: $0.lowerBound)), on: ground) },
      encode: { $1 })
    var file = try GrowingFile(.path(path))
    guard let temporaryPath = file.temporaryPath else {
      throw ImageEncodingFailure.programFailed("ffmpeg", words: "\(path) is not a file")
    }
    var encoder = try VideoEncoder(
      program: program, width: width, height: height, framesPerSecond: framesPerSecond,
      path: temporaryPath)
    try await work.run(over: runs(longest: framesPerSecond), jobs: jobs) { run, frame in
      try encoder.append(frame, count: run.count)
      progress(run.upperBound)
    }
    try encoder.finish()
    try file.finish()
  }
}
