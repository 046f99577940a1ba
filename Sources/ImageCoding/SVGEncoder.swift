package import Drawing

/// Writes display lists as small, readable SVG documents. Equal lists give equal bytes.
///
/// Layer names become ids. Text becomes outlines: each glyph is written once and reused, and the
/// string is added for accessibility; live text instead becomes `text` elements with fonts by their
/// names, where a viewer can draw the same. Images are embedded as PNG. Nothing is referenced from
/// outside: no font file, no image, no script.
package struct SVGEncoder: Sendable {
  /// The decimal places of coordinates in points: 1/1000 pt is 1/333 pixel at 3×.
  static let decimals = 3
  /// The decimal places of glyph outlines and positions: 1/100 pt is 1/33 pixel at 3×.
  static let glyphDecimals = 2

  /// A short title, SVG's `<title>`; omitted if empty.
  package var title: String
  /// A description of what the picture shows, SVG's `<desc>`; omitted if empty.
  package var description: String
  /// Whether text stays text, which needs the fonts where the document is shown.
  package var isTextLive: Bool

  /// Creates an encoder.
  package init(title: String = "", description: String = "", isTextLive: Bool = false) {
    self.isTextLive = isTextLive
    self.title = title
    self.description = description
  }

  /// Encodes a display list as an SVG document whose unit is the point.
  package func encode(_ list: DisplayList) throws(ImageEncodingFailure) -> String {
    var writer = SVGWriter(
      decimals: Self.decimals, glyphDecimals: Self.glyphDecimals, isTextLive: isTextLive)
    try writer.write(list.items)
    let (width, height) = (decimal(list.size.width), decimal(list.size.height))
    var document =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\" role=\"img\">\n"
    if !title.isEmpty { document += "<title>\(escaped(title))</title>\n" }
    if !description.isEmpty { document += "<desc>\(escaped(description))</desc>\n" }
    let definitions = writer.definitions.text
    try SVGDefinitions.needRoom(forDocumentWith: definitions)
    if !definitions.isEmpty { document += "<defs>\n\(definitions)</defs>\n" }
    return document + writer.body + "</svg>\n"
  }
}
