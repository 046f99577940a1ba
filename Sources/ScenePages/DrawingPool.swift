internal import Drawing
internal import PNGCoding
internal import Pages

/// The parts of drawings that a page contains once: outlines, glyphs, texts and images.
struct DrawingPool {
  private var paths = ValuePool<String>()
  private var glyphs = ValuePool<String>()
  private var texts = ValuePool<String>()
  private var images = ValuePool<Image>()

  /// A drawing command as a list that begins with its kind.
  mutating func leaf(_ item: DisplayList.Item) -> String? {
    switch item {
    case .fill(let path, .color(let color)):
      return PageJSON.list(
        ["\"f\"", outline(path), PageJSON.color(color)] + (path.fillRule == .evenOdd ? ["1"] : []))
    case .fill(let path, .linearGradient(let gradient)):
      if let color = gradient.solidColor { return leaf(.fill(path, .color(color))) }
      let stops = gradient.stops.map {
        "[\(PageJSON.number($0.location)),\(PageJSON.color($0.color))]"
      }
      return PageJSON.list(
        [
          "\"g\"", outline(path), PageJSON.number(gradient.start.x),
          PageJSON.number(gradient.start.y), PageJSON.number(gradient.end.x),
          PageJSON.number(gradient.end.y), PageJSON.list(stops),
        ] + (gradient.type == .radial ? ["1"] : []))
    case .stroke(let path, let stroke, let color):
      return PageJSON.list(
        [
          "\"s\"", outline(path), PageJSON.color(color), PageJSON.number(stroke.width),
          quoted(stroke.cap.rawValue), quoted(stroke.join.rawValue),
          PageJSON.number(stroke.miterLimit),
        ]
          + (stroke.isDashed
            ? [
              quoted(PageJSON.numbersText(stroke.dashPattern)), PageJSON.number(stroke.dashPhase),
            ] : []))
    case .text(let text, let point, let color):
      guard !text.glyphs.isEmpty else { return nil }
      return PageJSON.list([
        "\"t\"", "\(number(of: text))", PageJSON.color(color), PageJSON.number(point.x),
        PageJSON.number(point.y),
      ])
    case .image(let image, let rect):
      return PageJSON.list(["\"i\"", "\(images.number(of: image))", PageJSON.rect(rect)])
    case .layer: return nil
    }
  }

  /// The number of an outline. Its commands are spelled out, so that two outlines with the same commands
  /// can be interpolated.
  mutating func outline(_ path: Path) -> String {
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
    return "\(paths.number(of: text))"
  }

  private mutating func number(of text: TypesetText) -> Int {
    let pictures = text.glyphs.compactMap { glyph -> String? in
      guard let picture = glyph.picture else { return nil }
      return PageJSON.list([
        "\(images.number(of: picture.image))", PageJSON.rect(picture.rect.offset(by: glyph.origin)),
      ])
    }
    let places = text.glyphs.filter { $0.picture == nil }.map { glyph in
      let number = glyphs.number(of: glyph.outline.svgData(decimals: 2))
      return "\(number),\(decimal(glyph.origin.x, places: 2)),\(decimal(glyph.origin.y, places: 2))"
    }
    let list = "[\(quoted(text.string)),[\(places.joined(separator: ","))]"
    return texts.number(
      of: list + (pictures.isEmpty ? "]" : "," + PageJSON.list(pictures) + "]"))
  }

  /// The pools for the page's script.
  var json: String {
    PageJSON.object([
      "paths": PageJSON.texts(paths.values),
      "glyphs": PageJSON.texts(glyphs.values),
      "texts": PageJSON.list(texts.values),
      "images": PageJSON.list(
        images.values.map { image in
          let file = PNGEncoder(effort: .small).encode(image.bitmap)
          return quoted(Base64.url(of: file, type: "image/png"))
        }),
    ])
  }
}
