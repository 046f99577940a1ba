/// What a metric makes of each pixel of two pictures of the same size.
struct DifferenceMap {
  let size: PixelSize
  /// The number of pixels of which a byte differs, outside ignored areas.
  private(set) var changed = 0
  /// The number of pixels that the metric forgives as smoothing.
  private(set) var antialiased = 0
  /// The number of pixels that differ.
  private(set) var differing = 0
  private var classes: [PixelClass]

  /// Judges all pixels; `nil` when every byte outside `ignoring` is the same.
  init?(_ expected: Pixels, _ actual: Pixels, _ metric: Metric, ignoring: [PixelRect]) {
    size = expected.size
    classes = []
    if expected.matches(actual, 0, 0, otherX: 0, otherY: 0, count: size.width * size.height) {
      return nil
    }
    classes = Array(repeating: .same, count: size.width * size.height)
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
    if changed == 0 { return nil }
  }

  /// What the metric makes of a pixel; the place must lie in the pictures.
  subscript(x: Int, y: Int) -> PixelClass { classes[y * size.width + x] }

  private mutating func judge(
    _ expected: Pixels, _ actual: Pixels, _ ignoring: [PixelRect], _ judge: some PixelJudge
  ) {
    var judge = judge
    for y in 0..<size.height {
      // Most rows are equal even in pictures that differ; looking at pixels costs far more.
      if expected.matches(actual, 0, y, otherX: 0, otherY: y, count: size.width) { continue }
      let ignored = ignoring.filter { $0.rows(in: size.height).contains(y) }
        .map { $0.columns(in: size.width) }
      for x in 0..<size.width where expected.word(x, y) != actual.word(x, y) {
        if ignored.contains(where: { $0.contains(x) }) { continue }
        let verdict = judge.judge(x, y)
        classes[y * size.width + x] = verdict
        changed += 1
        if verdict == .different { differing += 1 }
        if verdict == .antialiased { antialiased += 1 }
      }
    }
  }

  /// The places of the pixels of a class, in reading order; `nil` for all but the same.
  func forEach(_ wanted: PixelClass?, _ body: (_ x: Int, _ y: Int) -> Void) {
    var index = 0
    for y in 0..<size.height {
      for x in 0..<size.width {
        let found = classes[index]
        index += 1
        if found != .same, wanted == nil || found == wanted { body(x, y) }
      }
    }
  }

  /// The most differing pixels in any window of a size, and the first window that has them.
  func densest(window: PixelSize) -> (count: Int, place: (x: Int, y: Int)) {
    let width = min(window.width, size.width)
    let height = min(window.height, size.height)
    var inColumn = [Int](repeating: 0, count: size.width)
    var best = (count: 0, place: (x: 0, y: 0))
    for y in 0..<size.height {
      for x in 0..<size.width {
        if self[x, y] == .different { inColumn[x] += 1 }
        if y >= height, self[x, y - height] == .different { inColumn[x] -= 1 }
      }
      guard y >= height - 1 else { continue }
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
