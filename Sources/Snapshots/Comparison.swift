public import Drawing

/// How two pictures are compared: the metric, the number of pixels that may differ, and the areas that are
/// ignored. By default every byte must be equal.
public struct Comparison: Hashable, Sendable {
  /// All bytes of all pixels must be equal, also the stored colours of fully transparent pixels.
  public static let exact = Comparison()

  /// The rule that decides whether two pixels differ.
  public var metric: Metric
  /// The number of pixels that may differ.
  public var tolerance: Tolerance
  /// Areas that are not compared, in pixels from the top left corner. A ratio is one of the other pixels.
  public var ignoring: [PixelRect]

  /// Creates a comparison. By default all bytes must be equal.
  public init(
    _ metric: Metric = .exact, tolerance: Tolerance = Tolerance(), ignoring: [PixelRect] = []
  ) {
    self.metric = metric
    self.tolerance = tolerance
    self.ignoring = ignoring
  }

  /// Why no pictures can be compared in this way, as one lower-case sentence; nil if they can.
  package var objection: String? { metric.objection ?? tolerance.objection }

  /// Compares two pictures.
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

  /// The number of pixels of a picture outside of ignored areas.
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
