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

  /// The items in the order in which they were found.
  private var found: [Node] = []
  /// Their order from back to front.
  private var order = InsertionOrder()
  /// The places in `found` of the items with a key, from back to front.
  private var placesOfKeys: [Key: [Int]] = [:]
  /// The keys of the previous moment and their places in `found`. Kept because most moments have
  /// the same items as the previous one.
  private var last: (keys: [Key], places: [Int]) = ([], [])

  /// The items, from back to front.
  var nodes: [Node] { order.elements.map { found[$0] } }

  /// Adds the items of a moment.
  ///
  /// - Parameter size: The size of the film, to which they are added.
  mutating func add(_ items: [DisplayList.Item], moment: Int, to size: inout AnimatedSize) {
    let keys = items.map(\.animationKey)
    let places = keys == last.keys ? last.places : places(of: keys, items, &size)
    last = (keys, places)
    for (item, place) in zip(items, places) {
      found[place].moments.append(moment)
      let values = item.animatedValues
      if let known = found[place].values.last, known == values {
        // Shares the memory: most items rest most of the time.
        found[place].values.append(known)
      } else {
        found[place].values.append(values)
        size.changes += 1
      }
      guard case .layer(let layer) = item else { continue }
      if let bounds = layer.contentBounds {
        found[place].bounds = found[place].bounds?.union(bounds) ?? bounds
      }
      found[place].content.add(layer.items, moment: moment, to: &size)
      guard let mask = layer.mask else { continue }
      found[place].mask.add(mask, moment: moment, to: &size)
      if let bounds = layer.maskBounds {
        found[place].maskBounds = found[place].maskBounds?.union(bounds) ?? bounds
      }
    }
  }

  /// Finds a node for each item in such a way that their order is kept. A new or reordered item
  /// gets a new node.
  private mutating func places(
    of keys: [Key], _ items: [DisplayList.Item], _ size: inout AnimatedSize
  ) -> [Int] {
    var places: [Int] = []
    for (key, item) in zip(keys, items) {
      if let place = place(of: key, after: places.last) {
        places.append(place)
      } else {
        let place = order.insert(after: places.last)
        found.append(Node(key: key, first: item.withoutContent))
        // No node with this key stands after it.
        placesOfKeys[key, default: []].append(place)
        places.append(place)
        size.elements += 1
      }
    }
    return places
  }

  /// The first node with a key after another node, or of all after `nil`; `nil` if there is none.
  private func place(of key: Key, after previous: Int?) -> Int? {
    guard let next = order.element(after: previous) else { return nil }
    if found[next].key == key { return next }
    let places = placesOfKeys[key] ?? []
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if order.isElement(places[middle], after: previous) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low < places.count ? places[low] : nil
  }
}

extension AnimatedLayer.Node {
  /// The moments at which the item exists, as ranges without gaps.
  var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for moment in moments {
      if let last = ranges.last, last.upperBound == moment {
        ranges[ranges.count - 1] = last.lowerBound..<moment + 1
      } else {
        ranges.append(moment..<moment + 1)
      }
    }
    return ranges
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
        path.shape, stroke.lineCap, stroke.lineJoin, miterLimit: stroke.miterLimit,
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
