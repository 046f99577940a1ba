import Foundation
import Interaction
import Resolution
import SceneRendering
import TestSupport
import Testing
import Vocabulary

@testable import ScenePages

/// The page as a person uses it.
@Suite("A scene's page in Chromium", .browser)
struct PageUseTests {
  /// The middle of an item's cell in the window.
  private func middle(of item: Int, _ page: TestPage) async throws -> (x: Double, y: Double) {
    let place = try await page.browser.evaluate(
      """
      (() => { const r = document.querySelector('.cell[data-item="\(item)"]').getBoundingClientRect();
      return [r.x + r.width / 2, r.y + r.height / 2]; })()
      """)
    let numbers = try #require(place as? [Double])
    return (numbers[0], numbers[1])
  }

  /// The state of an item's cell, as text.
  private func state(_ item: Int, _ page: TestPage) async throws -> String? {
    try await page.browser.evaluate("page.stage.text(page.stage.cells[\(item)])") as? String
  }

  @Test("A mouse presses, leaves, returns and lifts, with the machine's delay")
  func mouse() async throws {
    let page = try await TestPage("selection")
    let (x, y) = try await middle(of: 0, page)
    func advance(_ time: Double) async throws {
      try await page.browser.evaluate("page.stage.advance(\(time)); draw()")
    }
    try await page.browser.mouse("mousePressed", x: x, y: y)
    try await advance(0.1)
    #expect(
      try await state(0, page) == "normal")
    try await advance(0.2)
    #expect(
      try await state(0, page) == "highlighted")
    #expect(
      try await page.browser.evaluate("document.querySelector('.node.lit')?.textContent") as? String
        == "highlighted")
    try await page.browser.mouse("mouseMoved", x: x, y: y - 400)
    try await advance(0.3)
    #expect(
      try await state(0, page) == "normal")
    try await page.browser.mouse("mouseMoved", x: x, y: y)
    try await advance(0.4)
    try await page.browser.mouse("mouseReleased", x: x, y: y)
    try await advance(0.5)
    #expect(
      try await page.browser.evaluate(
        "document.querySelector('.cell[data-item=\"0\"]').getAttribute('aria-pressed')") as? String
        == "true")
    let calls = try await page.log().filter { $0.contains("Item") && !$0.contains("update") }
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
  func keys() async throws {
    let page = try await TestPage("selection")
    try await page.browser.evaluate("document.querySelector('.cell').focus()")
    try await page.browser.press(" ")
    try await page.browser.evaluate("page.stage.advance(1); draw()")
    #expect(
      try await state(0, page) == "selected")
    try await page.browser.press("ArrowDown")
    try await page.browser.press("Enter")
    try await page.browser.evaluate("page.stage.advance(2); draw()")
    #expect(
      try await page.browser.evaluate("page.stage.cells.map((c) => page.stage.text(c)).slice(0, 2)")
        as? [String] == ["normal", "selected"])
  }

  @Test("Controls set the app's states, and a link opens a state")
  func controls() async throws {
    let page = try await TestPage("episode")
    try await page.browser.click("#in-playing")
    #expect(
      try await state(0, page) == "playing")
    try await page.browser.evaluate("location.hash = '#episode/selected+download=done&dark'")
    try await page.browser.wait(
      until: "page.stage.text(page.stage.cells[0]) === 'selected+download=done'")
    #expect(try await page.browser.evaluate("page.stage.looks.traits[0]") as? String == "dark")
    #expect(
      try await page.browser.evaluate("document.querySelectorAll('#source .holds').length") as? Int
        ?? 0
        > 0)
  }

  @Test("A page says without JavaScript that it needs it, and only then")
  func noScript() async throws {
    let page = try await TestPage("press")
    #expect(
      (try await page.browser.evaluate("document.querySelector('main > noscript').textContent")
        as? String)?.contains("This page needs JavaScript") == true)
    #expect(
      try await page.browser.evaluate("document.querySelector('noscript').checkVisibility()")
        as? Bool == false)
  }

  /// Everything that a person can reach by keyboard or screen reader has a name, every id is there once, and
  /// nothing is wider than the window of a small phone.
  @Test("The page is named throughout and fits a small phone")
  func accessibility() async throws {
    let page = try await TestPage("episode")
    try await page.browser.resize(width: 360, height: 740, isPhone: true)
    let unnamed = try await page.browser.evaluate(
      """
      [...document.querySelectorAll('button, select, input, [role="button"], [role="switch"], [role="log"]')]
        .filter((e) => !(e.getAttribute('aria-label') || e.textContent.trim() || e.labels?.length))
        .map((e) => e.outerHTML)
      """)
    #expect(unnamed as? [String] == [])
    let ids = try await page.browser.evaluate(
      "(() => { const ids = [...document.querySelectorAll('[id]')].map((e) => e.id); return ids.length - new Set(ids).size })()"
    )
    #expect(ids as? Int == 0)
    #expect(
      try await page.browser.evaluate("document.documentElement.scrollWidth <= innerWidth") as? Bool
        == true)
    #expect(
      try await page.browser.evaluate("document.getElementById('log').ariaLive") as? String
        == "polite")
    for isDark in [false, true] {
      try await page.browser.evaluate("setTheme(\(isDark)); null")
      let poor = try await page.browser.evaluate(Self.poorContrasts)
      #expect(poor as? [String] == [])
    }
  }

  @Test("A screen reader finds every control by role and name, and the Tab key reaches all of them")
  func screenReader() async throws {
    let page = try await TestPage("episode")
    let nodes = try await page.browser.accessibilityNodes()
    let unnamed = nodes.filter {
      $0.takesFocus && $0.name.isEmpty && !["RootWebArea", "generic"].contains($0.role)
    }
    #expect(unnamed.isEmpty, "\(unnamed)")
    let roles = Set(nodes.map(\.role))
    #expect(
      roles.isSuperset(of: ["main", "heading", "button", "switch", "slider", "log", "combobox"]))
    // Tab goes through all that takes the focus, once, and comes back.
    let expected = try await page.browser.evaluate(
      """
      [...document.querySelectorAll('button, select, input, summary, [tabindex="0"]')]
        .filter((e) => !e.disabled && !e.closest('[inert]') && (e.checkVisibility?.() ?? true)).length
      """)
    let count = try #require(expected as? Int)
    try await page.browser.evaluate(
      "document.activeElement.blur(); window.reached = new Set(); null")
    for _ in 0..<count {
      try await page.browser.press("Tab")
      try await page.browser.evaluate("reached.add(document.activeElement); null")
    }
    #expect(try await page.browser.evaluate("reached.size") as? Int == count)
    #expect(
      try await page.browser.evaluate("[...reached].some((e) => e.matches('.cell'))") as? Bool
        == true)
  }

  @Test("The accessible name of the button that switches the page's appearance is its text")
  func themeButton() async throws {
    let page = try await TestPage("press")
    for isDark in [false, true] {
      try await page.browser.evaluate("setTheme(\(isDark)); null")
      let names = try await page.browser.accessibilityNodes().filter { $0.role == "button" }
        .map(\.name)
      #expect(names.contains(isDark ? "Light" : "Dark"))
      #expect(!names.contains("Appearance of this page"))
    }
  }

  @Test("Layout and accessibility elements are those of the tool, for each state")
  func notes() async throws {
    let page = try await TestPage("episode")
    try await page.browser.evaluate("at('layout').click(); at('order').click(); draw(); null")
    for state in ["normal", "selected"] {
      if state == "selected" {
        try await page.browser.evaluate("page.stage.input('select', 0); draw(); null")
      }
      let cell = try page.renderer.presentedCell(
        item: 0, state: state == "normal" ? .normal : [.selected])
      let elements = page.renderer.resolved.accessibilityElements(of: cell)
      try #require(!elements.isEmpty)
      #expect(
        try await page.browser.evaluate("[...at('elements').children].map((e) => e.textContent)")
          as? [String] == elements.map(\.text))
      let marks = try await page.browser.evaluate(
        "[...document.querySelectorAll('[data-item=\"0\"] .notes text')].map((e) => e.textContent)")
      let texts = try #require(marks as? [String])
      #expect(Set(texts).isSuperset(of: (1...elements.count).map(String.init)))
      // Sizes of frames.
      #expect(texts.contains { $0.contains("×") })
    }
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("Kinds of colour vision change the pictures as the tool's reviews do")
  func colorVision() async throws {
    let page = try await TestPage("selection")
    try await page.browser.evaluate(
      "at('vision').value = 'deuteranopia'; at('vision').dispatchEvent(new Event('change')); null")
    let filter = try await page.browser.evaluate("getComputedStyle(at('stage')).filter") as? String
    #expect(filter == "url(\"#deuteranopia\")")
    let values = try await page.browser.evaluate(
      "document.querySelector('#deuteranopia feColorMatrix').getAttribute('values').split(' ').map(Number)"
    )
    #expect(
      values as? [Double] == [
        0.367322, 0.860646, -0.227968, 0, 0, 0.280085, 0.672501, 0.047413, 0, 0, -0.01182, 0.04294,
        0.968881, 0, 0, 0, 0, 0, 1, 0,
      ])
  }

  @Test(
    "Contrast and Bold Text can be switched if the page has them, and a page lists missing settings"
  )
  func traits() async throws {
    let page = try await TestPage("selection")
    #expect(
      (try await page.browser.evaluate("document.querySelector('.missing').textContent") as? String)?
        .contains("contrast normal") == true)
    var variants = PageVariants()
    variants[\.accessibilityContrast] = [.high]
    variants[\.legibilityWeight] = [.regular, .bold]
    let all = variants.traits(of: page.renderer.traits)
    #expect(all.count == 8)
    #expect(all.first == page.renderer.traits)
    #expect(
      Set(all.map { "\($0.userInterfaceStyle) \($0.accessibilityContrast) \($0.legibilityWeight)" })
        .count
        == 8)
  }

  @Test(
    "Reduce Motion can be switched if a condition asks for it, and is not mentioned otherwise",
    arguments: [("reduceMotion", ["off", "on"]), ("selected", [])] as [(String, [String])])
  func reduceMotion(condition: String, values: [String]) async throws {
    let page = try await TestPage(
      text: """
        cellophane: 1
        cell:
          contentView: { backgroundColor: systemBlue }
        rules: [{ when: \(condition), contentView.alpha: 0.5 }]
        collectionView:
          frame: { width: 200, height: 60 }
          flowLayout: { itemSize: { width: 200, height: 60 } }
          items: 1
        """, name: "reduce-motion")
    let shown = try await page.browser.evaluate(
      """
      [...document.querySelectorAll('[aria-label="Reduce Motion"] button')].map((e) => e.textContent)
      """)
    #expect(shown as? [String] == values)
    let missing = try await page.browser.evaluate(
      "document.querySelector('.missing').textContent")
    #expect((missing as? String)?.contains("reduce motion") == false)
    #expect(page.browser.complaints.isEmpty)
  }

  private nonisolated static let (flow, list) = (
    "flowLayout: { itemSize: { width: 200, height: 60 } }", "listLayout: { appearance: plain }"
  )

  @Test(
    "The size class can be switched if a scene depends on it, by a condition or by the margins of its rows",
    arguments: [
      ("UICollectionViewCell", flow, 200, "horizontalSizeClass == regular", true),
      ("UICollectionViewCell", flow, 200, "selected", false),
      ("UITableViewCell", list, 320, "selected", true),
      ("UITableViewCell", list, 400, "selected", false),
    ] as [(String, String, Int, String, Bool)])
  func sizeClass(
    cellClass: String, layout: String, width: Int, condition: String, isAsked: Bool
  ) async throws {
    let scene = """
      cellophane: 1
      cell:
        class: \(cellClass)
        contentView:
          subviews:
            - view: box
              backgroundColor: systemBlue
              constraints: [leading = superview.layoutMarginsGuide, top = superview + 5, width = 20, height = 20]
      rules: [{ when: \(condition), box.alpha: 0.5 }]
      collectionView:
        frame: { width: \(width), height: 60 }
        \(layout)
        items: 1
      """
    /// The page's settings, and the look of the cell before and after its size class is switched.
    func shown(
      _ variants: PageVariants
    ) async throws -> (values: [String]?, missing: String?, looks: [Int]?) {
      let page = try await TestPage(text: scene, name: "size-class", variants: variants)
      let values = try await page.browser.evaluate(
        """
        [...document.querySelectorAll('[aria-label="Size class"] button')].map((e) => e.textContent)
        """)
      let missing = try await page.browser.evaluate(
        "document.querySelector('.missing').textContent")
      let looks = try await page.browser.evaluate(
        """
        [false, true].map((isSwitched) => {
          if (isSwitched) document.querySelector('[aria-label="Size class"] button:last-child')?.click()
          return page.stage.look(0, page.stage.cells[0])
        })
        """)
      #expect(page.browser.complaints.isEmpty)
      return (values as? [String], missing as? String, looks as? [Int])
    }
    var variants = PageVariants()
    variants[\.horizontalSizeClass] = [.regular]
    let both = try await shown(variants)
    #expect(both.values == (isAsked ? ["compact", "regular"] : []))
    #expect(both.missing?.contains("size class") == false)
    let looks = try #require(both.looks)
    #expect(Set(looks).count == (isAsked ? 2 : 1))
    let own = try await shown(PageVariants())
    #expect(own.values == [])
    #expect(own.missing?.contains("size class compact") == isAsked)
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
  func hostileTexts() async throws {
    let evil = "</script><img src=x onerror=window.wrong=1><script>window.wrong=1</script>"
    let page = try await TestPage(
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
      try await page.browser.evaluate("document.getElementById('title').textContent") as? String
        == evil)
    try await page.play("tap")
    try await page.browser.evaluate("at('layout').click(); at('order').click(); draw(); null")
    try await page.browser.evaluate("openScene(1)")
    #expect(
      try await page.browser.evaluate("document.getElementById('failure').textContent") as? String
        == evil
    )
    #expect(try await page.browser.evaluate("window.wrong === undefined") as? Bool == true)
    #expect(
      try await page.browser.evaluate("document.querySelectorAll('img:not(#strip > img)').length")
        as? Int == 0)
    #expect(page.browser.complaints.isEmpty)
  }

  @Test(
    "The list of scenes gives the keyboard's focus on, closes with Escape, and says that a search finds nothing"
  )
  func listOfScenes() async throws {
    let page = try await TestPage(
      text: """
        cellophane: 1
        cell: {}
        collectionView:
          frame: { width: 320, height: 60 }
          flowLayout: { itemSize: { width: 320, height: 60 } }
          items: 1
        """, name: "one", failures: [ScenePage.Failure(name: "two", message: "wrong")])
    let focused = "document.activeElement.id"
    try await page.browser.evaluate("at('list-button').focus(); at('list-button').click(); null")
    #expect(try await page.browser.evaluate(focused) as? String == "search")
    try await page.browser.evaluate(
      "at('search').value = 'three'; at('search').dispatchEvent(new Event('input')); null")
    #expect(
      try await page.browser.evaluate("at('none').textContent") as? String
        == "No scene matches.")
    try await page.browser.press("Escape")
    #expect(try await page.browser.evaluate(focused) as? String == "list-button")
    #expect(try await page.browser.evaluate("at('list').hidden") as? Bool == true)
    try await page.browser.evaluate(
      "at('list-button').click(); document.querySelectorAll('#entries button')[1].click(); null")
    try await page.browser.wait(until: "at('list').hidden")
    #expect(try await page.browser.evaluate(focused) as? String == "title")
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("A simple page is below 80 kB, and one with recorded scripts below 120 or not far above")
  func sizes() async throws {
    for (name, most) in [("press", 80_000), ("controls", 100_000), ("thrown", 180_000)] {
      #expect(try await TestPage.made(name).html.utf8.count < most)
    }
  }
}
