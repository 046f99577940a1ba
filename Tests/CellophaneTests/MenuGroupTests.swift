import Cellophane
import Drawing
import Resolution
import Testing
import Timelines

@Suite("Context menus, presented")
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

  @Test("the lifted cell moves aside if the menu has room neither below nor above it")
  func movedCell() throws {
    let text = """
      cellophane: 1
      cell: {}
      collectionView:
        frame: { width: 320, height: 240 }
        flowLayout: { itemSize: { width: 320, height: 50 }, minimumLineSpacing: 0 }
        contextMenu:
          - { action: copy, title: Copy }
          - { action: share, title: Share }
          - { action: open, title: Open }
        items: 3
      scripts:
        open: [down: 1, wait: 0.6, up, wait: 2]

      """
    let scene = try SceneDocument(Array(text.utf8), file: "menu").scene
    let timeline = try SceneRenderer(scene, traits: Traits(displayScale: .x2))
      .timeline(script: "open")
    let presentation = timeline.presentation(at: .milliseconds(2500))
    // The menu is 146 high, and ends 8 above the edge; the cell is 12 above it.
    #expect(presentation.menu?.frame.minY == 86)
    #expect(presentation.dump().contains(" shown 1 cell moved by -26\n"))
    let layers = presentation.displayList(pixelsPerPoint: nil).items.compactMap {
      item -> DisplayList.Layer? in
      if case .layer(let layer) = item { layer } else { nil }
    }
    let cell = try #require(layers.dropLast().last)
    let middle = Point(160, 25).applying(cell.transform)
    #expect(layers.last?.name == "menu")
    #expect(abs(middle.x - 160) < 1e-9 && abs(middle.y - 49) < 1e-9)
  }
}
