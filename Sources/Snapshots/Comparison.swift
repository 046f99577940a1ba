package import Drawing
internal import Glibc

/// Compares two pictures exactly.
package enum Comparison {
  /// Whether `actual` is `expected`, and where it is not.
  ///
  /// Every byte counts, also the colour of fully transparent pixels: a renderer that is meant to
  /// give the same bytes gives the same bytes there too.
  package static func compare(expected: Bitmap, actual: Bitmap) -> Verdict {
    guard expected.width == actual.width, expected.height == actual.height else {
      return .sizeMismatch(
        expected: .init(width: expected.width, height: expected.height),
        actual: .init(width: actual.width, height: actual.height))
    }
    if areEqual(expected.rgba, actual.rgba, in: expected.rgba.indices) { return .identical }
    var tally = Tally()
    let stride = expected.width * 4
    for y in 0..<expected.height {
      // Most rows are equal even in pictures that differ; looking at pixels costs far more.
      if areEqual(expected.rgba, actual.rgba, in: y * stride..<(y + 1) * stride) { continue }
      for x in 0..<expected.width {
        let before = pixel(at: y * stride + 4 * x, of: expected.rgba)
        let after = pixel(at: y * stride + 4 * x, of: actual.rgba)
        if before != after { tally.add(x: x, y: y, expected: before, actual: after) }
      }
    }
    return tally.verdict(totalPixels: expected.width * expected.height)
  }

  private static func pixel(at start: Int, of rgba: [UInt8]) -> Bitmap.RGBA {
    Bitmap.RGBA(rgba[start], rgba[start + 1], rgba[start + 2], rgba[start + 3])
  }

  private static func areEqual(_ a: [UInt8], _ b: [UInt8], in range: Range<Int>) -> Bool {
    unsafe a.withUnsafeBytes { a in
      unsafe b.withUnsafeBytes { b in
        let a = unsafe UnsafeRawBufferPointer(rebasing: a[range])
        let b = unsafe UnsafeRawBufferPointer(rebasing: b[range])
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        return unsafe memcmp(a, b, range.count) == 0
      }
    }
  }
}

/// What is known of the differing pixels seen so far, row by row.
private struct Tally {
  private var count = 0
  private var left = Int.max
  private var right = Int.min
  private var top = Int.max
  private var bottom = Int.min
  private var alphaOnly = true
  private var worst: Difference.Pixel?

  mutating func add(x: Int, y: Int, expected: Bitmap.RGBA, actual: Bitmap.RGBA) {
    count += 1
    left = min(left, x)
    right = max(right, x)
    top = min(top, y)
    bottom = max(bottom, y)
    let color = max(
      distance(expected.red, actual.red), distance(expected.green, actual.green),
      distance(expected.blue, actual.blue))
    if color != 0 { alphaOnly = false }
    let delta = max(color, distance(expected.alpha, actual.alpha))
    if delta > worst?.delta ?? 0 {
      worst = Difference.Pixel(x: x, y: y, expected: expected, actual: actual, delta: delta)
    }
  }

  func verdict(totalPixels: Int) -> Verdict {
    guard let worst else { return .identical }
    return .different(
      Difference(
        differingPixels: count, totalPixels: totalPixels,
        bounds: .init(x: left, y: top, width: right - left + 1, height: bottom - top + 1),
        worst: worst, alphaOnly: alphaOnly))
  }

  private func distance(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
}
