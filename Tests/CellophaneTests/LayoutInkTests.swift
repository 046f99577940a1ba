import Cellophane
import CollectionLayouts
import Drawing
import Resolution
import TestSupport
import Testing
import Views
import Vocabulary

@testable import SceneRendering

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
      if case .stroke(let path, let stroke, _) = item, stroke.lineWidth == 0.5 { path } else { nil }
    }
    // The middle of a line of one pixel at 2x lies a quarter of a point inside.
    #expect(frames == [.rect(Rect(0.25, 0.25, 91.5, 91.5)), .rect(Rect(23.25, 23.25, 45.5, 45.5))])
  }

  @Test("no plate covers letters, not even those of labels that are hardly larger than they")
  func letters() throws {
    let cell = Cell(
      contentView: Container(subviews: [
        .label(
          "name", text: "Ada Lovelace",
          constraints: [
            Constraint(.leading, equalTo: .superview, constant: 8),
            Constraint(.top, equalTo: .superview, constant: 2),
          ]),
        .label(
          "note", text: "first of all", font: .caption1,
          constraints: [
            Constraint(.leading, equalTo: .superview, constant: 8),
            Constraint(.top, equalTo: "name", .bottom, constant: 1),
          ]),
      ]))
    let renderer = try SceneRenderer(
      Scene(
        cell: cell,
        collectionView: CollectionView(
          size: Size(220, 120), collectionViewLayout: .flow(itemSize: Size(220, 44)),
          items: .count(2))))
    let subject = try renderer.subject(item: nil, state: .normal)
    let letters = try renderer.presentation(states: [:]).layoutOutlines.flatMap { outline in
      outline.texts.map { $0.applying(outline.transform) }
    }
    let plates = Self.plates(in: try renderer.pictureWithLayout(of: subject).displayList)
    #expect(letters.count == 4)
    #expect(plates.count >= 4)
    for plate in plates { #expect(!letters.contains(where: plate.intersects)) }
  }

  /// Where names are written.
  private static func plates(in drawn: DisplayList) -> [Rect] {
    drawn.items.compactMap { item in
      guard case .text(let text, let origin, _) = item else { return nil }
      return Rect(origin.x, origin.y - text.font.ascender, text.width, text.font.lineHeight)
    }
  }

  @Test("no plate with a name covers another one or leaves the picture")
  func plates() throws {
    let renderer = try Fixture.renderer()
    let subject = try renderer.subject(item: nil, state: .normal)
    let drawn = try renderer.pictureWithLayout(of: subject).displayList
    let plates = Self.plates(in: drawn)
    #expect(plates.count > 2)
    for (index, plate) in plates.enumerated() {
      #expect(plate.minX >= 0 && plate.maxX <= drawn.size.width)
      #expect(plate.minY >= 0 && plate.maxY <= drawn.size.height)
      #expect(!plates[..<index].contains(where: plate.intersects))
    }
  }
}
