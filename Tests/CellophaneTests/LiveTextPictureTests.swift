import CairoRendering
import Drawing
import ImageCoding
import TestSupport
import Testing

/// Live text of SVG documents, drawn by a browser that has our fonts, against our own pictures.
@Suite("Live text in a browser", .browser)
struct LiveTextPictureTests {
  private static let size = Size(300, 30)
  private static let scale = 2

  /// A line of black letters on white.
  private struct Line {
    let text: TypesetText
    /// How far a column of ink may be from where the other picture has one, in points.
    let limit: Double

    var list: DisplayList {
      DisplayList(
        size: LiveTextPictureTests.size,
        items: [
          .fill(.rect(Rect(origin: .zero, size: LiveTextPictureTests.size)), Color(white: 1)),
          .text(text, at: Point(10, 20), Color(white: 0)),
        ])
    }
  }

  /// Measured with Chromium 156: half of a point where the limit is one, nothing where it is half of one, and 1.5 points in
  /// Hebrew, for which the browser chooses the font.
  private static func lines() throws -> [Line] {
    let typesetter = PangoTypesetter(fonts: .debian)
    func kerned(_ string: String, _ kern: Double) throws -> TypesetText {
      try typesetter.typeset(string, in: .system(17), kern: kern, wordSpacing: 0)
    }
    let justified = try typesetter.lines(
      of: "This is a text that is justified over several lines of a label, as in books",
      in: .system(17), style: LabelStyle(alignment: .justified, numberOfLines: 0), width: 180)
    return [
      Line(text: try kerned("Kerned office AVATAR", 3), limit: 1),
      Line(text: try kerned("Tight kerning", -1), limit: 0.5),
      Line(text: try typesetter.typeset("שלום עולם (12:30)!", in: .system(17)), limit: 2.5),
      Line(
        text: try typesetter.typeset(
          "Serif text and more", in: Font(design: .serif, size: 17)), limit: 0.5),
      Line(text: try typesetter.typeset("a -> b != c", in: .monospaced(13)), limit: 0.5),
    ] + justified.map { Line(text: $0, limit: 1) }
  }

  @Test("Kerned and justified lines, other fonts and Hebrew have their letters where we draw them")
  func places() async throws {
    let lines = try Self.lines()
    #expect(lines.count == 9)
    let (width, height) = (
      Int(Self.size.width) * Self.scale, Int(Self.size.height) * Self.scale
    )
    let documents = try lines.map { try SVGEncoder(isTextLive: true).encode($0.list) }
    let theirs = try await SVGRasteriser.chromium.bitmaps(
      of: documents.map { SVGRasteriser.Job($0, width: width, height: height) })
    try #require(theirs.count == lines.count)
    for (line, (document, other)) in zip(lines, zip(documents, theirs)) {
      #expect(document.contains("</text>") && !document.contains("<use "))
      let ours = try CairoRenderer().bitmap(of: line.list, scale: Double(Self.scale))
      let farthest = max(Self.farthest(ours, from: other), Self.farthest(other, from: ours))
      #expect(
        Double(farthest) / Double(Self.scale) <= line.limit,
        "\(line.text.string): \(farthest) pixels")
    }
  }

  /// The largest distance, in pixels, of a column with much ink from one with any in the other picture.
  private static func farthest(_ one: Bitmap, from other: Bitmap) -> Int {
    let (inked, touched) = (columns(one, darkerThan: 128), columns(other, darkerThan: 215))
    guard !inked.isEmpty, !touched.isEmpty else { return .max }
    var farthest = 0
    for column in inked {
      farthest = max(farthest, touched.reduce(Int.max) { min($0, abs($1 - column)) })
    }
    return farthest
  }

  private static func columns(_ bitmap: Bitmap, darkerThan level: UInt8) -> [Int] {
    let rgba = bitmap.rgba
    return (0..<bitmap.width).filter { x in
      (0..<bitmap.height).contains { y in rgba[4 * (y * bitmap.width + x)] < level }
    }
  }
}
