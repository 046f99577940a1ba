import Foundation
import Review
import SceneRendering
import TestSupport
import Testing

@testable import ScenePages

/// Numbers that follow a finger on a page.
@Suite("Pans on a scene's page in Chromium", .browser)
struct PagePanTests {
  /// Pushes and lets go at rest; throws; drags beyond the stops; catches what moves; moves too far down first.
  private static let script = """
    down: 0, wait: 0.03, move: { by: [40, 0] }, wait: 0.03, move: { by: [30, 0] }, wait: 0.2, up, wait: 1,
    down: { item: 0, at: [0.75, 0.5] }, wait: 0.02, move: { by: [-60, 0] }, wait: 0.02, move: { by: [-60, 0] }, up, wait: 1,
    down: { item: 0, at: [0.25, 0.5] }, wait: 0.02, move: { by: [110, 0] }, wait: 0.02, move: { by: [110, 0] }, wait: 0.3,
    up, wait: 0.1, down: 0, wait: 0.02, move: { by: [-100, 0] }, wait: 0.25, up, wait: 1,
    down: 0, wait: 0.02, move: { by: [4, 24] }, wait: 0.02, move: { by: [60, 0] }, up, wait: 1
    """

  @Test("A mouse and a finger drag a number, throw it and catch it, as trace says")
  func pointers() async throws {
    for pointer in [TestPage.Pointer.mouse, .finger] {
      let page = try await TestPage("pan", mine: Self.script)
      let log = try await page.perform(with: pointer)
      #expect(log == withoutColumns(try page.renderer.trace(script: "mine").text))
      #expect(log.filter { $0.contains("push.ended") }.count == 4)
      #expect(page.browser.complaints.isEmpty)
    }
  }

  @Test("Keys drag a number; the chart lights the state in which it rests, and a link leads there")
  func keys() async throws {
    let page = try await TestPage("pan", isLight: true)
    try await page.browser.evaluate("document.querySelector('.cell').focus(); null")
    try await page.key("keydown", " ")
    try await page.key("keydown", "ArrowLeft")
    #expect(try await page.state()?.hasPrefix("drag=-1") == true)
    try await page.key("keyup", " ")
    #expect(try await page.state() == "drag=-88")
    let lit = "document.querySelector('#chart .lit').textContent.match(/drag .88/) !== null"
    #expect(try await page.browser.evaluate(lit) as? Bool == true)
    #expect(
      try await page.browser.evaluate("document.querySelectorAll('#chart .specimen').length")
        as? Int
        == 3)
    // The picture of the state in which the number is not moved shows that.
    let place = """
      document.querySelector('#chart .node:not(.lit) .specimen [data-view=letter]').getAttribute('transform')
      """
    #expect(try await page.browser.evaluate(place) as? String == "matrix(1,0,0,1,0,0)")
    try await page.browser.evaluate("page.stage.input('set', 0, ['drag', '30.5']); draw(); null")
    #expect(try await page.state() == "drag=30.5")
    #expect(page.browser.complaints.isEmpty)
  }

  /// A cell in a list that scrolls, which a finger opens upwards.
  private static let upright = """
    cellophane: 1
    states: { pull: { range: 0...1, stops: [0, 1], initially: 0, setBy: gesture } }
    cell:
      contentView:
        backgroundColor: white
        subviews:
          - view: lid
            backgroundColor: { pull: { 0: systemBlue, 1: systemRed } }
            transform: { pull: { 0: { rotate: 0 }, 1: { rotate: 90° } } }
            constraints: [center = superview, width = 40, height = 20]
    rules:
      - when: pull > 0.5
        lid.alpha: 0.5
        animation: { duration: 0.2 }
    collectionView:
      frame: { width: 200, height: 100 }
      flowLayout: { itemSize: { width: 200, height: 50 } }
      gestureRecognizers:
        - { pan: lift, y: { number: pull, distance: -40 } }
        - { longPress: hold }
      items: 6
    scripts:
      mine: [down: 1, wait: 0.02, move: { by: [0, -26] }, wait: 0.02, move: { by: [0, -14] }, up, wait: 1, down: 0, wait: 0.6, move: { by: [0, 30] }, up, wait: 0.5]
    """

  @Test("A pan upwards takes the finger from the content, and a rule follows the number")
  func upright() async throws {
    let page = try await TestPage(text: Self.upright, name: "upright")
    try await page.play("mine")
    let log = try await page.log()
    #expect(log == withoutColumns(try page.renderer.trace(script: "mine").text))
    #expect(log.contains { $0.contains("hold.began") })
    #expect(!log.contains { $0.contains("scrollViewDidScroll") })
    #expect(try await page.state(ofItem: 1) == "pull=1")
  }

  @Test("A page says which pans do not follow a finger")
  func recorded() async throws {
    let page = try await TestPage("animator", isLight: true)
    let limits = try await page.browser.evaluate("at('limits').textContent") as? String
    #expect(limits?.contains("What pan recognisers move follows a finger in scripts only") == true)
  }
}
