import Drawing
import TestSupport
import Testing

@testable import Cellophane

@Suite("Layout drawn over a picture")
struct LayoutInkTests {
  private func picture(_ state: String) throws -> Picture {
    let renderer = try Fixture.renderer()
    let subject = try renderer.subject(item: 0, state: renderer.state(state))
    return try renderer.pictureWithLayout(of: subject)
  }

  @Test("frames are hairlines with a name and a size, over the picture itself")
  func cell() throws {
    let plain = try Fixture.renderer().cell(state: .normal).displayList
    let drawn = try picture("selected").displayList
    #expect(drawn.size == plain.size)
    let texts = drawn.items.compactMap { item -> String? in
      if case .text(let text, _, _) = item { text.string } else { nil }
    }
    #expect(texts == ["star 46 × 46", "item 0 92 × 92"])
    let frames = drawn.items.compactMap { item -> Path? in
      if case .stroke(let path, let stroke, _) = item, stroke.width == 0.5 { path } else { nil }
    }
    // The middle of a line of one pixel at 2x lies a quarter of a point inside.
    #expect(frames == [.rect(Rect(0.25, 0.25, 91.5, 91.5)), .rect(Rect(23.25, 23.25, 45.5, 45.5))])
  }

  @Test("no plate with a name covers another one or leaves the picture")
  func plates() throws {
    let renderer = try Fixture.renderer()
    let subject = try renderer.subject(item: nil, state: .normal)
    let drawn = try renderer.pictureWithLayout(of: subject).displayList
    let plates = drawn.items.indices.compactMap { index -> Rect? in
      guard case .text(let text, let origin, _) = drawn.items[index] else { return nil }
      return Rect(origin.x, origin.y - text.font.ascender, text.width, text.font.lineHeight)
    }
    #expect(plates.count > 2)
    for (index, plate) in plates.enumerated() {
      #expect(plate.minX >= 0 && plate.maxX <= drawn.size.width)
      #expect(plate.minY >= 0 && plate.maxY <= drawn.size.height)
      #expect(!plates[..<index].contains(where: plate.intersects))
    }
  }
}
