internal import Drawing

/// What a metric makes of the pixels of two pictures of the same size: a list of those of which some
/// byte differs, since most do not.
struct DifferenceMap {
  let size: PixelSize
  /// The number of pixels that the metric forgives as smoothing.
  private(set) var antialiased = 0
  /// The number of pixels that differ.
  private(set) var differing = 0
  /// In reading order.
  private var entries: [JudgedPixel] = []

  /// The number of pixels of which a byte differs, outside ignored areas.
  var changed: Int { entries.count }

  /// Judges all pixels; `nil` when every byte outside `ignoring` is the same.
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
      // Most rows are equal even in pictures that differ; looking at pixels costs more.
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

  /// The pixels of a class, or all that changed for `nil`, in reading order.
  func forEach(_ wanted: PixelClass?, _ body: (_ x: Int, _ y: Int) -> Void) {
    for entry in entries where wanted == nil || entry.kind == wanted {
      body(entry.x, entry.y)
    }
  }

  /// All pixels that changed, with their classes, in reading order.
  func forEachClass(_ body: (_ x: Int, _ y: Int, PixelClass) -> Void) {
    for entry in entries { body(entry.x, entry.y, entry.kind) }
  }

  /// The most differing pixels in any window of a size, and the first window that has them.
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
