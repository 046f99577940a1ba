import Resolution
import Review
import SceneRendering
import TestSupport
import Testing

@testable import ScenePages

/// Cells with context menus on a page, which does not show them.
@Suite("A finger that holds a cell with a context menu in Chromium", .browser)
struct PageMenuTests {
  @Test(
    "The cell loses the touch after half a second unless the finger has moved, as trace says",
    arguments: [
      ("down: 0, wait: 0.8, up, wait: 0.3", true),
      ("down: 0, wait: 0.3, move: { by: [6, 0] }, wait: 0.5, up, wait: 0.3", true),
      ("down: 0, wait: 0.3, move: { by: [14, 0] }, wait: 0.5, up, wait: 0.3", false),
      ("down: 0, wait: 0.4, up, wait: 0.3", false),
    ])
  func hold(script: String, opens: Bool) async throws {
    let page = try await TestPage("context-menu", mine: script)
    let log = try await page.perform(with: .mouse)
    #expect(log == withoutColumns(try page.renderer.trace(script: "mine").text))
    #expect(log.contains("0.500 s item 0 willDisplayContextMenu") == opens)
    #expect(try await page.state() == (opens ? "normal" : "selected"))
    #expect(page.browser.complaints.isEmpty)
  }
}
