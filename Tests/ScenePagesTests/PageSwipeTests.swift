import Drawing
import Foundation
import Interaction
import Machine
import Motion
import Review
import SceneRendering
import TestSupport
import Testing
import Timelines

@testable import ScenePages

/// Rows that a person swipes on a page.
@Suite("Swipe actions on a scene's page in Chromium", .browser)
struct PageSwipeTests {
  /// Opens a row and performs an action; lets a row spring back; swipes across the whole row; throws a row open and
  /// touches another one.
  private static let script = """
    down: { item: 0, at: [0.8, 0.5] }, wait: 0.03, move: { by: [-40, 0] }, wait: 0.03, move: { by: [-80, 0] },
    wait: 0.2, up, wait: 1, tap: 0.mark, wait: 1,
    down: { item: 0, at: [0.8, 0.5] }, wait: 0.05, move: { by: [-40, 0] }, wait: 0.2, up, wait: 1,
    down: { item: 3, at: [0.1, 0.5] }, wait: 0.02, move: { by: [150, 0] }, wait: 0.02, move: { by: [140, 0] },
    wait: 0.3, up, wait: 1,
    down: { item: 1, at: [0.8, 0.5] }, wait: 0.02, move: { by: [-60, 0] }, wait: 0.02, move: { by: [-40, 0] },
    up, wait: 1, tap: 3, wait: 1
    """

  @Test(
    "A mouse opens rows, lets them spring back, performs actions and closes them, as in trace")
  func mouse() async throws {
    let page = try await TestPage("swipe-actions", mine: Self.script)
    let log = try await page.perform(with: .mouse)
    #expect(log == withoutColumns(try page.renderer.trace(script: "mine").text))
    #expect(log.filter { $0.contains("isSwiped true") }.count == 4)
    #expect(log.filter { $0.contains("primaryActionTriggered") }.count == 2)
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("A finger does the same")
  func finger() async throws {
    let page = try await TestPage("swipe-actions", mine: Self.script)
    let log = try await page.perform(with: .finger)
    let expected = withoutColumns(try page.renderer.trace(script: "mine").text)
    #expect(log == expected)
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("Keys open a row, and the Tab key reaches its actions, which have names")
  func keys() async throws {
    let page = try await TestPage("swipe-actions", isLight: true)
    try await page.browser.evaluate("document.querySelector('.cell').focus(); null")
    try await page.key("keydown", " ")
    try await page.key("keydown", "ArrowLeft")
    try await page.key("keyup", " ")
    #expect(try await page.state() == "swiped+unread")
    let nodes = try await page.browser.accessibilityNodes().filter(\.takesFocus)
    #expect(
      nodes.filter { ["trash, item 0", "mark, item 0"].contains($0.name) }.map(\.role)
        == ["button", "button"])
    try await page.browser.evaluate(
      "document.querySelector('[aria-label=\"mark, item 0\"]').focus(); null")
    try await page.key("keydown", " ")
    try await page.key("keyup", " ")
    try await page.browser.evaluate("page.stage.advance(page.stage.time + 1); draw(); null")
    #expect(try await page.state() == "starred+unread")
    #expect(
      try await page.browser.evaluate("document.querySelectorAll('#stage .handle').length") as? Int
        == 0)
    // The action that had the focus is gone; its cell has it.
    let focused = "document.activeElement.matches('.cell[data-item=\"0\"]')"
    #expect(try await page.browser.evaluate(focused) as? Bool == true)
    #expect(page.browser.complaints.isEmpty)
  }

  @Test(
    "An arrow key opens a row's actions, again swipes all the way, and the other one takes that back"
  )
  func arrows() async throws {
    let page = try await TestPage("swipe-actions", isLight: true)
    try await page.browser.evaluate("document.querySelectorAll('.cell')[1].focus(); null")
    try await page.browser.press("ArrowUp")
    try await page.browser.press("ArrowDown")
    func performed(_ keys: [String]) async throws -> Bool {
      try await page.key("keydown", " ")
      for key in keys { try await page.key("keydown", key) }
      try await page.key("keyup", " ")
      try await page.key("keyup", " ")
      return try await page.log().contains { $0.contains("trash.primaryActionTriggered") }
    }
    #expect(try await !performed(["ArrowLeft"]))
    #expect(try await page.state(ofItem: 1)?.contains("swiped") == true)
    #expect(try await !performed(["ArrowRight"]))
    #expect(try await page.state(ofItem: 1)?.contains("swiped") == false)
    #expect(try await !performed(["ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight"]))
    #expect(try await page.state(ofItem: 1)?.contains("swiped") == false)
    #expect(try await performed(["ArrowLeft", "ArrowLeft"]))
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("Keys with Alt, Control or Command are the browser's")
  func shortcuts() async throws {
    let page = try await TestPage("swipe-actions", isLight: true)
    let taken = try await page.browser.evaluate(
      """
      ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'].map((name) =>
        !document.querySelector('.cell').dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowDown', [name]: true, bubbles: true, cancelable: true })))
      """)
    #expect(taken as? [Bool] == [false, false, false, true])
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("A script stays at its moment when the appearance changes, with its open row, and plays on")
  func appearance() async throws {
    let page = try await TestPage("swipe-actions")
    try await page.play("star", until: 0.7)
    try await page.browser.evaluate("at('play').click(); null")
    for userInterfaceStyle in ["dark", "light"] {
      try await page.browser.evaluate(
        "setVariant(loaded[0].variants.findIndex((v) => v.traits[0] === '\(userInterfaceStyle)')); null"
      )
      #expect(
        try await page.browser.evaluate("page.stage.looks.traits[0]") as? String
          == userInterfaceStyle)
      #expect(try await page.state() == "swiped+unread")
      #expect(try await page.browser.evaluate("page.stage.time") as? Double == 0.7)
      #expect(
        try await page.browser.evaluate("document.querySelectorAll('[data-action]').length")
          as? Int == 2)
      #expect(try await page.browser.evaluate("at('play').textContent") as? String == "Pause")
    }
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("A note reports an action that deletes its row, and the row closes")
  func deleting() async throws {
    let page = try await TestPage(
      "swipe-actions", mine: "swipe: 2, wait: 0.8, tap: 2.trash, wait: 1")
    let log = try await page.perform(with: .mouse)
    let last = log.filter { !$0.contains("update") }.suffix(2).map { $0.drop { $0 != "i" } }
    #expect(last == ["item 2 trash.primaryActionTriggered", "item 2 isSwiped false"])
    #expect(
      try await page.browser.evaluate("at('lost').textContent") as? String
        == "Rows cannot be moved on this page.")
    let limits = try await page.browser.evaluate("at('limits').textContent") as? String
    #expect(limits?.contains("do not delete") == true)
  }
}
