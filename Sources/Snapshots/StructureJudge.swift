internal import Drawing

/// `Metric.structure`: CIE94 decides whether a difference is visible; the structural similarity of the
/// surroundings decides whether it is a difference of content or of antialiasing.
struct StructureJudge: PixelJudge {
  /// The distance in pixels from the centre of the compared window to its edge: 15 for 31 × 31 pixels.
  static let radius = 15
  /// The minimum similarity at which a difference counts as antialiasing.
  private static let similar = 0.99
  // The constants of SSIM (Wang et al. 2004) for 8 bits.
  private static let c1 = (0.01 * 255) * (0.01 * 255)
  private static let c2 = (0.03 * 255) * (0.03 * 255)

  private let expected: FramedPicture
  private let actual: FramedPicture
  private let threshold: Double
  private let countsAntialiasing: Bool
  private var sums: WindowSums

  init(expected: Pixels, actual: Pixels, threshold: Double, countsAntialiasing: Bool) {
    self.expected = FramedPicture(expected, frame: Self.radius)
    self.actual = FramedPicture(actual, frame: Self.radius)
    self.threshold = threshold
    self.countsAntialiasing = countsAntialiasing
    sums = WindowSums(radius: Self.radius, width: self.expected.width)
  }

  mutating func judge(_ x: Int, _ y: Int) -> PixelClass {
    let before = expected.color(x, y)
    let after = actual.color(x, y)
    if before == after { return .tolerated }
    if before.lab.cie94(to: after.lab) <= threshold { return .tolerated }
    if countsAntialiasing { return .different }
    // An area of one colour contains no antialiasing.
    if expected.isEven(x, y) || actual.isEven(x, y) { return .different }
    sums.move(toRow: y, expected, actual)
    let mean = (0..<3).reduce(0) { $0 + similarity(x, channel: $1) } / 3
    return mean >= Self.similar ? .antialiased : .different
  }

  private func similarity(_ x: Int, channel: Int) -> Double {
    let moments = sums.moments(x, channel: channel)
    return (2 * moments.mean1 * moments.mean2 + Self.c1) * (2 * moments.covariance + Self.c2)
      / ((moments.mean1 * moments.mean1 + moments.mean2 * moments.mean2 + Self.c1)
        * (moments.variance1 + moments.variance2 + Self.c2))
  }
}
