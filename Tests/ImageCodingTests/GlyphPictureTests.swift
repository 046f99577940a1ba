import Drawing
import Testing

@testable import ImageCoding

@Suite("Pictures in text")
struct GlyphPictureTests {
  private func text(_ images: [Image]) -> TypesetText {
    let glyphs = images.enumerated().map { index, image in
      TypesetText.Glyph(
        picture: GlyphPicture(image: image, rect: Rect(0, -10, 12, 12)),
        origin: Point(Double(index) * 14, 0))
    }
    return TypesetText(
      string: "two", font: .system(10), width: 14 * Double(images.count), glyphs: glyphs)
  }

  private func image(_ level: UInt8) throws -> Image {
    Image(
      try Bitmap(
        width: 4, height: 4, rgba: (0..<16).flatMap { _ in [level, 20, 40, 255] as [UInt8] }))
  }

  private func document(_ text: TypesetText, _ color: Color) throws -> String {
    let list = DisplayList(
      size: Size(60, 20), items: [.text(text, at: Point(2, 14), color)])
    return try SVGEncoder().encode(list)
  }

  @Test("a picture is embedded once, at its own size, and placed where its glyph is")
  func embedded() throws {
    let (one, other) = (try image(200), try image(90))
    let svg = try document(text([one, other, one]), Color(white: 0))
    #expect(svg.ranges(of: "<image ").count == 2)
    #expect(svg.ranges(of: "<use href=\"#image-0\"").count == 2)
    // Three units per pixel, 28 points along the line.
    #expect(svg.contains("<use href=\"#image-0\" transform=\"matrix(3 0 0 3 28 -10)\""))
    #expect(!svg.contains("opacity=\"0"))
  }

  @Test("a translucent colour fades pictures")
  func faded() throws {
    let svg = try document(text([try image(200)]), Color(white: 0, alpha: 0.5))
    #expect(svg.contains("<use opacity=\"0.5\" href=\"#image-0\""))
  }
}
