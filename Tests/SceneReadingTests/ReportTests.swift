import Scenes
import Testing

@testable import SceneReading

@Suite("Reports of mistakes")
struct ReportTests {
  @Test("all mistakes come at once, in the order of their places, each with its line and a caret")
  func manyMistakes() {
    let text = """
      cellophane: 1
      titel: A
      title: B
      title: C
      cell:
        backgroundView: { backgroundColor: ~ }
        contentView:
          subviews:
            - imageView: star
              systemImage: starFill
              isHidden: yes
              tintColor: wite
              alpha: 2
              constraints: [center = superveiw, width = 46 @hihg]
      rules:
        - when: highlighted and (selected or focussed)
          sttar.isHidden: true
      collectionView:
        frame: [1, 2]
        items: three
        on: 1
      scripts:
        tap: [tap: 7, wait: 1e999, up]
        hold: [down: 0]
      snapshots:
        scripts: [tpa, hodl]
      """
    let expected = """
      a.yaml:2:1: "titel" is not a key of a scene; did you mean "title"?
        2 | titel: A
          | ^
      a.yaml:4:1: the key "title" appears twice in this map; keep one
        4 | title: C
          | ^
      a.yaml:6:38: backgroundColor has no value; write a colour, or nil for UIKit's nil
        6 |   backgroundView: { backgroundColor: ~ }
          |                                      ^
      a.yaml:10:22: "starFill" is not known for systemImage; did you mean "star.fill"?
        10 |         systemImage: starFill
           |                      ^
      a.yaml:11:19: isHidden must be true or false, not "yes"; only these two words are truth values here
        11 |         isHidden: yes
           |                   ^
      a.yaml:12:20: "wite" is not a colour; did you mean "white"?
        12 |         tintColor: wite
           |                    ^
      a.yaml:13:16: alpha must be from 0 to 1, not 2
        13 |         alpha: 2
           |                ^
      a.yaml:14:23: no view is called "superveiw"; did you mean "superview"?
        14 |         constraints: [center = superveiw, width = 46 @hihg]
           |                       ^
      a.yaml:14:55: "hihg" is not a priority; write a number from 1 to 1000 or required, defaultHigh, \
      defaultLow, fittingSizeLevel
        14 |         constraints: [center = superveiw, width = 46 @hihg]
           |                                                       ^
      a.yaml:16:40: "focussed" is not a state; did you mean "focused"?
        16 |   - when: highlighted and (selected or focussed)
           |                                        ^
      a.yaml:17:5: no view is called "sttar"; did you mean "star"?
        17 |     sttar.isHidden: true
           |     ^
      a.yaml:19:10: frame must be a map of keys, not a list; its keys are width, height
        19 |   frame: [1, 2]
           |          ^
      a.yaml:20:10: items must be a number, not "three"
        20 |   items: three
           |          ^
      a.yaml:21:3: "on" is a truth value in YAML 1.1 and not a key of collectionView; available: frame, \
      backgroundColor, flowLayout, listLayout, compositionalLayout, customLayout, items, sections, supplementaryViews, \
      contentOffset, contentInset, allowsSelection and 20 more, which the schema lists
        21 |   on: 1
           |   ^
      a.yaml:23:23: wait must be from 0 to 3600, not 1e999
        23 |   tap: [tap: 7, wait: 1e999, up]
           |                       ^
      a.yaml:26:13: no script is called "tpa"; did you mean "tap"?
        26 |   scripts: [tpa, hodl]
           |             ^
      a.yaml:26:18: no script is called "hodl"; did you mean "hold"?
        26 |   scripts: [tpa, hodl]
           |                  ^
      """
    #expect(report(of: text) == expected)
  }

  @Test("consequences of a mistake are not reported")
  func followUps() throws {
    let text = try SceneFiles.selection.get()
    #expect(
      mistakes(in: try text.with("subveiws:", for: "subviews:"))
        == ["11:5: \"subveiws\" is not a key of contentView; did you mean \"subviews\"?"])
    #expect(
      mistakes(in: try text.with("imgeView:", for: "imageView:"))
        == ["12:9: \"imgeView\" is not a key of a view; did you mean \"imageView\"?"])
    #expect(
      mistakes(in: try text.with("itmes:", for: "items:"))
        == ["28:3: \"itmes\" is not a key of collectionView; did you mean \"items\"?"])
    #expect(
      mistakes(in: try text.with("scrpts:", for: "scripts:"))
        == ["30:1: \"scrpts\" is not a key of a scene; did you mean \"scripts\"?"])
    #expect(
      mistakes(in: try text.with("dwon:", for: "down:"))
        == ["33:17: \"dwon\" is not a key of a step; did you mean \"down\"?"])
    #expect(
      mistakes(in: try text.with("celophane: 1", for: "cellophane: 1"))
        == ["2:1: \"celophane\" is not a key of a scene; did you mean \"cellophane\"?"])
    #expect(
      mistakes(in: try text.with("wehn: highlighted", for: "when: highlighted"))
        == ["19:5: \"wehn\" is not a key of a rule; did you mean \"when\"?"])
  }

  @Test("for a file of another format only the format is reported")
  func otherFormat() {
    #expect(
      mistakes(in: "titel: x\ncellophane: 2\n")
        == ["2:13: this is format 2; this program reads format 1"])
  }

  @Test("problems stay at their places when parts before them are left out")
  func placesAfterGaps() {
    let text = SceneFiles.withCell(
      """
      rules:
        - nothing
        - { when: selected, b.alpha: 1 }
      snapshots:
        scripts: [[], c]
      """)
    #expect(
      mistakes(in: text) == [
        "5:5: a rule is a map with \"when\" and the properties that it assigns",
        "6:23: no view is called \"b\"; give this name to one",
        "8:13: a script is a list; write a single value",
        "8:17: no script is called \"c\"; give this name to one",
      ])
  }

  @Test("a hundred mistakes are shown, up to a thousand are counted")
  func flood() {
    let text = SceneFiles.withCell("rules:\n" + String(repeating: "  - x\n", count: 10_000))
    let lines = report(of: text).split(separator: "\n")
    #expect(lines.count == 301)
    #expect(lines.last == "and 900 more")
  }

  @Test("the caret stands under wide letters, behind tabs and in long lines")
  func carets() {
    #expect(
      report(of: "{\"cellophane\": 1, \"星e\u{301}👍\": 1,\t\"cell\": 2, \"collectionView\": {}}")
        .split(separator: "\n").dropFirst(3).prefix(3)
        == [
          "a.yaml:1:38: a cell must be a map of keys, not a single value",
          "  1 | {\"cellophane\": 1, \"星e\u{301}👍\": 1,\t\"cell\": 2, \"collectionView\": {}}",
          "    |                              \t        ^",
        ])
    let long = "cellophane: 1 " + String(repeating: " ", count: 200) + "# " + "x: y"
    #expect(mistakes(in: long + "\n").allSatisfy { $0.hasPrefix("1:1: ") })
    let lines = report(of: "[" + String(repeating: "a, ", count: 60) + "*b, c]")
      .split(separator: "\n")
    #expect(
      lines.first == "a.yaml:1:182: the alias \"*b\" has no anchor before it; write the value")
    #expect(lines.dropFirst().first == "  1 | …, a, a, a, a, a, a, *b, c]")
    #expect(lines.last == "    |                      ^")
  }

  @Test("text of a file cannot contain control sequences of terminals")
  func terminal() {
    let text = SceneFiles.withCell("\"\\e[31m\\u202Ex\\ny\": 1 #\u{202E}")
    #expect(
      report(of: text) == """
        a.yaml:4:1: "\u{FFFD}[31m\u{FFFD}x y" is not a key of a scene; available: cellophane, title, \
        platform, tick, use, assets, fontFiles, colors, fonts, styles, parts, traits and 11 more, \
        which the schema lists
          4 | "\\e[31m\\u202Ex\\ny": 1 #\u{FFFD}
            | ^
        """)
    #expect(
      mistakes(in: SceneFiles.withCell("title: \"\\a\""))
        == ["4:8: title has an escape for what cannot be printed; leave it out"])
  }

  @Test("long words are shortened in messages")
  func longWords() {
    let word = String(repeating: "x", count: 5000)
    for text in [
      "\(word): 1", "title: \(word)", "rules: [{ when: \(word) }]",
      "rules: [{ \(word): 1 }]", "scripts: { \(word): [\(word)] }",
      "snapshots: { scripts: [\(word)] }",
      "snapshots: { states: [\(word)] }", "snapshots: { states: \(word) }",
      "policies: { delegateOrder: \(word), deselectsOnTouchDown: \(word) }",
    ] {
      let found = mistakes(in: SceneFiles.withCell(text))
      #expect(!found.isEmpty)
      #expect(found.allSatisfy { $0.utf8.count < 300 }, "\(found)")
    }
  }
}
