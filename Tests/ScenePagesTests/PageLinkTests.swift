import TestSupport
import Testing

@testable import ScenePages

/// Addresses of scenes and states on a page.
@Suite("Links to states on a scene's page in Chromium", .browser)
struct PageLinkTests {
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
