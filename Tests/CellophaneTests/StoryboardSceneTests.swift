import Cellophane
import Testing

@Suite("The storyboard of a scene's script")
struct StoryboardSceneTests {
  private func told(_ script: String) throws -> String {
    try Fixture.renderer().storyboard(script: script).description
  }

  @Test("A tap on a second cell is four steps, and the silent loss of the first one's selection")
  func tapSecond() throws {
    #expect(
      try told("tap-second") == """
        Storyboard in 4 steps. \
        1, at 0.15 s: touch down, item 0: item 0 is now highlighted. \
        2, at 0.25 s: lift, item 0: item 0 is now selected, item 0 is no longer highlighted. \
        3, at 0.70 s: touch down, item 1: item 0 is no longer selected, item 1 is now highlighted. \
        4, at 0.80 s: lift, item 1: item 1 is now selected, item 1 is no longer highlighted.
        """)
    let dump = try Fixture.renderer().storyboard(script: "tap-second").dump()
    for call in ["shouldHighlight 0", "didUnhighlight 0", "didDeselect 0", "didSelect 1"] {
      #expect(dump.contains("\"\(call)\""), "\(call)")
    }
    #expect(dump.contains("Item 0 loses isSelected at touch down without a delegate call."))
  }

  @Test("A finger that leaves its cell drags out, and lifting then changes nothing")
  func dragOut() throws {
    #expect(try told("drag-out").contains("2, at 0.30 s: drag out, item 0: "))
    #expect(try told("drag-out").hasPrefix("Storyboard in 2 steps."))
  }

  @Test("A flag that is set and taken back at one moment is no change, but its calls are told")
  func flicker() throws {
    let renderer = try Fixture.renderer { scene in
      scene.scripts["quick"] = [.down(0), .wait(.milliseconds(50)), .up]
    }
    let board = try renderer.storyboard(script: "quick")
    #expect(
      board.description
        == "Storyboard in 1 step. 1, at 0.05 s: lift, item 0: item 0 is now selected.")
    #expect(board.dump().contains("\"didUnhighlight 0\""))
  }

  @Test("A script that there is not is an error that names those that there are")
  func unknown() throws {
    #expect(throws: RenderingError.self) { try told("bogus") }
  }
}
