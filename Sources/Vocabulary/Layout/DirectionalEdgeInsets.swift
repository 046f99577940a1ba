package import Drawing

/// Insets from the edges, in points, with leading and trailing instead of left and right
/// (`NSDirectionalEdgeInsets`).
public struct DirectionalEdgeInsets: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where reading starts.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where reading ends.
  public var trailing: Double

  /// The default layout margins of views: 8 points on all sides (UIKit's default).
  package static let defaultLayoutMargins = DirectionalEdgeInsets(8)
  /// The default margins of the content of list cells, in points (customary).
  package static let listContentMargins = DirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

  /// Insets of 0.
  public static let zero = DirectionalEdgeInsets()

  /// Creates insets; omitted sides are 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates equal insets on all four sides.
  public init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// Creates equal insets on all four sides.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  /// Creates equal insets on all four sides.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Creates the insets that are these ones in a layout direction.
  package init(_ insets: EdgeInsets, in direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  /// Returns the insets with left and right in a layout direction.
  package func edges(in direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }

  /// The insets in the order top, leading, bottom, trailing.
  package var distances: [Double] { [top, leading, bottom, trailing] }
}
