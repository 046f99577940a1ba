import Drawing
import Testing

@testable import ImageCoding

@Suite("Templates of SF Symbols")
struct SymbolTemplateTests {
  private func template(_ body: String) throws -> SymbolTemplate? {
    try SymbolTemplate(
      Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 3300 2200\">\(body)</svg>".utf8))
  }

  private static let guides = """
    <g id="Guides">
      <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
      <path id="Baseline-M" d="M263 1125.5H3036V1126.5H263Z"/>
      <line id="left-margin-Regular-S" x1="1390" x2="1390" y1="600" y2="720"/>
      <line id="right-margin-Regular-S" x1="1490" x2="1490" y1="600" y2="720"/>
    </g>
    """

  @Test("a variant is placed from its margin and its baseline")
  func placed() throws {
    let read = try template(
      Self.guides
        + "<g id=\"Symbols\"><g id=\"Regular-S\" transform=\"matrix(1 0 0 1 1400 696)\">"
        + "<path class=\"monochrome-0\" d=\"M0 -70H80V0H0Z\"/></g></g>")
    let variant = try #require(read?.variants["Regular-S"])
    #expect(variant.width == 100)
    #expect(variant.parts.first?.path.boundingBox == Rect(10, -70, 80, 70))
    #expect(read?.variants.count == 1)
  }

  @Test("lines may be paths, and margins may be missing")
  func paths() throws {
    let read = try template(
      Self.guides
        + "<g id=\"Symbols\"><g id=\"Bold-M\" transform=\"translate(2000 1126)\">"
        + "<g transform=\"scale(2)\"><rect x=\"1\" y=\"-30\" width=\"20\" height=\"30\"/></g></g></g>"
    )
    let variant = try #require(read?.variants["Bold-M"])
    // Without margins the ink is the image.
    #expect(variant.width == 40)
    #expect(variant.parts.first?.path.boundingBox == Rect(0, -60, 40, 60))
    let old = try template(
      Self.guides + "<line id=\"left-margin\" x1=\"1990\" x2=\"1990\" y1=\"0\" y2=\"1\"/>"
        + "<line id=\"right-margin\" x1=\"2050\" x2=\"2050\" y1=\"0\" y2=\"1\"/>"
        + "<path id=\"Bold-M\" transform=\"translate(2000 1126)\" d=\"M2 -60H42V0H2Z\"/>")
    #expect(old?.variants["Bold-M"]?.width == 60)
    #expect(old?.variants["Bold-M"]?.parts.first?.path.boundingBox == Rect(12, -60, 40, 60))
  }

  @Test("paths have the classes of their layers, whose styles are in the style sheet")
  func layers() throws {
    let read = try template(
      "<style>/* layers */ .monochrome-1 , .hierarchical-1:primary"
        + " {opacity:0.0; -sfsymbols-clear-behind: true}\n.multicolor-0:custom {fill:#437B48;"
        + "-sfsymbols-variable-threshold:0.34}\n.hierarchical-1:primary {opacity:2}\np {opacity:0}"
        + "</style>" + Self.guides
        + "<g id=\"Regular-S\" transform=\"translate(1390 696)\">"
        + "<path class=\"monochrome-0 multicolor-0:custom\" d=\"M0 -9H9V0H0Z\"/>"
        + "<path class=\"monochrome-1\n hierarchical-1:primary\" d=\"M0 -5H5V0H0Z\"/></g>")
    let parts = try #require(read?.variants["Regular-S"]?.parts)
    #expect(
      parts.map(\.classes) == [
        ["monochrome-0", "multicolor-0:custom"], ["monochrome-1", "hierarchical-1:primary"],
      ])
    #expect(parts.map(\.path.boundingBox) == [Rect(0, -9, 9, 9), Rect(0, -5, 5, 5)])
    let erased = SymbolStyle(fill: nil, opacity: 0, clearsBehind: true, threshold: nil)
    #expect(
      read?.styles == [
        "monochrome-1": erased,
        "hierarchical-1:primary": SymbolStyle(
          fill: nil, opacity: 1, clearsBehind: true, threshold: nil),
        "multicolor-0:custom": SymbolStyle(
          fill: Color(hex: 0x437B48), opacity: 1, clearsBehind: false, threshold: 0.34),
      ])
  }

  @Test("another SVG file is not a template, and a broken one is an error")
  func none() throws {
    #expect(try template("<path d=\"M0 0H9V9Z\"/>") == nil)
    #expect(try template("<g id=\"Regular-S\"><path d=\"M0 0H9V9Z\"/></g>") == nil)
    #expect(throws: SVGImporter.Failure.self) { try template("<g>") }
    #expect(throws: SVGImporter.Failure.self) {
      try template(Self.guides + "<g id=\"Regular-S\"><path d=\"M0 x\"/></g>")
    }
  }
}
