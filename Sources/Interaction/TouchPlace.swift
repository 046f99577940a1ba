public import Drawing

/// The place of a finger relative to a cell.
public enum TouchPlace: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// In an item's cell, at a fraction of its width and height; (0.5, 0.5) is the centre.
  case item(Int, at: Point)
  /// At a point of the collection view, in points from its top left corner.
  case point(Point)
  /// So far from where the finger was, in points.
  case by(Point)
  /// Outside of the cell on which the finger came down.
  case outside

  /// The centre of an item's cell.
  public static func item(_ item: Int) -> TouchPlace { .item(item, at: Point(0.5, 0.5)) }

  /// The centre of an item's cell.
  public init(integerLiteral item: Int) { self = .item(item) }
}
