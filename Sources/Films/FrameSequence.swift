internal import Drawing
internal import Files
internal import Motion
internal import PNGCoding
public import SceneRendering
internal import Scenes
internal import Vocabulary
internal import Work

/// A film as a numbered sequence of PNG files with an index of their times.
///
/// Neighbouring frames on which nothing differs are drawn and compressed once. Different ones are made
/// side by side; at most as many as there are jobs are in memory.
public struct FrameSequence: Sendable {
  private let film: Film

  /// The files of a film.
  public init(of film: Film) {
    self.film = film
  }

  /// The files of a whole script at a rate, in frames a second.
  ///
  /// - Throws: `RenderingError` when there is no such script, or the rate is not one of `Film.rates`.
  public init(
    of renderer: SceneRenderer, script: String, framesPerSecond: Int = 60
  ) throws(RenderingError) {
    let settings = FilmSettings(framesPerSecond: framesPerSecond)
    self.init(of: try Film(of: renderer, script: script, settings: settings))
  }

  /// How many frames there are, the one at the film's end included.
  public var count: Int { film.count }

  /// The name of a frame's file: `frame-0000.png` and so on, with more digits when four do not do.
  public func fileName(ofFrame index: Int) -> String {
    let digits = max(Self.fewestDigits, "\(count - 1)".count)
    let number = "\(index)"
    return "frame-" + String(repeating: "0", count: max(0, digits - number.count)) + number + ".png"
  }

  private static let fewestDigits = 4
  /// As many as the number of the last frame that a film can have.
  private static let mostDigits = "\(Film.mostFrames - 1)".count

  /// The file that says when each frame is.
  public static let indexFileName = "index.json"

  /// The frame at `index` as a PNG file.
  public func png(ofFrame index: Int) throws(RenderingError) -> [UInt8] {
    try film.picture(ofFrame: index).png()
  }

  /// Writes all frames and the index into a folder, which is made if need be. Frames that an earlier,
  /// longer film left there are removed in the end; other files are not touched.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - jobs: How many pictures are made side by side, at least one. The bytes do not depend on it.
  ///   - progress: Told how many frames are written, from time to time.
  public func write(
    to folder: String, jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws {
    try FileAccess.makeFolder(folder)
    // A folder with an index has a whole film; until this one is whole it has none.
    let indexPath = FileAccess.join(folder, Self.indexFileName)
    try FileAccess.remove(indexPath)
    let bitmaps = film.bitmaps()
    var written = 0
    try await film.runs(longest: Self.longestRun).concurrentMap(
      jobs: jobs,
      finished: { count in
        written += count
        progress(written)
      }
    ) { run in
      let bitmap = try bitmaps.bitmap(of: film.picture(ofFrame: run.lowerBound))
      let bytes = Picture.png(of: bitmap, scale: film.renderer.traits.displayScale.factor)
      for frame in run {
        try Task.checkCancellation()
        try FileAccess.write(bytes, to: FileAccess.join(folder, fileName(ofFrame: frame)))
      }
      return run.count
    }
    let own = Set((0..<count).map(fileName(ofFrame:)))
    for name in try FileAccess.names(inFolder: folder)
    where Self.isFrame(name) && !own.contains(name) {
      try FileAccess.remove(FileAccess.join(folder, name))
    }
    try FileAccess.write(Array(index().utf8), to: indexPath)
  }

  /// Whether a file's name is one that a film's frame has.
  private static func isFrame(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let digits = name.dropFirst("frame-".count).dropLast(".png".count).utf8
    return (fewestDigits...mostDigits).contains(digits.count)
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// A run is at most so long, or a long rest would be written by one job while the others wait, and
  /// nobody would hear of progress. Our choice: drawing one frame in so many again costs nothing.
  private static let longestRun = 120

  /// When the frames are, as JSON: in seconds of the film, and of the script.
  func index() -> String {
    let frames = (0..<count).map { frame in
      let time = decimal(film.time(ofFrame: frame).seconds, places: 6)
      let scriptTime = decimal(film.scriptTime(ofFrame: frame).seconds, places: 6)
      return "    {\"file\": \(quoted(fileName(ofFrame: frame))), \"time\": \(time),"
        + " \"scriptTime\": \(scriptTime)}"
    }
    return """
      {
        "framesPerSecond": \(film.framesPerSecond),
        "duration": \(decimal(film.duration.seconds, places: 6)),
        "frames": [
      \(frames.joined(separator: ",\n"))
        ]
      }

      """
  }
}
