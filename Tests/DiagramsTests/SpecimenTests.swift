import Drawing
import Testing

@testable import Diagrams

@Suite("Pictures of states")
struct SpecimenTests {
  /// The strokes of a picture, on the page.
  private static func strokes(_ specimen: Specimen, scale: Double) -> [(Path, Stroke)] {
    specimen.items(at: .zero, scale: scale, .light).flatMap { item -> [(Path, Stroke)] in
      guard case .layer(let layer) = item else { return [] }
      return layer.items.compactMap {
        if case .stroke(let path, let stroke, _) = $0 { (path, stroke) } else { nil }
      }
    }
  }

  @Test("The outline of the base is dashed, and has gaps at letters")
  func ghost() throws {
    let text = try BoxTypesetter().typeset("Letters", in: .system(20))
    let box = Rect(
      60, 40 - text.font.ascender, text.width, text.font.ascender + text.font.descender)
    let outline = Path.rect(Rect(20, 40 - text.font.ascender / 2, 200, 60))
    func dashes(_ ink: [DisplayList.Item], _ scale: Double) throws -> [Point] {
      let specimen = Specimen(
        ink: ink, window: Rect(0, 0, 240, 120), grounds: [Color(hex: 0xFFFFFF)], ghosts: [outline])
      let line = try #require(Self.strokes(specimen, scale: scale).last { $0.1.lineWidth < 2 })
      return line.0.elements.compactMap { element in
        switch element {
        case .move(let point), .line(let point): point
        case .curve(_, _, let point): point
        case .close: nil
        }
      }
    }
    for scale in [1.0, 0.5] {
      let ink = DisplayList.Item.text(text, at: Point(60, 40), Color(hex: 0))
      let place = Rect(
        box.minX * scale, box.minY * scale, box.size.width * scale, box.size.height * scale)
      let (plain, around) = (try dashes([], scale), try dashes([ink], scale))
      #expect(plain.contains { place.contains($0) })
      #expect(!around.contains { place.contains($0) })
      // All other dashes stay.
      #expect(around.count > plain.count / 2 && around.count < plain.count)
    }
  }

  @Test(
    "Small pictures are magnified by a whole number where there is room, and else to the room there is"
  )
  func magnified() {
    let small = [Specimen(DisplayList(size: Size(60, 30)))]
    #expect(small.scale(longest: 240) == 2)
    #expect(small.scale(longest: 99) == 1.65)
    #expect([Specimen(DisplayList(size: Size(320, 30)))].scale(longest: 80) == 0.25)
    #expect([Specimen(DisplayList(size: Size(70, 30)))].scale(longest: 240) == 1)
  }

  @Test("A card that says only its name is as high as its picture and the name")
  func nameCards() throws {
    let graph = Behaviour.single.graph
    let diagram = try StateDiagram(
      of: graph, title: "", typesetter: BoxTypesetter(), density: .page
    ) { _ in Specimen(DisplayList(size: Size(361, 96))) }
    let full = try StateDiagram(of: graph, title: "", typesetter: BoxTypesetter()) { _ in
      Specimen(DisplayList(size: Size(361, 96)))
    }
    for state in diagram.states {
      #expect(state.picture.minX >= state.box.minX && state.picture.maxX <= state.box.maxX)
      #expect(state.picture.minY >= state.box.minY && state.texts.maxY <= state.box.maxY)
      // No more is free below than above.
      let (above, below) = (state.picture.minY - state.box.minY, state.box.maxY - state.texts.maxY)
      #expect(abs(above - below) <= 20)
    }
    #expect(diagram.displayList.size.height < full.displayList.size.height)
  }
}
