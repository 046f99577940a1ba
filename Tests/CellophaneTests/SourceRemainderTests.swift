import Assets
import Cellophane
import Foundation
import Machine
import PNGCoding
import Resolution
import Testing
import Timelines
import Views

/// What else the five articles say: touches that end early, and colours behind and before others.
@Suite("Further statements of the sources")
struct SourceRemainderTests {
  private func ground(
    _ cell: String, _ state: CellState = .normal, traits: Traits = Traits()
  ) throws -> Bitmap.RGBA? {
    let file = """
      cellophane: 1
      cell: { \(cell) }
      collectionView: { frame: { width: 90, height: 90 }, flowLayout: { itemSize: { width: 80, height: 80 } }, items: 1 }
      """
    let scene = try SceneDocument(Array(file.utf8), file: "a.yaml").scene
    return try SceneRenderer(scene, traits: traits).cell(state: state).bitmap()[8, 8]
  }

  @Test("1: a cancelled touch ends like one that leaves the cell: no highlight, no selection")
  func cancelled() throws {
    let play = try SourcePlay("selection-delegate", "[down: 0, wait: 0.3, cancel, wait: 0.3]")
    #expect(play.state(0, at: 0.2).contains(.highlighted))
    #expect(play.state(0, at: 0.5) == .normal)
    #expect(!play.calls.contains { $0.hasPrefix("didSelect") })
  }

  @Test("2: the image of the custom view is in front of the colour, which shows through its holes")
  func customView() throws {
    let play = try SourcePlay(
      "background-overlay", "[wait: 0.1]",
      ("      contentMode: scaleAspectFill\n", "      contentMode: topLeft\n"))
    let bitmap = try play.renderer.cell(item: 0, state: .normal).bitmap()
    let path = ExampleScenes.folder + "/../Images/linen@2x.png"
    let linen = try PNGDecoder.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: path)))).bitmap
    for (x, y) in [(6, 30), (30, 30), (33, 40)] {
      let thread = try #require(linen[x, y])
      let shown = try #require(bitmap[x, y])
      let alpha = Double(thread.alpha) / 255
      let blue = Double(thread.blue) * alpha + 255 * (1 - alpha)
      #expect(
        abs(Double(shown.blue) - blue) <= 1
          && abs(Double(shown.red) - Double(thread.red) * alpha) <= 1)
    }
  }

  @Test("2: a background colour that is set stays in all states")
  func setColor() throws {
    let cell = "backgroundConfiguration: { style: listPlainCell, backgroundColor: blue }"
    for state in [CellState.normal, .highlighted, .selected, [.highlighted, .selected]] {
      #expect(try ground(cell, state) == Bitmap.RGBA(0, 0, 255))
    }
  }

  @Test("2: the clear configuration shows the content behind the cell")
  func clear() throws {
    let pixel = try #require(try ground("backgroundConfiguration: { style: clear }"))
    #expect(pixel.alpha == 0)
  }

  @Test("2: in dark mode the configuration's colours are those of dark mode")
  func dark() throws {
    let cell =
      "backgroundConfiguration: { style: listPlainCell, backgroundColor: nil }, tintColor: systemBlue"
    #expect(try ground(cell) == Bitmap.RGBA(0, 122, 255))
    #expect(
      try ground(cell, traits: Traits(userInterfaceStyle: .dark)) == Bitmap.RGBA(10, 132, 255))
  }

  @Test("5: a lift before 0.05 s presses nothing")
  func quickLift() throws {
    let play = try SourcePlay("press", "[down: 0, wait: 0.04, up, wait: 0.5]")
    #expect(
      !play.timeline.turns.flatMap(\.events).map(\.description).contains { $0.hasPrefix("pressed") }
    )
    for time in [0.03, 0.06, 0.1, 0.3] {
      #expect(try play.view("cell", at: time)[.transform] == .identity)
    }
  }
}
