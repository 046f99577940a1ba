/// Distances from the four edges of a rectangle inwards, in points (`UIEdgeInsets`).
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Insets of 0.
  public static let zero = EdgeInsets(0)

  /// Creates insets; omitted sides are 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates equal insets on all four sides.
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// The insets in the order top, left, bottom, right.
  package var distances: [Double] { [top, left, bottom, right] }
}

extension EdgeInsets: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates equal insets on all four sides.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  /// Creates equal insets on all four sides.
  public init(floatLiteral value: Double) { self.init(value) }
}
