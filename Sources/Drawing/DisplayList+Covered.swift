extension DisplayList {
  /// The same picture without items that opaque areas in front of them cover completely, and without fully transparent
  /// layers.
  ///
  /// In a scaled picture edges fall between pixels, and the edge of a covered item would show through the edge of
  /// the item in front.
  package func withoutCoveredItems() -> DisplayList {
    var covers: [OpaqueArea] = []
    return DisplayList(size: size, items: Self.uncovered(items, .identity, &covers))
  }

  /// An area through which nothing is seen, in the picture's coordinates.
  private struct OpaqueArea {
    /// The outline of the area.
    let path: Path
    /// The area, if it is an upright rectangle.
    let rect: Rect?

    init(_ path: Path) {
      self.path = path
      rect = path.uprightRect
    }

    func holds(_ bounds: Rect) -> Bool {
      guard let rect else { return false }
      let room = rect.inset(by: EdgeInsets(-1e-9))
      return bounds.minX >= room.minX && bounds.maxX <= room.maxX && bounds.minY >= room.minY
        && bounds.maxY <= room.maxY
    }
  }

  /// Returns the items that can be seen.
  ///
  /// - Parameters:
  ///   - place: From the items' coordinates to the picture's.
  ///   - covers: What is in front of the items; the opaque areas of the items are added.
  private static func uncovered(
    _ items: [Item], _ place: Transform, _ covers: inout [OpaqueArea]
  ) -> [Item] {
    var kept: [Item] = []
    for item in items.reversed() {
      if let bounds = item.inkBounds?.applying(place), covers.contains(where: { $0.holds(bounds) })
      {
        continue
      }
      switch item {
      case .fill(let path, let paint):
        let outline = path.applying(place)
        if covers.contains(where: { $0.path == outline }) { continue }
        if paint.isOpaque { covers.append(OpaqueArea(outline)) }
        kept.append(item)
      case .stroke, .text, .image: kept.append(item)
      case .layer(let layer):
        if layer.opacity > 0 { kept.append(.layer(uncovered(layer, place, &covers))) }
      }
    }
    return kept.reversed()
  }

  private static func uncovered(
    _ layer: Layer, _ place: Transform, _ covers: inout [OpaqueArea]
  ) -> Layer {
    var layer = layer
    let inside = layer.transform.concatenating(place)
    // The shadow of a layer has the shape of all its items, including covered ones.
    let outer = layer.shadow.map(\.isVisible) == true ? [] : covers
    var all = outer
    layer.items = uncovered(layer.items, inside, &all)
    guard layer.opacity >= 1, layer.mask == nil else { return layer }
    let own = all.dropFirst(outer.count)
    guard let clip = layer.clip?.applying(inside) else {
      covers += own
      return layer
    }
    let clipRect = clip.uprightRect
    for cover in own {
      guard let rect = cover.rect, let bounds = clip.boundingBox else { continue }
      if cover.holds(bounds) {
        covers.append(OpaqueArea(clip))
      } else if let clipRect, let part = clipRect.intersection(rect) {
        covers.append(OpaqueArea(.rect(part)))
      }
    }
    return layer
  }
}

extension Paint {
  /// Whether it hides everything behind it.
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linearGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}

extension Path {
  /// The rectangle that the path outlines, if it is one with sides along the axes.
  fileprivate var uprightRect: Rect? {
    guard elements.count == 5, let bounds = boundingBox else { return nil }
    var corners: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): corners.append(point)
      case .close: break
      case .curve: return nil
      }
    }
    guard corners.count == 4 else { return nil }
    let neighbours = zip(corners, corners.dropFirst() + corners.prefix(1))
    let isUpright = neighbours.allSatisfy { ($0.x == $1.x) != ($0.y == $1.y) }
    return isUpright && corners[0].x != corners[2].x && corners[0].y != corners[2].y ? bounds : nil
  }
}
