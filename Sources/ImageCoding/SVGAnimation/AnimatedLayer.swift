internal import Drawing

/// The items of a layer, each through all moments in which it is there, in an order that is right in all
/// of them.
struct AnimatedLayer: Sendable {
  /// What makes an item of one moment the same as one of another: its kind, and all of it that CSS cannot
  /// change. Two of a kind are told apart by their order.
  enum Key: Hashable, Sendable {
    case fill(PathShape, PaintKind)
    case stroke(PathShape, Stroke.Cap, Stroke.Join, miterLimit: Double)
    case text(TypesetText)
    case image(Image)
    case layer(name: String?, clip: PathShape?, hasShadow: Bool)
  }

  /// The steps of a path without their places.
  struct PathShape: Hashable, Sendable {
    let steps: [UInt8]
    let fillRule: FillRule
  }

  /// What of a paint cannot change.
  enum PaintKind: Hashable, Sendable {
    case color
    case gradient(start: Point, end: Point, locations: [Double])
  }

  /// An item through the moments.
  struct Node: Sendable {
    let key: Key
    /// The item as it is in the first of its moments, without what a layer holds.
    let first: DisplayList.Item
    /// What a layer holds.
    var content = AnimatedLayer()
    /// The moments in which it is there.
    var moments: [Int] = []
    /// The values of its attributes in each of these moments.
    var values: [[AnimatedAttribute: [Double]]] = []
    /// Where what a layer holds lies, in its own coordinates, through all moments.
    var bounds: Rect?
  }

  /// The items, from back to front.
  private(set) var nodes: [Node] = []
  /// The keys of the last moment with their places, as most moments are like the one before.
  private var last: (keys: [Key], places: [Int]) = ([], [])

  /// Adds the items of a moment.
  mutating func add(_ items: [DisplayList.Item], moment: Int) {
    let keys = items.map(\.animationKey)
    let places = keys == last.keys ? last.places : places(of: keys, items)
    last = (keys, places)
    for (item, place) in zip(items, places) {
      nodes[place].moments.append(moment)
      nodes[place].values.append(item.animatedValues)
      guard case .layer(let layer) = item else { continue }
      if let bounds = layer.contentBounds {
        nodes[place].bounds = nodes[place].bounds?.union(bounds) ?? bounds
      }
      nodes[place].content.add(layer.items, moment: moment)
    }
  }

  /// Finds a node for each item so that their order is kept; what is new, or stands where it did not
  /// before, gets one of its own.
  private mutating func places(of keys: [Key], _ items: [DisplayList.Item]) -> [Int] {
    var places: [Int] = []
    var next = 0
    for (key, item) in zip(keys, items) {
      if let place = nodes[next...].firstIndex(where: { $0.key == key }) {
        places.append(place)
        next = place + 1
      } else {
        nodes.insert(Node(key: key, first: item.withoutContent), at: next)
        places.append(next)
        next += 1
      }
    }
    return places
  }
}

extension DisplayList.Item {
  fileprivate var animationKey: AnimatedLayer.Key {
    switch self {
    case .fill(let path, .color): .fill(path.shape, .color)
    case .fill(let path, .linearGradient(let gradient)):
      if gradient.solidColor != nil {
        .fill(path.shape, .color)
      } else {
        .fill(
          path.shape,
          .gradient(
            start: gradient.start, end: gradient.end, locations: gradient.stops.map(\.location)))
      }
    case .stroke(let path, let stroke, _):
      .stroke(path.shape, stroke.cap, stroke.join, miterLimit: stroke.miterLimit)
    case .text(let text, _, _): .text(text)
    case .image(let image, _): .image(image)
    case .layer(let layer):
      .layer(
        name: layer.name, clip: layer.clip?.shape, hasShadow: layer.shadow?.isVisible == true)
    }
  }

  /// The item without what a layer holds.
  fileprivate var withoutContent: DisplayList.Item {
    guard case .layer(var layer) = self else { return self }
    layer.items = []
    return .layer(layer)
  }
}

extension Path {
  fileprivate var shape: AnimatedLayer.PathShape {
    AnimatedLayer.PathShape(
      steps: elements.map { element in
        switch element {
        case .move: 0
        case .line: 1
        case .curve: 2
        case .close: 3
        }
      }, fillRule: fillRule)
  }
}
