public import Drawing
public import Vocabulary

/// A position of a finger.
public enum TouchPlace: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// In an item's cell, at a fraction of its width and height; (0.5, 0.5) is the centre.
  case item(Int, at: Point)
  /// In a view of an item's cell, at a fraction of the view's width and height.
  case view(ViewName, ofItem: Int, at: Point)
  /// A point in the collection view, in points from its top left corner.
  case point(Point)
  /// An offset from the finger's previous position, in points.
  case by(Point)
  /// A point outside of the cell on which the finger came down.
  case outside

  /// The centre of an item's cell.
  public static func item(_ item: Int) -> TouchPlace { .item(item, at: Point(0.5, 0.5)) }

  /// The centre of a view of an item's cell.
  public static func view(_ name: ViewName, ofItem item: Int) -> TouchPlace {
    .view(name, ofItem: item, at: Point(0.5, 0.5))
  }

  /// The centre of an item's cell.
  public init(integerLiteral item: Int) { self = .item(item) }
}
