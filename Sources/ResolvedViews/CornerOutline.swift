package import Drawing
internal import Scenes

/// The outline of a view's rounded bounds, and the ring that its border fills.
package struct CornerOutline {
  /// The bounds.
  package let bounds: Rect
  private let radius: Double
  private let corners: CornerMask
  private let curve: CornerCurve

  /// Creates an outline. `Path.roundedRect` limits the radius to half of the shorter side.
  package init(_ bounds: Rect, radius: Double, corners: CornerMask, curve: CornerCurve) {
    self.bounds = bounds
    self.radius = radius
    self.corners = corners
    self.curve = curve
  }

  /// The outline, clockwise.
  package var path: Path {
    .roundedRect(bounds, cornerRadius: radius, corners: corners, curve: curve)
  }

  /// The ring between the outline and the outline inset by `width`. With `cutOff` the outer edge is
  /// the bounds, because a clip rounds the corners.
  package func ring(width: Double, cutOff: Bool) -> Path {
    let outer = cutOff ? .rect(bounds) : path
    let size = bounds.size
    guard 2 * width < size.width, 2 * width < size.height else { return outer }
    let inner = CornerOutline(
      bounds.inset(by: EdgeInsets(width)), radius: radius - width, corners: corners, curve: curve)
    return Path(outer.elements + inner.path.reversed.elements)
  }
}

extension Path {
  /// A closed path with one sub-path in the opposite direction.
  fileprivate var reversed: Path {
    var points: [Point] = []
    var result: [Element] = []
    for element in elements {
      switch element {
      case .move(let point): points.append(point)
      case .line(let point):
        if let start = points.last { result.append(.line(start)) }
        points.append(point)
      case .curve(let first, let second, let point):
        if let start = points.last { result.append(.curve(second, first, start)) }
        points.append(point)
      case .close: break
      }
    }
    guard let end = points.last else { return self }
    return Path([.move(end)] + result.reversed() + [.close])
  }
}
