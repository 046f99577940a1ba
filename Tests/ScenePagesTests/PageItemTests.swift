import TestSupport
import Testing

@testable import ScenePages

/// The cells of a page: those of the first screen, and those to which one scrolls.
@Suite("The cells of a scene's page in Chromium", .browser)
struct PageItemTests {
  @Test(
    "A page without all combinations shows the cells as they begin, and those in which two inputs differ"
  )
  func combinations() async throws {
    let names = (0..<10).map { "flag\($0)" }
    let page = try await TestPage(
      text: """
        cellophane: 1
        states:
        \(names.map { "  \($0): { setBy: app }" }.joined(separator: "\n"))
        cell:
          contentView:
            backgroundColor: systemGray6
        rules:
          - { when: flag0 and flag1 and flag2 and flag3, contentView.backgroundColor: systemRed }
          - { when: flag9, contentView.backgroundColor: systemBlue }
        collectionView:
          frame: { width: 100, height: 60 }
          flowLayout: { itemSize: { width: 100, height: 30 }, minimumLineSpacing: 0 }
          items: [{}, { states: { flag0: true, flag1: true, flag2: true, flag3: true } }]
        """, name: "combinations")
    func looks() async throws -> [Bool] {
      try await page.browser.evaluate(
        "page.stage.cells.map((cell, item) => page.stage.look(item, cell) !== -1)") as? [Bool] ?? []
    }
    let fills = """
      [...document.querySelectorAll('#stage .cell path')].map((e) => channels(e.getAttribute('fill')).join())
      """
    #expect(try await looks() == [true, true])
    let first = try await page.browser.evaluate(fills) as? [String]
    #expect(first?.count == 2 && Set(first ?? []).count == 2)
    try await page.browser.evaluate(
      "for (const name of ['flag9', 'flag7']) page.stage.input('set', 1, [name, 'true']); draw(); null"
    )
    #expect(try await looks() == [true, true])
    let second = try await page.browser.evaluate(fills) as? [String]
    #expect(second?.first == first?.first && second?.last != first?.last)
    try await page.browser.evaluate("page.stage.input('set', 1, ['flag8', 'true']); draw(); null")
    #expect(try await looks() == [true, false])
    #expect(page.browser.complaints.isEmpty)
  }
}
