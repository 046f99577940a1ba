package import Drawing

extension ScrollDirection {
  /// The direction across this one.
  package var across: ScrollDirection {
    switch self {
    case .vertical: .horizontal
    case .horizontal: .vertical
    }
  }

  /// Returns the extent of a size along the scroll direction.
  package func length(of size: Size) -> Double {
    switch self {
    case .vertical: size.height
    case .horizontal: size.width
    }
  }

  /// Returns the extent of a size across the scroll direction.
  package func breadth(of size: Size) -> Double {
    switch self {
    case .vertical: size.width
    case .horizontal: size.height
    }
  }

  /// Returns the coordinate of a point along the scroll direction.
  package func position(of point: Point) -> Double {
    switch self {
    case .vertical: point.y
    case .horizontal: point.x
    }
  }

  /// Returns the point with given coordinates along and across the scroll direction.
  package func point(_ along: Double, across: Double) -> Point {
    switch self {
    case .vertical: Point(across, along)
    case .horizontal: Point(along, across)
    }
  }

  /// Returns the size with given extents along and across the scroll direction.
  package func size(_ along: Double, across: Double) -> Size {
    switch self {
    case .vertical: Size(across, along)
    case .horizontal: Size(along, across)
    }
  }
}
