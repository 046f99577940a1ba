internal import Drawing

/// The items of a layer over all moments of an animation, in a stacking order that is correct at
/// each moment.
struct AnimatedLayer: Sendable {
  /// Identifies an item across moments: its kind and everything about it that CSS cannot animate.
  /// Items with equal keys are distinguished by their order.
  enum Key: Hashable, Sendable {
    case fill(PathShape, PaintKind)
    case stroke(PathShape, Stroke.Cap, Stroke.Join, miterLimit: Double, dashes: [Double])
    case text(TypesetText)
    case image(Image)
    case layer(name: String?, clip: PathShape?, hasShadow: Bool, hasMask: Bool)
  }

  /// The commands of a path without their points.
  struct PathShape: Hashable, Sendable {
    let steps: [UInt8]
    let fillRule: FillRule
  }

  /// The part of a paint that cannot be animated.
  enum PaintKind: Hashable, Sendable {
    case color
    case gradient(GradientType, start: Point, end: Point, locations: [Double])
  }

  /// An item over all moments.
  struct Node: Sendable {
    let key: Key
    /// The item as it is at its first moment, without a layer's items.
    let first: DisplayList.Item
    /// The items of a layer.
    var content = AnimatedLayer()
    /// The items of a layer's mask.
    var mask = AnimatedLayer()
    /// The bounds of a layer's mask at all moments, in the layer's own coordinates; `nil` if it has no ink.
    var maskBounds: Rect?
    /// The indices of the moments at which the item exists.
    var moments: [Int] = []
    /// The attributes' values at each of these moments.
    var values: [[AnimatedAttribute: [Double]]] = []
    /// The bounds of a layer's items at all moments, in the layer's own coordinates; `nil` if it
    /// has no ink.
    var bounds: Rect?
  }

  /// The items, from back to front.
  private(set) var nodes: [Node] = []
  /// The keys of the previous moment and their places in `nodes`. Kept because most moments have
  /// the same items as the previous one.
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
      guard let mask = layer.mask else { continue }
      nodes[place].mask.add(mask, moment: moment)
      if let bounds = layer.maskBounds {
        nodes[place].maskBounds = nodes[place].maskBounds?.union(bounds) ?? bounds
      }
    }
  }

  /// Finds a node for each item in such a way that their order is kept. A new or reordered item
  /// gets a new node.
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
            gradient.type, start: gradient.start, end: gradient.end,
            locations: gradient.stops.map(\.location)))
      }
    case .stroke(let path, let stroke, _):
      .stroke(
        path.shape, stroke.cap, stroke.join, miterLimit: stroke.miterLimit,
        dashes: stroke.isDashed ? stroke.dashPattern : [])
    case .text(let text, _, _): .text(text)
    case .image(let image, _): .image(image)
    case .layer(let layer):
      .layer(
        name: layer.name, clip: layer.clip?.shape, hasShadow: layer.shadow?.isVisible == true,
        hasMask: layer.mask != nil)
    }
  }

  /// The item without a layer's items.
  fileprivate var withoutContent: DisplayList.Item {
    guard case .layer(var layer) = self else { return self }
    layer.items = []
    if layer.mask != nil { layer.mask = [] }
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
