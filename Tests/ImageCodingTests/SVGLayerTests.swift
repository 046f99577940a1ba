import Drawing
import Testing

@testable import ImageCoding

@Suite("Layers in SVG")
struct SVGLayerTests {
  private static func layer(
    name: String? = nil, transform: Transform = .identity, opacity: Double = 1,
    clip: Path? = nil, items: [DisplayList.Item] = [.fill(square, red)]
  ) -> DisplayList.Item {
    .layer(
      DisplayList.Layer(
        name: name, transform: transform, opacity: opacity, clip: clip, items: items))
  }

  private static let ink = "<path fill=\"#ff0000\" d=\"M0 0H10V10H0Z\"/>"

  @Test("A named layer without ink is kept, so that a script can find it")
  func emptyNamed() throws {
    #expect(try svgBody([Self.layer(name: "star", items: [])]) == "<g id=\"star\"/>")
    #expect(
      try svgBody([Self.layer(name: "star", transform: .translation(Point(23, 4)), items: [])])
        == "<g id=\"star\" transform=\"translate(23 4)\"/>")
  }

  @Test("An unnamed layer without ink is left out, with any transform, opacity or clip")
  func emptyUnnamed() throws {
    #expect(try svgBody([Self.layer(items: [])]).isEmpty)
    #expect(try svgBody([Self.layer(opacity: 0.5, items: [])]).isEmpty)
  }

  @Test("An unnamed layer without effects has no element")
  func unnamedIdentity() throws {
    #expect(try svgBody([Self.layer()]) == Self.ink)
    #expect(try svgBody([Self.layer(items: [Self.layer()])]) == Self.ink)
  }

  @Test("Layers nest in the order in which they are drawn")
  func nesting() throws {
    let inner = Self.layer(name: "inner")
    #expect(
      try svgBody([Self.layer(name: "outer", items: [.fill(square, red), inner])])
        == "<g id=\"outer\">\n\(Self.ink)\n<g id=\"inner\">\n\(Self.ink)\n</g>\n</g>")
  }

  @Test(
    "Opacity is written unless it is 1",
    arguments: [
      (0.5, "<g opacity=\"0.5\">"), (0, "<g opacity=\"0\">"), (1.0 / 3, "<g opacity=\"0.3333\">"),
    ])
  func opacity(value: Double, element: String) throws {
    #expect(try svgBody([Self.layer(opacity: value)]) == "\(element)\n\(Self.ink)\n</g>")
  }

  @Test(
    "Transforms are translations where they can be, matrices elsewhere",
    arguments: [
      (Transform.translation(Point(1.5, -2)), "translate(1.5 -2)"),
      (Transform(scaleX: 2, y: 0.5), "matrix(2 0 0 0.5 0 0)"),
      (Transform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0.125), "matrix(0 1 -1 0 10 0.125)"),
      (Transform(scaleX: 1.0 / 3, y: 1), "matrix(0.33333333 0 0 1 0 0)"),
    ])
  func transforms(transform: Transform, text: String) throws {
    #expect(
      try svgBody([Self.layer(transform: transform)])
        == "<g transform=\"\(text)\">\n\(Self.ink)\n</g>")
  }

  @Test("Clips are numbered in order, with a hyphen that no view's name has")
  func clips() throws {
    let narrow = Path.rect(Rect(0, 0, 5, 10))
    let svg = try ParsedSVG([
      Self.layer(clip: narrow, items: [Self.layer(clip: square)]), Self.layer(clip: narrow),
    ])
    #expect(svg.all("clipPath").map(\.id) == ["clip-0", "clip-1", "clip-2"])
    #expect(svg.all("clipPath").allSatisfy { $0.ancestors == ["svg", "defs"] })
    #expect(
      svg.all("path").filter { $0.ancestors.last == "clipPath" }.map { $0.attributes["d"] }
        == ["M0 0H5V10H0Z", "M0 0H10V10H0Z", "M0 0H5V10H0Z"])
    #expect(
      svg.all("g").map { $0.attributes["clip-path"] }
        == ["url(#clip-0)", "url(#clip-1)", "url(#clip-2)"])
  }

  @Test("A clip is in its layer's own coordinates, inside of the layer's transform")
  func clipAndTransform() throws {
    let svg = try ParsedSVG([
      Self.layer(transform: .translation(Point(3, 4)), clip: square)
    ])
    #expect(
      svg.all("g").map(\.attributes)
        == [["transform": "translate(3 4)", "clip-path": "url(#clip-0)"]])
  }

  @Test("An empty clip hides everything")
  func emptyClip() throws {
    let svg = try ParsedSVG([Self.layer(clip: Path())])
    #expect(
      svg.all("path").filter { $0.ancestors.last == "clipPath" }.map { $0.attributes["d"] } == [""])
  }
}
