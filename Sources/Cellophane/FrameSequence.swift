internal import Drawing
internal import Files
internal import Motion
internal import PNGCoding
internal import Resolution

/// The frames of a script, as a numbered sequence of PNG files with an index of their times.
///
/// Frames on which nothing differs are drawn and compressed once. Different ones are made side by
/// side; at most as many as there are jobs are in memory.
public struct FrameSequence: Sendable {
  /// The rates that can be asked for, in frames a second.
  public static let rates = FrameClock.rates

  /// How many frames there are, the one at the script's end included.
  public let count: Int
  private let clock: FrameClock
  private let timeline: Timeline
  private let renderer: SceneRenderer

  /// Plays a script of a scene.
  ///
  /// - Parameters:
  ///   - script: The name of the script.
  ///   - framesPerSecond: The rate, one of `rates`; a rate outside is brought to the nearer end.
  public init(
    of renderer: SceneRenderer, script: String, framesPerSecond: Int = 60
  ) throws(RenderingError) {
    let rate = min(max(framesPerSecond, Self.rates.lowerBound), Self.rates.upperBound)
    guard let clock = FrameClock(framesPerSecond: rate) else {
      throw .picture("\(rate) is no frame rate")
    }
    self.clock = clock
    self.renderer = renderer
    timeline = try renderer.timeline(script: script)
    count = clock.frameCount(through: timeline.duration)
  }

  /// The name of a frame's file: `frame-0000.png` and so on, with more digits when four do not do.
  public func fileName(ofFrame index: Int) -> String {
    let digits = max(Self.fewestDigits, "\(count - 1)".count)
    let number = "\(index)"
    let zeros = String(repeating: "0", count: max(digits - number.count, 0))
    return Self.prefix + zeros + number + Self.suffix
  }

  private static let prefix = "frame-"
  private static let suffix = ".png"
  private static let fewestDigits = 4

  /// The file that says when each frame is.
  public static let indexFileName = "index.json"

  /// The frame at `index` as a PNG file.
  public func png(ofFrame index: Int) throws(RenderingError) -> [UInt8] {
    let presentation = timeline.presentation(at: clock.time(ofFrame: index))
    return try renderer.picture(of: presentation).png()
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
    var written = 0
    try await withThrowingTaskGroup(of: Int.self) { group in
      var runs = runs().makeIterator()
      func addRun() {
        guard let run = runs.next() else { return }
        group.addTask {
          let bytes = try png(ofFrame: run.lowerBound)
          for frame in run {
            try Task.checkCancellation()
            try FileAccess.write(bytes, to: FileAccess.join(folder, fileName(ofFrame: frame)))
          }
          return run.count
        }
      }
      for _ in 0..<max(jobs, 1) { addRun() }
      while let count = try await group.next() {
        written += count
        progress(written)
        addRun()
      }
    }
    try FileAccess.write(
      Array(index().utf8), to: FileAccess.join(folder, Self.indexFileName))
    for name in try FileAccess.names(inFolder: folder) where isStale(name) {
      try FileAccess.remove(FileAccess.join(folder, name))
    }
  }

  /// Whether a file is a frame of an earlier film that this one does not have. A name that no film
  /// gives (fewer digits, a sign) is somebody else's.
  private func isStale(_ name: String) -> Bool {
    guard name.hasPrefix(Self.prefix), name.hasSuffix(Self.suffix) else { return false }
    let digits = name.dropFirst(Self.prefix.count).dropLast(Self.suffix.count)
    guard digits.utf8.count >= Self.fewestDigits,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(digits)
    else { return false }
    return number >= count || name != fileName(ofFrame: number)
  }

  /// Neighbouring frames that show the same.
  private func runs() -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for frame in 1..<(count + 1) {
      let isSame =
        frame < count
        && timeline.turnIndex(at: clock.time(ofFrame: frame))
          == timeline.turnIndex(at: clock.time(ofFrame: start))
      guard !isSame else { continue }
      runs.append(start..<frame)
      start = frame
    }
    return runs
  }

  /// The times of the frames in seconds, as JSON.
  func index() -> String {
    let frames = (0..<count).map { frame in
      let time = clock.time(ofFrame: frame).seconds
      return
        "    {\"file\": \(quoted(fileName(ofFrame: frame))), \"time\": \(decimal(time, places: 6))}"
    }
    return """
      {
        "framesPerSecond": \(clock.framesPerSecond),
        "duration": \(decimal(timeline.duration.seconds, places: 6)),
        "frames": [
      \(frames.joined(separator: ",\n"))
        ]
      }

      """
  }
}

extension Duration {
  /// The duration in seconds, for people; never for finding frames.
  package var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
