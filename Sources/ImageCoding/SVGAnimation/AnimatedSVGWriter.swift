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
  /// - Parameter shown: The moments at which the layer exists, as ranges with gaps between them; `nil` for all. At others
  ///   it is hidden with all that is in it, so that its items need not be hidden themselves: a browser draws each element
  ///   whose opacity changes apart.
  mutating func write(
    _ layer: AnimatedLayer, shown: [Range<Int>]? = nil
  ) throws(ImageEncodingFailure) {
    let shown = shown ?? [moments.indices]
    for node in layer.nodes {
      let presence = presence(node, shown)
      let fading = opacity(presence)
      // A node that exists only just before a jump, at the same time, is never visible.
      if presence.values.first == [0],
        fading?.keyframes.allSatisfy({ $0.values == [0] }) == true
      {
        continue
      }
      switch node.first {
      case .layer(let layer): try write(layer, node, presence, fading)
      case .fill, .stroke, .text, .image: try writeItem(node, presence, fading)
      }
    }
  }

  // MARK: - Items

  private mutating func writeItem(
    _ node: AnimatedLayer.Node, _ presence: AnimatedSeries, _ fading: KeyframeList?
  ) throws(ImageEncodingFailure) {
    var changes = AnimatedStyles.Changes()
    for attribute: AnimatedAttribute in [
      .place, .path, .fill, .fillOpacity, .stroke, .strokeOpacity, .strokeWidth, .dashPhase,
    ] {
      changes.add(property(attribute, node))
    }
    changes.add(Self.change(fading))
    var attributes = styles.attribute(changes)
    if presence.values.first == [0] { attributes += " opacity=\"0\"" }
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
    _ first: DisplayList.Layer, _ node: AnimatedLayer.Node, _ presence: AnimatedSeries,
    _ fading: KeyframeList?
  ) throws(ImageEncodingFailure) {
    var layer = first
    if let name = layer.name, !names.insert(name).inserted { layer.name = nil }
    var outer = AnimatedStyles.Changes()
    outer.add(property(.transform, node))
    layer.opacity = presence.values.first?.first ?? 1
    let filter = node.values.first?[.shadow].map { AnimatedStyles.css(.shadow, $0, node) }
    // CSS filters an element before it fades it, and a shadow under opaque content would not be seen through it.
    let fadesFirst = filter != nil && node.isTranslucent
    if !fadesFirst { outer.add(Self.change(fading)) }
    outer.add(property(.shadow, node))
    var clip = AnimatedStyles.Changes()
    clip.add(property(.clip, node))
    layer.shadow = nil
    let ranges = node.ranges
    var attributes = styles.attribute(outer)
    if let filter { attributes += " style=\"\(filter)\"" }
    if first.mask != nil {
      attributes += " mask=\"url(#\(writer.beginMask(of: first, within: node.maskBounds)))\""
      try write(node.mask, shown: ranges)
      writer.endMask()
    }
    var inner = AnimatedStyles.Changes()
    inner.add(Self.change(fading))
    let end = writer.open(
      layer, attributes, clipAttributes: styles.attribute(clip), isFiltered: filter != nil,
      opacityAttributes: fadesFirst ? styles.attribute(inner) : nil)
    try write(node.content, shown: ranges)
    writer.close(end)
  }

  // MARK: - Values

  /// The opacity of a layer, or the visibility of an item as 0 or 1. What comes or goes between two moments does so at
  /// once, at the second one: the moments may be far apart. At moments at which what contains it does not exist it keeps
  /// its value.
  ///
  /// Only the moments at which it changes are looked at: a film may have very many elements that are there for a moment.
  private func presence(
    _ node: AnimatedLayer.Node, _ shown: [Range<Int>]
  ) -> AnimatedSeries {
    func opacity(_ index: Int) -> [Double] { node.values[index][.opacity] ?? [1] }
    var series = AnimatedSeries(of: moments)
    let fades = node.values.indices.contains { opacity($0) != opacity(0) }
    let ranges = node.ranges
    var isHidden = node.moments.first != shown.first?.lowerBound
    series.add(isHidden ? [0] : opacity(0), at: 0, isJump: false)
    var index = 0
    for (number, range) in ranges.enumerated() {
      if range.lowerBound > 0, isHidden || fades {
        series.add(opacity(index), at: range.lowerBound, isJump: true)
      }
      if fades {
        for step in 0..<range.count - 1 {
          series.add(opacity(index + step + 1), at: range.lowerBound + step + 1)
        }
      }
      isHidden = false
      index += range.count
      // It disappears when its container is shown without it.
      let next = number + 1 < ranges.count ? ranges[number + 1].lowerBound : moments.count
      guard let end = shown.firstMoment(from: range.upperBound), end < next else { continue }
      series.add([0], at: end, isJump: true)
      isHidden = true
    }
    series.keepToEnd()
    return series
  }

  /// An attribute's values; `nil` if they do not change. While the item does not exist, the previous values are kept.
  private func series(
    _ attribute: AnimatedAttribute, _ node: AnimatedLayer.Node
  ) -> AnimatedSeries? {
    guard let first = node.values.first?[attribute],
      node.values.contains(where: { $0[attribute] ?? first != first })
    else { return nil }
    var series = AnimatedSeries(of: moments)
    var current = first
    if node.moments.first != 0 { series.add(current, at: 0) }
    for (moment, attributes) in zip(node.moments, node.values) {
      if let last = series.lastIndex, last + 1 < moment {
        series.add(current, at: moment - 1, isJump: false)
      }
      current = attributes[attribute] ?? current
      series.add(current, at: moment)
    }
    series.keepToEnd()
    return series
  }

  /// The animation of an attribute; `nil` if it does not change.
  ///
  /// - Parameter written: The attribute of CSS that has the values; `nil` if it is the attribute's own.
  private func property(
    _ attribute: AnimatedAttribute, _ node: AnimatedLayer.Node,
    as written: AnimatedAttribute? = nil
  ) -> AnimatedStyles.Change? {
    guard let series = series(attribute, node) else { return nil }
    switch attribute {
    case .transform, .place:
      let bounds = node.bounds ?? node.ownBounds
      let motion = TransformSeries(series.values, around: bounds)
      let list = list(motion.values, series.moments, motion.tolerance)
      return AnimatedStyles.Change(attribute, list) { motion.css($0) }
    case .opacity, .path, .clip, .fill, .fillOpacity, .stroke, .strokeOpacity, .strokeWidth,
      .dashPhase, .stopColor, .stopOpacity, .shadow:
      let tolerance = AnimatedStyles.tolerance(attribute, count: series.values[0].count)
      let list = list(series.values, series.moments, tolerance)
      return AnimatedStyles.Change(attribute, list) {
        AnimatedStyles.css(written ?? attribute, $0, node)
      }
    }
  }

  /// The keyframes of what `presence` returns; `nil` if it does not change.
  private func opacity(_ series: AnimatedSeries) -> KeyframeList? {
    guard series.values.contains(where: { $0 != series.values[0] }) else { return nil }
    return list(
      series.values, series.moments, AnimatedStyles.tolerance(.opacity, count: 1))
  }

  private static func change(_ fading: KeyframeList?) -> AnimatedStyles.Change? {
    guard let fading else { return nil }
    return AnimatedStyles.Change(.opacity, fading) { "opacity:\(decimal($0[0], places: 4))" }
  }

  private func list(
    _ values: [[Double]], _ moments: [AnimatedMoment], _ tolerance: [Double]
  ) -> KeyframeList {
    KeyframeList(values, moments: moments, duration: duration, tolerance: tolerance)
  }
}

extension [Range<Int>] {
  /// The first number in ascending ranges that is not below a bound; `nil` if there is none.
  fileprivate func firstMoment(from bound: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound > bound { high = middle } else { low = middle + 1 }
    }
    return low < count ? Swift.max(self[low].lowerBound, bound) : nil
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
