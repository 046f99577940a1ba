internal import ArgumentParser
internal import Cellophane

/// How two pictures are compared.
struct ComparisonOptions: ParsableArguments {
  /// The names of the metrics.
  enum MetricName: String, CaseIterable, ExpressibleByArgument {
    case exact, channel, yiq, structure
  }

  @Option(
    help: """
      When two pixels count as different: exact (any byte), channel (a channel differs by more \
      than the threshold), yiq (pixelmatch's formula), structure (CIE94 and SSIM).
      """)
  var metric: MetricName = .exact

  @Option(
    help: """
      The metric's threshold: 0…255 for channel (default 1), 0…1 for yiq (default 0.1), ΔE for \
      structure (default 1).
      """
  )
  var threshold: Double?

  @Flag(help: "Count anti-aliased pixels, which yiq and structure ignore.")
  var countAntialiasing = false

  @Option(help: "The maximum number of differing pixels.")
  var maxPixels: Int?

  @Option(help: "The maximum fraction of differing pixels, 0…1.")
  var maxRatio: Double?

  @Option(
    help: ArgumentHelp(
      "The maximum number of differing pixels in any window of a size; repeatable.",
      valueName: "8x8=6"))
  var maxPixelsIn: [Tolerance.Density] = []

  @Option(
    help: ArgumentHelp(
      "A rectangle to ignore, in pixels; repeatable.", valueName: "x,y,w,h"))
  var ignore: [PixelRect] = []

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

  /// The comparison with these options.
  var comparison: Comparison {
    get throws {
      Comparison(
        try resolvedMetric(),
        tolerance: Tolerance(pixels: maxPixels, ratio: maxRatio, densities: maxPixelsIn),
        ignoring: ignore)
    }
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
      // A text that is not a whole number is as wrong as a number out of range.
      return try checked(.channel(tolerance: Int(exactly: levels) ?? -1))
    case .yiq:
      return try checked(
        .yiq(threshold: threshold ?? 0.1, countsAntialiasing: countAntialiasing))
    case .structure:
      return try checked(
        .structure(threshold: threshold ?? 1, countsAntialiasing: countAntialiasing))
    }
  }

  private func checked(_ metric: Metric) throws -> Metric {
    if let objection = metric.objection { throw ValidationError(objection) }
    return metric
  }
}
