package import Drawing

/// Writes display lists as SVG: small, readable, the same bytes every time.
///
/// Layers keep their names as ids. Text is outlines, each letter written once and used where it
/// stands, with the string beside it for readers that cannot see. Nothing is referenced from outside:
/// no font, no image, no script.
package struct SVGEncoder: Sendable {
  /// Digits behind the point of coordinates in points: a 1/1000 pt is a 1/333 pixel at 3×.
  private static let decimals = 3
  /// The same for the outlines and places of letters, which are small: a 1/100 pt is a 1/33 pixel at 3×.
  private static let glyphDecimals = 2

  /// What the picture shows, in a few words; SVG's `<title>`. Left out when empty.
  package var title: String
  /// What the picture shows, at length; SVG's `<desc>`. Left out when empty.
  package var description: String

  /// Makes an encoder.
  package init(title: String = "", description: String = "") {
    self.title = title
    self.description = description
  }

  /// The picture as an SVG document; its unit is the point.
  package func encode(_ list: DisplayList) -> String {
    var writer = SVGWriter(decimals: Self.decimals, glyphDecimals: Self.glyphDecimals)
    writer.write(list.items)
    let (width, height) = (decimal(list.size.width), decimal(list.size.height))
    var document =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\" role=\"img\">\n"
    if !title.isEmpty { document += "<title>\(escaped(title))</title>\n" }
    if !description.isEmpty { document += "<desc>\(escaped(description))</desc>\n" }
    if !writer.definitions.isEmpty { document += "<defs>\n\(writer.definitions)</defs>\n" }
    return document + writer.body + "</svg>\n"
  }
}

/// Writes items and gathers what they refer to.
private struct SVGWriter {
  private let decimals: Int
  private let glyphDecimals: Int
  private(set) var body = ""
  private(set) var definitions = ""
  private var glyphs: [Path: String] = [:]
  private var clipCount = 0

  init(decimals: Int, glyphDecimals: Int) {
    self.decimals = decimals
    self.glyphDecimals = glyphDecimals
  }

  mutating func write(_ items: [DisplayList.Item]) {
    for item in items {
      switch item {
      case .fill(let path, let color):
        body += "<path\(paint("fill", color)) d=\"\(path.svgData(decimals: decimals))\"/>\n"
      case .stroke(let path, let stroke, let color):
        body += "<path fill=\"none\"\(paint("stroke", color))\(attributes(of: stroke))"
        body += " d=\"\(path.svgData(decimals: decimals))\"/>\n"
      case .text(let text, let point, let color): write(text, at: point, color)
      case .layer(let layer): write(layer)
      }
    }
  }

  // MARK: - Layers

  private mutating func write(_ layer: DisplayList.Layer) {
    var attributes = ""
    if let name = layer.name { attributes += " id=\"\(escaped(name))\"" }
    if layer.transform != .identity {
      attributes += " transform=\"\(text(of: layer.transform))\""
    }
    if layer.opacity != 1 { attributes += " opacity=\"\(decimal(layer.opacity))\"" }
    if let clip = layer.clip { attributes += " clip-path=\"url(#\(define(clip: clip)))\"" }
    guard !layer.items.isEmpty else {
      if layer.name != nil { body += "<g\(attributes)/>\n" }
      return
    }
    guard !attributes.isEmpty else { return write(layer.items) }
    body += "<g\(attributes)>\n"
    write(layer.items)
    body += "</g>\n"
  }

  private func text(of transform: Transform) -> String {
    let t = transform
    guard (t.a, t.b, t.c, t.d) != (1, 0, 0, 1) else {
      return "translate(\(decimal(t.tx)) \(decimal(t.ty)))"
    }
    let numbers = [t.a, t.b, t.c, t.d].map { decimal($0, places: 8) }
    return "matrix(" + (numbers + [decimal(t.tx), decimal(t.ty)]).joined(separator: " ") + ")"
  }

  /// Ids of our own have a hyphen before their number, which a view's name cannot have.
  private mutating func define(clip: Path) -> String {
    let id = "clip-\(clipCount)"
    clipCount += 1
    let data = clip.svgData(decimals: decimals)
    definitions += "<clipPath id=\"\(id)\"><path d=\"\(data)\"/></clipPath>\n"
    return id
  }

  // MARK: - Text

  private mutating func write(_ text: TypesetText, at point: Point, _ color: Color) {
    guard !text.glyphs.isEmpty else { return }
    let (x, y) = (decimal(point.x, places: decimals), decimal(point.y, places: decimals))
    body += "<g role=\"img\" aria-label=\"\(escaped(text.string))\"\(paint("fill", color))"
    body += " transform=\"translate(\(x) \(y))\">"
    for glyph in text.glyphs {
      body += "<use href=\"#\(define(glyph: glyph.outline))\""
      let (x, y) = (spelled(glyph.origin.x), spelled(glyph.origin.y))
      if x != "0" { body += " x=\"\(x)\"" }
      if y != "0" { body += " y=\"\(y)\"" }
      body += "/>"
    }
    body += "</g>\n"
  }

  private func spelled(_ value: Double) -> String { decimal(value, places: glyphDecimals) }

  private mutating func define(glyph outline: Path) -> String {
    if let id = glyphs[outline] { return id }
    let id = "g-\(glyphs.count)"
    glyphs[outline] = id
    definitions += "<path id=\"\(id)\" d=\"\(outline.svgData(decimals: glyphDecimals))\"/>\n"
    return id
  }

  // MARK: - Attributes

  private func paint(_ attribute: String, _ color: Color) -> String {
    let opaque = color.withAlpha(1).hexText.lowercased()
    guard color.alpha != 1 else { return " \(attribute)=\"\(opaque)\"" }
    return " \(attribute)=\"\(opaque)\" \(attribute)-opacity=\"\(decimal(color.alpha))\""
  }

  /// What differs from SVG's defaults (butt caps, miter joins with a limit of 4; ours is 10).
  private func attributes(of stroke: Stroke) -> String {
    var text = ""
    if stroke.width != 1 { text += " stroke-width=\"\(decimal(stroke.width))\"" }
    switch stroke.cap {
    case .butt: break
    case .round: text += " stroke-linecap=\"round\""
    }
    switch stroke.join {
    case .miter: text += " stroke-miterlimit=\"10\""
    case .round: text += " stroke-linejoin=\"round\""
    }
    return text
  }
}

/// Text as XML content or attribute: the five special letters escaped, what XML 1.0 cannot hold left
/// out.
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\t", "\n", "\r": result += " "
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
