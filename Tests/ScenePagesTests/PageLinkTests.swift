import TestSupport
import Testing

@testable import ScenePages

/// Addresses of scenes and states on a page.
@Suite("Links to states on a scene's page in Chromium", .browser)
struct PageLinkTests {
  @Test("A link opens the state of its item, of item 0 without a number, and scrolls to it")
  func items() async throws {
    let page = try await TestPage("thrown", isLight: true)
    for (state, item) in [("9:selected", 9), ("selected", 0), ("999:selected", 0)] {
      try await page.browser.evaluate(
        "page.stage.isOld = true; location.hash = '#thrown/\(state)'; null")
      try await page.browser.wait(until: "!page.stage.isOld")
      let states = try await page.browser.evaluate(
        "page.stage.cells.flatMap((cell, i) => page.stage.text(cell) === 'selected' ? [i] : [])")
      #expect(states as? [Int] == [item])
      #expect(try await page.browser.evaluate("page.stage.scroll > 0") as? Bool == (item == 9))
    }
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("An address that cannot be decoded opens the first scene")
  func wrongAddress() async throws {
    let page = try await TestPage("selection", isLight: true)
    for address in ["#50%", "#selection/%E0%A4%A", "#nothing&%"] {
      try await page.browser.evaluate("page.stage = null; location.hash = '\(address)'; null")
      try await page.browser.wait(until: "page.stage !== null")
      #expect(try await page.browser.evaluate("page.stage.cells.length") as? Int == 3)
    }
    #expect(page.browser.complaints.isEmpty)
  }
}
