internal import Drawing
internal import Resolution
internal import Vocabulary

extension PresentedView {
  /// Returns the bounding boxes of the named views on the picture in pixels, with their transforms and those of the
  /// views around them. The picture of a view's old content during a transition is included.
  ///
  /// - Parameters:
  ///   - names: The names of the views.
  ///   - place: The transform from the superview's coordinates to the picture, in points.
  ///   - scale: Pixels per point.
  func areas(of names: Set<String>, in place: Transform, scale: Double) -> [PixelRect] {
    let inner = placement.concatenating(place)
    let inside =
      subviews.flatMap { $0.areas(of: names, in: inner, scale: scale) }
      + outgoing.flatMap { $0.view.areas(of: names, in: place, scale: scale) }
    guard names.contains(name.rawValue) else { return inside }
    let box = Rect(origin: .zero, size: frame.size).applying(inner)
    // Rotations are not exact, so an edge may be a hair outside of its pixel. No picture is larger than the limit.
    let hair = 1e-6
    let numbers = [
      (box.minX * scale + hair).rounded(.down), (box.minY * scale + hair).rounded(.down),
      (box.maxX * scale - hair).rounded(.up), (box.maxY * scale - hair).rounded(.up),
    ]
    let edges = numbers.compactMap { Int(exactly: min(max($0, -1e9), 1e9)) }
    guard edges.count == 4 else { return inside }
    return inside + [
      PixelRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    ]
  }
}
