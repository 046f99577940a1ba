import Foundation
import TestSupport
import Testing

@testable import ScenePages

/// The page as a person uses it.
@Suite("A scene's page in Chromium", .serialized)
@MainActor
struct PageUseTests {
  /// The middle of an item's cell in the window.
  private func middle(of item: Int, _ page: TestPage) throws -> (x: Double, y: Double) {
    let place = try page.browser.evaluate(
      """
      (() => { const r = document.querySelector('.cell[data-item="\(item)"]').getBoundingClientRect();
      return [r.x + r.width / 2, r.y + r.height / 2]; })()
      """)
    let numbers = try #require(place as? [Double])
    return (numbers[0], numbers[1])
  }

  /// The state of an item's cell, as text.
  private func state(_ item: Int, _ page: TestPage) throws -> String? {
    try page.browser.evaluate("page.stage.text(page.stage.cells[\(item)])") as? String
  }

  @Test("A mouse presses, leaves, returns and lifts, with the machine's delay")
  func mouse() throws {
    let page = try TestPage("selection")
    let (x, y) = try middle(of: 0, page)
    func advance(_ time: Double) throws {
      try page.browser.evaluate("page.stage.advance(\(time)); draw()")
    }
    try page.browser.mouse("mousePressed", x: x, y: y)
    try advance(0.1)
    #expect(
      try state(0, page) == "normal")
    try advance(0.2)
    #expect(
      try state(0, page) == "highlighted")
    #expect(
      try page.browser.evaluate("document.querySelector('.node.lit')?.textContent") as? String
        == "highlighted")
    try page.browser.mouse("mouseMoved", x: x, y: y - 400)
    try advance(0.3)
    #expect(
      try state(0, page) == "normal")
    try page.browser.mouse("mouseMoved", x: x, y: y)
    try advance(0.4)
    try page.browser.mouse("mouseReleased", x: x, y: y)
    try advance(0.5)
    #expect(
      try page.browser.evaluate(
        "document.querySelector('.cell[data-item=\"0\"]').getAttribute('aria-pressed')") as? String
        == "true")
    let calls = try page.log().filter { $0.contains("Item") && !$0.contains("update") }
    #expect(
      calls == [
        "0.150 s item 0 shouldHighlightItem", "0.150 s item 0 didHighlightItem",
        "0.200 s item 0 didUnhighlightItem", "0.300 s item 0 shouldHighlightItem",
        "0.300 s item 0 didHighlightItem", "0.400 s item 0 shouldSelectItem",
        "0.400 s item 0 didSelectItem", "0.400 s item 0 didUnhighlightItem",
      ])
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("Keys press, drag out and choose cells")
  func keys() throws {
    let page = try TestPage("selection")
    try page.browser.evaluate("document.querySelector('.cell').focus()")
    try page.browser.press(" ")
    try page.browser.evaluate("page.stage.advance(1); draw()")
    #expect(
      try state(0, page) == "selected")
    try page.browser.press("ArrowDown")
    try page.browser.press("Enter")
    try page.browser.evaluate("page.stage.advance(2); draw()")
    #expect(
      try page.browser.evaluate("page.stage.cells.map((c) => page.stage.text(c)).slice(0, 2)")
        as? [String] == ["normal", "selected"])
  }

  @Test("Controls set what the app sets, and a link opens a state")
  func controls() throws {
    let page = try TestPage("episode")
    try page.browser.click("#in-playing")
    #expect(
      try state(0, page) == "playing")
    try page.browser.evaluate("location.hash = '#episode/selected+download=done&dark'")
    try page.browser.wait(
      until: "page.stage.text(page.stage.cells[0]) === 'selected+download=done'")
    #expect(try page.browser.evaluate("page.stage.looks.traits[0]") as? String == "dark")
    #expect(
      try page.browser.evaluate("document.querySelectorAll('#source .holds').length") as? Int ?? 0
        > 0)
  }

  /// Everything that a person can reach by keyboard or screen reader has a name, every id is there once, and
  /// nothing is wider than the window of a small phone.
  @Test("The page is named throughout and fits a small phone")
  func accessibility() throws {
    let page = try TestPage("episode")
    try page.browser.resize(width: 360, height: 740, isPhone: true)
    let unnamed = try page.browser.evaluate(
      """
      [...document.querySelectorAll('button, select, input, [role="button"], [role="switch"], [role="log"]')]
        .filter((e) => !(e.getAttribute('aria-label') || e.textContent.trim() || e.labels?.length))
        .map((e) => e.outerHTML)
      """)
    #expect(unnamed as? [String] == [])
    let ids = try page.browser.evaluate(
      "(() => { const ids = [...document.querySelectorAll('[id]')].map((e) => e.id); return ids.length - new Set(ids).size })()"
    )
    #expect(ids as? Int == 0)
    #expect(
      try page.browser.evaluate("document.documentElement.scrollWidth <= innerWidth") as? Bool
        == true)
    #expect(
      try page.browser.evaluate("document.getElementById('log').ariaLive") as? String == "polite")
    for isDark in [false, true] {
      try page.browser.evaluate("setTheme(\(isDark)); null")
      let poor = try page.browser.evaluate(Self.poorContrasts)
      #expect(poor as? [String] == [])
    }
  }

  /// The texts of the page whose contrast with what is behind them is below 4.5:1.
  private static let poorContrasts = """
    (() => {
      const light = (c) => { const [r, g, b] = c.map((n) => { n /= 255; return n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4 }); return 0.2126 * r + 0.7152 * g + 0.0722 * b }
      const color = (t) => t.match(/[\\d.]+/g).map(Number)
      const ground = (e) => { for (; e; e = e.parentElement) { const c = color(getComputedStyle(e).backgroundColor); if (c.length < 4 || c[3] > 0) return c.slice(0, 3) } return [255, 255, 255] }
      return [...document.querySelectorAll('h1, h2, button, label, legend, summary, .hint, .missing, .log span, output, select, #limits li')]
        .filter((e) => e.textContent.trim() && e.offsetParent && !e.disabled)
        .filter((e) => { const a = light(color(getComputedStyle(e).color).slice(0, 3)), b = light(ground(e)); return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 4.5 })
        .map((e) => e.textContent)
    })()
    """

  @Test("Markup in every text stays text, and a scene that fails is a card with its error")
  func hostileTexts() throws {
    let evil = "</script><img src=x onerror=window.wrong=1><script>window.wrong=1</script>"
    let page = try TestPage(
      text: """
        cellophane: 1
        title: "\(evil)"
        cell:
          contentView:
            subviews:
              - label: title
                text: "\(evil)"
                constraints: [leading = superview + 8, centerY = superview]
        states:
          mood: { values: a | b, label: "\(evil)" }
        rules:
          - { when: selected, title.text: "\(evil)" }
        collectionView:
          frame: { width: 320, height: 60 }
          flowLayout: { itemSize: { width: 320, height: 60 } }
          items: 1
        scripts:
          tap: [tap: 0, wait: 0.2, mark: end, wait: 0.1]
        """, name: evil, failures: [ScenePage.Failure(name: evil, message: evil)])
    #expect(
      try page.browser.evaluate("document.getElementById('title').textContent") as? String == evil)
    try page.play("tap")
    try page.browser.evaluate("openScene(1)")
    #expect(
      try page.browser.evaluate("document.getElementById('failure').textContent") as? String == evil
    )
    #expect(try page.browser.evaluate("window.wrong === undefined") as? Bool == true)
    #expect(try page.browser.evaluate("document.querySelectorAll('img').length") as? Int == 0)
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("A simple page is below 120 kB")
  func sizes() throws {
    let page = try TestPage("press")
    let size = try page.browser.evaluate("document.documentElement.outerHTML.length")
    #expect(size as? Int ?? .max < 120_000)
  }
}
