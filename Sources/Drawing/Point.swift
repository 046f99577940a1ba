/// A place in a coordinate space whose y axis points down, in points unless said otherwise.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// The origin of the space.
  public static let zero = Point(0, 0)

  /// Makes the place `x` from the left and `y` from the top.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The place that is reached from `point` by going `offset` along both axes.
  public static func + (point: Point, offset: Point) -> Point {
    Point(point.x + offset.x, point.y + offset.y)
  }

  /// What has to be added to `origin` to reach `point`.
  public static func - (point: Point, origin: Point) -> Point {
    Point(point.x - origin.x, point.y - origin.y)
  }
}
