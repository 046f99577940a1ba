internal import Drawing

/// The way of a finger as a pan recogniser sees it. Positions are in points.
struct PanTrack: Hashable, Sendable {
  /// The effect of a finger's way on a recogniser.
  enum Decision {
    case begins, fails, waits
  }

  private var start: Point
  private var location: Point
  /// The part of the way that the finger made before the gesture began.
  private var slop = Point.zero
  private var x, y: PositionTrack

  /// Starts with a finger that comes down.
  init(downAt start: Point) {
    (self.start, location) = (start, start)
    (x, y) = (PositionTrack(start.x), PositionTrack(start.y))
  }

  /// How far the finger has moved since the gesture began.
  var translation: Point { location - start - slop }

  /// The velocity over the last moments, in points per second.
  var velocity: Point { Point(x.velocity, y.velocity) }

  /// Moves the finger. What it moves while too few fingers are down is no part of the translation.
  mutating func move(to location: Point, isFollowed: Bool = true) {
    if !isFollowed { start = start + (location - self.location) }
    self.location = location
    x.add(location.x)
    y.add(location.y)
  }

  /// Begins the way here.
  mutating func restart() { start = location }

  /// Advances the time.
  mutating func advance(by duration: Duration) {
    x.advance(by: duration)
    y.advance(by: duration)
  }

  /// Begins if the finger has moved far enough.
  mutating func begin(_ axis: GestureRecognizer.Pan.Axis) -> Decision {
    let (way, least) = (location - start, GestureRecognizer.panSlop)
    let (right, down) = (abs(way.x), abs(way.y))
    switch axis {
    case .both:
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      guard length > least else { return .waits }
      slop = Point(way.x * least / length, way.y * least / length)
    case .horizontal:
      guard max(right, down) > least else { return .waits }
      guard right > down else { return .fails }
      slop = Point(way.x < 0 ? -least : least, 0)
    case .vertical:
      guard max(right, down) > least else { return .waits }
      guard down > right else { return .fails }
      slop = Point(0, way.y < 0 ? -least : least)
    }
    return .begins
  }
}
