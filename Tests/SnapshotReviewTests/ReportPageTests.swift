import Foundation
import Snapshots
import TestSupport
import Testing

@testable import SnapshotReview

/// The report in a browser, used as a person uses it.
@Suite("The report in Chromium", .serialized)
struct ReportPageTests {
  private let package: ReviewPackage
  private let page: String
  private let browser: Browser

  /// Two pictures that changed by one level, one that changed by fifteen, and one without a golden.
  init() throws {
    package = try ReviewPackage()
    for (name, gray) in [("a/one", 10), ("a/two", 10), ("b/three", 20)] {
      try package.record(name, UInt8(gray))
    }
    let records = [
      try package.verify("a/one", 11), try package.verify("a/two", 11),
      try package.verify("b/three", 35), try package.verify("c/</script><img src=x>", 1),
    ]
    let source = ReportSource(
      VerificationResults(records), roots: [package.artefacts.root], numbersAreKept: true)
    page = package.folder.path + "/report.html"
    try Data(ReportFormat.html.bytes(of: source)).write(to: URL(fileURLWithPath: page))
    browser = try Browser()
  }

  private func open() throws {
    try browser.open(page, until: "document.body.dataset.shown")
    #expect(browser.complaints.isEmpty)
  }

  private func text(_ id: String) throws -> String {
    try browser.evaluate("document.getElementById('\(id)').textContent") as? String ?? ""
  }

  private func shown() throws -> String {
    try browser.evaluate("document.querySelector('.row.current').dataset.name") as? String ?? ""
  }

  @Test("it opens from the disk with the first cause, and says why before it shows pixels")
  func opens() throws {
    try open()
    #expect(try text("headline") == "4 of 4 do not pass")
    #expect(try shown() == "a/one")
    #expect(try text("why-title") == "The scene changed.")
    #expect(try text("changes").contains("view.gray10 → 11cell.view.gray"))
    #expect(
      try text("message")
        == "6 of 6 pixels differ; one region, 3 × 2 at (0, 0); the worst by 1 of 255 at (0, 0).")
    // A name with markup in it is text.
    #expect(
      try browser.evaluate("document.querySelectorAll('#list img[src=x]').length") as? Int == 0)
    #expect(try browser.evaluate("document.querySelectorAll('.row').length") as? Int == 4)
  }

  @Test("its heat map has the colours of the difference picture")
  func heat() throws {
    try open()
    let pixel = { () in
      try browser.evaluate(
        """
        [...document.querySelectorAll('#stage canvas')[2].getContext('2d')
          .getImageData(1, 1, 1, 1).data]
        """) as? [Int]
    }
    #expect(try pixel() == DifferencePicture.heat[1].map(Int.init))
    try browser.click("[data-name='b/three'] button")
    try browser.wait(until: "document.body.dataset.shown === 'b/three'")
    #expect(try pixel() == DifferencePicture.heat[15].map(Int.init))
  }

  @Test("the keyboard alone goes through it, changes views and makes the command")
  func keyboard() throws {
    try open()
    try browser.press("j")
    #expect(try shown() == "a/two")
    try browser.press("J")
    #expect(try shown() != "a/two")
    try browser.press("K")
    try browser.press("k")
    #expect(try shown() == "a/one")
    try browser.wait(until: "document.body.dataset.shown === 'a/one'")
    for view in 1...5 {
      try browser.press("\(view)")
      #expect(
        try browser.evaluate("document.querySelector('[role=tab][aria-selected=true]').id")
          as? String == "view-\(view)")
    }
    try browser.press("x")
    #expect(try text("command") == "cellophane snapshot accept a/one")
    try browser.press("X")
    #expect(try text("command") == "cellophane snapshot accept --cause 1")
    try browser.press("c")
    try browser.wait(until: "document.getElementById('copy').textContent.startsWith('Copied')")
    try browser.press("?")
    #expect(try browser.evaluate("document.getElementById('help').open") as? Bool == true)
  }

  @Test("ticks add up to one command, in which names are quoted for a shell")
  func ticks() throws {
    try open()
    try browser.click("[data-name='b/three'] input")
    #expect(try text("command") == "cellophane snapshot accept b/three")
    try browser.evaluate("document.querySelectorAll('.row input')[3].click()")
    let command = try text("command")
    #expect(command.contains("b/three") && command.contains("'c/</script><img src=x>'"))
    try browser.evaluate(
      "document.querySelectorAll('.row input:not(:checked)').forEach(e => e.click())")
    #expect(try text("command") == "cellophane snapshot accept --all")
  }

  @Test("a filter hides what does not have its words, and kinds can be chosen")
  func filters() throws {
    try open()
    let visible = "[...document.querySelectorAll('.row')].filter(e => !e.hidden).length"
    try browser.evaluate(
      """
      (() => { const e = document.getElementById('search'); e.value = 'GRAY two';
      e.dispatchEvent(new Event('input')); })()
      """)
    #expect(try browser.evaluate(visible) as? Int == 1)
    #expect(try text("count") == "1 snapshot of 4")
    try browser.evaluate(
      """
      (() => { const e = document.getElementById('search'); e.value = '';
      e.dispatchEvent(new Event('input')); })()
      """)
    try browser.evaluate(
      "[...document.querySelectorAll('#chips button')].find(e => e.textContent === 'New 1').click()"
    )
    #expect(try browser.evaluate(visible) as? Int == 1)
  }

  @Test("on a phone the list leads to the snapshot and back, and nothing is wider than the screen")
  func phone() throws {
    try browser.resize(width: 390, height: 844, isPhone: true)
    try open()
    let isShown = { (id: String) in
      try browser.evaluate("document.querySelector('\(id)').offsetHeight > 0") as? Bool == true
    }
    #expect(try isShown(".side") && !isShown("main"))
    try browser.evaluate("document.querySelector('.row button').click()")
    #expect(try !isShown(".side") && isShown("main"))
    #expect(
      try browser.evaluate("document.documentElement.scrollWidth <= 390") as? Bool == true)
    try browser.evaluate("document.getElementById('back').click()")
    #expect(try isShown(".side") && !isShown("main"))
  }

  @Test("dark pages are dark, every control has a name, and nothing blinks for who asked for rest")
  func surroundings() throws {
    try browser.resize(width: 1280, height: 800, isDark: true, reducesMotion: true)
    try open()
    #expect(
      try browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String
        == "rgb(13, 17, 23)")
    let nameless = """
      [...document.querySelectorAll('button, input, [role=img]')].filter(e =>
        !(e.textContent.trim() || e.ariaLabel || e.labels?.length)).length
      """
    #expect(try browser.evaluate(nameless) as? Int == 0)
    try browser.press("4")
    let caption = "document.querySelector('#stage figcaption').textContent"
    let before = try browser.evaluate(caption) as? String
    Thread.sleep(forTimeInterval: 0.9)
    #expect(try browser.evaluate(caption) as? String == before)
    try browser.press("ArrowRight")
    #expect(try browser.evaluate(caption) as? String != before)
  }
}
