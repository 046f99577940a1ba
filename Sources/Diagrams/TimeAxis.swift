internal import Drawing

/// A line from the start of a script to its end, to scale, with the numbered moments on it. Where
/// moments are so near each other that their discs would meet, the discs are lifted and point at their
/// places.
struct TimeAxis {
  private typealias Metrics = StoryboardMetrics

  private let width: Double
  private let places: [Double]
  private let discs: [Double]
  private let numbers: [TypesetText]

  init(
    _ moments: [Double], seconds: Double, width: Double, _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    self.width = width
    places = moments.map { seconds > 0 ? $0 / seconds * width : 0 }
    discs = Self.spread(places, pitch: Metrics.discPitch, within: width)
    var numbers: [TypesetText] = []
    for index in moments.indices {
      numbers.append(try setter.line("\(index + 1)", Metrics.discFont))
    }
    self.numbers = numbers
  }

  /// Whether a disc stands away from its place.
  private var isCrowded: Bool { zip(places, discs).contains { abs($0 - $1) > 0.5 } }

  /// How far the discs reach above the axis more than usual.
  var rise: Double { isCrowded ? Metrics.discRise : 0 }

  /// Places at least `pitch` apart, as near to the wanted ones as they can be: those that are too near
  /// to each other become groups about their mean.
  static func spread(_ wanted: [Double], pitch: Double, within width: Double) -> [Double] {
    var groups: [(mean: Double, count: Int)] = []
    for (index, place) in wanted.enumerated() {
      // In the coordinates in which neighbours may touch, the order is all that has to hold.
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
    // Nothing stands beyond the ends, as far as there is room.
    let most = width - Double(wanted.count - 1) * pitch
    for group in groups {
      for _ in 0..<group.count {
        spread.append(max(0, min(group.mean, max(most, 0))) + Double(spread.count) * pitch)
      }
    }
    return spread
  }

  /// The axis with its left end at `origin`.
  func items(at origin: Point, _ palette: DiagramPalette) -> [DisplayList.Item] {
    let (left, right, y) = (origin.x, origin.x + width, origin.y)
    let line = Stroke(width: 1)
    var items: [DisplayList.Item] = [
      .stroke(.polyline([Point(left, y), Point(right, y)]), line, palette.ring)
    ]
    for x in [left, right] {
      let end = Path.polyline([Point(x, y - Metrics.tick), Point(x, y + Metrics.tick)])
      items.append(.stroke(end, line, palette.arrow))
    }
    for (index, number) in numbers.enumerated() {
      let center = Point(left + discs[index], y - rise)
      if isCrowded {
        let place = Point(left + places[index], y)
        items.append(.stroke(.polyline([center, place]), line, palette.arrow))
        items.append(.fill(.circle(center: place, radius: 2), palette.arrow))
      }
      items.append(.fill(.circle(center: center, radius: Metrics.discRadius), palette.ink))
      items.append(
        .text(
          number, at: Point(center.x - number.width / 2, number.baseline(middle: center.y)),
          palette.ground))
    }
    return items
  }
}
