internal import ArgumentParser
internal import Cellophane
internal import Files

struct CompareCommand: AsyncParsableCommand, LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares two PNG files, or the PNG files of two folders by name.",
    discussion: """
      Without options every byte counts. All limits that are given must hold.

      EXAMPLES
        cellophane compare expected.png actual.png
        cellophane compare old.png new.png --metric yiq --diff difference.png
        cellophane compare old.png new.png --metric structure --max-pixels-in 8x8=6
        cellophane compare Goldens Output/frames --metric channel --threshold 2 --json
      """)

  /// The metrics by the names that they have here.
  enum MetricName: String, CaseIterable, ExpressibleByArgument {
    case exact, channel, yiq, structure
  }

  @Argument(help: "The picture, or the folder of pictures, that is expected.")
  var expected: String

  @Argument(help: "The picture, or the folder of pictures, that is judged.")
  var actual: String

  @Option(
    help: """
      When two pixels differ: exact (any byte), channel (a channel is off by more than the \
      threshold), yiq (pixelmatch's formula), structure (CIE94 and SSIM).
      """)
  var metric: MetricName = .exact

  @Option(
    help: """
      The metric's threshold: 0…255 for channel (default 1), 0…1 for yiq (default 0.1), ΔE for \
      structure (default 1).
      """
  )
  var threshold: Double?

  @Flag(help: "Counts pixels that only smooth an edge, which yiq and structure forgive.")
  var countAntialiasing = false

  @Option(help: "The most differing pixels that pass.")
  var maxPixels: Int?

  @Option(help: "The largest share of differing pixels that passes, 0…1.")
  var maxRatio: Double?

  @Option(
    help: ArgumentHelp(
      "The most differing pixels in any window of a size; may be repeated.",
      valueName: "8x8=6"))
  var maxPixelsIn: [Tolerance.Density] = []

  @Option(
    help: ArgumentHelp(
      "An area in pixels that is not compared; may be repeated.", valueName: "x,y,w,h"))
  var ignore: [PixelRect] = []

  @Option(
    help: ArgumentHelp(
      "Where a picture of the difference goes; for folders a folder.", valueName: "path"))
  var diff: String?

  @Flag(help: "Prints the answer as JSON.")
  var json = false

  @OptionGroup var jobs: JobOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  var inputFolders: [String] { [expected, actual].map { FileAccess.isFolder($0) ? $0 : SceneFileName.folder(of: $0) } }

  func validate() throws {
    if countAntialiasing, metric == .exact || metric == .channel {
      throw ValidationError("--count-antialiasing needs --metric yiq or structure")
    }
    if let maxPixels, maxPixels < 0 {
      throw ValidationError("--max-pixels cannot be negative")
    }
    if let maxRatio, !(0...1).contains(maxRatio) {
      throw ValidationError("--max-ratio is between 0 and 1")
    }
    _ = try resolvedMetric()
  }

  func run() async throws {
    let pairs = try await reporting {
      let work = PairwiseComparison(
        Comparison(
          try resolvedMetric(),
          tolerance: Tolerance(pixels: maxPixels, ratio: maxRatio, densities: maxPixelsIn),
          ignoring: ignore),
        differences: diff, jobs: jobs.count)
      if try PairwiseComparison.areFolders(expected, actual) {
        let pairs = try await work.folders(expected, actual)
        try Terminal.printLine(json ? Self.json(pairs) : Self.lines(pairs))
        return pairs
      }
      let pair = try work.files(expected, actual)
      try Terminal.printLine(
        json ? pair.json : ([pair.message] + pair.remarks).joined(separator: "\n"))
      return [pair]
    }
    guard pairs.exitStatus == .done else { throw ExitCode(pairs.exitStatus.rawValue) }
  }

  private static func json(_ pairs: [PairwiseComparison.Pair]) -> String {
    "{\"pairs\": [\n  \(pairs.map(\.json).joined(separator: ",\n  "))\n]}"
  }

  private static func lines(_ pairs: [PairwiseComparison.Pair]) -> String {
    let told = pairs.filter { $0.exitStatus != .done || !$0.remarks.isEmpty }.flatMap { pair in
      ["\(pair.name): \(pair.message)"]
        + (pair.remarks + (pair.difference.map { [$0] } ?? [])).map { "  \($0)" }
    }
    return (told + [pairs.summary]).joined(separator: "\n")
  }

  private func resolvedMetric() throws -> Metric {
    switch metric {
    case .exact:
      guard threshold == nil else {
        throw ValidationError("--threshold needs --metric channel, yiq or structure")
      }
      return .exact
    case .channel:
      let levels = threshold ?? 1
      guard let tolerance = Int(exactly: levels), (0...255).contains(tolerance) else {
        throw ValidationError("the threshold of channel is a whole number from 0 to 255")
      }
      return .channel(tolerance: tolerance)
    case .yiq:
      let distance = threshold ?? 0.1
      guard (0...1).contains(distance) else {
        throw ValidationError("the threshold of yiq is between 0 and 1")
      }
      return .yiq(threshold: distance, countsAntialiasing: countAntialiasing)
    case .structure:
      let distance = threshold ?? 1
      guard (0...200).contains(distance) else {
        throw ValidationError("the threshold of structure is between 0 and 200")
      }
      return .structure(threshold: distance, countsAntialiasing: countAntialiasing)
    }
  }
}
