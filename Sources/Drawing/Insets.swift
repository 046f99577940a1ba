/// Distances from the four edges of a rectangle inwards, in points (`UIEdgeInsets`).
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// No distance on any side.
  public static let zero = Insets(0)

  /// Makes insets of the given distances; a side that is not named has none.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets of the same distance on all four sides.
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }
}

extension Insets: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The same distance on all four sides.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  /// The same distance on all four sides.
  public init(floatLiteral value: Double) { self.init(value) }
}
