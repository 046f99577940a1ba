internal import Drawing

/// Writes items as SVG markup and collects the definitions that they refer to.
struct SVGWriter {
  private let decimals: Int
  private let glyphDecimals: Int
  private let isTextLive: Bool
  private(set) var body = ""
  private(set) var definitions: SVGDefinitions
  private var maskCount = 0

  init(decimals: Int, glyphDecimals: Int, isTextLive: Bool = false) {
    self.isTextLive = isTextLive
    self.decimals = decimals
    self.glyphDecimals = glyphDecimals
    definitions = SVGDefinitions(decimals: decimals, glyphDecimals: glyphDecimals)
  }

  mutating func write(_ items: [DisplayList.Item]) throws(ImageEncodingFailure) {
    for item in items { try write(item) }
  }

  /// Writes an item.
  ///
  /// - Parameters:
  ///   - attributes: More attributes of its element, each with a leading space. Not for layers:
  /// `open` takes theirs.
  ///   - stopAttributes: More attributes of each stop of its gradient; empty for none.
  ///   - pictureAttributes: More attributes of each picture in its text.
  mutating func write(
    _ item: DisplayList.Item, _ attributes: String = "", stopAttributes: [String] = [],
    pictureAttributes: String = ""
  ) throws(ImageEncodingFailure) {
    switch item {
    case .fill(let path, let paint):
      body +=
        "<path\(attributes)\(fill(paint, stopAttributes))\(path.fillRule.attribute("fill-rule"))"
        + " d=\"\(path.svgData(decimals: decimals))\"/>\n"
    case .stroke(let path, let stroke, let color):
      body +=
        "<path\(attributes) fill=\"none\"\(paint("stroke", color))\(self.attributes(of: stroke))"
      body += " d=\"\(path.svgData(decimals: decimals))\"/>\n"
    case .text(let text, let point, let color):
      try write(text, at: point, color, attributes, pictureAttributes)
    case .image(let image, let rect): try write(image, in: rect, attributes)
    case .layer(let layer): try write(layer)
    }
  }

  // MARK: - Layers

  /// Writes a layer. With a shadow, shadow and opacity go to an outer element, because they apply
  /// to the clipped content. Without a shadow one element suffices: SVG clips before it applies
  /// opacity.
  private mutating func write(_ layer: DisplayList.Layer) throws(ImageEncodingFailure) {
    var attributes = ""
    if let name = layer.name { attributes += " id=\"\(escaped(name))\"" }
    if layer.transform != .identity {
      attributes += " transform=\"\(text(of: layer.transform))\""
    }
    let filter = definitions.filter(for: layer)
    if let filter {
      attributes += " filter=\"url(#\(filter))\""
    } else if layer.opacity != 1 {
      attributes += " opacity=\"\(decimal(layer.opacity))\""
    }
    if let mask = layer.mask {
      attributes += " mask=\"url(#\(beginMask(of: layer)))\""
      try write(mask)
      endMask()
    }
    var clipAttribute = ""
    if let clip = layer.clip { clipAttribute = " clip-path=\"url(#\(definitions.clip(clip)))\"" }
    if filter == nil { attributes += clipAttribute }
    guard !layer.items.isEmpty else {
      if layer.name != nil { body += "<g\(attributes)/>\n" }
      return
    }
    guard !attributes.isEmpty else { return try write(layer.items) }
    body += "<g\(attributes)>\n"
    if filter != nil, !clipAttribute.isEmpty {
      body += "<g\(clipAttribute)>\n"
      try write(layer.items)
      body += "</g>\n"
    } else {
      try write(layer.items)
    }
    body += "</g>\n"
  }

  /// Starts a layer whose items change, which is written even if it is empty. The caller handles
  /// its shadow.
  ///
  /// - Parameters:
  ///   - attributes: More attributes of its element, each with a leading space.
  ///   - clipAttributes: More attributes of its clip's outline.
  ///   - isFiltered: Whether the attributes contain a filter, whose result must not be clipped.
  ///   - opacityAttributes: More attributes of the element with the opacity, if that is one within the filtered element,
  /// so that the filter draws the shadow of what is already faded; `nil` if it is the same element.
  /// - Returns: The closing tags for `close`.
  mutating func open(
    _ layer: DisplayList.Layer, _ attributes: String, clipAttributes: String, isFiltered: Bool,
    opacityAttributes: String? = nil
  ) -> String {
    var (attributes, inner) = (attributes, opacityAttributes ?? "")
    if let name = layer.name { attributes = " id=\"\(escaped(name))\"" + attributes }
    if layer.transform != .identity {
      attributes += " transform=\"\(text(of: layer.transform))\""
    }
    if layer.opacity != 1 {
      let opacity = " opacity=\"\(decimal(layer.opacity))\""
      if opacityAttributes == nil { attributes += opacity } else { inner += opacity }
    }
    if let path = layer.clip {
      let clip = " clip-path=\"url(#\(definitions.clip(path, attributes: clipAttributes)))\""
      if isFiltered { inner += clip } else { attributes += clip }
    }
    let elements = [attributes, inner].filter { !$0.isEmpty }
    body += elements.map { "<g\($0)>\n" }.joined()
    return elements.map { _ in "</g>\n" }.joined()
  }

  /// Starts the mask of a layer, which its items follow. Returns its id.
  ///
  /// A mask is written beside what it masks, because SVG does not render mask elements directly.
  mutating func beginMask(of layer: DisplayList.Layer, within bounds: Rect? = nil) -> String {
    let id = "mask-\(maskCount)"
    maskCount += 1
    let region = (bounds ?? layer.maskBounds ?? .zero).inset(by: EdgeInsets(-1))
    body += "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\""
    body += " x=\"\(decimal(region.minX))\" y=\"\(decimal(region.minY))\""
    body +=
      " width=\"\(decimal(region.size.width))\" height=\"\(decimal(region.size.height))\">\n"
    return id
  }

  /// Ends a mask.
  mutating func endMask() { body += "</mask>\n" }

  /// Ends a layer.
  mutating func close(_ end: String) { body += end }

  private func text(of transform: Transform) -> String {
    let t = transform
    guard (t.a, t.b, t.c, t.d) != (1, 0, 0, 1) else {
      return "translate(\(decimal(t.tx)) \(decimal(t.ty)))"
    }
    let numbers = [t.a, t.b, t.c, t.d].map { decimal($0, places: 8) }
    return "matrix(" + (numbers + [decimal(t.tx), decimal(t.ty)]).joined(separator: " ") + ")"
  }

  // MARK: - Images

  /// Writes an image. It is defined once, one unit per pixel, and referenced where it is used.
  private mutating func write(
    _ image: Image, in rect: Rect, _ attributes: String
  ) throws(ImageEncodingFailure) {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    let id = try definitions.image(image)
    let transform = Transform.fitting(image.bitmap.extent, into: rect)
    body += "<use\(attributes) href=\"#\(id)\""
    if transform != .identity { body += " transform=\"\(text(of: transform))\"" }
    body += "/>\n"
  }

  // MARK: - Text

  private mutating func write(
    _ text: TypesetText, at point: Point, _ color: Color, _ attributes: String,
    _ pictureAttributes: String
  ) throws(ImageEncodingFailure) {
    guard !text.glyphs.isEmpty else { return }
    if isTextLive, let live = LiveText(text) {
      body += live.element(
        at: point, "\(attributes)\(paint("fill", color))", decimals: decimals)
      return
    }
    let (x, y) = (decimal(point.x, places: decimals), decimal(point.y, places: decimals))
    body +=
      "<g\(attributes) role=\"img\" aria-label=\"\(escaped(text.string))\"\(paint("fill", color))"
    body += " transform=\"translate(\(x) \(y))\">"
    for glyph in text.glyphs {
      if let picture = glyph.picture {
        // Pictures use only the alpha of the colour.
        let opacity = color.alpha < 1 ? " opacity=\"\(decimal(color.alpha))\"" : ""
        try write(
          picture.image, in: picture.rect.offset(by: glyph.origin), pictureAttributes + opacity)
        continue
      }
      body += "<use href=\"#\(definitions.glyph(glyph.outline))\""
      let (x, y) = (spelled(glyph.origin.x), spelled(glyph.origin.y))
      if x != "0" { body += " x=\"\(x)\"" }
      if y != "0" { body += " y=\"\(y)\"" }
      body += "/>"
    }
    body += "</g>\n"
  }

  private func spelled(_ value: Double) -> String { decimal(value, places: glyphDecimals) }

  // MARK: - Attributes

  private mutating func fill(_ paint: Paint, _ stopAttributes: [String]) -> String {
    switch paint {
    case .color(let color): return self.paint("fill", color)
    case .linearGradient(let gradient):
      if let color = gradient.solidColor { return self.paint("fill", color) }
      return " fill=\"url(#\(definitions.gradient(gradient, stopAttributes)))\""
    }
  }

  private func paint(_ attribute: String, _ color: Color) -> String {
    let opaque = color.withAlphaComponent(1).hexText.lowercased()
    guard color.alpha != 1 else { return " \(attribute)=\"\(opaque)\"" }
    return " \(attribute)=\"\(opaque)\" \(attribute)-opacity=\"\(decimal(color.alpha))\""
  }

  /// The attributes that differ from SVG's defaults: butt caps, miter joins with a limit of 4 (Core
  /// Animation's is 10).
  private func attributes(of stroke: Stroke) -> String {
    var text = ""
    if stroke.lineWidth != 1 { text += " stroke-width=\"\(decimal(stroke.lineWidth))\"" }
    if stroke.isDashed {
      let lengths = stroke.dashPattern.map { decimal($0) }.joined(separator: " ")
      text += " stroke-dasharray=\"\(lengths)\""
      if stroke.dashPhase != 0 { text += " stroke-dashoffset=\"\(decimal(stroke.dashPhase))\"" }
    }
    switch stroke.lineCap {
    case .butt: break
    case .round, .square: text += " stroke-linecap=\"\(stroke.lineCap.rawValue)\""
    }
    switch stroke.lineJoin {
    case .miter where stroke.miterLimit == 4: break
    case .miter: text += " stroke-miterlimit=\"\(decimal(stroke.miterLimit))\""
    case .round, .bevel: text += " stroke-linejoin=\"\(stroke.lineJoin.rawValue)\""
    }
    return text
  }
}

extension FillRule {
  /// The fill rule as an attribute; empty for SVG's default, nonzero.
  func attribute(_ name: String) -> String {
    switch self {
    case .nonZero: ""
    case .evenOdd: " \(name)=\"evenodd\""
    }
  }
}
