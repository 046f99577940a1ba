internal import Drawing
internal import PNGCoding
internal import Pages

/// The parts of drawings that a page contains once: outlines, glyphs, texts and images.
struct DrawingPool {
  private var paths = ValuePool<String>()
  private var glyphs = ValuePool<String>()
  private var texts = ValuePool<JSONValue>()
  private var images = ValuePool<Image>()
  /// The numbers of what has been written already: to write an outline takes much longer than to find it here. Outlines
  /// that differ by less than the decimals that are written have the same number.
  private var outlineNumbers: [Path: Int] = [:]
  private var glyphNumbers: [Path: Int] = [:]
  private var textNumbers: [TypesetText: Int] = [:]

  /// A drawing command as a list that begins with its kind.
  mutating func leaf(_ item: DisplayList.Item) -> JSONValue? {
    switch item {
    case .fill(let path, .color(let color)):
      let fill: [JSONValue] = ["f", .number(outline(path)), .color(color)]
      return .array(fill + (path.fillRule == .evenOdd ? [1] : []))
    case .fill(let path, .linearGradient(let gradient)):
      if let color = gradient.solidColor { return leaf(.fill(path, .color(color))) }
      let ends = [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y]
      let stops = gradient.stops.map { JSONValue.array([.number($0.location), .color($0.color)]) }
      var list: [JSONValue] = ["g", .number(outline(path))]
      list += ends.map { .number($0) }
      list.append(.array(stops))
      return .array(list + (gradient.type == .radial ? [1] : []))
    case .stroke(let path, let stroke, let color):
      var list: [JSONValue] = [
        "s", .number(outline(path)), .color(color), .number(stroke.lineWidth),
        .string(stroke.lineCap.rawValue), .string(stroke.lineJoin.rawValue),
        .number(stroke.miterLimit),
      ]
      if stroke.isDashed {
        let pattern = stroke.dashPattern.map { decimal($0, places: 4) }.joined(separator: " ")
        list += [.string(pattern), .number(stroke.dashPhase)]
      }
      return .array(list)
    case .text(let text, let point, let color):
      guard !text.glyphs.isEmpty else { return nil }
      return ["t", .number(number(of: text)), .color(color), .number(point.x), .number(point.y)]
    case .image(let image, let rect):
      return ["i", .number(images.number(of: image)), .rect(rect)]
    case .layer: return nil
    }
  }

  /// The number of an outline. Its commands are spelled out, so that two outlines with the same commands
  /// can be interpolated.
  mutating func outline(_ path: Path) -> Int {
    if let number = outlineNumbers[path] { return number }
    func point(_ point: Point) -> String {
      decimal(point.x, places: 3) + " " + decimal(point.y, places: 3)
    }
    let text = path.elements.map { element in
      switch element {
      case .move(let end): "M" + point(end)
      case .line(let end): "L" + point(end)
      case .curve(let one, let other, let end):
        "C" + point(one) + " " + point(other) + " " + point(end)
      case .close: "Z"
      }
    }.joined()
    let number = paths.number(of: text)
    outlineNumbers[path] = number
    return number
  }

  private mutating func glyph(_ outline: Path) -> Int {
    if let number = glyphNumbers[outline] { return number }
    let number = glyphs.number(of: outline.svgData(decimals: 2))
    glyphNumbers[outline] = number
    return number
  }

  private mutating func number(of text: TypesetText) -> Int {
    if let number = textNumbers[text] { return number }
    let pictures = text.glyphs.compactMap { glyph -> JSONValue? in
      guard let picture = glyph.picture else { return nil }
      return [
        .number(images.number(of: picture.image)), .rect(picture.rect.offset(by: glyph.origin)),
      ]
    }
    let places = text.glyphs.filter { $0.picture == nil }.flatMap { glyph -> [JSONValue] in
      [
        .number(self.glyph(glyph.outline)),
        .number(glyph.origin.x, places: 2), .number(glyph.origin.y, places: 2),
      ]
    }
    let list: [JSONValue] = [.string(text.string), .array(places)]
    let number = texts.number(of: .array(list + (pictures.isEmpty ? [] : [.array(pictures)])))
    textNumbers[text] = number
    return number
  }

  /// The pools for the page's script.
  var json: JSONValue {
    let files = images.values.map { image in
      Base64.url(of: PNGEncoder(effort: .small).encode(image.bitmap), type: "image/png")
    }
    return .object([
      "paths": .strings(paths.values), "glyphs": .strings(glyphs.values),
      "texts": .array(texts.values), "images": .strings(files),
    ])
  }
}
