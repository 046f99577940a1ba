import Review
import TestSupport
import Testing

@testable import ScenePages

/// Buttons and switches in cells, on a page.
@Suite("Controls on a scene's page in Chromium", .browser)
struct PageControlTests {
  /// The middle of a control in the window.
  private func middle(of control: String, _ page: TestPage) async throws -> (x: Double, y: Double) {
    let place = try await page.browser.evaluate(
      """
      (() => { const r = document.querySelector('[data-control="\(control)"]').getBoundingClientRect();
      return [r.x + r.width / 2, r.y + r.height / 2]; })()
      """)
    let numbers = try #require(place as? [Double])
    return (numbers[0], numbers[1])
  }

  @Test("A touch on a button goes to the button, also if it leaves and comes back within 70 points")
  func mouse() async throws {
    let page = try await TestPage("controls")
    let (x, y) = try await middle(of: "0.0", page)
    let scale = try #require(
      try await page.browser.evaluate(
        "at('stage').getBoundingClientRect().width / loaded[page.index].size[0]") as? Double)
    func at(_ time: Double, _ kind: String, by distance: Double) async throws {
      try await page.browser.evaluate("page.stage.advance(\(time)); draw(); null")
      try await page.browser.mouse(kind, x: x - distance * scale, y: y)
    }
    try await page.browser.mouse("mousePressed", x: x, y: y)
    // The button is 44 points wide: its reach is 22 + 70 = 92 points, and 0.85 of that while it is pressed, 78.2.
    try await at(0.2, "mouseMoved", by: 77)
    try await at(0.3, "mouseMoved", by: 80)
    try await at(0.35, "mouseMoved", by: 93)
    try await at(0.4, "mouseMoved", by: 91)
    try await at(0.45, "mouseMoved", by: 77)
    try await at(0.5, "mouseReleased", by: 77)
    try await page.browser.evaluate("page.stage.advance(0.6); draw(); null")
    let calls = try await page.log().filter { !$0.contains("update") }
    #expect(
      calls == [
        "0.150 s item 0 like.highlighted true", "0.150 s item 0 like.touchDown",
        "0.300 s item 0 like.highlighted false", "0.300 s item 0 like.touchDragExit",
        "0.400 s item 0 like.highlighted true", "0.400 s item 0 like.touchDragEnter",
        "0.500 s item 0 like.highlighted false", "0.500 s item 0 like.touchUpInside",
        "0.500 s item 0 liked true", "0.500 s item 0 like.primaryActionTriggered",
      ])
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("Taps choose a segment and press one half of a stepper")
  func values() async throws {
    let page = try await TestPage("touched-controls", isLight: true)
    // The second segment of the first control, and the second half of the second one.
    for control in ["0.0.1", "0.1.1"] {
      let (x, y) = try await middle(of: control, page)
      try await page.browser.mouse("mousePressed", x: x, y: y)
      try await page.browser.evaluate("page.stage.advance(page.stage.time + 0.2); draw(); null")
      try await page.browser.mouse("mouseReleased", x: x, y: y)
      try await page.browser.evaluate("page.stage.advance(page.stage.time + 0.4); draw(); null")
    }
    let calls = try await page.log().filter { !$0.contains("update") }.map { $0.dropFirst(8) }
    #expect(
      calls == [
        "item 0 unit.touchDown", "item 0 unit.selectedSegmentIndex 1", "item 0 unit.valueChanged",
        "item 0 unit.touchUpInside", "item 0 count.touchDown", "item 0 count.value 3",
        "item 0 count.valueChanged", "item 0 count.touchUpInside",
      ])
    let label = try await page.browser.evaluate(
      "document.querySelector('.cell').getAttribute('aria-label')")
    #expect((label as? String)?.contains("minutes") == true)
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("A touch on the thumb of a slider that lifts outside ends with touchUpOutside, as in trace")
  func thumb() async throws {
    let page = try await TestPage(
      "touched-controls",
      mine: """
        down: { item: 0, view: pace, at: [0.277, 0.5] }, wait: 0.2, move: { by: [0, 120] }, wait: 0.1, up, wait: 0.3
        """)
    let log = try await page.perform(with: .mouse)
    #expect(log == withoutColumns(try page.renderer.trace(script: "mine").text))
    #expect(
      log.filter { $0.contains(".touch") }.compactMap { $0.split(separator: ".").last } == [
        "touchDown", "touchDragExit", "touchUpOutside",
      ])
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("Keys press a switch, which a screen reader finds by role, name and state")
  func keys() async throws {
    let page = try await TestPage("controls")
    try await page.browser.evaluate("document.querySelector('[data-control=\"1.1\"]').focus()")
    let state = "document.activeElement.getAttribute('aria-checked')"
    #expect(try await page.browser.evaluate(state) as? String == "false")
    try await page.browser.press(" ")
    try await page.browser.evaluate("page.stage.advance(1); draw(); null")
    #expect(try await page.browser.evaluate(state) as? String == "true")
    #expect(
      try await page.browser.evaluate("page.stage.text(page.stage.cells[1])") as? String
        == "alerts.on")
    let nodes = try await page.browser.accessibilityNodes().filter { $0.name == "alerts, item 1" }
    #expect(nodes.map(\.role) == ["switch"] && nodes.map(\.takesFocus) == [true])
  }

  @Test("A screen reader finds controls by the labels, values and traits of dump accessibility")
  func words() async throws {
    let page = try await TestPage("touched-controls", isLight: true)
    func handles() async throws -> [String] {
      try await page.browser.evaluate(
        """
        [...document.querySelectorAll('.handle')].map((e) =>
          ['aria-label', 'role', 'aria-pressed', 'aria-valuetext'].map((n) => e.getAttribute(n) ?? '').join('; '))
        """) as? [String] ?? []
    }
    let others = [
      "Decrement, item 0; button; ; ", "Increment, item 0; button; ; ",
      "pace, item 0; slider; ; 25%", "pages, page 1 of 3, previous page, item 0; button; ; ",
      "pages, page 1 of 3, next page, item 0; button; ; ",
    ]
    #expect(
      try await handles() == [
        "Laps, item 0; button; true; ", "Minutes, item 0; button; false; ",
        "Distance, item 0; button; false; ",
      ] + others)
    let (x, y) = try await middle(of: "0.0.1", page)
    try await page.browser.mouse("mousePressed", x: x, y: y)
    try await page.browser.evaluate("page.stage.advance(page.stage.time + 0.2); draw(); null")
    try await page.browser.mouse("mouseReleased", x: x, y: y)
    try await page.browser.evaluate("page.stage.advance(page.stage.time + 0.4); draw(); null")
    #expect(
      try await handles() == [
        "Laps, item 0; button; false; ", "Minutes, item 0; button; true; ",
        "Distance, item 0; button; false; ",
      ] + others)
    let sliders = try await page.browser.accessibilityNodes().filter { $0.role == "slider" }
    #expect(sliders.map(\.name).contains("pace, item 0"))
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("Text fields have the role of text, and read their texts or placeholders")
  func textFields() async throws {
    let page = try await TestPage("text-fields", isLight: true)
    let nodes = try await page.browser.accessibilityNodes()
    for name in ["name, Mara Lindqvist, item 0", "email, Email, item 0", "pin, ••••, item 0"] {
      #expect(nodes.filter { $0.name == name }.map(\.role) == ["textbox"])
    }
  }

  @Test("A screen reader does not read texts of a cell whose alpha is 0")
  func invisibleTexts() async throws {
    let page = try await TestPage(
      text: """
        cellophane: 1
        cell:
          contentView:
            subviews:
              - { label: open, text: Open, constraints: [leading = superview, top = superview] }
              - { label: secret, text: Secret, alpha: 0, constraints: [leading = superview, bottom = superview] }
        rules:
          - { when: selected, secret.alpha: 1 }
        collectionView:
          frame: { width: 200, height: 60 }
          flowLayout: { itemSize: { width: 200, height: 60 } }
          items: 1
        """, name: "secret")
    let label = "document.querySelector('.cell').getAttribute('aria-label')"
    #expect(try await page.browser.evaluate(label) as? String == "Open, normal")
    try await page.browser.evaluate("page.stage.input('select', 0); draw(); null")
    try await page.browser.evaluate("page.stage.advance(1); draw(); null")
    #expect(try await page.browser.evaluate(label) as? String == "Open, Secret, selected")
  }

  @Test(
    "The Tab key skips controls that are hidden, and scrolls to those of cells that are out of sight"
  )
  func focus() async throws {
    let page = try await TestPage(
      text: """
        cellophane: 1
        cell:
          contentView:
            subviews:
              - button: load
                title: Load
                constraints: [leading = superview + 10, centerY = superview, width = 80, height = 44]
        rules:
          - { when: selected, load.isHidden: true }
        collectionView:
          frame: { width: 200, height: 100 }
          flowLayout: { itemSize: { width: 200, height: 60 } }
          items: 4
        """, name: "load")
    let seen = """
      [...document.querySelectorAll('.handle')].filter((e) => e.checkVisibility()).map((e) => e.dataset.control)
      """
    try await page.browser.evaluate(
      """
      draw(); document.querySelector('[data-control="0.0"]').focus()
      page.stage.input('select', 0); draw(); null
      """)
    #expect(try await page.browser.evaluate(seen) as? [String] == ["1.0", "2.0", "3.0"])
    // The cell has the focus that its button had.
    let isFocused = "document.activeElement.matches('.cell[data-item=\"0\"]')"
    #expect(try await page.browser.evaluate(isFocused) as? Bool == true)
    for _ in 1...3 { try await page.browser.press("Tab") }
    #expect(
      try await page.browser.evaluate("document.activeElement.dataset.control") as? String == "3.0")
    #expect(try await page.browser.evaluate("page.stage.scroll") as? Double == 170)
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("A touch beside the controls presses the cell")
  func cell() async throws {
    let page = try await TestPage("controls")
    try await page.browser.evaluate(
      "page.stage.input('down', 60, 30); page.stage.advance(0.2); draw(); null")
    #expect(
      try await page.browser.evaluate("page.stage.text(page.stage.cells[0])") as? String
        == "highlighted")
  }

  @Test("Moments and curves stand above the scrubber of a script, played or recorded")
  func score() async throws {
    for (name, script) in [("controls", "changed-mind"), ("thrown", "throw")] {
      let page = try await TestPage(name)
      try await page.play(script, until: 0.5)
      try await page.browser.wait(until: "at('strip').childElementCount === 6")
      #expect(
        try await page.browser.evaluate("document.querySelectorAll('#rows path').length > 0")
          as? Bool
          == true)
      // Pictures, because elements and paused animations would keep a browser busy.
      try await page.browser.wait(
        until: "[...at('strip').children].every((e) => e.complete && e.naturalWidth === 320)")
      #expect(page.browser.complaints.isEmpty)
    }
  }

  @Test("The moments of a recording equal those of its film")
  func moments() async throws {
    let page = try await TestPage("thrown")
    try await page.play("throw", until: 0)
    try await page.browser.wait(until: "at('strip').childElementCount === 6")
    let distance = try await page.browser.evaluate(
      """
      [...at('strip').children].map((frame, i) => {
        seek(page.script.duration * (i + 0.5) / 6)
        const numbers = (transform, opacity) => {
          const m = new DOMMatrix(transform)
          return [m.a, m.b, m.c, m.d, m.e, m.f, +opacity]
        }
        const text = decodeURIComponent(frame.src.slice(frame.src.indexOf(',') + 1))
        const picture = new DOMParser().parseFromString(text, 'image/svg+xml')
        const drawn = [...picture.querySelectorAll('[class]')].flatMap((e) => {
          // The page's content security policy forbids styles in attributes.
          const { style } = document.createElement('i')
          style.cssText = e.getAttribute('style')
          return numbers(style.transform, style.opacity)
        })
        const film = [...at('film').shadowRoot.querySelectorAll('[class]')].flatMap((e) => {
          const style = getComputedStyle(e)
          return numbers(style.transform, style.opacity)
        })
        return drawn.length === film.length ? Math.max(...drawn.map((n, k) => Math.abs(n - film[k]))) : NaN
      })
      """)
    let distances = try #require(distance as? [Double])
    #expect(distances.count == 6)
    // Computed values have six digits.
    #expect(distances.allSatisfy { $0 < 0.01 })
  }

  @Test("The pictures of states show the app's values of the cell that was touched last")
  func specimens() async throws {
    let page = try await TestPage("episode")
    let pictures =
      "[...document.querySelectorAll('.specimen')].map((e) => e.textContent + e.innerHTML.length)"
    func set(_ playing: Bool, item: Int) async throws -> [String] {
      try await page.browser.evaluate(
        "page.stage.input('set', \(item), ['playing', '\(playing)']); draw(); null")
      return try await page.browser.evaluate(pictures) as? [String] ?? []
    }
    let stopped = try await page.browser.evaluate(pictures) as? [String]
    let playing = try await set(true, item: 0)
    #expect(playing.count == stopped?.count)
    #expect(playing != stopped)
    #expect(try await set(false, item: 0) == stopped)
  }
}
