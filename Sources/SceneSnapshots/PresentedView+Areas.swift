internal import Drawing
internal import Resolution
internal import Vocabulary

extension PresentedView {
  /// Returns the frames of the named views in pixels, without transforms.
  ///
  /// - Parameters:
  ///   - names: The names of the views.
  ///   - origin: The origin of the superview's coordinates on the picture, in points.
  ///   - scale: Pixels per point.
  func areas(of names: Set<String>, at origin: Point, scale: Double) -> [PixelRect] {
    let place = Point(origin.x + frame.minX, origin.y + frame.minY)
    let inside = subviews.flatMap { $0.areas(of: names, at: place, scale: scale) }
    guard names.contains(name.rawValue) else { return inside }
    let (left, top) = (place.x * scale, place.y * scale)
    let (right, bottom) = (left + frame.size.width * scale, top + frame.size.height * scale)
    let numbers = [
      left.rounded(.down), top.rounded(.down), right.rounded(.up), bottom.rounded(.up),
    ]
    let edges = numbers.compactMap { Int(exactly: $0) }
    guard edges.count == 4 else { return inside }
    return inside + [
      PixelRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    ]
  }
}
