extension DisplayList {
  /// Splits the list in two: drawing `still` and then `moving` over it gives the same pixels as
  /// drawing the list.
  ///
  /// `still` contains items that are unchanged since an earlier list, provided that they can be
  /// drawn first: an unchanged item above a moving one is in `moving`. Layers that only have a
  /// transform are split; those with an opacity, a clip or a shadow are composed as a whole and
  /// stay whole.
  ///
  /// - Parameter pixel: The side of a pixel, in points. Items that share a pixel are not reordered.
  package func separated(
    since earlier: DisplayList, pixel: Double
  ) -> (still: [Item], moving: [Item]) {
    var separation = Separation(pixel: pixel)
    return separation.parts(of: items, since: earlier.items, in: .identity)
  }
}

/// Traverses a list in drawing order.
private struct Separation {
  let pixel: Double
  /// The bounds of the moving items so far, in the list's coordinates, extended by one pixel on
  /// each side.
  private var moving: [Rect] = []

  init(pixel: Double) {
    self.pixel = pixel
  }

  /// Splits items whose coordinates `transform` maps to the list's.
  mutating func parts(
    of items: [DisplayList.Item], since earlier: [DisplayList.Item], in transform: Transform
  ) -> (still: [DisplayList.Item], moving: [DisplayList.Item]) {
    var parts: (still: [DisplayList.Item], moving: [DisplayList.Item]) = ([], [])
    let shift = Self.shift(items, earlier)
    for (index, item) in items.enumerated() {
      let place = index < shift.from ? index : index + shift.by
      let before = earlier.indices.contains(place) ? earlier[place] : nil
      let reach = item.inkBounds?.applying(transform).inset(by: EdgeInsets(-pixel))
      if item == before, !(reach.map(meetsMoving) ?? false) {
        parts.still.append(item)
      } else if case .layer(let layer) = item, case .layer(let old) = before,
        layer.isOnlyPlace, layer.transform == old.transform
      {
        let inner = self.parts(
          of: layer.items, since: old.items, in: layer.transform.concatenating(transform))
        if !inner.still.isEmpty { parts.still.append(.layer(layer.holding(inner.still))) }
        if !inner.moving.isEmpty { parts.moving.append(.layer(layer.holding(inner.moving))) }
      } else {
        parts.moving.append(item)
        if let reach { moving.append(reach) }
      }
    }
    return parts
  }

  private func meetsMoving(_ rect: Rect) -> Bool {
    moving.contains { $0.intersection(rect) != nil }
  }

  /// If items were inserted or removed, returns the index where that happened and the number of
  /// places by which the later items are shifted. Items at the start count as the same while their
  /// names are equal.
  private static func shift(
    _ items: [DisplayList.Item], _ earlier: [DisplayList.Item]
  ) -> (from: Int, by: Int) {
    guard items.count != earlier.count else { return (items.count, 0) }
    let alike = zip(items, earlier).prefix { $0.isAlike($1) }.count
    return (alike, earlier.count - items.count)
  }
}

extension DisplayList.Item {
  /// Whether both are layers of the same name, or are equal.
  fileprivate func isAlike(_ other: DisplayList.Item) -> Bool {
    if case .layer(let one) = self, case .layer(let two) = other { return one.name == two.name }
    return self == other
  }
}

extension DisplayList.Layer {
  /// Whether the layer has only a transform: no opacity, clip, mask or shadow.
  fileprivate var isOnlyPlace: Bool {
    opacity >= 1 && clip == nil && mask == nil && backdrop == nil
      && !(shadow?.isVisible ?? false)
  }

  /// Returns the layer with other items.
  fileprivate func holding(_ items: [DisplayList.Item]) -> DisplayList.Layer {
    var layer = self
    layer.items = items
    return layer
  }
}
