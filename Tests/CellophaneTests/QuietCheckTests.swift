import Cellophane
import Diagrams
import Scenes
import Testing
import Validation

@testable import Figures
@testable import Review

/// What `check` says nothing about because UIKit chooses it or the author knows it, each beside what it does report.
@Suite("A quiet check")
struct QuietCheckTests {
  private static func looks(_ cell: String, _ more: String = "") throws -> [String] {
    let file = """
      cellophane: 1
      cell:
      \(cell)
      collectionView:
        frame: { width: 200, height: 60 }
        flowLayout: { itemSize: { width: 200, height: 60 } }
        items: 1
      \(more)
      """
    let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
    let renderers = try UserInterfaceStyle.allCases.map {
      try SceneRenderer(document.scene, traits: Traits(userInterfaceStyle: $0))
    }
    return try LooksReport(of: document.scene, in: renderers).findings.map {
      "\($0.problem.path): \($0.problem.message)"
    }
  }

  @Test(
    "states that only rules of another cell use are not reported as looking the same in this one")
  func cells() throws {
    let file = """
      cellophane: 1
      cell: {}
      cells:
        incoming: { subviews: [{ label: inText, text: In, constraints: [center = superview] }] }
        outgoing: { subviews: [{ label: outText, text: Out, constraints: [center = superview] }] }
      states: { status: { values: sent | read, setBy: data }, old: { setBy: data } }
      rules:
        - { when: status == read, outText.text: Read }
        - { when: old, inText.text: In }
      collectionView:
        frame: { width: 200, height: 120 }
        flowLayout: { itemSize: { width: 200, height: 60 } }
        items: [{ cell: incoming }, { cell: outgoing }]
      """
    let scene = try SceneDocument(Array(file.utf8), file: "a.yaml").scene
    let told = try LooksReport(of: scene, in: [SceneRenderer(scene)]).findings
      .map(\.problem.message)
    // The rule for the incoming cell changes nothing, and only this rule is reported.
    #expect(
      told == [
        "note: normal and old look the same in item 0; add a rule if people must distinguish them"
      ])
  }

  private static func label(_ color: String) -> String {
    """
      backgroundColor: \(color)
      contentView:
        subviews: [{ label: title, text: Title, constraints: [center = superview] }]
    """
  }

  @Test(
    "text in UIKit's colour is no finding on UIKit's grounds, and one on a colour of the scene's")
  func defaultText() throws {
    #expect(try Self.looks(Self.label("systemGray6")).isEmpty)
    let found = try Self.looks(Self.label("\"#202060\""))
    #expect(
      found == [
        "cell.contentView.subviews[0]: warning: title is #000000 on #202060 in all states, 1.43:1; WCAG 2"
          + " requires 4.5:1 for text; choose colours with more contrast"
      ])
  }

  @Test("the text of a configuration's style on UIKit's selected row of a sidebar is UIKit's")
  func sidebar() throws {
    let cell = """
        class: UICollectionViewListCell
        backgroundConfiguration: { style: listSidebarCell }
        contentConfiguration: { style: sidebarSubtitleCell, text: Inbox, secondaryText: 3 new }
      """
    #expect(try Self.looks(cell).isEmpty)
  }

  private static func icon(_ ground: String) -> String {
    """
      contentView:
        subviews:
          - view: tile
            backgroundColor: \(ground)
            constraints: [center = superview, width = 40, height = 40]
            subviews: [{ imageView: icon, systemImage: checkmark, tintColor: white, constraints: [center = superview] }]
    """
  }

  @Test("a white icon on a system colour is UIKit's combination, on another light colour it is not")
  func whiteIcon() throws {
    #expect(try Self.looks(Self.icon("systemGreen")).isEmpty)
    #expect(try Self.looks(Self.icon("\"#B0E0C0\"")).count == 1)
  }

  @Test("a tint colour that the cell's author chose counts where an icon inherits it, too")
  func inheritedTint() throws {
    let cell = """
        tintColor: "#FFF0A0"
        contentView:
          subviews: [{ imageView: icon, systemImage: star.fill, constraints: [center = superview] }]
      """
    #expect(try Self.looks(cell).count == 1)
    #expect(try Self.looks(cell.replacing("\"#FFF0A0\"", with: "systemYellow")).isEmpty)
  }

  @Test("a rule for a state that the scene lists among its snapshots needs no note")
  func listedState() throws {
    let rules = "rules: [{ when: disabled, title.alpha: 0.4 }]"
    #expect(try Self.looks(Self.label("systemGray6"), rules).count == 1)
    let listed = rules + "\nsnapshots: { states: [normal, disabled] }"
    #expect(try Self.looks(Self.label("systemGray6"), listed).isEmpty)
  }

  @Test(
    "both sides of a switch can be reached, whichever it has at the start, but not both at once",
    arguments: [
      ("true", "toggle.on", false), ("true", "toggle.off", false), ("true", "not toggle.on", false),
      ("false", "toggle.on", false), ("false", "toggle.off", false),
      ("true", "toggle.on and toggle.off", true), ("false", "toggle.on and toggle.off", true),
    ])
  func switches(isOn: String, when: String, isTold: Bool) throws {
    let cell = """
        contentView:
          subviews:
            - { switch: toggle, isOn: \(isOn), constraints: [leading = superview + 16, centerY = superview] }
            - { label: side, text: Start, constraints: [leading = toggle.trailing + 12, centerY = superview] }
      """
    let told = try Self.looks(cell, "rules: [{ when: \(when), side.text: Other }]")
      .filter { $0.hasPrefix("rules") }
    let never =
      "rules[0].when: warning: this condition is never true; correct it or remove the rule"
    #expect(told == (isTold ? [never] : []))
  }

  @Test(
    "a value that only a script sets is reported, not one that an event, an action, an item or the app sets",
    arguments: [
      ("items: 1", "items: 1", true),
      ("values: none", "setBy: data, values: none", false),
      ("loading }, none]", "loading }, { for: selected, to: failed }, none]", false),
      ("items: 1", "items: [{ states: { download: failed } }, {}]", false),
      ("rules:", "actions: { didSelectItem: { set: { download: failed } } }\nrules:", false),
      ("0, download: failed", "0, download: loading", false),
    ])
  func scriptedWord(part: String, other: String, isTold: Bool) throws {
    let file = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - { button: go, title: Get, constraints: [leading = superview + 8, centerY = superview] }
            - { label: status, text: idle, constraints: [leading = go.trailing + 8, centerY = superview] }
      states: { download: { values: none | loading | failed, go.touchUpInside: [{ for: download == none, to: loading }, none] } }
      rules:
        - { when: download == loading, status.text: loading }
        - { when: download == failed, status.text: failed }
      collectionView: { frame: { width: 160, height: 60 }, flowLayout: { itemSize: { width: 160, height: 60 } }, items: 1 }
      scripts: { fail: [tap: 0.go, wait: 0.2, set: { item: 0, download: failed }, wait: 0.2] }
      """.replacing(part, with: other)
    let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
    let renderer = try SceneRenderer(document.scene)
    let told = try LooksReport(of: document.scene, in: [renderer]).findings.filter {
      $0.kind == .limits
    }
    .map { "\($0.problem.path): \($0.problem.message)" }
    let note =
      "states[0]: note: \"failed\" of download is set by a script, but not by an event or the app, so that it was"
      + " not examined and diagrams leave it out; if the app sets it, write \"setBy: data\""
    #expect(told == (isTold ? [note] : []))
    // Diagrams say the same.
    let sentence = "Left out: download failed, set by scripts only; \"setBy: data\" shows it."
    #expect(RegionContent(renderer, item: 0).sentences.contains(sentence) == isTold)
    #expect(try renderer.diagramGraph(items: [0]).remarks.contains(sentence) == isTold)
  }

  // MARK: - Texts that are cut off

  private static func cutOff(
    _ note: String = "", lines: Int = 1, titles: [String] = ["T", "A longer one here"]
  ) throws -> [CheckFinding] {
    let file = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - { label: title, font: body, text: T, constraints: [leading = superview, trailing = superview, top = superview, height = 60] }
            - label: first \(note)
              font: body
              text: Settings for today
              numberOfLines: \(lines)
              constraints: [leading = superview, trailing = superview, top = title.bottom, height = 24]
            - label: second
              font: body
              text: Another long line
              numberOfLines: \(lines)
              constraints: [leading = superview, trailing = superview, top = first.bottom, height = 24]
      collectionView:
        frame: { width: 160, height: 300 }
        flowLayout: { itemSize: { width: 160, height: 130 } }
        items: [\(titles.map { "{ title.text: \($0) }" }.joined(separator: ", "))]
      """
    let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
    return LayoutFaults.findings(
      in: try SceneRenderer(document.scene),
      accessibilitySizes: [
        try SceneRenderer(
          document.scene, traits: Traits(preferredContentSizeCategory: .accessibilityMedium))
      ]
    ) { document.ignores("layout", at: $0) }
  }

  @Test("texts that are cut off are named one by one with their places, also those of other items")
  func severalTexts() throws {
    let problem = try #require(try Self.cutOff().first?.problem)
    #expect(
      problem.participants.map { "\($0.path) \($0.text)" } == [
        "cell.contentView.subviews[1] the text of \"first\"",
        "cell.contentView.subviews[2] the text of \"second\"",
        "cell.contentView.subviews[0] the text of \"title\" in item 1",
      ])
    #expect(problem.message.contains("\"first\", \"second\" and \"title\" in item 1 is whole"))
  }

  @Test("an ignored text is not named among the others")
  func ignoredText() throws {
    let problem = try #require(try Self.cutOff("# cellophane: ignore layout").first?.problem)
    #expect(!problem.message.contains("\"first\"") && problem.message.contains("\"second\""))
    #expect(problem.path.description == "cell.contentView.subviews[2]")
  }

  @Test("for a text that may wrap, more lines are not advised")
  func wrappingText() throws {
    let problem = try #require(try Self.cutOff(lines: 0, titles: ["T"]).first?.problem)
    #expect(problem.message.hasSuffix("cut off at accessibilityMedium; let the cell size itself"))
  }
}
