import Drawing
import Testing

@testable import ImageCoding

@Suite("Ink in SVG")
struct SVGInkTests {
  @Test("A colour that is not opaque has its opacity beside it")
  func translucentFill() throws {
    #expect(
      try svgBody([.fill(square, Color(hex: 0x00FF7F).withAlphaComponent(0.25))])
        == "<path fill=\"#00ff7f\" fill-opacity=\"0.25\" d=\"M0 0H10V10H0Z\"/>")
    #expect(
      try svgBody([.stroke(square, Stroke(lineWidth: 2), red.withAlphaComponent(0))])
        == "<path fill=\"none\" stroke=\"#ff0000\" stroke-opacity=\"0\" stroke-width=\"2\""
        + " stroke-miterlimit=\"10\" d=\"M0 0H10V10H0Z\"/>")
  }

  @Test(
    "Strokes have only attributes that differ from SVG's defaults",
    arguments: [
      (Stroke(lineWidth: 1, lineCap: .butt, lineJoin: .round), " stroke-linejoin=\"round\""),
      (Stroke(lineWidth: 1, lineCap: .butt, lineJoin: .miter), " stroke-miterlimit=\"10\""),
      (
        Stroke(lineWidth: 1.4, lineCap: .round, lineJoin: .round),
        " stroke-width=\"1.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
      ),
      (
        Stroke(lineWidth: 0, lineCap: .butt, lineJoin: .round),
        " stroke-width=\"0\" stroke-linejoin=\"round\""
      ),
    ])
  func strokes(stroke: Stroke, attributes: String) throws {
    #expect(
      try svgBody([.stroke(square, stroke, red)])
        == "<path fill=\"none\" stroke=\"#ff0000\"\(attributes) d=\"M0 0H10V10H0Z\"/>")
  }

  @Test("Coordinates have three digits behind the point")
  func digits() throws {
    let path = Path([.move(Point(1.0 / 3, -0.0004)), .line(Point(2.0005, 1e-9)), .close])
    #expect(
      try svgBody([.fill(path, red)]) == "<path fill=\"#ff0000\" d=\"M0.333 0H2.001Z\"/>")
  }

  // MARK: - Text

  private static let circle = Path.circle(center: .zero, radius: 2)

  private static func text(_ string: String, _ glyphs: [TypesetText.Glyph]) -> TypesetText {
    TypesetText(
      string: string, font: .system(10), width: 20, glyphs: glyphs)
  }

  @Test("Text is outlines at their places, with the string for readers that cannot see")
  func text() throws {
    let glyphs = [
      TypesetText.Glyph(outline: square, origin: .zero),
      TypesetText.Glyph(outline: square, origin: Point(6.125, -1)),
    ]
    #expect(
      try svgBody([.text(Self.text("a <b>", glyphs), at: Point(3, 9.5), red)]) == """
        <defs>
        <path id="g-0" d="M0 0H10V10H0Z"/>
        </defs>
        <g role="img" aria-label="a &lt;b&gt;" fill="#ff0000" transform="translate(3 9.5)">\
        <use href="#g-0"/><use href="#g-0" x="6.13" y="-1"/></g>
        """)
  }

  @Test("A letter is written once, however often and in whichever text and colour it stands")
  func glyphsOnce() throws {
    let (a, b) = (
      TypesetText.Glyph(outline: square, origin: .zero),
      TypesetText.Glyph(outline: Self.circle, origin: Point(5, 0))
    )
    let svg = try ParsedSVG([
      .text(Self.text("ab", [a, b]), at: .zero, red),
      .layer(
        DisplayList.Layer(
          name: "view", items: [.text(Self.text("ba", [b, a]), at: .zero, Color(hex: 0))])),
    ])
    #expect(svg.all("path").map(\.id) == ["g-0", "g-1"])
    #expect(
      svg.all("use").map { $0.attributes["href"] } == ["#g-0", "#g-1", "#g-1", "#g-0"])
  }

  @Test("Text without outlines, such as a space, has no element")
  func blankText() throws {
    #expect(try svgBody([.text(Self.text(" ", []), at: .zero, red)]).isEmpty)
  }

  @Test("Translucent text has its opacity once, on the whole line")
  func translucentText() throws {
    let glyph = TypesetText.Glyph(outline: square, origin: .zero)
    let svg = try ParsedSVG([
      .text(Self.text("aa", [glyph, glyph]), at: .zero, red.withAlphaComponent(0.5))
    ])
    #expect(svg.all("g").map { $0.attributes["fill-opacity"] } == ["0.5"])
    #expect(svg.all("use").allSatisfy { $0.attributes["fill-opacity"] == nil })
  }
}
