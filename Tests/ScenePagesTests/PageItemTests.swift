import Drawing
import Resolution
import Review
import SceneRendering
import TestSupport
import Testing
import Timelines
import Vocabulary

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

  @Test(
    "Rows below the first screen have separators and card corners, and a pressed row hides the line above it"
  )
  func rows() async throws {
    let page = try await TestPage(
      text: """
        cellophane: 1
        cell:
          class: UICollectionViewListCell
          contentConfiguration: { text: Row }
        collectionView:
          frame: { width: 375, height: 300 }
          listLayout: { appearance: insetGrouped }
          items: 16
        """, name: "rows")
    let lines = """
      [...document.querySelectorAll('.cell')].flatMap((cell, item) =>
        cell.querySelector('[data-view="cell#separator"] path') ? [item] : [])
      """
    #expect(try await page.browser.evaluate(lines) as? [Int] == Array(0..<15))
    // The first and the last row are cut; the others have clips without round corners.
    let outlines = """
      [0, 8, 15].map((item) => document.querySelector(`[id="c${item}.0"] path`)?.getAttribute('d').includes('C') ?? false)
      """
    #expect(try await page.browser.evaluate(outlines) as? [Bool] == [true, false, true])
    for (item, shown) in [(12, [Int](0..<11) + [13, 14]), (0, [Int](1..<15))] {
      try await page.browser.evaluate("page.stage.input('select', \(item)); draw(); null")
      #expect(try await page.browser.evaluate(lines) as? [Int] == shown)
      try await page.browser.evaluate("page.stage.input('deselect', \(item)); draw(); null")
      #expect(try await page.browser.evaluate(lines) as? [Int] == Array(0..<15))
    }
    #expect(page.browser.complaints.isEmpty)
  }

  @Test("The line below a row that grows moves with its edge, also if it comes back meanwhile")
  func growingRow() async throws {
    let page = try await TestPage(
      text: """
        cellophane: 1
        cell:
          class: UITableViewCell
          contentView:
            subviews:
              - view: box
                constraints: [edges = superview, height = 44 @900, { constraint: high, equation: height = 88 }]
        rules:
          - { when: not selected, high.isActive: false, animation: { duration: 1, curve: linear } }
        collectionView:
          frame: { width: 200, height: 200 }
          selfSizingInvalidation: enabledIncludingConstraints
          listLayout: { appearance: plain }
          items: 3
        scripts:
          grow: [select: 0, wait: 1.5, deselect: 0, wait: 1.5]
        """, name: "growing")
    let timeline = try page.renderer.timeline(script: "grow")
    for time in [400, 1700, 2200] {
      try await page.play("grow", until: Double(time) / 1000)
      let ends = try await page.browser.evaluate(
        """
        [0, 1, 2].map((item) => {
          const line = document.querySelector(`.cell[data-item="${item}"] [data-view="cell#separator"]`)
          const [, y, , height] = line.dataset.frame.split(' ').map(Number)
          return line.firstChild ? y + height : -1
        })
        """)
      let shown = try #require(ends as? [Double])
      let cells = timeline.presentation(at: .milliseconds(time)).cells
      #expect(shown.count == cells.count)
      for (end, cell) in zip(shown, cells) {
        let wanted = cell.separator?.frame.maxY ?? -1
        #expect(abs(end - wanted) <= 1 / 64, "item \(cell.item) at \(time) ms")
      }
    }
    #expect(page.browser.complaints.isEmpty)
  }

  /// Plays the script `through` of a scene in which a finger scrolls, and compares the log with the tool's trace.
  private func playThrough(_ text: String, name: String) async throws -> [String] {
    let page = try await TestPage(text: text, name: name)
    try await page.play("through")
    // The page plays it itself.
    #expect(try await page.browser.evaluate("at('film').hidden") as? Bool == true)
    let log = try await page.log()
    #expect(log == withoutColumns(try page.renderer.trace(script: "through").text))
    #expect(try await page.browser.evaluate("at('lost').textContent") as? String == "")
    #expect(page.browser.complaints.isEmpty)
    return log
  }

  @Test("Where one cell is seen at once, the next ones react after the first has been selected")
  func oneCellAtOnce() async throws {
    let log = try await playThrough(
      """
      cellophane: 1
      cell:
        contentView:
          backgroundColor: systemGray6
      rules:
        - { when: selected, contentView.backgroundColor: systemIndigo }
      collectionView:
        frame: { width: 320, height: 200 }
        flowLayout: { itemSize: { width: 320, height: 200 }, minimumLineSpacing: 0 }
        items: 3
      scripts:
        through:
          - tap: 0
          - wait: 0.3
          - down: { item: 0, at: [0.5, 0.95] }
          - wait: 0.02
          - move: { by: [0, -40] }
          - wait: 0.02
          - move: { by: [0, -140] }
          - wait: 0.5
          - up
          - wait: 0.3
          - tap: 1
          - wait: 0.3
          - down: { item: 1, at: [0.5, 0.8] }
          - wait: 0.02
          - move: { by: [0, -40] }
          - wait: 0.02
          - move: { by: [0, -140] }
          - wait: 0.5
          - up
          - wait: 0.3
          - tap: 2
          - wait: 0.3
      """, name: "one")
    #expect(log.filter { $0.contains("didSelectItem") }.count == 3)
    #expect(log.filter { $0.contains("didDeselectItem") }.count == 2)
  }

  @Test("Cells of a kind that is not on the first screen react as trace says")
  func kindsBelow() async throws {
    let log = try await playThrough(
      """
      cellophane: 1
      cell:
        contentView:
          backgroundColor: systemGray6
      collectionView:
        frame: { width: 320, height: 400 }
        flowLayout: { itemSize: { width: 320, height: 50 }, minimumLineSpacing: 0 }
        delegate: { shouldSelectItem: item != 8 }
        items: 12
      scripts:
        through:
          - tap: 1
          - wait: 0.3
          - down: 6
          - wait: 0.02
          - move: { by: [0, -60] }
          - wait: 0.02
          - move: { by: [0, -140] }
          - wait: 0.5
          - up
          - wait: 0.3
          - tap: 8
          - wait: 0.3
          - tap: 9
          - wait: 0.3
          - tap: 11
          - wait: 0.3
          - tap: 7
          - wait: 0.3
      """, name: "kinds")
    #expect(
      log.filter { $0.contains("didSelectItem") }.map { $0.dropFirst(8) } == [
        "item 1 didSelectItem", "item 9 didSelectItem", "item 11 didSelectItem",
        "item 7 didSelectItem",
      ])
    #expect(log.contains { $0.contains("item 8 shouldSelectItem") })
  }

  @Test("A cell that scrolls away loses values that are not the item's, as in trace")
  func reuse() async throws {
    let text = """
      cellophane: 1
      states:
        opened: { didHighlightItem: not opened }
        pinned: { setBy: app }
        seen: { setBy: data }
      cell:
        contentView:
          backgroundColor: systemGray6
      rules:
        - { when: opened, contentView.backgroundColor: systemIndigo }
        - { when: pinned, contentView.alpha: 0.5 }
        - { when: seen, contentView.cornerRadius: 8 }
      collectionView:
        frame: { width: 320, height: 200 }
        flowLayout: { itemSize: { width: 320, height: 100 }, minimumLineSpacing: 0 }
        items: 6
      scripts:
        through:
          - tap: 0
          - wait: 0.3
          - set: { item: 0, pinned: true, seen: true }
          - wait: 0.1
          - down: { item: 1, at: [0.5, 0.9] }
          - wait: 0.02
          - move: { by: [0, -40] }
          - wait: 0.02
          - move: { by: [0, -145] }
          - wait: 0.5
          - up
          - wait: 0.3
          - down: { item: 2, at: [0.5, 0.1] }
          - wait: 0.02
          - move: { by: [0, 40] }
          - wait: 0.02
          - move: { by: [0, 120] }
          - wait: 0.5
          - up
          - wait: 0.3
          - tap: 0
          - wait: 0.3
      """
    let log = try await playThrough(text, name: "reuse")
    #expect(
      log.filter { $0.contains("opened") }.map { $0.dropFirst(8) } == [
        "item 0 opened true", "item 0 opened true",
      ])
    // What is shown is what the item has.
    let page = try await TestPage(text: text, name: "reuse")
    try await page.play("through", until: 2.2)
    #expect(try await page.state() == "selected+seen")
    try await page.play("through")
    #expect(try await page.state() == "selected+opened+seen")
  }

  @Test("Of two cells that change at once, that of the later item moves the others, as in films")
  func changesAtOnce() async throws {
    let page = try await TestPage(
      text: """
        cellophane: 1
        cell:
          class: UITableViewCell
          selectionStyle: none
          contentView:
            subviews:
              - view: box
                constraints:
                  - edges = superview
                  - height = 44 @900
                  - { constraint: high, equation: height = 88, isActive: false }
                  - { constraint: higher, equation: height = 144, isActive: false }
        rules:
          - { when: selected and item == 0, high.isActive: true, animation: { duration: 0.5, curve: linear } }
          - { when: selected and item == 1, higher.isActive: true, animation: { duration: 2, curve: linear } }
        collectionView:
          frame: { width: 200, height: 300 }
          selfSizingInvalidation: enabledIncludingConstraints
          listLayout: { appearance: plain }
          items: 3
        scripts:
          down: [select: 0, wait: 1, select: 1, wait: 2.5]
          up: [select: 1, wait: 2.5, select: 0, wait: 2.5]
        """, name: "at-once")
    for (script, start) in [("down", 1000), ("up", 2500)] {
      let timeline = try page.renderer.timeline(script: script)
      for time in [start + 200, start + 600, start + 1500] {
        try await page.play(script, until: Double(time) / 1000)
        let edges = try await edges(page).flatMap { [$0.top, $0.bottom] }
        let cells = timeline.presentation(at: .milliseconds(time)).cells
        let wanted = cells.flatMap { [$0.frame.minY, $0.frame.maxY] }
        #expect(edges.count == wanted.count)
        for (one, other) in zip(edges, wanted) {
          #expect(abs(one - other) <= 1 / 64, "\(script) at \(time) ms")
        }
      }
    }
    #expect(page.browser.complaints.isEmpty)
  }

  /// Where each cell's upper and lower edge is in the viewport.
  private func edges(_ page: TestPage) async throws -> [(top: Double, bottom: Double)] {
    let edges = try await page.browser.evaluate(
      """
      [...document.querySelectorAll('.cell')].flatMap((cell) => {
        const y = +cell.getAttribute('transform').match(/[\\d.-]+/g)[1]
        return [y, y + +cell.querySelector('[data-view=cell]').dataset.frame.split(' ')[3]]
      })
      """)
    let numbers = try #require(edges as? [Double])
    return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }

  /// Scrolls to the end, and returns where each cell's upper and lower edge is in the viewport.
  private func edgesAtEnd(_ page: TestPage) async throws -> [(top: Double, bottom: Double)] {
    try await page.browser.evaluate(
      "begin(); at('stage').dispatchEvent(new WheelEvent('wheel', { deltaY: 1e5 })); draw(); null")
    return try await edges(page)
  }

  @Test("Cells that size themselves stand one below the other, and the last one can be reached")
  func settledSizes() async throws {
    var variants = PageVariants()
    variants[\.userInterfaceStyle] = []
    variants[\.preferredContentSizeCategory] = [.accessibilityExtraLarge]
    let page = try await TestPage(
      text: """
        cellophane: 1
        cell:
          class: UICollectionViewListCell
          contentView:
            subviews:
              - label: name
                text: Name
                font: body
                constraints: [top = superview + 20, bottom = superview - 20, leading = superview + 16]
        collectionView:
          frame: { width: 375, height: 300 }
          listLayout: { appearance: plain }
          items: 20
        """, name: "settled", variants: variants)
    var heights: [Double] = []
    for size in [page.renderer.traits.preferredContentSizeCategory, .accessibilityExtraLarge] {
      try await show(size.rawValue, page)
      let edges = try await edgesAtEnd(page)
      #expect(edges.count == 20)
      for (cell, next) in zip(edges, edges.dropFirst()) {
        #expect(abs(next.top - cell.bottom) < 0.01 && cell.bottom > cell.top + 44)
      }
      let last = try #require(edges.last)
      #expect(abs(last.bottom - 300) < 0.01)
      heights.append(last.bottom - last.top)
    }
    // The tool's rows are as high when they are seen.
    let renderers = [
      page.renderer,
      try page.renderer.with(traits: variants.traits(of: page.renderer.traits)[1]),
    ]
    for (renderer, height) in zip(renderers, heights) {
      let resolved = renderer.resolved
      let row = resolved.decoratedCell(item: 0, in: resolved.initialStage)
      #expect(abs(row.frame.size.height - height) < 0.01)
    }
    #expect(heights[1] > heights[0] + 10)
    #expect(page.browser.complaints.isEmpty)
  }

  /// Shows the variant with a value of a trait.
  private func show(_ value: String, _ page: TestPage) async throws {
    try await page.browser.evaluate(
      "setVariant(loaded[page.index].variants.findIndex((v) => v.traits.includes('\(value)'))); draw(); null"
    )
  }

  @Test("In each variant controls take touches where they are seen")
  func variants() async throws {
    var variants = PageVariants()
    variants[\.userInterfaceStyle] = []
    variants[\.layoutDirection] = [.rightToLeft]
    variants[\.preferredContentSizeCategory] = [.accessibilityExtraLarge]
    let page = try await TestPage(
      text: """
        cellophane: 1
        states: { liked: { setBy: data, like.touchUpInside: not liked } }
        cell:
          class: UITableViewCell
          contentView:
            subviews:
              - label: name
                text: Name
                font: body
                constraints: [top = superview + 8, bottom = superview - 8, centerX = superview]
              - button: like
                systemImage: heart
                constraints: [leading = superview + 10, centerY = superview, width = 40, height = 40]
        collectionView:
          frame: { width: 320, height: 180 }
          listLayout: { appearance: plain }
          items: 6
        """, name: "variants", variants: variants)
    /// Whether a touch on the button of the first cell is the button's.
    func hits(at x: Double) async throws -> Bool? {
      try await page.browser.evaluate(
        """
        begin(); page.stage.input('down', \(x), page.stage.looks.frames[0][3] / 2); page.stage.advance(0.2); draw()
        page.stage.log.some((entry) => entry.event === 'like.touchDown')
        """) as? Bool
    }
    for (value, x, other) in [
      ("leftToRight", 30.0, 290.0), ("rightToLeft", 290, 30), ("accessibilityExtraLarge", 30, 290),
    ] {
      try await show(value, page)
      #expect(try await hits(at: x) == true, "\(value)")
      #expect(try await hits(at: other) == false, "\(value)")
    }
    #expect(page.browser.complaints.isEmpty)
  }
}
