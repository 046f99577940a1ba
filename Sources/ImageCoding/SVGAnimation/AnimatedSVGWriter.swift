internal import Drawing

/// Writes the items of all moments: each element as it is at its first moment, with a class if it
/// changes.
struct AnimatedSVGWriter {
  private let moments: [AnimatedMoment]
  private let duration: Double
  private var writer = SVGWriter(
    decimals: SVGEncoder.decimals, glyphDecimals: SVGEncoder.glyphDecimals)
  private var styles = AnimatedStyles()
  /// The layer names that have been used as ids: an id must be unique.
  private var names: Set<String> = []

  init(moments: [AnimatedMoment], duration: Double) {
    self.moments = moments
    self.duration = max(duration, moments.last?.time ?? 0)
  }

  /// The markup of the elements.
  var body: String { writer.body }
  /// The definitions that the elements refer to.
  var definitions: String { writer.definitions.text }
  /// The style sheet with the animations as an element; empty if nothing changes.
  func style(repeatCount: Int?) -> String {
    styles.element(duration: duration, repeatCount: repeatCount)
  }
  /// The rules of that style sheet.
  func rules(repeatCount: Int?) -> String {
    styles.rules(duration: duration, repeatCount: repeatCount)
  }

  /// Writes the items of a layer.
  ///
  /// - Parameter shown: The moments at which the layer exists; `nil` for all. At others it is hidden with all that is in
  ///   it, so that its items need not be hidden themselves: a browser draws each element whose opacity changes apart.
  mutating func write(
    _ layer: AnimatedLayer, shown: [Int]? = nil
  ) throws(ImageEncodingFailure) {
    for node in layer.nodes {
      switch node.first {
      case .layer(let layer): try write(layer, node, shown)
      case .fill, .stroke, .text, .image: try writeItem(node, shown)
      }
    }
  }

  // MARK: - Items

  private mutating func writeItem(
    _ node: AnimatedLayer.Node, _ shown: [Int]?
  ) throws(ImageEncodingFailure) {
    var changes = AnimatedStyles.Changes()
    for attribute: AnimatedAttribute in [
      .place, .path, .fill, .fillOpacity, .stroke, .strokeOpacity, .strokeWidth, .dashPhase,
    ] {
      changes.add(property(attribute, node))
    }
    let presence = presence(node, shown)
    changes.add(opacity(presence, node))
    var attributes = styles.attribute(changes)
    if presence.first == [0] { attributes += " opacity=\"0\"" }
    let stops = stopClasses(node)
    let pictures = pictureClass(node)
    try writer.write(
      node.first, attributes, stopAttributes: stops, pictureAttributes: pictures)
  }

  /// The class of the pictures in a text, which take the alpha of its colour only; empty if it does not change.
  private mutating func pictureClass(_ node: AnimatedLayer.Node) -> String {
    guard case .text(let text) = node.key, text.glyphs.contains(where: { $0.picture != nil })
    else { return "" }
    var changes = AnimatedStyles.Changes()
    changes.add(property(.fillOpacity, node, as: .opacity))
    return styles.attribute(changes)
  }

  /// The classes of a gradient's stops; empty if no stop changes.
  private mutating func stopClasses(_ node: AnimatedLayer.Node) -> [String] {
    guard case .fill(_, .gradient(_, _, _, let locations)) = node.key else { return [] }
    let classes = locations.indices.map { index in
      var changes = AnimatedStyles.Changes()
      changes.add(property(.stopColor(index), node))
      changes.add(property(.stopOpacity(index), node))
      return styles.attribute(changes)
    }
    return classes.allSatisfy(\.isEmpty) ? [] : classes
  }

  // MARK: - Layers

  private mutating func write(
    _ first: DisplayList.Layer, _ node: AnimatedLayer.Node, _ shown: [Int]?
  ) throws(ImageEncodingFailure) {
    var layer = first
    if let name = layer.name, !names.insert(name).inserted { layer.name = nil }
    var outer = AnimatedStyles.Changes()
    outer.add(property(.transform, node))
    let opacity = presence(node, shown)
    let fading = self.opacity(opacity, node)
    layer.opacity = opacity.first?.first ?? 1
    let filter = node.values.first?[.shadow].map { AnimatedStyles.css(.shadow, $0, node) }
    // CSS filters an element before it fades it, and a shadow under opaque content would not be seen through it.
    let fadesFirst = filter != nil && node.isTranslucent
    if !fadesFirst { outer.add(fading) }
    outer.add(property(.shadow, node))
    var clip = AnimatedStyles.Changes()
    clip.add(property(.clip, node))
    layer.shadow = nil
    var attributes = styles.attribute(outer)
    if let filter { attributes += " style=\"\(filter)\"" }
    if first.mask != nil {
      attributes += " mask=\"url(#\(writer.beginMask(of: first, within: node.maskBounds)))\""
      try write(node.mask, shown: node.moments)
      writer.endMask()
    }
    var inner = AnimatedStyles.Changes()
    inner.add(fading)
    let end = writer.open(
      layer, attributes, clipAttributes: styles.attribute(clip), isFiltered: filter != nil,
      opacityAttributes: fadesFirst ? styles.attribute(inner) : nil)
    try write(node.content, shown: node.moments)
    writer.close(end)
  }

  // MARK: - Values

  /// The opacity of a layer, or the visibility of an item as 0 or 1, at each moment. At moments at which what contains it
  /// does not exist it keeps its value.
  private func presence(_ node: AnimatedLayer.Node, _ shown: [Int]?) -> [[Double]] {
    var own = [[Double]?](repeating: shown == nil ? [0] : nil, count: moments.count)
    for moment in shown ?? [] { own[moment] = [0] }
    for (moment, attributes) in zip(node.moments, node.values) {
      own[moment] = attributes[.opacity] ?? [1]
    }
    var current = own.lazy.compactMap(\.self).first ?? [0]
    return own.map { value in
      current = value ?? current
      return current
    }
  }

  /// An attribute's values at each moment. While the item does not exist, the previous values are
  /// kept.
  private func series(_ attribute: AnimatedAttribute, _ node: AnimatedLayer.Node) -> [[Double]]? {
    guard let first = node.values.first?[attribute] else { return nil }
    var values: [[Double]] = []
    values.reserveCapacity(moments.count)
    var (next, current) = (0, first)
    for moment in moments.indices {
      if next < node.moments.count, node.moments[next] == moment {
        current = node.values[next][attribute] ?? current
        next += 1
      }
      values.append(current)
    }
    return values
  }

  /// The animation of an attribute; `nil` if it does not change.
  ///
  /// - Parameter written: The attribute of CSS that has the values; `nil` if it is the attribute's own.
  private func property(
    _ attribute: AnimatedAttribute, _ node: AnimatedLayer.Node,
    as written: AnimatedAttribute? = nil
  ) -> AnimatedStyles.Change? {
    guard var values = series(attribute, node), values.contains(where: { $0 != values[0] }) else {
      return nil
    }
    var tolerance = AnimatedStyles.tolerance(attribute, count: values[0].count)
    switch attribute {
    case .transform, .place:
      let bounds = node.bounds ?? node.ownBounds
      let motion = TransformSeries(values, around: bounds)
      values = motion.values
      tolerance = motion.tolerance
      return AnimatedStyles.Change(attribute, list(values, tolerance)) { motion.css($0) }
    case .opacity, .path, .clip, .fill, .fillOpacity, .stroke, .strokeOpacity, .strokeWidth,
      .dashPhase, .stopColor, .stopOpacity, .shadow:
      return AnimatedStyles.Change(attribute, list(values, tolerance)) {
        AnimatedStyles.css(written ?? attribute, $0, node)
      }
    }
  }

  /// The animation of what `presence` returns. What comes or goes between two moments does so at once, at the second one:
  /// the moments may be far apart.
  private func opacity(
    _ values: [[Double]], _ node: AnimatedLayer.Node
  ) -> AnimatedStyles.Change? {
    guard values.contains(where: { $0 != values[0] }) else { return nil }
    let there = Set(node.moments)
    let own = moments.indices.map { index in
      let changes = index > 0 && there.contains(index) != there.contains(index - 1)
      return AnimatedMoment(time: moments[index].time, isJump: moments[index].isJump || changes)
    }
    let list = KeyframeList(
      values, moments: own, duration: duration,
      tolerance: AnimatedStyles.tolerance(.opacity, count: 1))
    return AnimatedStyles.Change(.opacity, list) { "opacity:\(decimal($0[0], places: 4))" }
  }

  private func list(_ values: [[Double]], _ tolerance: [Double]) -> KeyframeList {
    KeyframeList(values, moments: moments, duration: duration, tolerance: tolerance)
  }
}

extension AnimatedLayer.Node {
  /// Whether a layer's opacity is below 1 at one of its moments.
  fileprivate var isTranslucent: Bool {
    values.contains { ($0[.opacity]?.first ?? 1) < 1 }
  }

  /// The bounds of an image in its own coordinates; zero for other items, which do not need them.
  fileprivate var ownBounds: Rect {
    guard case .image(let image, _) = first else { return .zero }
    return Rect(origin: .zero, size: image.bitmap.extent)
  }
}
