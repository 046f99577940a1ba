/// A point in a coordinate space with y down, in points unless said otherwise.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// The origin of the space.
  public static let zero = Point(0, 0)

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a point; short for the package's own code.
  package init(_ x: Double, _ y: Double) {
    self.init(x: x, y: y)
  }

  /// Returns the transformed point.
  public func applying(_ transform: Transform) -> Point {
    Point(
      transform.a * x + transform.c * y + transform.tx,
      transform.b * x + transform.d * y + transform.ty)
  }

  /// Returns the point moved by `offset`.
  public static func + (point: Point, offset: Point) -> Point {
    Point(point.x + offset.x, point.y + offset.y)
  }

  /// Returns the vector from `origin` to `point`.
  public static func - (point: Point, origin: Point) -> Point {
    Point(point.x - origin.x, point.y - origin.y)
  }
}
