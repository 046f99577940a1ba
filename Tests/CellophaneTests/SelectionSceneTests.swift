import Cellophane
import Machine
import OrderedCollections
import PNGCoding
import Resolution
import Testing
import Timelines

/// The behaviours of Apple's sample on selected and highlighted cells, by pixels; the numbers are those
/// of the project's list of facts.
@Suite("The selection scene, by pixels")
struct SelectionSceneTests {
  private func events(_ renderer: SceneRenderer, _ script: String) throws -> [String] {
    try renderer.timeline(script: script).turns.flatMap(\.events).map(\.description)
  }

  @Test("1: an idle cell is red in every pixel", arguments: DisplayScale.allCases)
  func idle(scale: DisplayScale) throws {
    let renderer = try Fixture.renderer(scale)
    let bitmap = try renderer.cell().bitmap()
    #expect(bitmap.width == 92 * scale.rawValue)
    #expect(bitmap.height == 92 * scale.rawValue)
    let alphas: [UInt8] = stride(from: 3, to: bitmap.rgba.count, by: 4).map { bitmap.rgba[$0] }
    #expect(Set(alphas) == [255])
    #expect(Look.red.objection(to: bitmap, at: .zero, scale: scale.factor) == nil)
    #expect(try renderer.objections(script: "tap", at: .zero, .red, .red, .red) == [])
    let all = try renderer.collectionView().bitmap()
    #expect(
      all.firstPixel(otherThan: Ink.white, in: Rect(0, 0, 320, 12), scale: scale.factor) == nil)
    #expect(
      all.firstPixel(otherThan: Ink.white, in: Rect(104, 0, 10, 116), scale: scale.factor) == nil)
  }

  @Test("2: by default taps select, one cell at a time")
  func defaults() throws {
    let renderer = try Fixture.renderer()
    #expect(renderer.scene.collectionView.allowsSelection)
    #expect(!renderer.scene.collectionView.allowsMultipleSelection)
    #expect(
      try renderer.objections(
        script: "tap-second", at: .seconds(1), .red, .blueWithStar, .red) == [])
  }

  @Test("3: a pressed cell is pink all over", arguments: DisplayScale.allCases)
  func pressed(scale: DisplayScale) throws {
    let renderer = try Fixture.renderer(scale)
    let bitmap = try renderer.cell(state: .highlighted).bitmap()
    #expect(Look.pink.objection(to: bitmap, at: .zero, scale: scale.factor) == nil)
    #expect(
      try renderer.objections(script: "tap", at: .milliseconds(200), .pink, .red, .red) == [])
    let pressed = try renderer.timeline(script: "tap").presentation(at: .milliseconds(150))
    #expect(pressed.cells.map(\.state) == [.highlighted, .normal, .normal])
  }

  @Test("4: a lifted finger leaves the cell blue with a star", arguments: DisplayScale.allCases)
  func lifted(scale: DisplayScale) throws {
    let renderer = try Fixture.renderer(scale)
    let bitmap = try renderer.cell(state: .selected).bitmap()
    #expect(Look.blueWithStar.objection(to: bitmap, at: .zero, scale: scale.factor) == nil)
    #expect(bitmap[46 * scale.rawValue, 46 * scale.rawValue] == Ink.white)
    // Between the star's two lower points there is no star.
    #expect(bitmap[46 * scale.rawValue, 64 * scale.rawValue] == Ink.blue)
    #expect(
      try renderer.objections(
        script: "tap", at: .milliseconds(250), .blueWithStar, .red, .red) == [])
    let cell = try renderer.timeline(script: "tap").cell(item: 0, at: .milliseconds(250))
    #expect(cell.state == .selected)
  }

  @Test("5: a lift outside changes nothing for good", arguments: DisplayScale.allCases)
  func liftOutside(scale: DisplayScale) throws {
    let renderer = try Fixture.renderer(scale) {
      $0.scripts["selected"] = [
        .tap(0), .wait(.milliseconds(250)), .down(0), .wait(.milliseconds(250)), .move(.outside),
        .wait(.milliseconds(250)), .up, .wait(.milliseconds(250)),
      ]
    }
    func looks(_ script: String, _ milliseconds: Int, _ look: Look) throws -> [String] {
      try renderer.objections(script: script, at: .milliseconds(milliseconds), look, .red, .red)
    }
    #expect(try looks("drag-out", 200, .pink) == [])
    #expect(try looks("drag-out", 300, .red) == [])
    #expect(try looks("drag-out", 500, .red) == [])
    #expect(try !events(renderer, "drag-out").contains("didSelect 0"))
    #expect(try looks("selected", 499, .blueWithStar) == [])
    #expect(try looks("selected", 700, .pinkWithStar) == [])
    #expect(try looks("selected", 750, .blueWithStar) == [])
    #expect(try looks("selected", 1250, .blueWithStar) == [])
    #expect(try events(renderer, "selected").filter { $0 == "didSelect 0" }.count == 1)
  }

  @Test("6: a tap on another cell turns the first one red again", arguments: DisplayScale.allCases)
  func another(scale: DisplayScale) throws {
    let renderer = try Fixture.renderer(scale)
    func looks(_ milliseconds: Int, _ first: Look, _ second: Look) throws -> [String] {
      try renderer.objections(
        script: "tap-second", at: .milliseconds(milliseconds), first, second, .red)
    }
    #expect(try looks(699, .blueWithStar, .red) == [])
    #expect(try looks(800, .red, .blueWithStar) == [])
    let calls = try renderer.timeline(script: "tap-second").turns.suffix(2).flatMap(\.events)
      .filter { $0.call != nil }.map(\.description)
    #expect(
      calls == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didDeselect 0", "didSelect 1",
        "didUnhighlight 1",
      ])
  }

  @Test(
    "6: while another cell is pressed, the first one is red already, unless the policy keeps it")
  func anotherPressed() throws {
    // The star goes with the flag, too: the rules of a scene know flags and no calls.
    let renderer = try Fixture.renderer()
    #expect(
      try renderer.objections(
        script: "tap-second", at: .milliseconds(750), .red, .pink, .red) == [])
    let keeping = try Fixture.renderer { $0.policies.deselectsOnTouchDown = false }
    #expect(
      try keeping.objections(
        script: "tap-second", at: .milliseconds(750), .blueWithStar, .pink, .red) == [])
  }

  @Test("7: a tap on the selected cell is pink, then blue; it keeps its star")
  func selectedAgain() throws {
    let renderer = try Fixture.renderer {
      $0.scripts["again"] = [.tap(0), .wait(.milliseconds(250)), .tap(0), .wait(.seconds(1))]
    }
    func looks(_ milliseconds: Int, _ look: Look) throws -> [String] {
      try renderer.objections(script: "again", at: .milliseconds(milliseconds), look, .red, .red)
    }
    #expect(try looks(649, .blueWithStar) == [])
    #expect(try looks(650, .pinkWithStar) == [])
    #expect(try looks(750, .blueWithStar) == [])
    #expect(try looks(1750, .blueWithStar) == [])
    #expect(try events(renderer, "again").filter { $0 == "didSelect 0" }.count == 2)
    #expect(try !events(renderer, "again").contains { $0.contains("eselect") })
  }

  @Test("8: without the pink, a press shows the blue at once", arguments: DisplayScale.allCases)
  func withoutHighlightRule(scale: DisplayScale) throws {
    let renderer = try Fixture.renderer(scale) { $0.rules.remove(at: 0) }
    func looks(_ milliseconds: Int, _ look: Look) throws -> [String] {
      try renderer.objections(script: "tap", at: .milliseconds(milliseconds), look, .red, .red)
    }
    #expect(try looks(149, .red) == [])
    #expect(try looks(150, .blue) == [])
    #expect(try looks(250, .blueWithStar) == [])
  }

  @Test("9: in multiple selection taps add and second taps remove")
  func multiple() throws {
    let renderer = try Fixture.renderer {
      $0.collectionView.allowsMultipleSelection = true
      $0.scripts["three"] = [.tap(0), .tap(2), .tap(0), .wait(.milliseconds(250))]
    }
    func looks(_ milliseconds: Int, _ looks: (Look, Look, Look)) throws -> [String] {
      try renderer.objections(
        script: "three", at: .milliseconds(milliseconds), looks.0, looks.1, looks.2)
    }
    #expect(try looks(250, (.blueWithStar, .red, .red)) == [])
    #expect(try looks(450, (.blueWithStar, .red, .pink)) == [])
    #expect(try looks(500, (.blueWithStar, .red, .blueWithStar)) == [])
    #expect(try looks(700, (.pinkWithStar, .red, .blueWithStar)) == [])
    #expect(try looks(750, (.red, .red, .blueWithStar)) == [])
    #expect(try events(renderer, "three").filter { $0.hasPrefix("shouldDeselect") }.count == 1)
  }

  @Test("10: without selection nothing changes", arguments: ["tap", "tap-second", "cancel"])
  func notAllowed(script: String) throws {
    let renderer = try Fixture.renderer { $0.collectionView.allowsSelection = false }
    #expect(try renderer.timeline(script: script).turns.count == 1)
    let before = try renderer.collectionView().bitmap()
    for milliseconds in [150, 200, 250, 300, 1000] {
      let now = try renderer.collectionView(script: script, at: .milliseconds(milliseconds))
      #expect((try now.bitmap() == before) as Bool)
    }
  }

  @Test("11: colours change at once, no frame lies in between")
  func instant() throws {
    let renderer = try Fixture.renderer(.x1)
    func bitmap(_ states: [Int: CellState]) throws -> Bitmap {
      try renderer.collectionView(states: states).bitmap()
    }
    let settled = try [bitmap([:]), bitmap([0: .highlighted]), bitmap([0: .selected])]
    let film = try Film(
      of: renderer, script: "tap", settings: FilmSettings(framesPerSecond: 240))
    #expect(film.frameCount == 133)
    let wrong = try (0..<film.frameCount).first { frame in
      let expected = frame < 36 ? 0 : frame < 60 ? 1 : 2
      return try PNGDecoder.decode(film.picture(ofFrame: frame).png()).bitmap != settled[expected]
    }
    #expect(wrong == nil)
  }

  @Test("13: a cancelled press leaves the cell red", arguments: DisplayScale.allCases)
  func cancelled(scale: DisplayScale) throws {
    let renderer = try Fixture.renderer(scale)
    #expect(
      try renderer.objections(script: "cancel", at: .milliseconds(299), .pink, .red, .red) == [])
    #expect(
      try renderer.objections(script: "cancel", at: .milliseconds(300), .red, .red, .red) == [])
    #expect(try events(renderer, "cancel").suffix(1) == ["didUnhighlight 0"])
    #expect(try !events(renderer, "cancel").contains("shouldSelect 0"))
  }
}
