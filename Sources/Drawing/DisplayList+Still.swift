extension DisplayList {
  /// The list in two parts: drawing `still` and then, onto that, `moving` gives the pixels that drawing
  /// the list gives.
  ///
  /// `still` is what an earlier list has as well, as far as it can be drawn first: an item that is
  /// above a moving one waits for that. Layers that are only a place for their items are taken apart;
  /// those with an opacity, a clip or a shadow are composed as one and stay whole.
  ///
  /// - Parameter pixel: The side of a pixel, in points. Inks that share one are not drawn in another
  ///   order.
  package func separated(
    since earlier: DisplayList, pixel: Double
  ) -> (still: [Item], moving: [Item]) {
    var separation = Separation(pixel: pixel)
    return separation.parts(of: items, since: earlier.items, in: .identity)
  }
}

/// A walk through a list in the order of painting.
private struct Separation {
  let pixel: Double
  /// Where what moves has its ink so far, in the list's coordinates, a pixel wider on each side.
  private var moving: [Rect] = []

  init(pixel: Double) {
    self.pixel = pixel
  }

  /// The parts of some items whose coordinates `transform` maps to the list's.
  mutating func parts(
    of items: [DisplayList.Item], since earlier: [DisplayList.Item], in transform: Transform
  ) -> (still: [DisplayList.Item], moving: [DisplayList.Item]) {
    var parts: (still: [DisplayList.Item], moving: [DisplayList.Item]) = ([], [])
    let shift = Self.shift(items, earlier)
    for (index, item) in items.enumerated() {
      let place = index < shift.from ? index : index + shift.by
      let before = earlier.indices.contains(place) ? earlier[place] : nil
      let reach = item.inkBounds?.applying(transform).inset(by: Insets(-pixel))
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

  /// From which item on how many places further in the earlier list the same item is, when some were put
  /// in or taken out: those at the beginning are thought to be alike as far as their names are.
  private static func shift(
    _ items: [DisplayList.Item], _ earlier: [DisplayList.Item]
  ) -> (from: Int, by: Int) {
    guard items.count != earlier.count else { return (items.count, 0) }
    let alike = zip(items, earlier).prefix { $0.isAlike($1) }.count
    return (alike, earlier.count - items.count)
  }
}

extension DisplayList.Item {
  /// Whether both are layers of the same name, or equal.
  fileprivate func isAlike(_ other: DisplayList.Item) -> Bool {
    if case .layer(let one) = self, case .layer(let two) = other { return one.name == two.name }
    return self == other
  }
}

extension DisplayList.Layer {
  /// Whether the layer only moves its items: it has no opacity, clip or shadow.
  fileprivate var isOnlyPlace: Bool {
    opacity >= 1 && clip == nil && !(shadow?.isVisible ?? false)
  }

  /// The layer with some of its items.
  fileprivate func holding(_ items: [DisplayList.Item]) -> DisplayList.Layer {
    var layer = self
    layer.items = items
    return layer
  }
}
