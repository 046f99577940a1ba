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
}
