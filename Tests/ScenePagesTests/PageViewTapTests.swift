import Foundation
import Resolution
import Review
import SceneRendering
import TestSupport
import Testing

@testable import ScenePages

/// Recognisers of single views on a page.
@Suite("Views with recognisers in Chromium", .browser)
struct PageViewTapTests {
  @Test(
    "A tap on a view with a recogniser is its own, as trace says, and one beside it selects the cell"
  )
  func taps() async throws {
    let page = try await TestPage("portrait-tap", isLight: true)
    func tap(_ distance: Double, at time: Double) async throws {
      let place = try await page.browser.evaluate(
        """
        (() => { const r = document.querySelector('.cell[data-item="0"]').getBoundingClientRect();
        return [r.x + r.width * \(distance / 320), r.y + r.height / 2]; })()
        """)
      let point = try #require(place as? [Double])
      try await page.browser.mouse("mousePressed", x: point[0], y: point[1])
      try await page.browser.evaluate("page.stage.advance(\(time + 0.25)); draw()")
      try await page.browser.mouse("mouseReleased", x: point[0], y: point[1])
      try await page.browser.evaluate("page.stage.advance(\(time + 0.5)); draw()")
    }
    func state() async throws -> String? {
      try await page.browser.evaluate("page.stage.text(page.stage.cells[0])") as? String
    }
    try await tap(36, at: 0)
    #expect(try await state() == "visited")
    #expect(
      try await page.log() == withoutColumns(try page.renderer.trace(script: "profile").text))
    try await tap(200, at: 1)
    #expect(try await state() == "selected+visited")
    #expect(page.browser.complaints.isEmpty)
  }
}
