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
  package func compare(expected: Bitmap, actual: Bitmap) -> Verdict {
    let difference = Pixels.withCommon(expected, actual) { before, after in
      DifferenceMap(before, after, metric, ignoring: ignoring).map { map in
        let compared = comparedPixels(of: map.size)
        return Difference(
          map, before, after, exceeded: tolerance.exceeded(by: map, compared: compared),
          compared: compared)
      }
    }.flatMap(\.self)
    guard expected.width == actual.width, expected.height == actual.height else {
      return .sizeMismatch(
        SizeMismatch(
          expected: PixelSize(width: expected.width, height: expected.height),
          actual: PixelSize(width: actual.width, height: actual.height), commonPart: difference))
    }
    guard let difference else { return .identical }
    return difference.exceeded.isEmpty ? .tolerated(difference) : .different(difference)
  }

  /// The number of pixels of a picture that lie in no ignored area.
  private func comparedPixels(of size: PixelSize) -> Int {
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
