/// The result of a metric for a pixel of which a byte differs.
enum PixelClass: UInt8 {
  /// The difference is not greater than the metric's threshold.
  case tolerated
  /// The difference is greater than the threshold, but the pixel only smooths an edge.
  case antialiased
  /// The pixel differs.
  case different
}

/// A pixel of which a byte differs, with the metric's result, in 32 bits: 15 bits for the row, 15 for the
/// column and 2 for the class. `Bitmap`'s sides are below 2¹⁵.
struct JudgedPixel {
  let bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  init(_ x: Int, _ y: Int, _ kind: PixelClass) {
    bits =
      UInt32(truncatingIfNeeded: y) << 17 | UInt32(truncatingIfNeeded: x) << 2
      | UInt32(kind.rawValue)
  }

  var x: Int { Int(bits >> 2 & 0x7FFF) }
  var y: Int { Int(bits >> 17) }
  var kind: PixelClass { PixelClass(rawValue: UInt8(bits & 3)) ?? .different }
}

/// Applies a metric to two pictures of the same size.
protocol PixelJudge {
  /// Returns the result for a pixel of which a byte differs. Called in reading order.
  mutating func judge(_ x: Int, _ y: Int) -> PixelClass

  /// Appends to `judged` the pixels of a row of which a byte differs, from left to right. The default calls
  /// `judge` for each; a metric that is faster for whole rows implements this function.
  mutating func judgeRow(
    _ y: Int, _ expected: Pixels, _ actual: Pixels, into judged: inout [JudgedPixel])
}

extension PixelJudge {
  mutating func judgeRow(
    _ y: Int, _ expected: Pixels, _ actual: Pixels, into judged: inout [JudgedPixel]
  ) {
    expected.forEachDifference(from: actual, inRow: y) { x in
      judged.append(JudgedPixel(x, y, judge(x, y)))
    }
  }
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
