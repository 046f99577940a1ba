internal import Drawing

/// The outline of a glyph with rounded corners, by which Inter stands in for SF Rounded. Only the corners that point
/// out of the letter are rounded, so that the ends of lines become round and joints stay.
struct RoundedCorners {
  /// The rounded outline.
  private(set) var path = Path()

  /// A straight line or a cubic curve.
  private struct Segment {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point
    var isLine: Bool

    /// The length, of a curve by its chords.
    var length: Double {
      guard !isLine else { return (end - start).length }
      var (sum, last) = (0.0, start)
      for step in 1...8 {
        let next = point(at: Double(step) / 8)
        sum += (next - last).length
        last = next
      }
      return sum
    }

    var startDirection: Point {
      [control1 - start, control2 - start, end - start].first { $0.length > 1e-9 }?.unit ?? .zero
    }
    var endDirection: Point {
      [end - control2, end - control1, end - start].first { $0.length > 1e-9 }?.unit ?? .zero
    }

    func point(at u: Double) -> Point {
      let v = 1 - u
      if isLine { return Point(v * start.x + u * end.x, v * start.y + u * end.y) }
      let (a, b, c, d) = (v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u)
      return Point(
        a * start.x + b * control1.x + c * control2.x + d * end.x,
        a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The parts before and after a place.
    func split(at u: Double) -> (Segment, Segment) {
      func between(_ a: Point, _ b: Point) -> Point {
        Point(a.x + (b.x - a.x) * u, a.y + (b.y - a.y) * u)
      }
      if isLine {
        let middle = between(start, end)
        return (Segment(from: start, to: middle), Segment(from: middle, to: end))
      }
      let (a, b, c) = (
        between(start, control1), between(control1, control2), between(control2, end)
      )
      let (d, e) = (between(a, b), between(b, c))
      let middle = between(d, e)
      return (
        Segment(start: start, control1: a, control2: d, end: middle, isLine: false),
        Segment(start: middle, control1: e, control2: c, end: end, isLine: false)
      )
    }

    var reversed: Segment {
      Segment(start: end, control1: control2, control2: control1, end: start, isLine: isLine)
    }

    init(from start: Point, to end: Point) {
      self.init(start: start, control1: start, control2: end, end: end, isLine: true)
    }

    init(start: Point, control1: Point, control2: Point, end: Point, isLine: Bool) {
      (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
      self.isLine = isLine
    }
  }

  /// The radius for a weight, in ems: about half of the thickness of its lines (chosen by eye).
  static func radius(forWeight weight: Int) -> Double { 0.018 + 0.00007 * Double(weight) }

  /// The smallest turn that is a corner, in radians. Our choice: smaller ones are joints of curves.
  private static let leastTurn = 0.5

  /// Rounds the corners of an outline.
  ///
  /// - Parameters:
  ///   - outline: Closed contours; those around holes run the other way round.
  ///   - radius: The radius, in points. Corners of short edges have a smaller one.
  init(_ outline: Path, radius: Double) {
    let contours = Self.contours(of: outline)
    // The contour with the largest area is an outer one.
    let areas = contours.map(Self.area)
    guard let largest = areas.max(by: { abs($0) < abs($1) }) else { return }
    for contour in contours { append(contour, radius: radius, isPositive: largest > 0) }
  }

  private static func tan(_ angle: Double) -> Double {
    Elementary.sin(angle) / Elementary.cos(angle)
  }

  private static func contours(of path: Path) -> [[Segment]] {
    var (contours, current): ([[Segment]], [Segment]) = ([], [])
    var (first, last) = (Point.zero, Point.zero)
    func line(to end: Point) {
      if (end - last).length > 1e-9 { current.append(Segment(from: last, to: end)) }
    }
    func finish() {
      line(to: first)
      if !current.isEmpty { contours.append(current) }
      current = []
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish()
        (first, last) = (point, point)
      case .line(let point):
        line(to: point)
        last = point
      case .curve(let a, let b, let point):
        current.append(
          Segment(start: last, control1: a, control2: b, end: point, isLine: false))
        last = point
      case .close:
        finish()
        last = first
      }
    }
    finish()
    return contours
  }

  /// Twice the area of the polygon of a contour's points, with a sign.
  private static func area(_ contour: [Segment]) -> Double {
    contour.reduce(0) { $0 + $1.start.x * $1.end.y - $1.end.x * $1.start.y }
  }

  private mutating func append(_ contour: [Segment], radius: Double, isPositive: Bool) {
    let count = contour.count
    let lengths = contour.map(\.length)
    // How much the corner at the end of each segment takes from it and from the next one.
    var cuts = [(length: Double, turn: Double)](repeating: (0, 0), count: count)
    for index in 0..<count {
      let next = (index + 1) % count
      let (a, b) = (contour[index].endDirection, contour[next].startDirection)
      let cross = a.x * b.y - a.y * b.x
      let turn = Elementary.angle(x: a.x * b.x + a.y * b.y, y: abs(cross))
      guard turn > Self.leastTurn, (cross > 0) == isPositive else { continue }
      let room = min(lengths[index], lengths[next]) / 2
      cuts[index] = (min(radius * Self.tan(turn / 2), room), turn)
    }
    for index in 0..<count {
      var segment = contour[index]
      let before = cuts[(index + count - 1) % count].length
      if before > 0 { segment = segment.split(at: Self.place(before, segment)).1 }
      if index == 0 { path.move(to: segment.start) }
      let cut = cuts[index]
      guard cut.length > 0 else {
        append(segment)
        continue
      }
      let reversed = 1 - Self.place(cut.length, segment.reversed)
      segment = segment.split(at: reversed).0
      append(segment)
      let next = contour[(index + 1) % count]
      let end = next.point(at: Self.place(cut.length, next))
      let corner = next.start
      // A circular arc by a cubic curve.
      let share = 4.0 / 3 * Self.tan(cut.turn / 4) / Self.tan(cut.turn / 2)
      func towardsCorner(_ point: Point) -> Point {
        Point(
          point.x + (corner.x - point.x) * share, point.y + (corner.y - point.y) * share)
      }
      path.addCurve(to: end, control1: towardsCorner(segment.end), control2: towardsCorner(end))
    }
    path.closeSubpath()
  }

  private mutating func append(_ segment: Segment) {
    if segment.isLine {
      path.addLine(to: segment.end)
    } else {
      path.addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
    }
  }

  /// The place on a segment at a distance from its start.
  private static func place(_ distance: Double, _ segment: Segment) -> Double {
    if segment.isLine {
      let length = segment.length
      return length > 0 ? min(distance / length, 1) : 0
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if (segment.point(at: middle) - segment.start).length < distance {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}

extension Point {
  fileprivate var length: Double { (x * x + y * y).squareRoot() }
  fileprivate var unit: Point { Point(x / length, y / length) }
}
