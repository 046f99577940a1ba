internal import Drawing
internal import Files
internal import Motion
internal import PNGCoding
internal import SceneRendering
internal import Scenes
internal import Vocabulary
internal import Work

/// Writes films as numbered PNG files with an index of their times, into a folder.
///
/// Neighbouring frames on which nothing differs are drawn and compressed once. Different ones are made at
/// the same time; at most as many as there are jobs are in memory.
struct FrameFolderWriter: FilmWriter {
  var hasLoopCount: Bool { false }

  var streamingObstacle: String? {
    "A folder cannot be written to standard output; name one, or give a --format."
  }

  func write(
    _ film: Film, to output: FilmOutput, progress: (Int) -> Void
  ) async throws -> [Film.Note] {
    guard let path = output.path else { return [] }
    try await FrameFolder(of: film).write(to: path, jobs: output.jobs, progress: progress)
    return []
  }
}

/// The files of a film in a folder.
struct FrameFolder {
  let film: Film

  init(of film: Film) { self.film = film }

  /// The name of a frame's file: `frame-0000.png` and so on, with more digits if four are not enough.
  func fileName(ofFrame index: Int) -> String {
    let digits = max(Self.fewestDigits, "\(film.count - 1)".count)
    let number = "\(index)"
    return "frame-" + String(repeating: "0", count: max(0, digits - number.count)) + number + ".png"
  }

  private static let fewestDigits = 4
  /// The digits of the last frame's number in the longest film.
  private static let mostDigits = "\(Film.mostFrames - 1)".count

  /// The file that has the times of the frames.
  static let indexFileName = "index.json"

  /// Writes all frames and the index into a folder, which is made if it does not exist. Frames that an
  /// earlier, longer film left there are removed in the end; other files are not touched.
  func write(
    to folder: String, jobs: Int, progress: (Int) -> Void = { _ in }
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
    let own = Set((0..<film.count).map(fileName(ofFrame:)))
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

  /// Maximum number of equal frames written by one job. Without a limit one job would write a long rest
  /// while the others wait, and there would be no progress to report. Our choice: drawing one frame in 120
  /// again costs nothing.
  private static let longestRun = 120

  /// When the frames are, as JSON: in seconds of the film, and of the script.
  func index() -> String {
    let frames = (0..<film.count).map { frame in
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
