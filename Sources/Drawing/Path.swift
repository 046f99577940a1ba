/// A path of straight lines and cubic Bézier curves.
///
/// The fill rule decides which points are inside. Default: `nonZero`.
public struct Path: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a new sub-path.
    case move(Point)
    /// Adds a straight line from the current point.
    case line(Point)
    /// Adds a cubic curve from the current point, with two control points and its end.
    case curve(Point, Point, Point)
    /// Adds a straight line to the start of the sub-path.
    case close
  }

  /// The steps of the path, in order.
  public private(set) var elements: [Element]
  /// Decides which points are inside.
  public var fillRule: FillRule

  /// Creates a path.
  public init(_ elements: [Element] = [], fillRule: FillRule = .nonZero) {
    self.elements = elements
    self.fillRule = fillRule
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new sub-path at `point`.
  public mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Adds a straight line to `point`.
  public mutating func addLine(to point: Point) { elements.append(.line(point)) }

  /// Adds a cubic curve to `point`.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    elements.append(.curve(control1, control2, point))
  }

  /// Closes the current sub-path.
  public mutating func closeSubpath() { elements.append(.close) }

  /// The path with all points transformed.
  public func applying(_ transform: Transform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let control1, let control2, let point):
          .curve(
            control1.applying(transform), control2.applying(transform), point.applying(transform))
        case .close: .close
        }
      }, fillRule: fillRule)
  }

  /// The bounding box of all points, including control points; `nil` for an empty path.
  public var boundingBox: Rect? {
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
