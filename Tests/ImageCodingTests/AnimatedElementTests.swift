import Drawing
import Testing

@testable import ImageCoding

@Suite("Elements of animated SVG")
struct AnimatedElementTests {
  /// The document of a film of a second with the given pictures.
  private func document(_ pictures: [DisplayList.Item]...) throws -> ParsedSVG {
    var encoder = AnimatedSVGEncoder()
    for (index, items) in pictures.enumerated() {
      encoder.add(
        DisplayList(size: Size(40, 40), items: items),
        at: Double(index) / Double(max(pictures.count - 1, 1)))
    }
    return try ParsedSVG(encoder.document(duration: 1, repeatCount: 1))
  }

  private func shadowed(_ opacity: Double, clip: Path? = nil) -> [DisplayList.Item] {
    let shadow = Shadow(color: Color(hex: 0x0000FF), opacity: 1, radius: 2, offset: Point(8, 4))
    return [
      .layer(
        DisplayList.Layer(opacity: opacity, clip: clip, shadow: shadow, items: [.fill(square, red)])
      )
    ]
  }

  @Test("an opaque layer and its shadow are one element, and a clip stands within it")
  func opaqueShadow() throws {
    let filter = "filter:drop-shadow(8px 4px 2px rgba(0,0,255,1))"
    #expect(
      try document(shadowed(1), shadowed(1)).all("g").map(\.attributes) == [["style": filter]])
    #expect(
      try document(shadowed(1, clip: square)).all("g").map(\.attributes)
        == [["style": filter], ["clip-path": "url(#clip-0)"]])
    // One that only comes and goes is hidden with its shadow.
    #expect(
      try document([], shadowed(1)).all("g").map { $0.attributes.keys.sorted() }
        == [["class", "opacity", "style"]])
  }

  @Test("pictures in a text have the alpha of its colour as their opacity, and no other part of it")
  func emoji() throws {
    let image = Image(try Bitmap(width: 1, height: 1, rgba: [200, 20, 40, 255]))
    let text = TypesetText(
      string: "a", font: .system(10), width: 12,
      glyphs: [
        TypesetText.Glyph(
          picture: GlyphPicture(image: image, rect: Rect(0, -10, 12, 12)), origin: Point(0, 0))
      ])
    func uses(_ first: Color, _ last: Color) throws -> [[String]] {
      let point = Point(2, 14)
      return try document([.text(text, at: point, first)], [.text(text, at: point, last)])
        .all("use").map { $0.attributes.keys.sorted() }
    }
    let (black, faded) = (Color(white: 0), Color(white: 0, alpha: 0.5))
    #expect(try uses(black, black) == [["href", "transform"]])
    #expect(try uses(black, Color(white: 1)) == [["href", "transform"]])
    #expect(try uses(black, faded) == [["class", "href", "transform"]])
    #expect(try uses(faded, black) == [["class", "href", "opacity", "transform"]])
  }

  @Test("a layer that is translucent at one of its moments is faded within what draws its shadow")
  func translucentShadow() throws {
    #expect(
      try document(shadowed(0.5)).all("g").map { $0.attributes.keys.sorted() }
        == [["style"], ["opacity"]])
    #expect(
      try document(shadowed(1), shadowed(0.5)).all("g").map { $0.attributes.keys.sorted() }
        == [["style"], ["class"]])
    #expect(
      try document(shadowed(0.5, clip: square), shadowed(1, clip: square)).all("g").map {
        $0.attributes.keys.sorted()
      } == [["style"], ["class", "clip-path", "opacity"]])
  }

  /// Keyframes as the style sheet has them.
  private func keyframes(_ name: String, _ lines: String...) -> String {
    "@keyframes \(name){\n" + lines.joined(separator: "\n") + "\n}\n"
  }

  /// An encoder with pictures in equal steps through a second.
  private func encoder(_ pictures: [[DisplayList.Item]]) -> AnimatedSVGEncoder {
    var encoder = AnimatedSVGEncoder()
    for (index, items) in pictures.enumerated() {
      encoder.add(
        DisplayList(size: Size(40, 40), items: items),
        at: Double(index) / Double(max(pictures.count - 1, 1)))
    }
    return encoder
  }

  @Test("an item of one moment only is shown until the next one, also in recordings")
  func oneMoment() throws {
    let encoder = encoder([[], [.fill(square, red)], [], [], []])
    let expected = keyframes(
      "k0", "0%{opacity:0;animation-timing-function:step-end}",
      "25%{opacity:1;animation-timing-function:step-end}", "50%{opacity:0}", "100%{opacity:0}")
    #expect(try encoder.document(duration: 1, repeatCount: nil).contains(expected))
    #expect(try encoder.recording(duration: 1).style.contains(expected))
  }

  @Test("of items that are others at each moment, exactly one is shown at each")
  func othersAtEachMoment() throws {
    let encoder = encoder(
      Stroke.Cap.allCases.map { [.stroke(square, Stroke(width: 2, cap: $0), red)] })
    let style = try encoder.recording(duration: 1).style
    // Later ones stand behind earlier ones, whose place in the stacking order they take.
    let expected = [
      keyframes(
        "k0", "0%{opacity:0;animation-timing-function:step-end}", "100%{opacity:1}"),
      keyframes(
        "k1", "0%{opacity:0;animation-timing-function:step-end}",
        "50%{opacity:1;animation-timing-function:step-end}", "100%{opacity:0}"),
      keyframes(
        "k2", "0%{opacity:1;animation-timing-function:step-end}", "50%{opacity:0}",
        "100%{opacity:0}"),
    ]
    for text in expected { #expect(style.contains(text), "\(style)") }
  }

  @Test("dashes that run along a line are one element, whose offset is animated")
  func dashPhase() throws {
    func dashed(_ phase: Double) -> [DisplayList.Item] {
      var stroke = Stroke(width: 2)
      (stroke.dashPattern, stroke.dashPhase) = ([6, 2], phase)
      return [.stroke(square, stroke, red)]
    }
    let style = try encoder([0, 4, 8].map(dashed)).recording(duration: 1).style
    #expect(
      style == ".a0{animation:k0 1s linear 1 forwards}\n"
        + keyframes("k0", "0%{stroke-dashoffset:0px}", "100%{stroke-dashoffset:8px}"))
  }
}
