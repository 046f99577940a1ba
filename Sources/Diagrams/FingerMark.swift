package import Drawing

/// A mark for a finger on a picture: a dot where it touches, a dashed ring where it has just
/// lifted, and a trail that widens towards it if it has moved. All sizes are our choice. They are
/// in points of the picture that the mark is drawn on and do not scale with the cells.
package struct FingerMark: Hashable, Sendable {
  /// Whether the finger is on the glass.
  package enum Phase: Hashable, Sendable {
    /// The finger touches the screen.
    case down
    /// The finger has just lifted, or the touch was cancelled.
    case lifted
  }

  /// The diameter of the dot, in points: about the width of a fingertip's contact on a phone.
  package static let diameter = 28.0
  private static let ringWidth = 2.0
  private static let edgeWidth = 1.0
  /// A gray that is visible on black and on white.
  private static let gray = Color(white: 0.45)
  private static let dotOpacity = 0.5
  private static let trailOpacity = 0.4
  private static let trailStart = 3.0
  private static let trailEnd = 18.0
  private static let dashes = 12

  /// The position of the finger, in points.
  package var location: Point
  /// Whether it touches the screen.
  package var phase: Phase
  /// The previous positions, oldest first; empty if it has not moved.
  package var trail: [Point]

  /// Creates a mark.
  package init(at location: Point, _ phase: Phase, trail: [Point] = []) {
    self.location = location
    self.phase = phase
    self.trail = trail
  }

  /// Returns the mark for a scaled picture. The size of the mark does not change.
  package func scaled(by factor: Double) -> FingerMark {
    func scaled(_ point: Point) -> Point { Point(point.x * factor, point.y * factor) }
    return FingerMark(at: scaled(location), phase, trail: trail.map(scaled))
  }

  /// The items that draw the mark. White and black together are visible on every background.
  package func items() -> [DisplayList.Item] {
    var items = trailItems
    let radius = Self.diameter / 2
    let ring = Path.circle(center: location, radius: radius - Self.ringWidth / 2)
    let edge = Path.circle(center: location, radius: radius + Self.edgeWidth / 2)
    let white = Stroke(width: Self.ringWidth)
    switch phase {
    case .down:
      items.append(.fill(ring, Self.gray.withAlpha(Self.dotOpacity)))
      items.append(.stroke(edge, Stroke(width: Self.edgeWidth), Color(white: 0, alpha: 0.5)))
      items.append(.stroke(ring, white, Color(white: 1)))
    case .lifted:
      items.append(.stroke(ring, Stroke(width: Self.ringWidth + 1.5), Color(white: 1)))
      for dash in 0..<Self.dashes {
        let start = Double(dash) / Double(Self.dashes)
        let part = ring.trimmed(from: start, to: start + 0.5 / Double(Self.dashes))
        items.append(.stroke(part, white, Color(hex: 0x1C1C1E)))
      }
    }
    return items
  }

  /// One tapered ribbon per segment; all are filled as one path, so that overlaps are not darker.
  private var trailItems: [DisplayList.Item] {
    let places = trail + [location]
    let lengths = zip(places, places.dropFirst()).map { Self.distance($0, $1) }
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return [] }
    var passed = 0.0
    var ribbons: [DisplayList.Item] = []
    for (index, length) in lengths.enumerated() where length > 0 {
      let (start, end) = (places[index], places[index + 1])
      func half(_ way: Double) -> Double {
        (Self.trailStart + (Self.trailEnd - Self.trailStart) * way / whole) / 2
      }
      let across = Point((start.y - end.y) / length, (end.x - start.x) / length)
      func side(_ point: Point, _ distance: Double) -> Point {
        point + Point(across.x * distance, across.y * distance)
      }
      let (first, last) = (half(passed), half(passed + length))
      var ribbon = Path.polyline([
        side(start, first), side(end, last), side(end, -last), side(start, -first),
      ])
      ribbon.close()
      ribbons.append(.fill(ribbon, Self.gray))
      passed += length
    }
    let shadow = DisplayList.Layer(opacity: Self.trailOpacity, items: ribbons)
    return [.layer(shadow)]
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    let offset = b - a
    return (offset.x * offset.x + offset.y * offset.y).squareRoot()
  }
}
