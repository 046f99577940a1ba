import Foundation
import Snapshots
import TestSupport
import Testing

@testable import SnapshotReview

/// The report in a browser, used as a person uses it.
@Suite("The report in Chromium", .browser)
struct ReportPageTests {
  private let package: ReviewPackage
  private let page: String
  private let browser: Browser

  /// Two pictures that changed by one level, one that changed by fifteen, and one without a golden.
  init() async throws {
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
    browser = try await Browser()
  }

  private func open() async throws {
    try await browser.open(page, until: "document.body.dataset.shown")
    #expect(browser.complaints.isEmpty)
  }

  private func text(_ id: String) async throws -> String {
    try await browser.evaluate("document.getElementById('\(id)').textContent") as? String ?? ""
  }

  private func shown() async throws -> String {
    try await browser.evaluate("document.querySelector('.row.current').dataset.name") as? String
      ?? ""
  }

  @Test("it opens from the disk with the first cause, and says why before it shows pixels")
  func opens() async throws {
    try await open()
    #expect(try await text("headline") == "4 of 4 do not pass")
    #expect(try await shown() == "a/one")
    #expect(try await text("why-title") == "The scene changed.")
    #expect(try await text("changes").contains("view.gray10 → 11cell.view.gray"))
    #expect(
      try await text("message")
        == "6 of 6 pixels differ; one region, 3 × 2 at (0, 0); the worst by 1 of 255 at (0, 0).")
    // A name with markup in it is text.
    #expect(
      try await browser.evaluate("document.querySelectorAll('#list img[src=x]').length") as? Int
        == 0)
    #expect(try await browser.evaluate("document.querySelectorAll('.row').length") as? Int == 4)
  }

  @Test("pictures that differ come before those of which only the model has changed")
  func order() async throws {
    try package.record("a/zero", 10)
    var unseen = try package.verify("a/zero", 11)
    unseen.status = .same
    let records = [unseen, try package.verify("a/one", 11)]
    let source = ReportSource(
      VerificationResults(records), roots: [package.artefacts.root], numbersAreKept: true)
    try Data(ReportFormat.html.bytes(of: source)).write(to: URL(fileURLWithPath: page))
    try await open()
    #expect(try await shown() == "a/one")
    #expect(
      try await browser.evaluate("[...document.querySelectorAll('.row')].map(e => e.dataset.name)")
        as? [String] == ["a/one", "a/zero"])
  }

  @Test("a scene that could not be read is in the headline, with its errors below")
  func unreadScene() async throws {
    try package.record("a/same", 5)
    let source = ReportSource(
      VerificationResults(
        [try package.verify("a/same", 5)],
        failures: [.init(file: "x.cell.yaml", message: "x.cell.yaml:1:1: <b>no</b>")]),
      roots: [package.artefacts.root], numbersAreKept: true)
    try Data(ReportFormat.html.bytes(of: source)).write(to: URL(fileURLWithPath: page))
    try await browser.open(page, until: "document.body.dataset.ready")
    #expect(browser.complaints.isEmpty)
    #expect(try await text("headline") == "1 scene could not be read")
    #expect(try await text("failures") == "x.cell.yaml:1:1: <b>no</b>")
    let nothing = "document.querySelector('.nothing').textContent"
    #expect(
      try await browser.evaluate(nothing) as? String == "No snapshot that was compared differs.")
    let none = ReportSource(
      VerificationResults([], failures: source.results.failures), roots: [], numbersAreKept: true)
    try Data(ReportFormat.html.bytes(of: none)).write(to: URL(fileURLWithPath: page))
    try await browser.open(page, until: "document.body.dataset.ready")
    #expect(try await browser.evaluate(nothing) as? String == "No snapshot was compared.")
  }

  @Test("its heat map has the colours of the difference picture")
  func heat() async throws {
    try await open()
    let pixel = { () in
      try await browser.evaluate(
        """
        [...document.querySelectorAll('#stage canvas')[2].getContext('2d')
          .getImageData(1, 1, 1, 1).data]
        """) as? [Int]
    }
    #expect(try await pixel() == DifferencePicture.heat[1].map(Int.init))
    try await browser.click("[data-name='b/three'] button")
    try await browser.wait(until: "document.body.dataset.shown === 'b/three'")
    #expect(try await pixel() == DifferencePicture.heat[15].map(Int.init))
  }

  @Test("the keyboard alone goes through it, changes views and makes the command")
  func keyboard() async throws {
    try await open()
    try await browser.press("j")
    #expect(try await shown() == "a/two")
    try await browser.press("J")
    #expect(try await shown() != "a/two")
    try await browser.press("K")
    try await browser.press("k")
    #expect(try await shown() == "a/one")
    try await browser.wait(until: "document.body.dataset.shown === 'a/one'")
    for view in 1...5 {
      try await browser.press("\(view)")
      #expect(
        try await browser.evaluate("document.querySelector('[role=tab][aria-selected=true]').id")
          as? String == "view-\(view)")
    }
    try await browser.press("x")
    #expect(try await text("command") == "cellophane snapshot accept a/one")
    try await browser.press("X")
    #expect(try await text("command") == "cellophane snapshot accept --cause 1")
    // The label shows it for a moment only; the announcement stays.
    try await browser.evaluate(
      """
      window.labels = []
      new MutationObserver(() => labels.push(document.getElementById('copy').textContent))
        .observe(document.getElementById('copy'), { characterData: true, childList: true, subtree: true })
      """)
    try await browser.press("c")
    try await browser.wait(until: "document.getElementById('live').textContent === 'copied'")
    #expect((try await browser.evaluate("labels[0]") as? String)?.hasPrefix("Copied") == true)
    try await browser.press("?")
    #expect(try await browser.evaluate("document.getElementById('help').open") as? Bool == true)
  }

  @Test("ticks add up to one command, in which names are quoted for a shell")
  func ticks() async throws {
    try await open()
    try await browser.click("[data-name='b/three'] input")
    #expect(try await text("command") == "cellophane snapshot accept b/three")
    try await browser.evaluate("document.querySelectorAll('.row input')[3].click()")
    let command = try await text("command")
    #expect(command.contains("b/three") && command.contains("'c/</script><img src=x>'"))
    try await browser.evaluate(
      "document.querySelectorAll('.row input:not(:checked)').forEach(e => e.click())")
    // Other snapshots may wait, too, for all that this page knows.
    let all = try await text("command")
    #expect(all.contains(" a/one") && all.contains(" a/two") && all.contains(" b/three"))
    #expect(!all.contains("--all"))
    let source = ReportSource(
      VerificationResults(try package.pending.items().map(\.record)),
      roots: [package.artefacts.root], numbersAreKept: true, holdsAllPending: true,
      acceptedFolders: ["shard-1", "my shard"])
    let whole = package.folder.path + "/all.html"
    try Data(ReportFormat.html.bytes(of: source)).write(to: URL(fileURLWithPath: whole))
    try await browser.open(whole, until: "document.body.dataset.shown")
    try await browser.evaluate(
      "document.querySelectorAll('.row input:not(:checked)').forEach(e => e.click())")
    #expect(
      try await text("command")
        == "cellophane snapshot accept --artefacts shard-1 --artefacts 'my shard' --all")
  }

  @Test("a filter hides entries without its words, and kinds can be chosen")
  func filters() async throws {
    try await open()
    let visible = "[...document.querySelectorAll('.row')].filter(e => !e.hidden).length"
    try await browser.evaluate(
      """
      (() => { const e = document.getElementById('search'); e.value = 'GRAY two';
      e.dispatchEvent(new Event('input')); })()
      """)
    #expect(try await browser.evaluate(visible) as? Int == 1)
    #expect(try await text("count") == "1 snapshot of 4")
    try await browser.evaluate(
      """
      (() => { const e = document.getElementById('search'); e.value = '';
      e.dispatchEvent(new Event('input')); })()
      """)
    try await browser.evaluate(
      "[...document.querySelectorAll('#chips button')].find(e => e.textContent === 'New 1').click()"
    )
    #expect(try await browser.evaluate(visible) as? Int == 1)
  }

  @Test("on a phone the list leads to the snapshot and back, and nothing is wider than the screen")
  func phone() async throws {
    try await browser.resize(width: 390, height: 844, isPhone: true)
    try await open()
    let isShown = { (id: String) in
      try await browser.evaluate("document.querySelector('\(id)').offsetHeight > 0") as? Bool
        == true
    }
    #expect(try await [isShown(".side"), isShown("main")] == [true, false])
    try await browser.evaluate("document.querySelector('.row button').click()")
    #expect(try await [isShown(".side"), isShown("main")] == [false, true])
    #expect(
      try await browser.evaluate("document.documentElement.scrollWidth <= 390") as? Bool == true)
    try await browser.evaluate("document.getElementById('back').click()")
    #expect(try await [isShown(".side"), isShown("main")] == [true, false])
  }

  @Test("dark pages are dark, every control has a name, and nothing blinks with Reduce Motion")
  func surroundings() async throws {
    try await browser.resize(width: 1280, height: 800, isDark: true, reducesMotion: true)
    try await open()
    #expect(
      try await browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String
        == "rgb(13, 17, 23)")
    let nameless = """
      [...document.querySelectorAll('button, input, [role=img]')].filter(e =>
        !(e.textContent.trim() || e.ariaLabel || e.labels?.length)).length
      """
    #expect(try await browser.evaluate(nameless) as? Int == 0)
    // What blinks is a timer. A page that may move has it in the same view.
    for reducesMotion in [true, false] {
      try await browser.resize(width: 1280, height: 800, isDark: true, reducesMotion: reducesMotion)
      try await browser.press("1")
      try await browser.evaluate("window.timers = 0; setInterval = () => { timers += 1 }; null")
      try await browser.press("4")
      #expect(try await browser.evaluate("timers") as? Int == (reducesMotion ? 0 : 1))
      let caption = "document.querySelector('#stage figcaption').textContent"
      let before = try await browser.evaluate(caption) as? String
      try await browser.press("ArrowRight")
      #expect(try await browser.evaluate(caption) as? String != before)
    }
  }

  @Test("a motion plays its pictures side by side, and draws each value that differs as two curves")
  func motion() async throws {
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
    try await browser.open(page, until: "document.body.dataset.shown")
    try await browser.click("[data-name='s/go/motion.light@1x'] button")
    try await browser.wait(until: "document.body.dataset.shown === 's/go/motion.light@1x'")
    try await browser.wait(until: "document.querySelectorAll('#films canvas').length === 2")
    #expect(browser.complaints.isEmpty)
    #expect(try await self.text("changes").contains("when selected"))
    let value = "document.querySelector('.curve figcaption span').textContent"
    let seek = { (milliseconds: Int) in
      try await browser.evaluate(
        """
        (() => { const e = document.getElementById('time'); e.value = '\(milliseconds)';
        e.dispatchEvent(new Event('input')); })()
        """)
    }
    _ = try await seek(17)
    #expect(try await browser.evaluate(value) as? String == "10 → 15")
    _ = try await seek(50)
    #expect(try await browser.evaluate(value) as? String == "both 30")
    #expect(
      try await browser.evaluate("document.querySelectorAll('.curve path.expected').length") as? Int
        ?? 0
        > 0)
    // The picture of that moment: it differs, and the other one is in both films.
    try await browser.wait(
      until: "document.querySelector('#films figcaption').textContent.includes('0.050')")
    let gray = """
      [...document.querySelectorAll('#films canvas')].map(e =>
        e.getContext('2d').getImageData(0, 0, 1, 1).data[0])
      """
    #expect(try await browser.evaluate(gray) as? [Int] == [50, 90])
    try await browser.press("p")
    try await browser.wait(until: "document.getElementById('play').textContent.startsWith('Play')")
  }

  @Test("of 2,000 snapshots only visible rows are laid out, and a filter takes one task")
  func many() async throws {
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
    try await browser.open(page, until: "document.body.dataset.shown")
    #expect(try await browser.evaluate("document.querySelectorAll('.row').length") as? Int == 2000)
    // The window is 800 pixels high and a row 56, and the browser prepares a few screens more.
    let drawn = try await browser.evaluate(
      """
      [...document.querySelectorAll('.row b')]
        .filter((e) => e.checkVisibility({ contentVisibilityAuto: true })).length
      """)
    #expect((1..<200).contains(try #require(drawn as? Int)))
    for (word, number) in [("state-1", 1111), ("scene-7", 50), ("nothing", 0), ("", 2000)] {
      let found = try await browser.evaluate(
        """
        (() => { const e = document.getElementById('search'); e.value = '\(word)';
        e.dispatchEvent(new Event('input'));
        return document.querySelectorAll('.row:not([hidden])').length; })()
        """)
      #expect(found as? Int == number, "\(word)")
      #expect(
        try await text("count")
          == (word.isEmpty ? "" : "\(word == "state-1" ? "1,111" : "\(number)") snapshots of 2000"))
    }
  }
}
