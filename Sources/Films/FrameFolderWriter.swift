internal import Drawing
internal import Files
internal import Motion
internal import PNGCoding
internal import SceneRendering
internal import Scenes
internal import Vocabulary
internal import Work

/// Writes films as numbered PNG files, with an index of their times, into a folder.
///
/// Equal consecutive frames are drawn and compressed once. Different ones are made in parallel,
/// with at most `jobs` of them in memory.
struct FrameFolderWriter: FilmWriter {
  var name: String { "frames" }

  var maximumLoopCount: Int? { nil }

  var streamingObstacle: String? {
    "A folder cannot be written to standard output; name one, or give a --format."
  }

  func write(
    _ film: Film, to output: FilmOutput, progress: (Int) -> Void
  ) async throws -> [Film.Note] {
    guard let path = output.path else { return [] }
    try await FrameFolder(of: film).write(
      to: path, replacesForeign: output.replacesForeign, jobs: output.jobs, progress: progress)
    return []
  }
}

/// The files of a film in a folder.
struct FrameFolder {
  let film: Film

  init(of film: Film) { self.film = film }

  /// The name of a frame's file: `frame-0000.png` and so on, with more digits if four are not
  /// enough.
  func fileName(ofFrame index: Int) -> String {
    let digits = max(Self.fewestDigits, "\(film.frameCount - 1)".count)
    let number = "\(index)"
    return "frame-" + String(repeating: "0", count: max(0, digits - number.count)) + number + ".png"
  }

  private static let fewestDigits = 4

  /// The name of the file with the times of the frames.
  static let indexFileName = "index.json"

  /// Writes all frames and the index into a folder, which is created if it is missing.
  ///
  /// They are written beside it and moved when they are complete: until then the folder keeps the
  /// frames of an earlier film. No other files in the folder are removed.
  ///
  /// - Parameter replacesForeign: Whether files from elsewhere are replaced if they have the name
  ///   of a frame or of the index. Otherwise they are an error, and the folder is not changed.
  func write(
    to folder: String, replacesForeign: Bool = false, jobs: Int,
    progress: (Int) -> Void = { _ in }
  ) async throws {
    let staged = try StagedFolder(replacing: folder)
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
        try staged.write(bytes, name: fileName(ofFrame: frame))
      }
      return run.count
    }
    try staged.write(Array(index().utf8), name: Self.indexFileName)
    try staged.finish(last: Self.indexFileName, replacesForeign: replacesForeign)
  }

  /// The maximum number of equal frames in one job. Without a limit one job would write a long rest
  /// while the others wait, and there would be no progress to report. Our choice: drawing one frame
  /// in 120 again costs almost nothing.
  private static let longestRun = 120

  /// The times of the frames as JSON: in seconds of the film and of the script.
  func index() -> String {
    func seconds(_ time: Duration) -> JSONValue { .number(time.seconds, places: 6) }
    let frames = (0..<film.frameCount).map { frame -> JSONValue in
      [
        "file": .string(fileName(ofFrame: frame)),
        "time": seconds(film.time(ofFrame: frame)),
        "scriptTime": seconds(film.scriptTime(ofFrame: frame)),
      ]
    }
    let index: JSONValue = [
      "framesPerSecond": .number(film.framesPerSecond), "duration": seconds(film.duration),
      "frames": .array(frames),
    ]
    return index.text(levels: 2) + "\n"
  }
}
