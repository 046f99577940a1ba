internal import Drawing

/// The result of a metric for each pixel of two pictures of the same size. Only pixels of which a byte differs
/// are stored, because most are equal.
struct DifferenceMap {
  /// The size of both pictures.
  let size: PixelSize
  /// The number of pixels that the metric ignores because they only smooth an edge.
  private(set) var antialiased = 0
  /// The number of pixels that differ.
  private(set) var differing = 0
  /// The pixels of which a byte differs, in reading order.
  private var entries: [JudgedPixel] = []

  /// The number of pixels of which a byte differs, outside ignored areas.
  var changed: Int { entries.count }

  /// Compares all pixels. Returns `nil` if all bytes outside of `ignoring` are equal.
  init?(_ expected: Pixels, _ actual: Pixels, _ metric: Metric, ignoring: [PixelRect]) {
    size = expected.size
    if expected.matches(actual) { return nil }
    switch metric {
    case .exact: judge(expected, actual, ignoring, ExactJudge())
    case .channel(let tolerance):
      judge(
        expected, actual, ignoring,
        ChannelJudge(expected: expected, actual: actual, tolerance: tolerance))
    case .yiq(let threshold, let countsAntialiasing):
      judge(
        expected, actual, ignoring,
        YIQJudge(
          expected: expected, actual: actual, threshold: threshold,
          countsAntialiasing: countsAntialiasing))
    case .structure(let threshold, let countsAntialiasing):
      judge(
        expected, actual, ignoring,
        StructureJudge(
          expected: expected, actual: actual, threshold: threshold,
          countsAntialiasing: countsAntialiasing))
    }
    if entries.isEmpty { return nil }
  }

  private mutating func judge(
    _ expected: Pixels, _ actual: Pixels, _ ignoring: [PixelRect], _ judge: some PixelJudge
  ) {
    var judge = judge
    for y in 0..<size.height {
      // Comparing whole rows first is faster: most rows are equal even in pictures that differ.
      if expected.matches(actual, 0, y, otherX: 0, otherY: y, count: size.width) { continue }
      let start = entries.count
      judge.judgeRow(y, expected, actual, into: &entries)
      let ignored = ignoring.filter { $0.rows(in: size.height).contains(y) }
        .map { $0.columns(in: size.width) }
      if !ignored.isEmpty {
        let kept = entries[start...].filter { entry in
          !ignored.contains { $0.contains(entry.x) }
        }
        entries.replaceSubrange(start..., with: kept)
      }
    }
    for entry in entries {
      if entry.kind == .different { differing += 1 }
      if entry.kind == .antialiased { antialiased += 1 }
    }
  }

  /// Calls `body` for each pixel of a class, or for each pixel of which a byte differs if it is `nil`, in
  /// reading order.
  func forEach(_ wanted: PixelClass?, _ body: (_ x: Int, _ y: Int) -> Void) {
    for entry in entries where wanted == nil || entry.kind == wanted {
      body(entry.x, entry.y)
    }
  }

  /// Calls `body` for each pixel of which a byte differs, in reading order.
  func forEachClass(_ body: (_ x: Int, _ y: Int, PixelClass) -> Void) {
    for entry in entries { body(entry.x, entry.y, entry.kind) }
  }

  /// Returns the maximum number of differing pixels in any window of a size, and the top left corner of the
  /// first such window.
  func densest(window: PixelSize) -> (count: Int, place: (x: Int, y: Int)) {
    let width = min(window.width, size.width)
    let height = min(window.height, size.height)
    var columnsByRow: [[Int]] = Array(repeating: [], count: size.height)
    forEach(.different) { x, y in columnsByRow[y].append(x) }
    var inColumn = [Int](repeating: 0, count: size.width)
    var best = (count: 0, place: (x: 0, y: 0))
    for y in 0..<size.height {
      for x in columnsByRow[y] { inColumn[x] += 1 }
      if y >= height { for x in columnsByRow[y - height] { inColumn[x] -= 1 } }
      // Only a row that adds pixels can lead to a window that has more than any before.
      guard y >= height - 1, y == height - 1 || !columnsByRow[y].isEmpty else { continue }
      var count = 0
      for x in 0..<size.width {
        count += inColumn[x]
        if x >= width { count -= inColumn[x - width] }
        if x >= width - 1, count > best.count {
          best = (count, (x: x - width + 1, y: y - height + 1))
        }
      }
    }
    return best
  }
}
