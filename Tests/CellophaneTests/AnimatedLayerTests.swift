import CairoRendering
import Drawing
import ImageCoding
import TestSupport
import Testing

/// Layers and texts in films as SVG: a browser, stopped at moments, against our own pictures of these moments.
@Suite("Layers in animated SVG", .browser)
struct AnimatedLayerTests {
  /// A film of a second. Its document contains three moments; our pictures are of any moment.
  private struct Take {
    let items: @Sendable (Double) -> [DisplayList.Item]

    func picture(at time: Double) -> DisplayList {
      let ground = DisplayList.Item.fill(.rect(Rect(0, 0, 40, 40)), Color(hex: 0xF2E8CF))
      return DisplayList(size: Size(40, 40), items: [ground] + items(time))
    }

    func document() throws -> String {
      var encoder = AnimatedSVGEncoder()
      for time in [0, 0.5, 1] { encoder.add(picture(at: time), at: time) }
      return try encoder.document(duration: 1, repeatCount: 1)
    }

    /// Compares the browser's pictures with ours. All edges are between pixels.
    func check() async throws {
      let (document, moments) = (try self.document(), [0, 0.2, 0.5, 0.75])
      let ours = try moments.map { try CairoRenderer().bitmap(of: picture(at: $0), scale: 2) }
      let theirs = try await SVGRasteriser.chromium.bitmaps(
        of: moments.map { SVGRasteriser.Job(document, stoppedAt: $0, width: 80, height: 80) })
      try #require(theirs.count == ours.count)
      for (moment, (one, other)) in zip(moments, zip(ours, theirs)) {
        let agreement = PictureAgreement(one, other)
        #expect(agreement.worstAway <= 2, "at \(moment): \(agreement)")
        #expect(agreement.mostInWindow <= 8, "at \(moment): \(agreement)")
      }
    }
  }

  @Test("the shadow of a translucent layer is visible through it, also while its opacity changes")
  func translucentShadow() async throws {
    func take(clip: Path? = nil, _ opacity: @escaping @Sendable (Double) -> Double) -> Take {
      Take { time in
        let shadow = Shadow(
          color: Color(hex: 0x0000FF), opacity: 1, radius: 0, offset: Size(8, 8))
        let square = DisplayList.Item.fill(.rect(Rect(4, 4, 20, 20)), Color(hex: 0xFF0000))
        return [
          .layer(
            DisplayList.Layer(opacity: opacity(time), clip: clip, shadow: shadow, items: [square]))
        ]
      }
    }
    try await take { 1 - 0.8 * $0 }.check()
    try await take { _ in 0.4 }.check()
    try await take(clip: .rect(Rect(4, 4, 16, 20))) { 0.2 + 0.8 * $0 }.check()
  }

  @Test("pictures in a text are as translucent as its colour")
  func emoji() async throws {
    // As many pixels as the picture has on screen, so that it is not scaled.
    let pixels = (0..<576).flatMap { _ in [200, 20, 40, 255] as [UInt8] }
    let image = Image(try Bitmap(width: 24, height: 24, rgba: pixels))
    let text = TypesetText(
      string: "a", font: .system(10), width: 24,
      glyphs: [
        TypesetText.Glyph(
          picture: GlyphPicture(image: image, rect: Rect(0, -10, 12, 12)), origin: Point(0, 0)),
        TypesetText.Glyph(outline: .rect(Rect(0, -10, 10, 10)), origin: Point(14, 0)),
      ])
    try await Take { [.text(text, at: Point(2, 14), Color(white: 0, alpha: 1 - 0.9 * $0))] }.check()
    try await Take { [.text(text, at: Point(2, 14), Color(white: $0, alpha: 0.3))] }.check()
  }
}
