import Foundation
import SceneReading
import SceneRendering
import TestSupport
import Testing
import Vocabulary

@testable import ScenePages

/// The pictures in the list of a page with several scenes.
@Suite("A thumbnail in a page's list, in Chromium", .browser)
struct ThumbnailTests {
  @Test("It shows the collection view, as wide as an entry; an entry without one has its words")
  func list() async throws {
    let file = TestPage.package.appendingPathComponent("Fixtures/Scenes/press.cell.yaml").path
    let document = try SceneDocument(contentsOfFile: file)
    let renderer = try SceneRenderer(document.scene)
    var variants = PageVariants()
    variants[\.userInterfaceStyle] = []
    let scene = try PlayableScene(
      renderer, document: document, source: nil, name: "press", variants: variants)
    #expect(scene.thumbnail == nil)
    let shown = try scene.withThumbnail(of: renderer)
    #expect(shown.thumbnail?.hasPrefix("data:image/png;base64,") == true)

    let folder = try TemporaryFolder()
    let page = folder.path + "/page.html"
    try ScenePage(title: "two", entries: [.scene(shown), .scene(scene)]).html
      .write(toFile: page, atomically: true, encoding: .utf8)
    let browser = try await Browser()
    try await browser.open(page, until: "typeof page === 'object' && page.index === 0")
    try await browser.evaluate("at('list-button').click(); null")
    try await browser.wait(until: "document.querySelector('#entries img')?.naturalWidth === 220")
    let height = "document.querySelector('#entries img').naturalHeight"
    #expect((20...86).contains(try await browser.evaluate(height) as? Int ?? 0))
    #expect(
      try await browser.evaluate(
        "[...document.querySelectorAll('#entries li')].map((e) => e.querySelectorAll('img[alt=\"\"]').length)"
      ) as? [Int] == [1, 0])
    #expect(browser.complaints.isEmpty)
  }
}
