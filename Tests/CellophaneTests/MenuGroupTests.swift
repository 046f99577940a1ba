import Cellophane
import Resolution
import Testing
import Timelines

@Suite("Groups of a context menu, presented")
struct MenuGroupTests {
  @Test("a line is in the middle of the space between groups, and a title above the rows")
  func lines() throws {
    let text = """
      cellophane: 1
      cell: {}
      collectionView:
        frame: { width: 320, height: 400 }
        flowLayout: { itemSize: { width: 320, height: 50 } }
        contextMenu:
          - { action: copy, title: Copy }
          - { menu: More, displayInline: true, children: [{ action: share, title: Share }] }
        items: 1
      scripts:
        open: [down: 0, wait: 0.6, up, wait: 1]

      """
    let scene = try SceneDocument(Array(text.utf8), file: "menu").scene
    let timeline = try SceneRenderer(scene, traits: Traits(displayScale: .x2))
      .timeline(script: "open")
    let presentation = timeline.presentation(at: .milliseconds(1500))
    let menu = try #require(presentation.menu)
    #expect(menu.rows.map(\.name) == ["copy", "share"])
    // The space is from 52 to 73; 62.5 is on a pixel.
    #expect(menu.lines == [Rect(28, 62.5, 194, 0.5)])
    #expect(menu.headings.map(\.frame.minY) == [menu.frame.minY + 73])
    #expect(menu.headings.first?.view?.view(named: "title")?.frame.minX == 28)
    let dump = presentation.dump()
    #expect(dump.contains("    title of group 0 ") && dump.contains("    separator "))
  }
}
