/// An outline made of straight lines and cubic Bézier curves, in the coordinates of whoever draws it.
///
/// Insides are found by the path's fill rule, non-zero winding unless another one is set.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a new sub-path.
    case move(Point)
    /// A straight line from the current point.
    case line(Point)
    /// A cubic curve from the current point, with its two control points and its end.
    case curve(Point, Point, Point)
    /// A straight line back to the start of the sub-path.
    case close
  }

  /// The steps, in order.
  public private(set) var elements: [Element]
  /// Which points are inside.
  public var fillRule: FillRule

  /// Makes an outline of the given steps.
  public init(_ elements: [Element] = [], fillRule: FillRule = .nonZero) {
    self.elements = elements
    self.fillRule = fillRule
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new sub-path at `point`.
  public mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Adds a straight line to `point`.
  public mutating func line(to point: Point) { elements.append(.line(point)) }

  /// Adds a cubic curve to `point`.
  public mutating func curve(_ control1: Point, _ control2: Point, to point: Point) {
    elements.append(.curve(control1, control2, point))
  }

  /// Closes the current sub-path.
  public mutating func close() { elements.append(.close) }

  /// The outline with every point mapped by `transform`.
  public func applying(_ transform: Transform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(to: point))
        case .line(let point): .line(transform.apply(to: point))
        case .curve(let control1, let control2, let point):
          .curve(
            transform.apply(to: control1), transform.apply(to: control2),
            transform.apply(to: point))
        case .close: .close
        }
      }, fillRule: fillRule)
  }

  /// The rectangle around all points, control points included; `nil` for an empty outline.
  public var controlBounds: Rect? {
    var bounds: Rect?
    func include(_ point: Point) {
      let rect = Rect(origin: point, size: .zero)
      bounds = bounds?.union(rect) ?? rect
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let control1, let control2, let point):
        include(control1)
        include(control2)
        include(point)
      case .close: break
      }
    }
    return bounds
  }
}
