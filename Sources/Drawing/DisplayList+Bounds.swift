extension Rect {
  /// The bounding box of the four corners after `transform`.
  package func applying(_ transform: Transform) -> Rect {
    let corners = [
      origin, Point(maxX, minY), Point(minX, maxY), Point(maxX, maxY),
    ].map { $0.applying(transform) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.reduce(.infinity, min), y.reduce(.infinity, min))
    return Rect(left, top, x.reduce(-.infinity, max) - left, y.reduce(-.infinity, max) - top)
  }

  /// The intersection with another rectangle; `nil` if it is empty.
  package func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right, top < bottom else { return nil }
    return Rect(left, top, right - left, bottom - top)
  }

  /// The rectangle with each edge moved outwards by `distance`, in points.
  fileprivate func outset(by distance: Double) -> Rect { inset(by: EdgeInsets(-distance)) }
}

extension DisplayList.Item {
  /// A rectangle that contains all ink of the item, possibly larger than necessary; `nil` without
  /// ink.
  package var inkBounds: Rect? {
    switch self {
    case .fill(let path, _): path.boundingBox
    case .stroke(let path, let stroke, _):
      path.boundingBox?.outset(by: stroke.reach)
    case .text(let text, let point, _): text.glyphBounds?.offset(by: point)
    case .image(_, let rect): rect
    case .layer(let layer): layer.inkBounds?.applying(layer.transform)
    }
  }
}

extension DisplayList.Layer {
  /// The bounds of the layer's ink within its clip and without its shadow, in its own coordinates;
  /// `nil` without ink.
  package var contentBounds: Rect? {
    let bounds = DisplayList.union(items.map(\.inkBounds))
    guard let clip else { return bounds }
    guard let bounds, let clipBounds = clip.boundingBox else { return nil }
    return bounds.intersection(clipBounds)
  }

  /// The bounds of the layer's ink and shadow, in the coordinates around the layer; `nil` without
  /// ink.
  package var inkBounds: Rect? {
    guard var bounds = contentBounds else { return nil }
    if let shadow, shadow.isVisible {
      bounds = bounds.union(bounds.offset(by: shadow.shift).outset(by: shadow.reach))
    }
    guard mask != nil else { return bounds }
    return maskBounds.flatMap(bounds.intersection)
  }
}

extension DisplayList {
  fileprivate static func union(_ rects: [Rect?]) -> Rect? {
    rects.reduce(nil as Rect?) { bounds, rect in
      guard let rect else { return bounds }
      return bounds?.union(rect) ?? rect
    }
  }
}
