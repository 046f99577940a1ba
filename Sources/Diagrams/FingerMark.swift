package import Drawing

/// A mark for a finger on a picture: a ring where it touches, dashed where it has just lifted, and a
/// trail that widens towards it if it has moved. All sizes are our choice, in points of the cells: the
/// mark is scaled with them.
package struct FingerMark: Hashable, Sendable {
  /// Whether the finger is on the glass.
  package enum Phase: Hashable, Sendable {
    /// The finger touches the screen.
    case down
    /// The finger has just lifted, or the touch was cancelled.
    case lifted
  }

  /// The diameter of the ring, in points of the picture: UIKit's minimum size of a target.
  package static let diameter = 44.0
  private static let ringWidth = 1.5
  /// The white line around the ring.
  private static let edgeWidth = 3.5
  /// A gray that is visible on black and on white.
  private static let gray = Color(white: 0.45)
  private static let ring = Color(hex: 0x1C1C1E)
  /// Low, so that the touched content stays readable below the finger.
  private static let fillOpacity = 0.12
  private static let trailOpacity = 0.25
  private static let trailStart = 3.0
  private static let trailEnd = 24.0
  private static let dashes = 16

  /// The position of the finger, in points.
  package var location: Point
  /// Whether it touches the screen.
  package var phase: Phase
  /// The previous positions, oldest first; empty if it has not moved.
  package var trail: [Point]
  /// The factor by which the picture that the mark is drawn on is scaled.
  private var scale = 1.0
  /// How far the mark reaches from its location, in points of the picture that it is drawn on.
  var reach: Double { Self.diameter / 2 * scale }

  /// Creates a mark.
  package init(at location: Point, _ phase: Phase, trail: [Point] = []) {
    self.location = location
    self.phase = phase
    self.trail = trail
  }

  /// Returns the mark for a scaled picture.
  package func scaled(by factor: Double) -> FingerMark {
    func scaled(_ point: Point) -> Point { Point(point.x * factor, point.y * factor) }
    var mark = FingerMark(at: scaled(location), phase, trail: trail.map(scaled))
    mark.scale = scale * factor
    return mark
  }

  /// The items that draw the mark. White and black together are visible on every background.
  package func items() -> [DisplayList.Item] {
    var items = trailItems
    let ring = Path.circle(center: location, radius: reach - Self.ringWidth / 2)
    let white = Color(white: 1, alpha: 0.85)
    items.append(.fill(ring, Self.gray.withAlphaComponent(Self.fillOpacity)))
    items.append(.stroke(ring, Stroke(lineWidth: Self.edgeWidth), white))
    switch phase {
    case .down: items.append(.stroke(ring, Stroke(lineWidth: Self.ringWidth), Self.ring))
    case .lifted:
      for dash in 0..<Self.dashes {
        let start = Double(dash) / Double(Self.dashes)
        let part = ring.trimmed(from: start, to: start + 0.55 / Double(Self.dashes))
        items.append(.stroke(part, Stroke(lineWidth: Self.ringWidth), Self.ring))
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
        (Self.trailStart + (Self.trailEnd - Self.trailStart) * way / whole) / 2 * scale
      }
      let across = Point((start.y - end.y) / length, (end.x - start.x) / length)
      func side(_ point: Point, _ distance: Double) -> Point {
        point + Point(across.x * distance, across.y * distance)
      }
      let (first, last) = (half(passed), half(passed + length))
      var ribbon = Path.polyline([
        side(start, first), side(end, last), side(end, -last), side(start, -first),
      ])
      ribbon.closeSubpath()
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
