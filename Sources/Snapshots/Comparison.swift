public import Drawing

/// How two pictures are compared: what makes a pixel different, how many may be, and where nobody
/// looks. By default every byte counts.
public struct Comparison: Hashable, Sendable {
  /// Every byte of every pixel, also the colour of fully transparent ones: a renderer that is meant to
  /// give the same bytes gives the same bytes there too.
  public static let exact = Comparison()

  /// When two pixels count as different.
  public var metric: Metric
  /// How many differing pixels pass.
  public var tolerance: Tolerance
  /// Areas that are not compared. They do not count in ratios either.
  public var ignoring: [PixelRect]

  /// Makes a comparison; what is not given is strict.
  public init(
    _ metric: Metric = .exact, tolerance: Tolerance = .none, ignoring: [PixelRect] = []
  ) {
    self.metric = metric
    self.tolerance = tolerance
    self.ignoring = ignoring
  }

  /// Whether `actual` is `expected`, and where it is not.
  public func compare(expected: Bitmap, actual: Bitmap) -> Verdict {
    let before = Pixels(expected)
    let after = Pixels(actual)
    guard before.size == after.size else {
      return .sizeMismatch(sizeMismatch(expected, actual))
    }
    guard let map = DifferenceMap(before, after, metric, ignoring: ignoring) else {
      return .identical
    }
    let difference = Difference(
      map, before, after, exceeded: tolerance.exceeded(by: map, compared: compared(before.size)),
      compared: compared(before.size))
    return difference.exceeded.isEmpty ? .tolerated(difference) : .different(difference)
  }

  private func sizeMismatch(_ expected: Bitmap, _ actual: Bitmap) -> SizeMismatch {
    let common = PixelSize(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    let before = Pixels(expected).cropped(to: common)
    let after = Pixels(actual).cropped(to: common)
    let map = DifferenceMap(before, after, metric, ignoring: ignoring)
    return SizeMismatch(
      expected: PixelSize(width: expected.width, height: expected.height),
      actual: PixelSize(width: actual.width, height: actual.height),
      commonPart: map.map {
        Difference($0, before, after, exceeded: [], compared: compared(common))
      })
  }

  /// The number of pixels of a picture that lie in no ignored area.
  private func compared(_ size: PixelSize) -> Int {
    guard !ignoring.isEmpty else { return size.width * size.height }
    var count = 0
    for y in 0..<size.height {
      var covered = 0
      let ranges = ignoring.filter { $0.rows(in: size.height).contains(y) }
        .map { $0.columns(in: size.width) }.sorted { $0.lowerBound < $1.lowerBound }
      for range in ranges {
        count += max(0, range.lowerBound - covered)
        covered = max(covered, range.upperBound)
      }
      count += size.width - covered
    }
    return count
  }
}
