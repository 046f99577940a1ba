/// What a metric makes of a pixel of which some byte differs.
enum PixelClass: UInt8 {
  /// The bytes differ by less than the metric minds.
  case tolerated
  /// The metric minds, but the pixel only smooths an edge.
  case antialiased
  /// The pixel differs.
  case different
}

/// A pixel of which some byte differs, and what a metric makes of it. Its column and row take 15 bits
/// each, as `Bitmap`'s sides are below 2¹⁵; the class takes the other two.
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

/// A metric at work on two pictures of the same size.
protocol PixelJudge {
  /// Judges a pixel of which some byte differs. Called in reading order.
  mutating func judge(_ x: Int, _ y: Int) -> PixelClass

  /// Appends to `judged` the pixels of a row of which some byte differs, from the left. For metrics that
  /// judge many pixels faster together; others have `judge` asked for each.
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
