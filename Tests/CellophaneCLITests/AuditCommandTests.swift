import Foundation
import Testing

@testable import CellophaneCLI

/// `cellophane audit` on scenes with faults that the tests put there.
@Suite("Audits")
struct AuditCommandTests {
  /// A row of a list in which nothing is wrong, with places for faults. Empty lines are left out.
  private func scene(
    cell: [String] = ["isAccessibilityElement: true", "accessibilityLabel: Sourdough"],
    views: String = "", states: String = "",
    highlight: String = "contentView.backgroundColor: \"#9BC4F0\"",
    selection: String = "tick.isHidden: false", rules: [String] = [], delegate: String = ""
  ) -> String {
    let text = """
      cellophane: 1
      cell:
      \(cell.map { "  " + $0 }.joined(separator: "\n"))
        contentView:
          backgroundColor: white
          subviews:
            - { label: title, text: Sourdough, font: body, textColor: black, constraints: [leading = superview + 16, centerY = superview] }
            - { imageView: tick, systemImage: checkmark, tintColor: "#003366", isHidden: true, constraints: [trailing = superview - 80, centerY = superview] }
            \(views)
      \(states.isEmpty ? "" : "states: { \(states) }")
      rules:
        - { when: highlighted, \(highlight) }
        - { when: selected, \(selection) }
      \(rules.map { "  - " + $0 }.joined(separator: "\n"))
      collectionView:
        frame: { width: 375, height: 200 }
        flowLayout: { itemSize: { width: 375, height: 60 } }
        allowsMultipleSelection: true
        items: 2
        \(delegate)
      """
    return text.split(separator: "\n").filter { !$0.allSatisfy { $0 == " " } }
      .joined(separator: "\n") + "\n"
  }

  private func audit(
    _ scene: String, _ options: String...
  ) async throws -> (status: Int32, lines: [String], errors: [String]) {
    let folder = try Folder()
    try folder.write(scene, to: "row.cell.yaml")
    let outcome = try await cellophane(["audit", "row.cell.yaml"] + options, in: folder)
    let errors = outcome.errors.split(separator: "\n").map(String.init)
    return (outcome.status, outcome.lines, errors.filter { $0.hasPrefix("row.cell.yaml:") })
  }

  /// The line of a scene that contains a text, counted from 1.
  private func line(_ text: String, in scene: String) throws -> Int {
    let lines = scene.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }

  @Test("A cell in which nothing is wrong gives one line, and no failure with --strict")
  func right() async throws {
    let outcome = try await audit(scene(), "--strict")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.lines == ["row.cell.yaml: 4 states, 10 arrows, nothing found"])
  }

  @Test(
    "A button without a label, one that is small, and one that is read too early, by name and line")
  func controls() async throws {
    let text = scene(
      cell: [],
      views:
        "- { button: buy, systemImage: heart, constraints: [trailing = superview - 16, centerY = superview, width = 30, height = 44] }",
      states: "bought: { buy.touchUpInside: not bought }",
      rules: [
        "{ when: bought, buy.systemImage: heart.fill, buy.accessibilityValue: chosen }",
        "{ when: selected, title.accessibilityValue: chosen }",
      ])
    let outcome = try await audit(text, "--strict")
    let place = "row.cell.yaml:\(try line("button: buy", in: text)):"
    #expect(outcome.status == 1)
    #expect(outcome.errors.count == 3 && outcome.errors.allSatisfy { $0.hasPrefix(place) })
    #expect(outcome.lines.first?.hasSuffix(" arrows, 3 findings (labels, order, targets)") == true)
    for told in [
      "\"buy\" has no label", "\"buy\" is a touch target of 30 × 44 pt",
      "note: VoiceOver reads \"buy\" before \"title\"",
    ] {
      #expect(outcome.errors.contains { $0.contains(told) }, "\(outcome.errors)")
    }
  }

  @Test("A progress view without a label is reported, and a spinner is not")
  func progress() async throws {
    let views = [
      "- { progressView: bar, progress: 0.4, constraints: [trailing = superview, bottom = superview, width = 90] }",
      "- { activityIndicatorView: wait, isAnimating: true, constraints: [trailing = superview, top = superview] }",
    ]
    let text = scene(cell: [], views: views.joined(separator: "\n      "))
    let outcome = try await audit(text)
    let place = "row.cell.yaml:\(try line("progressView: bar", in: text)):"
    #expect(
      outcome.errors.contains {
        $0.hasPrefix(place)
          && $0.contains("\"bar\" has no label, of which VoiceOver reads only \"Progress\"")
      }, "\(outcome.errors)")
    #expect(!outcome.errors.contains { $0.contains("\"wait\" has no label") })
  }

  @Test("The table of many states is grouped by regions")
  func regionTable() async throws {
    let outcome = try await audit(
      scene(states: "read: data, muted: data, mood: { values: [none, glad, sad] }"), "--table")
    let words = outcome.lines.dropFirst().map { $0.split(separator: " ").map(String.init) }
    let end = try #require(words.firstIndex { $0.starts(with: ["region", "action"]) })
    #expect(
      words[..<end].map { $0.prefix(2).joined(separator: " ") } == [
        "region state", "all normal", "highlighted highlighted", "selected selected", "read read",
        "muted muted", "mood mood=glad", "mood mood=sad",
      ], "\(outcome.lines)")
    #expect(
      Set(words[(end + 1)...].compactMap(\.first)) == ["all", "highlighted", "selected"],
      "\(outcome.lines)")
  }

  @Test("The end of a long press needs no feedback after that of the press")
  func longPress() async throws {
    let outcome = try await audit(
      scene(
        states: "starred: { hold.began: not starred }",
        rules: ["{ when: starred, title.text: Starred, cell.accessibilityLabel: Starred }"],
        delegate: "gestureRecognizers: [{ longPress: hold }]"))
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test("A context menu that opens is feedback")
  func contextMenu() async throws {
    let outcome = try await audit(
      """
      cellophane: 1
      cell: { class: UICollectionViewListCell, contentConfiguration: { text: Row } }
      collectionView: { frame: { width: 320, height: 300 }, listLayout: { appearance: plain }, contextMenu: [{ action: copy, title: Copy }], items: 2 }
      """)
    #expect(
      !outcome.errors.contains { $0.contains("nothing visible") }, "\(outcome.errors)")
  }

  @Test("A diagram has the feedback on its arrows, numbered faults, and their lines below")
  func diagram() async throws {
    let text = scene(
      states: "eaten: { didSelectItem: true }",
      highlight:
        "contentView.backgroundColor: \"#9BC4F0\", animation: { duration: 0.05, delay: 0.4 }",
      rules: ["{ when: eaten, title.text: Eaten, cell.accessibilityLabel: Eaten }"],
      delegate: "delegate: { shouldHighlightItem: not eaten }")
    let folder = try Folder()
    try folder.write(text, to: "row.cell.yaml")
    let outcome = try await cellophane(
      "diagram", "row.cell.yaml", "--audit", "--text", "live", "-o", "audit.svg", in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let picture = try String(
      contentsOf: folder.url.appendingPathComponent("audit.svg"), encoding: .utf8)
    // The late highlight is the first finding, and its arrow has the number and the time.
    for told in [
      ">[1] seen after 417 ms", ">[2] dead end<", "seen at once",
      "[1] Late, line \(try line("when: highlighted", in: text)): touch down in normal",
      "[2] Dead end, line \(try line("when: eaten", in: text)): selected+eaten",
    ] {
      #expect(picture.contains(told), "\(told)")
    }
  }

  @Test(
    "More than six states are audited as regions: arrows have feedback, places and the head have the findings"
  )
  func regions() async throws {
    let text = scene(
      cell: ["isAccessibilityElement: true"],
      states: "read: data, flagged: data, muted: data",
      highlight:
        "contentView.backgroundColor: \"#9BC4F0\", animation: { duration: 0.05, delay: 0.4 }",
      rules: ["{ when: read, title.textColor: \"#D0D0D0\" }"])
    let folder = try Folder()
    try folder.write(text, to: "row.cell.yaml")
    let outcome = try await cellophane(
      "diagram", "row.cell.yaml", "--audit", "--text", "live", "-o", "audit.svg", in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let picture = try String(
      contentsOf: folder.url.appendingPathComponent("audit.svg"), encoding: .utf8)
    for told in [
      "In every state: [1] no label", "seen after 417 ms", ">read<", "low contrast", ">muted<",
    ] {
      #expect(picture.contains(told), "\(told)")
    }
    // Each place once, and not each of 40 states.
    #expect(picture.ranges(of: ">not read<").count == 1)
  }

  @Test("A fault that only the initial state has is not reported for every state")
  func initialState() async throws {
    let folder = try Folder()
    try folder.write(
      """
      cellophane: 1
      cell: { class: UITableViewCell, selectionStyle: none, contentView: { subviews: [
        { label: t, text: Mara, font: body, constraints: [leading = superview + 16, top = superview + 12, bottom = superview - 12] },
        { imageView: check, systemImage: checkmark, isHidden: true, constraints: [trailing = superview - 16, centerY = superview] }] } }
      states: { current: data }
      rules: [{ when: current, check.isHidden: false }]
      collectionView: { frame: { width: 320, height: 100 }, listLayout: { appearance: plain }, items: [{ states: { current: true } }, {}] }
      """, to: "row.cell.yaml")
    let outcome = try await cellophane(
      "diagram", "row.cell.yaml", "--audit", "--text", "live", "-o", "audit.svg", in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let picture = try String(
      contentsOf: folder.url.appendingPathComponent("audit.svg"), encoding: .utf8)
    #expect(!picture.contains("In every state"))
    #expect(picture.contains("same for VoiceOver (in current)"))
  }

  @Test(
    "An audit is drawn on a graph of one cell only",
    arguments: [
      ["--style", "matrix"], ["--items", "0,1"], ["-o", "a.json"],
    ])
  func undrawable(options: [String]) async throws {
    let folder = try Folder()
    try folder.write(scene(), to: "row.cell.yaml")
    let outcome = try await cellophane(
      ["diagram", "row.cell.yaml", "--audit"] + options, in: folder)
    #expect(outcome.status == 64 && outcome.errors.contains("--audit"), "\(outcome.errors)")
  }

  @Test("A label whose edge moves only because its text is longer does not move")
  func text() async throws {
    let long = "title.text: Sourdough with walnuts and figs"
    for (alignment, isFound) in [("natural", false), ("right", true)] {
      let outcome = try await audit(
        scene(
          selection: "tick.isHidden: false, title.textAlignment: \(alignment)",
          rules: ["{ when: selected, \(long), animation: { duration: 0.3 } }"]))
      #expect(
        outcome.errors.contains { $0.contains("moves \"title\"") } == isFound,
        "\(outcome.errors)")
    }
  }

  @Test("A highlight with a delay is late by what a person waits, with the line of its rule")
  func late() async throws {
    let text = scene(
      highlight:
        "contentView.backgroundColor: \"#9BC4F0\", animation: { duration: 0.05, delay: 0.4 }")
    let outcome = try await audit(text)
    #expect(outcome.status == 0)
    #expect(outcome.errors.count == 1, "\(outcome.errors)")
    let place = "row.cell.yaml:\(try line("when: highlighted", in: text)):"
    // The first frame of 1/60 s after 0.4 s, and the 0.15 s for which a scroll view waits.
    let told = "touch down in normal shows nothing for 417 ms, 567 ms after the finger"
    #expect(outcome.errors.first?.hasPrefix(place) == true)
    #expect(outcome.errors.first?.contains(told) == true, "\(outcome.errors)")
  }

  @Test(
    "A highlight that is seen after 0.1 s, in the sixth frame, is not late; one in the next frame is",
    arguments: [("0.084", false), ("0.1", true)])
  func sixthFrame(delay: String, isLate: Bool) async throws {
    let animation = "animation: { duration: 0.05, delay: \(delay) }"
    let outcome = try await audit(
      scene(highlight: "contentView.backgroundColor: \"#9BC4F0\", \(animation)"))
    #expect(
      outcome.errors.contains { $0.contains("shows nothing for 117 ms") } == isLate,
      "\(outcome.errors)")
    #expect(outcome.errors.isEmpty != isLate, "\(outcome.errors)")
  }

  @Test("Taps that change nothing visible, and states that no input changes, are reported")
  func silence() async throws {
    let final = scene(
      states: "eaten: { didSelectItem: true }",
      rules: ["{ when: eaten, title.text: Eaten, cell.accessibilityLabel: Eaten }"],
      delegate: "delegate: { shouldHighlightItem: not eaten }")
    let ended = try await audit(final)
    let place = "row.cell.yaml:\(try line("when: eaten", in: final)):"
    #expect(ended.errors.count == 1, "\(ended.errors)")
    #expect(ended.errors.first?.hasPrefix(place) == true)
    #expect(ended.errors.first?.contains("selected+eaten is a dead end") == true)
    // At night a tap changes it again.
    let byDay = scene(
      states: "eaten: { didSelectItem: not dark, didDeselectItem: not dark }",
      rules: ["{ when: eaten, title.text: Eaten, cell.accessibilityLabel: Eaten }"],
      delegate: "delegate: { shouldHighlightItem: not eaten or dark }")
    let night = "scripts: { night: [traits: { appearance: dark }, tap: 0] }\n"
    for (text, isDeadEnd) in [(byDay, true), (byDay + night, false)] {
      let outcome = try await audit(text)
      #expect(
        outcome.errors.contains { $0.contains("dead end") } == isDeadEnd, "\(outcome.errors)")
    }
    let outcome = try await audit(
      scene(highlight: "title.numberOfLines: 1", selection: "title.numberOfLines: 1"))
    #expect(
      outcome.errors.contains {
        $0.contains("lift inside in highlighted (leads to selected) changes nothing")
      }, "\(outcome.errors)")
  }

  @Test("The app may set the number with which a cell begins again, which leads back to it")
  func firstNumber() async throws {
    let text = scene(
      cell: ["isAccessibilityElement: true", "accessibilityLabel: \"Sourdough, {unread}\""],
      states: "unread: { range: 0...99, stops: [0, 1, 27], initially: 2, setBy: data }")
    let outcome = try await audit(text)
    #expect(outcome.status == 0)
    #expect(!outcome.errors.contains { $0.contains("nothing leads") }, "\(outcome.errors)")
  }

  @Test("Other actions that change nothing visible are reported as such")
  func otherActions() async throws {
    let outcome = try await audit(
      """
      cellophane: 1
      cell:
        isAccessibilityElement: true
        accessibilityLabel: A row
        contentView: { backgroundColor: systemGray }
      collectionView:
        frame: { width: 320, height: 200 }
        flowLayout: { itemSize: { width: 320, height: 100 } }
        allowsMultipleSelection: true
        items: 2

      """)
    #expect(
      outcome.errors == [
        "row.cell.yaml:2:1: warning: lift inside in highlighted (leads to selected) changes nothing"
          + " visible, nor does 1 other action; add a rule for highlighted that shows the touch, or one for the state that shows"
          + " its effect"
      ])
  }

  @Test("A swipe action without a title, which VoiceOver could not name")
  func swipeActions() async throws {
    func faults(_ action: String) async throws -> [String] {
      let scene = scene(
        cell: [
          "class: UITableViewCell", "isAccessibilityElement: true", "accessibilityLabel: Sourdough",
        ], delegate: "trailingSwipeActions: [{ action: star, systemImage: star\(action) }]")
      return try await audit(scene).errors.filter { $0.contains("swipe action") }
    }
    let untitled = try await faults("")
    #expect(untitled.count == 1)
    #expect(
      untitled.first?.contains("\"star\" has no title, which VoiceOver would read") ?? false)
    #expect(try await faults(", title: Star").isEmpty)
    #expect(try await faults(", accessibilityLabel: Like it").isEmpty)
  }

  @Test(
    "States that differ only by colour or read alike in VoiceOver, and motion despite Reduce Motion"
  )
  func states() async throws {
    let text = scene(
      cell: [],
      views:
        "- { view: dot, backgroundColor: \"#3478F6\", frame: { x: 300, y: 10, width: 20, height: 20 } }",
      states: "late: { setBy: app }",
      rules: [
        "{ when: late, dot.backgroundColor: \"#D05A10\" }",
        "{ when: selected, title.accessibilityValue: chosen, dot.transform: { translate: [-90, 0] }, animation: { duration: 0.4 } }",
      ])
    let outcome = try await audit(text)
    let late = "row.cell.yaml:\(try line("when: late", in: text)):"
    let move = "row.cell.yaml:\(try line("dot.transform", in: text)):"
    for (place, told) in [
      (late, "by colour alone"), (late, "VoiceOver reads the same"),
      (move, "moves \"dot\" by 90 pt although Reduce Motion is on"),
    ] {
      #expect(
        outcome.errors.contains { $0.hasPrefix(place) && $0.contains(told) }, "\(outcome.errors)")
    }
    #expect(outcome.errors.count == 3)
    // A rule that holds without Reduce Motion only is the still counterpart.
    let still = text.replacingOccurrences(
      of: "dot.transform: { translate: [-90, 0] }, animation: { duration: 0.4 } }",
      with: "tick.isHidden: false }\n"
        + "  - { when: selected and not reduceMotion, dot.transform: { translate: [-90, 0] }, animation: { duration: 0.4 } }"
    )
    #expect(try await audit(still).errors.count == 2)
  }

  @Test(
    "A bar that a number fills is no motion that Reduce Motion should stop; one that travels is")
  func filling() async throws {
    func text(_ constraint: String) -> String {
      scene(
        views:
          "- { view: bar, backgroundColor: systemBlue, constraints: [top = superview, height = 4, \(constraint)] }",
        states: "part: { range: 0...1, stops: [0, 1], animation: { duration: 0.4 } }",
        rules: ["{ when: part > 0, title.accessibilityValue: whole }"])
    }
    let filled = try await audit(text("leading = superview, width = superview.width * part"))
    #expect(!filled.errors.contains { $0.contains("Reduce Motion") }, "\(filled.errors)")
    let moved = try await audit(text("centerX = superview, width = superview.width * part"))
    #expect(moved.errors.contains { $0.contains("Reduce Motion") }, "\(moved.errors)")
  }

  @Test("Text that does not grow is found, and a comment in its line silences that")
  func ignored() async throws {
    let text = scene().replacingOccurrences(of: "font: body", with: "font: { systemFont: 17 }")
    let outcome = try await audit(text)
    #expect(outcome.errors.count == 1)
    #expect(
      outcome.errors.first?.contains("the text of \"title\" has the same size (17 pt)") == true)
    let silent = text.replacingOccurrences(
      of: "16, centerY = superview] }",
      with: "16, centerY = superview] } # cellophane: ignore textSize")
    #expect(try await audit(silent, "--strict").status == 0)
  }

  @Test("Texts with fixed sizes are reported with the size of each")
  func severalSizes() async throws {
    let text = scene(
      views:
        "- { label: small, text: Bread, font: { systemFont: 12 }, textColor: black, constraints: [leading = title, top = title.bottom] }"
    ).replacingOccurrences(of: "font: body", with: "font: { systemFont: 20 }")
    let outcome = try await audit(text)
    let told = "the text of \"title\" (20 pt) and \"small\" (12 pt) has the same size at every"
    #expect(outcome.errors.contains { $0.contains(told) }, "\(outcome.errors)")
  }

  @Test("A text that has a fixed size in some states only is reported with these states")
  func sizesOfStates() async throws {
    let outcome = try await audit(
      scene(selection: "tick.isHidden: false, title.font: { systemFont: 20 }"))
    let told =
      "the text of \"title\" has the same size (20 pt) at every preferred text size in selected"
    #expect(outcome.errors.contains { $0.contains(told) }, "\(outcome.errors)")
    let always = try await audit(
      scene(selection: "tick.isHidden: false, title.font: { systemFont: 20 }")
        .replacingOccurrences(of: "font: body", with: "font: { systemFont: 17 }"))
    #expect(
      always.errors.contains { $0.contains("(17 pt) at every preferred text size;") },
      "\(always.errors)")
  }

  @Test("A button through which touches pass is not a target")
  func untouchable() async throws {
    func errors(_ property: String) async throws -> [String] {
      let button =
        "{ button: badge, title: Buy, \(property), constraints: [trailing = superview - 16, centerY = superview, width = 20, height = 20] }"
      return try await audit(scene(views: "- " + button)).errors
    }
    #expect(try await errors("isUserInteractionEnabled: true").contains { $0.contains("target") })
    let passing = try await errors("isUserInteractionEnabled: false")
    #expect(!passing.contains { $0.contains("target") }, "\(passing)")
  }

  @Test("The size of a button is the part in which its superview allows touches")
  func clippedTarget() async throws {
    func isFound(_ side: Int, _ property: String = "alpha: 1") async throws -> Bool {
      let button =
        "{ button: badge, title: Buy, constraints: [center = superview, width = 50, height = 50] }"
      let holder =
        "{ view: holder, \(property), constraints: [trailing = superview - 16, centerY = superview, width = \(side), height = \(side)], subviews: [\(button)] }"
      return try await audit(scene(views: "- " + holder)).errors.contains { $0.contains("target") }
    }
    #expect(try await isFound(20))
    #expect(try await !isFound(50))
    #expect(try await !isFound(20, "isUserInteractionEnabled: false"))
  }

  @Test("An item that only a colour transformer distinguishes is audited, too")
  func transformers() async throws {
    func text(_ item: Int) -> String {
      scene(cell: [
        "isAccessibilityElement: true", "accessibilityLabel: Sourdough",
        "backgroundConfiguration: { backgroundColor: white, backgroundColorTransformer: [{ when: item == \(item), return: black }] }",
      ]).replacingOccurrences(of: "    backgroundColor: white\n", with: "")
    }
    for item in 0...1 {
      let errors = try await audit(text(item)).errors
      #expect(errors.contains { $0.contains("#000000 on #000000") }, "\(errors)")
    }
  }

  @Test("JSON has the findings, the texts of VoiceOver, and times in seconds")
  func json() async throws {
    let outcome = try await audit(scene(), "--json")
    let line = try #require(outcome.lines.first)
    #expect(line.contains("\"findings\": []"), "\(line.prefix(200))")
    #expect(line.contains("\"spoken\": [\"\\\"Sourdough\\\" [selected]\"]"))
    #expect(
      line.contains(
        "\"action\": \"touch down\", \"from\": \"normal\", \"to\": \"highlighted\", \"delivery\": 0.15, \"response\": 0,"
      ))
  }
}
