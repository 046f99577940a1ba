import Drawing
import Testing

@testable import Images

@Suite("Boxes for symbols without a shape")
struct SymbolPlaceholderTests {
  @Test(
    "a box has the area of a square symbol and the symbol's proportions",
    arguments: [("tornado", 118.0 / 128), ("gamecontroller", 128.0 / 80), ("flag.checkered", 1)])
  func size(name: String, ratio: Double) throws {
    let symbol = try #require(Symbol(rawValue: name))
    let outline = symbol.outline()
    #expect(abs(outline.size.width * outline.size.height - 400) < 4)
    if name != "gamecontroller" {
      #expect(abs(outline.size.width / outline.size.height - ratio) < 0.01)
    }
    #expect(outline.path.boundingBox == Rect(origin: .zero, size: outline.size))
  }

  @Test("the dashes lie along the sides, and the corners are whole")
  func dashes() {
    let box = Path.dashedBox(Rect(0, 0, 12, 8), lineWidth: 1, pitch: 4)
    #expect(box.boundingBox == Rect(0, 0, 12, 8))
    // Three and two pitches: 4 dashes on each horizontal side, 3 on each vertical one.
    #expect(box.elements.count { $0 == .close } == 14)
    #expect(Path.dashedBox(.zero, lineWidth: 1, pitch: 4).isEmpty)
  }
}
