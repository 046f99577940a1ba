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
        1, at 0.15 s: touch down, item 0: isHighlighted of item 0 becomes true; shouldHighlight 0, \
        didHighlight 0. \
        2, at 0.25 s: lift, item 0: isSelected of item 0 becomes true; isHighlighted of item 0 becomes \
        false; shouldSelect 0, didSelect 0, didUnhighlight 0. \
        3, at 0.70 s: touch down, item 1: isSelected of item 0 becomes false; isHighlighted of item 1 \
        becomes true; shouldHighlight 1, didHighlight 1. \
        4, at 0.80 s: lift, item 1: isSelected of item 1 becomes true; isHighlighted of item 1 becomes \
        false; shouldSelect 1, didDeselect 0, didSelect 1, didUnhighlight 1. \
        Item 0 loses isSelected at touch down without a delegate call.
        """)
  }

  @Test("A finger that leaves its cell drags out, and lifting then changes nothing")
  func dragOut() throws {
    #expect(try told("drag-out").contains("2, at 0.30 s: drag out, item 0: "))
    #expect(try told("drag-out").hasPrefix("Storyboard in 2 steps."))
  }

  @Test("A script that there is not is an error that names those that there are")
  func unknown() throws {
    #expect(throws: RenderingError.self) { try told("bogus") }
  }
}
