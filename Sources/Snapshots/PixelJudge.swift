/// What a metric makes of a pixel of which some byte differs.
enum PixelClass: UInt8 {
  /// The bytes differ by less than the metric minds.
  case tolerated
  /// The metric minds, but the pixel only smooths an edge.
  case antialiased
  /// The pixel differs.
  case different
}

/// A metric at work on two pictures of the same size.
protocol PixelJudge {
  /// Judges a pixel of which some byte differs. Called in reading order.
  mutating func judge(_ x: Int, _ y: Int) -> PixelClass
}

/// `Metric.exact`.
struct ExactJudge: PixelJudge {
  func judge(_: Int, _: Int) -> PixelClass { .different }
}

/// `Metric.channel`.
struct ChannelJudge: PixelJudge {
  let expected: Pixels
  let actual: Pixels
  let tolerance: Int

  func judge(_ x: Int, _ y: Int) -> PixelClass {
    expected.color(x, y).largestDifference(to: actual.color(x, y)).amount > tolerance
      ? .different : .tolerated
  }
}
