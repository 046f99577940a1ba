import TestSupport
import Testing

@testable import ScenePages

/// Whose finger it is that touches a page's cells: that of a script, of a link or of a person, of whom there may be two.
@Suite("The finger on a scene's page in Chromium", .browser)
struct PageFingerTests {
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

  /// Advances the time while a person plays.
  private func pass(_ seconds: Double, _ page: TestPage) async throws {
    try await page.browser.evaluate(
      "page.stage.advance(page.stage.time + \(seconds)); draw(); null")
  }

  @Test("A mouse that only hovers over the cells neither stops a script nor takes its finger")
  func hover() async throws {
    let page = try await TestPage("selection", isLight: true)
    try await page.play("tap", until: 0.2)
    #expect(try await page.state() == "highlighted")
    let (x, y) = try await middle(of: 2, page)
    for step in [0.0, 9, 18] {
      try await page.browser.mouse("mouseMoved", x: x + step, y: y)
    }
    #expect(try await page.state() == "highlighted")
    #expect(try await page.browser.evaluate("page.script?.name") as? String == "tap")
    // A press takes over: the script's finger is lifted from its cell.
    try await page.browser.mouse("mousePressed", x: x, y: y)
    try await pass(0.2, page)
    #expect(try await page.browser.evaluate("page.script === null") as? Bool == true)
    #expect(try await page.state() == "normal")
    #expect(try await page.state(ofItem: 2) == "highlighted")
    try await page.browser.mouse("mouseReleased", x: x, y: y)
    try await pass(0.2, page)
    #expect(try await page.state(ofItem: 2) == "selected")
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("A second finger neither moves nor lifts the first one")
  func secondFinger() async throws {
    let page = try await TestPage("selection", isLight: true)
    let (x, y) = try await middle(of: 0, page)
    try await page.browser.mouse("mousePressed", x: x, y: y)
    try await pass(0.2, page)
    for event in ["pointermove", "pointerup", "pointercancel"] {
      try await page.browser.evaluate(
        """
        at('stage').dispatchEvent(new PointerEvent('\(event)', { pointerId: 77, clientX: \(x), clientY: \(y + 400) }))
        """)
      try await pass(0.1, page)
      #expect(try await page.state() == "highlighted", "\(event)")
    }
    try await page.browser.mouse("mouseReleased", x: x, y: y)
    try await pass(0.1, page)
    #expect(try await page.state() == "selected")
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("A mouse does not end the press of a key, nor does a focus that leaves end that of a mouse")
  func keys() async throws {
    let page = try await TestPage("selection", isLight: true)
    let (x, y) = try await middle(of: 2, page)
    try await page.browser.evaluate("document.querySelector('.cell').focus(); null")
    try await page.key("keydown", " ")
    try await page.browser.mouse("mouseMoved", x: x, y: y)
    try await page.browser.mouse("mousePressed", x: x, y: y)
    try await page.browser.mouse("mouseReleased", x: x, y: y)
    #expect(try await page.state() == "highlighted")
    try await page.key("keyup", " ")
    #expect(try await page.state() == "selected")
    try await page.browser.mouse("mousePressed", x: x, y: y)
    try await pass(0.2, page)
    try await page.browser.evaluate("document.activeElement.blur(); null")
    try await pass(0.1, page)
    #expect(try await page.state(ofItem: 2) == "highlighted")
    try await page.browser.mouse("mouseReleased", x: x, y: y)
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("The wheel leaves a script alone that plays, and takes over from one that stands still")
  func wheel() async throws {
    let page = try await TestPage("thrown", isLight: true)
    try await page.play("throw", until: 0.5)
    let count = try await page.log().count
    func wheel() async throws {
      try await page.browser.evaluate(
        "at('stage').dispatchEvent(new WheelEvent('wheel', { deltaY: 20, cancelable: true })); null"
      )
    }
    try await page.browser.evaluate("at('play').click(); null")
    try await wheel()
    #expect(try await page.log().count == count)
    #expect(try await page.browser.evaluate("page.script?.name") as? String == "throw")
    try await page.browser.evaluate("at('play').click(); null")
    try await wheel()
    #expect(try await page.browser.evaluate("page.script === null") as? Bool == true)
    #expect(try await page.browser.evaluate("page.stage.scroll") as? Double == 20)
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("A press takes the finger of a link to a highlighted cell away, and presses its own cell")
  func link() async throws {
    let page = try await TestPage("selection", isLight: true)
    try await page.browser.evaluate("location.hash = '#selection/highlighted'")
    try await page.browser.wait(until: "page.stage.text(page.stage.cells[0]) === 'highlighted'")
    let (x, y) = try await middle(of: 2, page)
    try await page.browser.mouse("mousePressed", x: x, y: y)
    try await pass(0.2, page)
    try await page.browser.mouse("mouseReleased", x: x, y: y)
    try await pass(0.2, page)
    #expect(try await page.state() == "normal")
    #expect(try await page.state(ofItem: 2) == "selected")
    #expect(page.browser.complaints.isEmpty)
  }
}
