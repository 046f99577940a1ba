import Foundation
import Snapshots
import TestSupport
import Testing

@testable import SnapshotReview

/// The report in a browser, used as a person uses it.
@Suite("The report in Chromium")
@MainActor
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

  @Test("pictures that differ come before those of which only the model has changed")
  func order() throws {
    try package.record("a/zero", 10)
    var unseen = try package.verify("a/zero", 11)
    unseen.status = .same
    let records = [unseen, try package.verify("a/one", 11)]
    let source = ReportSource(
      VerificationResults(records), roots: [package.artefacts.root], numbersAreKept: true)
    try Data(ReportFormat.html.bytes(of: source)).write(to: URL(fileURLWithPath: page))
    try open()
    #expect(try shown() == "a/one")
    #expect(
      try browser.evaluate("[...document.querySelectorAll('.row')].map(e => e.dataset.name)")
        as? [String] == ["a/one", "a/zero"])
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
    // The label says so for a moment only, the announcement stays.
    try browser.evaluate(
      """
      window.labels = []
      new MutationObserver(() => labels.push(document.getElementById('copy').textContent))
        .observe(document.getElementById('copy'), { characterData: true, childList: true, subtree: true })
      """)
    try browser.press("c")
    try browser.wait(until: "document.getElementById('live').textContent === 'copied'")
    #expect((try browser.evaluate("labels[0]") as? String)?.hasPrefix("Copied") == true)
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
    // What blinks is a timer. A page that may move has it in the same view.
    for reducesMotion in [true, false] {
      try browser.resize(width: 1280, height: 800, isDark: true, reducesMotion: reducesMotion)
      try browser.press("1")
      try browser.evaluate("window.timers = 0; setInterval = () => { timers += 1 }; null")
      try browser.press("4")
      #expect(try browser.evaluate("timers") as? Int == (reducesMotion ? 0 : 1))
      let caption = "document.querySelector('#stage figcaption').textContent"
      let before = try browser.evaluate(caption) as? String
      try browser.press("ArrowRight")
      #expect(try browser.evaluate(caption) as? String != before)
    }
  }

  @Test("a motion plays its pictures side by side, and draws each value that differs as two curves")
  func motion() throws {
    func text(_ values: String) -> String {
      "motion 1\nanimations\n  when selected: { duration: 0.\(values.count) }  @ rules[0].animation\n"
        + "curves\n  item 0\n    dot.center.x: 0.000s \(values)\n"
    }
    func take(_ values: String, _ gray: UInt8, _ mode: RecordMode) throws -> [SnapshotRecord] {
      let frames = try ["0.000s", "0.050s"].enumerated().map { index, time in
        try package.store.take(
          package.snapshot("s/go/\(time).light@1x", index == 0 ? 9 : gray), mode: mode,
          artefacts: package.artefacts,
          identity: .init(
            name: "s/go/\(time).light@1x", subject: "s/go/\(time)", variant: "light@1x"))
      }
      let motion = try package.store.take(
        TextSnapshot(name: SnapshotName("s/go/motion.light@1x"), text: text(values)), mode: mode,
        artefacts: package.artefacts,
        identity: .init(
          name: "s/go/motion.light@1x", subject: "s/go/motion", variant: "light@1x"))
      return frames + [motion]
    }
    _ = try take("0, 10, 20, 30", 50, .all)
    let records = try take("0, 15, 30", 90, .never)
    let source = ReportSource(
      VerificationResults(records), roots: [package.artefacts.root], numbersAreKept: true)
    try Data(ReportFormat.html.bytes(of: source)).write(to: URL(fileURLWithPath: page))
    try browser.open(page, until: "document.body.dataset.shown")
    try browser.click("[data-name='s/go/motion.light@1x'] button")
    try browser.wait(until: "document.body.dataset.shown === 's/go/motion.light@1x'")
    try browser.wait(until: "document.querySelectorAll('#films canvas').length === 2")
    #expect(browser.complaints.isEmpty)
    #expect(try self.text("changes").contains("when selected"))
    let value = "document.querySelector('.curve figcaption span').textContent"
    let seek = { (milliseconds: Int) in
      try browser.evaluate(
        """
        (() => { const e = document.getElementById('time'); e.value = '\(milliseconds)';
        e.dispatchEvent(new Event('input')); })()
        """)
    }
    _ = try seek(17)
    #expect(try browser.evaluate(value) as? String == "10 → 15")
    _ = try seek(50)
    #expect(try browser.evaluate(value) as? String == "both 30")
    #expect(
      try browser.evaluate("document.querySelectorAll('.curve path.expected').length") as? Int ?? 0
        > 0)
    // The picture of that moment: it differs, and the other one is in both films.
    try browser.wait(
      until: "document.querySelector('#films figcaption').textContent.includes('0.050')")
    let gray = """
      [...document.querySelectorAll('#films canvas')].map(e =>
        e.getContext('2d').getImageData(0, 0, 1, 1).data[0])
      """
    #expect(try browser.evaluate(gray) as? [Int] == [50, 90])
    try browser.press("p")
    try browser.wait(until: "document.getElementById('play').textContent.startsWith('Play')")
  }

  @Test("of 2,000 snapshots only rows on the screen are laid out, and a filter answers in one task")
  func many() throws {
    let model = try package.verify("b/three", 35)
    let records = (0..<2000).map { index in
      var record = model
      record.name = "scene-\(index % 40)/state-\(index).light@2x"
      (record.subject, record.variant) = ("scene-\(index % 40)/state-\(index)", "light@2x")
      record.message += " \(index)"
      return record
    }
    let source = ReportSource(
      VerificationResults(records), roots: [package.artefacts.root], numbersAreKept: true)
    try Data(ReportFormat.html.bytes(of: source)).write(to: URL(fileURLWithPath: page))
    try browser.open(page, until: "document.body.dataset.shown")
    #expect(try browser.evaluate("document.querySelectorAll('.row').length") as? Int == 2000)
    // The window is 800 pixels high and a row 56, and the browser prepares a few screens more.
    let drawn = try browser.evaluate(
      """
      [...document.querySelectorAll('.row b')]
        .filter((e) => e.checkVisibility({ contentVisibilityAuto: true })).length
      """)
    #expect((1..<200).contains(try #require(drawn as? Int)))
    for (word, number) in [("state-1", 1111), ("scene-7", 50), ("nothing", 0), ("", 2000)] {
      let found = try browser.evaluate(
        """
        (() => { const e = document.getElementById('search'); e.value = '\(word)';
        e.dispatchEvent(new Event('input'));
        return document.querySelectorAll('.row:not([hidden])').length; })()
        """)
      #expect(found as? Int == number, "\(word)")
      #expect(
        try text("count")
          == (word.isEmpty ? "" : "\(word == "state-1" ? "1,111" : "\(number)") snapshots of 2000"))
    }
  }
}
