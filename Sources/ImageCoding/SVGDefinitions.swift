internal import Drawing
internal import PNGCoding

/// The definitions that elements refer to. Each id is a word, a hyphen and a number; a view's name
/// cannot contain a hyphen, so the two never clash.
///
/// Equal definitions are written once, except clips, which animated pictures change separately.
struct SVGDefinitions {
  private let decimals: Int
  private let glyphDecimals: Int
  /// The elements, one per line.
  private(set) var text = ""
  private var clipCount = 0
  private var gradientCount = 0
  private var glyphs: [Path: String] = [:]
  private var gradients: [LinearGradient: String] = [:]
  private var images: [Image: String] = [:]
  private var filters: [String: String] = [:]

  init(decimals: Int, glyphDecimals: Int) {
    self.decimals = decimals
    self.glyphDecimals = glyphDecimals
  }

  mutating func clip(_ clip: Path, attributes: String = "") -> String {
    let id = "clip-\(clipCount)"
    clipCount += 1
    let data = clip.svgData(decimals: decimals)
    let rule = clip.fillRule.attribute("clip-rule")
    text += "<clipPath id=\"\(id)\"><path\(attributes)\(rule) d=\"\(data)\"/></clipPath>\n"
    return id
  }

  mutating func glyph(_ outline: Path) -> String {
    if let id = glyphs[outline] { return id }
    let id = "g-\(glyphs.count)"
    glyphs[outline] = id
    text += "<path id=\"\(id)\" d=\"\(outline.svgData(decimals: glyphDecimals))\"/>\n"
    return id
  }

  /// Adds a gradient. One whose stops have attributes of their own is not shared.
  mutating func gradient(_ gradient: LinearGradient, _ stopAttributes: [String]) -> String {
    if stopAttributes.isEmpty, let id = gradients[gradient] { return id }
    let id = "gradient-\(gradientCount)"
    gradientCount += 1
    if stopAttributes.isEmpty { gradients[gradient] = id }
    let (start, end) = (gradient.start, gradient.end)
    let element = gradient.type == .radial ? "radialGradient" : "linearGradient"
    text += "<\(element) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\""
    if gradient.type == .radial {
      let (radii, center) = (gradient.radii, start)
      text += " cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"matrix(\(spelled(radii.width)) 0 0"
      text += " \(spelled(radii.height)) \(spelled(center.x)) \(spelled(center.y)))\">"
    } else {
      text += " x1=\"\(spelled(start.x))\" y1=\"\(spelled(start.y))\""
      text += " x2=\"\(spelled(end.x))\" y2=\"\(spelled(end.y))\">"
    }
    for (index, stop) in gradient.stops.enumerated() {
      text += "<stop"
      if stopAttributes.indices.contains(index) { text += stopAttributes[index] }
      text += " offset=\"\(decimal(stop.location))\" stop-color=\"\(opaque(stop.color))\""
      if stop.color.alpha != 1 { text += " stop-opacity=\"\(decimal(stop.color.alpha))\"" }
      text += "/>"
    }
    text += "</\(element)>\n"
    return id
  }

  mutating func image(_ image: Image) throws(ImageEncodingFailure) -> String {
    if let id = images[image] { return id }
    let id = "image-\(images.count)"
    images[image] = id
    // The pixel rows, their largest compressed form, and the file.
    try Self.needRoom(for: image.bitmap.rgba.count, times: 3)
    let file = PNGEncoder(effort: .small).encode(image.bitmap)
    // The Base64 letters, the same as a string, and the string it is appended to, whose capacity
    // may double.
    try Self.needRoom(for: text.utf8.count + file.count * 4 / 3, times: 4)
    text += "<image id=\"\(id)\" width=\"\(image.bitmap.width)\" height=\"\(image.bitmap.height)\""
    text += " href=\"data:image/png;base64,\(base64(file))\"/>\n"
    return id
  }

  /// Checks the memory for the whole document, which is appended piece by piece: strings may double
  /// their capacity.
  static func needRoom(forDocumentWith definitions: String) throws(ImageEncodingFailure) {
    try needRoom(for: definitions.utf8.count, times: 5)
  }

  /// Checks that memory is available before it is allocated: a `String` or `Array` that cannot grow
  /// ends the process. Small amounts are not checked, because the check takes time.
  private static func needRoom(for count: Int, times: Int) throws(ImageEncodingFailure) {
    guard count < 1 << 20 || MemoryProbe.hasRoom(for: count * times) else {
      throw .memory("the images of an SVG document; make them smaller")
    }
  }

  // MARK: - Shadows

  /// The filter that draws a layer with its shadow and its opacity; `nil` without a shadow.
  ///
  /// It works on sRGB values and not in linear light, which is SVG's default.
  mutating func filter(for layer: DisplayList.Layer) -> String? {
    guard let shadow = layer.shadow, shadow.isVisible, let content = layer.contentBounds else {
      return nil
    }
    // Each step of a filter is clipped to the filter region, so the blur must fit before it is
    // offset.
    let margin = 1.0
    let blurred = content.inset(by: EdgeInsets(-shadow.reach - margin))
    let region = blurred.union(blurred.offset(by: shadow.shift))
    let body =
      " filterUnits=\"userSpaceOnUse\" x=\"\(spelled(region.minX))\" y=\"\(spelled(region.minY))\""
      + " width=\"\(spelled(region.size.width))\" height=\"\(spelled(region.size.height))\""
      + " color-interpolation-filters=\"sRGB\">"
      + primitives(shadow, opacity: layer.opacity)
      + "</filter>\n"
    if let id = filters[body] { return id }
    let id = "shadow-\(filters.count)"
    filters[body] = id
    text += "<filter id=\"\(id)\"\(body)"
    return id
  }

  private func flood(_ color: Color) -> String {
    " flood-color=\"\(opaque(color))\" flood-opacity=\"\(decimal(color.alpha))\""
  }

  /// The shadow and the content, each with the opacity applied separately. (`feDropShadow` would do
  /// for opaque layers, but librsvg before 2.56 does not support it.)
  private func primitives(_ shadow: Shadow, opacity: Double) -> String {
    let paint = shadow.paint
    var content = "SourceGraphic"
    var fading = ""
    if opacity < 1 {
      content = "c"
      fading =
        "<feComponentTransfer in=\"SourceGraphic\" result=\"c\">"
        + "<feFuncA type=\"linear\" slope=\"\(decimal(opacity))\"/></feComponentTransfer>"
    }
    return "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(spelled(shadow.radius))\"/>"
      + "<feOffset dx=\"\(spelled(shadow.offset.width))\" dy=\"\(spelled(shadow.offset.height))\""
      + " result=\"a\"/><feFlood\(flood(paint.withAlphaComponent(paint.alpha * opacity)))/>"
      + "<feComposite operator=\"in\" in2=\"a\" result=\"b\"/>\(fading)"
      + "<feMerge><feMergeNode in=\"b\"/><feMergeNode in=\"\(content)\"/></feMerge>"
  }

  // MARK: - Values

  private func opaque(_ color: Color) -> String { color.withAlphaComponent(1).hexText.lowercased() }

  private func spelled(_ value: Double) -> String { decimal(value, places: decimals) }
}
