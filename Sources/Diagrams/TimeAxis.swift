internal import Drawing

/// A time axis of a script, to scale, with the numbered moments on it. Where discs of close moments
/// would overlap, they are moved above the axis and point to their positions. More of them than fit a line stand in
/// several rows.
struct TimeAxis {
  private typealias Metrics = StoryboardMetrics

  private let width: Double
  private let places: [Double]
  private let discs: [Double]
  private let numbers: [TypesetText]
  /// The number of rows of discs. A disc and the one after it stand in different rows, if there are several.
  private let rowCount: Int

  init(
    _ moments: [Double], seconds: Double, width: Double, _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    self.width = width
    places = moments.map { seconds > 0 ? $0 / seconds * width : 0 }
    rowCount = Self.rowCount(of: moments.count, pitch: Metrics.discPitch, within: width)
    discs = Self.spread(places, pitch: Metrics.discPitch / Double(rowCount), within: width)
    var numbers: [TypesetText] = []
    for index in moments.indices {
      numbers.append(try setter.line("\(index + 1)", Metrics.discFont))
    }
    self.numbers = numbers
  }

  /// Whether any disc is moved away from its position.
  private var isCrowded: Bool {
    rowCount > 1 || zip(places, discs).contains { abs($0 - $1) > 0.5 }
  }

  /// How far the discs extend above the axis in addition to the usual height.
  var rise: Double {
    isCrowded ? Metrics.discRise + Double(rowCount - 1) * Metrics.discPitch : 0
  }

  /// The fewest rows in which discs fit a width.
  static func rowCount(of discs: Int, pitch: Double, within width: Double) -> Int {
    guard discs > 1, width > 0 else { return 1 }
    return max(1, Int((Double(discs - 1) * pitch / width).rounded(.up)))
  }

  /// Positions at least `pitch` apart, as close to the wanted ones as possible: those that are too
  /// close are grouped around their mean.
  static func spread(_ wanted: [Double], pitch: Double, within width: Double) -> [Double] {
    var groups: [(mean: Double, count: Int)] = []
    for (index, place) in wanted.enumerated() {
      // In these coordinates the minimum distance is 0, so only the order must be kept.
      var group = (mean: place - Double(index) * pitch, count: 1)
      while let last = groups.last, last.mean > group.mean {
        groups.removeLast()
        let count = last.count + group.count
        let sum = last.mean * Double(last.count) + group.mean * Double(group.count)
        group = (sum / Double(count), count)
      }
      groups.append(group)
    }
    var spread: [Double] = []
    // Positions are kept within the ends, as far as there is room.
    let most = width - Double(wanted.count - 1) * pitch
    for group in groups {
      for _ in 0..<group.count {
        spread.append(max(0, min(group.mean, max(most, 0))) + Double(spread.count) * pitch)
      }
    }
    return spread
  }

  /// The items of the axis with its left end at `origin`.
  func items(at origin: Point, _ palette: DiagramPalette) -> [DisplayList.Item] {
    let (left, right, y) = (origin.x, origin.x + width, origin.y)
    let line = Stroke(lineWidth: 1)
    var items: [DisplayList.Item] = [
      .stroke(.polyline([Point(left, y), Point(right, y)]), line, palette.ring)
    ]
    for x in [left, right] {
      let end = Path.polyline([Point(x, y - Metrics.tick), Point(x, y + Metrics.tick)])
      items.append(.stroke(end, line, palette.arrow))
    }
    var (leaders, marks): ([[DisplayList.Item]], [[DisplayList.Item]]) = ([], [])
    for (index, number) in numbers.enumerated() {
      let row = index % rowCount
      let center = Point(left + discs[index], y - rise + Double(row) * Metrics.discPitch)
      var leader: [DisplayList.Item] = []
      if isCrowded {
        let place = Point(left + places[index], y)
        leader.append(.stroke(.polyline([center, place]), line, palette.arrow))
        leader.append(.fill(.circle(center: place, radius: 2), palette.arrow))
      }
      leaders.append(leader)
      marks.append([
        .fill(.circle(center: center, radius: Metrics.discRadius), palette.ink),
        .text(
          number, at: Point(center.x - number.width / 2, number.baseline(middle: center.y)),
          palette.ground),
      ])
    }
    // Of several rows, no line crosses a number.
    if rowCount > 1 {
      items += leaders.joined()
      items += marks.joined()
    } else {
      for (leader, mark) in zip(leaders, marks) {
        items += leader
        items += mark
      }
    }
    return items
  }
}
