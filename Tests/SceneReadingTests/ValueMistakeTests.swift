import Scenes
import Testing

@testable import SceneReading

@Suite("Mistakes in values")
struct ValueMistakeTests {
  @Test("an unquoted hex colour is explained")
  func unquotedHex() throws {
    let text = try SceneFiles.selection.get()
    #expect(
      report(of: try text.with("#FF0000", for: "\"#FF0000\"").with("x", for: "  # a hex"))
        .hasPrefix(
          """
          a.yaml:7:22: backgroundColor has no value; a bare # starts a comment in YAML, write \
          "#FF0000"
            7 |     backgroundColor: #FF0000
          """))
    #expect(
      mistakes(in: try text.with("tintColor: #abc # it's", for: "tintColor: white"))
        == ["14:20: tintColor has no value; a bare # starts a comment in YAML, write \"#aabbcc\""])
    // Within brackets the comment eats the bracket, and the file is no YAML.
    #expect(
      report(of: try text.with("  backgroundColor: [#00FF0080]", for: "  backgroundColor: white"))
        == """
        a.yaml:26:21: a bare # starts a comment in YAML, the rest of the line is missing; write \
        "#00FF0080"
          26 |   backgroundColor: [#00FF0080]
             |                     ^
        """)
    #expect(
      mistakes(in: try text.with("tintColor: # nice", for: "tintColor: white"))
        == ["14:19: tintColor has no value; write a colour, or nil for UIKit's nil"])
  }

  @Test("null is never a value", arguments: ["", "~", "null", "Null", "NULL"])
  func null(_ null: String) {
    let text = """
      cellophane: 1
      title: \(null)
      cell: { tintColor: \(null), contentView: { alpha: \(null) } }
      rules: \(null)
      collectionView: { frame: { width: \(null), height: 1 }, items: \(null), delegate: \(null) }
      scripts: \(null)
      """
    #expect(
      mistakes(in: text).map { $0.drop { $0 != " " }.dropFirst() } == [
        "title has no value; write one, or leave it out",
        "tintColor has no value; write a colour, or nil for UIKit's nil",
        "alpha has no value; write one, or leave it out",
        "rules has no value; write one, or leave it out",
        "width has no value; write one, or leave it out",
        "items has no value; write one, or leave it out",
        "delegate has no value; write one, or leave it out",
        "scripts has no value; write one, or leave it out",
      ])
  }

  @Test("a quoted null is text")
  func quotedNull() {
    #expect(mistakes(in: SceneFiles.withCell("title: \"null\"")).isEmpty)
    #expect(
      mistakes(in: SceneFiles.withCell("\"null\": 1")).first?.hasPrefix(
        "4:1: \"null\" is not a key")
        == true)
  }

  @Test(
    "words for true and false of YAML 1.1 are refused as keys",
    arguments: ["on", "off", "yes", "no", "y", "n", "On", "YES", "true", "false"])
  func truthValuesAsKeys(_ word: String) {
    #expect(
      mistakes(in: SceneFiles.withCell("snapshots: { \(word): 1 }")) == [
        "4:14: \"\(word)\" is a truth value in YAML 1.1 and not a key of snapshots;"
          + " available: states, items, appearances, accessibilityContrasts, contentSizes, layoutDirections,"
          + " reduceMotion, boldText, reduceTransparency, horizontalSizeClasses, platforms, scales and 1 more,"
          + " which the schema lists"
      ])
    #expect(
      mistakes(in: SceneFiles.withCell("scripts: { \(word): [] }")) == [
        "4:12: \"\(word)\" is a truth value in YAML 1.1 and not a name;"
          + " put it in quotes or choose another"
      ])
  }

  @Test(
    "words for true and false of YAML 1.1 are refused as values",
    arguments: ["on", "off", "yes", "no", "y", "n", "True", "FALSE"])
  func truthValues(_ word: String) {
    #expect(
      mistakes(in: SceneFiles.withCell("rules: [{ when: selected, a.isHidden: \(word) }]")) == [
        "4:39: isHidden must be true or false, not \"\(word)\";"
          + " only these two words are truth values here"
      ])
  }

  @Test("wrong types at the top")
  func wrongTypes() {
    let text = """
      cellophane: [1]
      title: {a: b}
      policies: 3
      cell: x
      rules: {a: b}
      collectionView: [1]
      scripts: x
      snapshots: x
      """
    #expect(
      mistakes(in: text) == [
        "1:13: cellophane is a list; write a single value",
        "2:8: title is a map; write a single value",
        "3:11: policies must be a map of keys, not a single value; its keys are delegateOrder, deselectsOnTouchDown, vetoedSelection, disabledControl, configurationEquality, scrollOrder, cellReuse, springFit, stackTextWidths",
        "4:7: a cell must be a map of keys, not a single value",
        "5:8: rules must be a list, not a map; write [ … ] or lines with -",
        "6:17: collectionView must be a map of keys, not a list",
        "7:10: scripts must be a map of names to lists of steps, not a single value",
        "8:12: snapshots must be a map of keys, not a single value",
      ])
    #expect(
      mistakes(in: "[1, 2]")
        == ["1:1: a scene is a map of keys that begins with \"cellophane: 1\""])
    #expect(
      mistakes(in: "hello")
        == ["1:1: a scene is a map of keys that begins with \"cellophane: 1\""])
    #expect(
      mistakes(in: "{}") == [
        "1:1: a scene needs the key \"cell\"; add it",
        "1:1: a scene needs the key \"cellophane\"; add it",
        "1:1: a scene needs the key \"collectionView\"; add it",
      ])
  }

  @Test("wrong types further down")
  func wrongTypesInside() {
    let text = """
      cellophane: one
      policies: {delegateOrder: [header], deselectsOnTouchDown: 1}
      cell:
        alpha: opaque
        isHidden: [true]
        backgroundColor: {light: red, drak: blue}
        tintColor: [1, 2, 3, 4, 5]
        backgroundView: red
        contentView:
          subviews: star
      rules:
        - [b]
        - when: [selected]
          cell.alpha: 1
        - when: selected
        - cell.alpha: 1
        - when: selected
          cell.backgroundColor: [1, a, 2]
          cell.tintColor: {light: red}
          cell: 1
          cell.a.b: 1
          [x]: 1
      collectionView:
        frame: { width: 1, height: [] }
        backgroundColor: nil
        flowLayout: { itemSize: [1, 2], sectionInset: [1] }
        items: [a, {cell.alpha: b}, [x]]
        allowsSelection: 0
        delegate: yes
      scripts: { a: b, c: { d: e } }
      snapshots: {states: [], appearances: light, scales: [2.5, x], scripts: tap}
      """
    #expect(
      mistakes(in: text) == [
        "1:13: cellophane must be a number, not \"one\"",
        "2:27: delegateOrder is a list; write a single value",
        "2:59: deselectsOnTouchDown must be true or false, not \"1\"",
        "4:10: alpha must be a number, not \"opaque\"",
        "5:13: isHidden is a list; write a single value",
        "6:33: \"drak\" is not a key of a colour; did you mean \"dark\"?",
        "7:14: a colour has three components and perhaps an alpha, not 5; write [1, 0, 0]",
        "8:19: backgroundView must be a map of keys, not a single value",
        "10:15: subviews must be a list, not a single value; write [ … ] or lines with -",
        "12:5: a rule is a map with \"when\" and the properties that it assigns",
        "13:11: when is a list; write a single value",
        "15:5: this rule assigns nothing; add a line as \"contentView.alpha: 0.5\"",
        "16:5: a rule needs \"when\", the states in which it holds",
        "18:31: a component of backgroundColor must be a number, not \"a\"",
        "18:34: a component of backgroundColor must be from 0 to 1, not 2",
        "19:21: a colour needs the key \"dark\"; add it",
        "20:5: \"cell\" is not a property of a view; write view.property, as in \"star.isHidden\"",
        "21:5: \"cell.a.b\" is not a property of a view; write view.property, as in \"star.isHidden\"",
        "22:5: a property is written as view.property, as in \"star.isHidden\"",
        "24:30: height is a list; write a single value",
        "25:20: \"nil\" is not a colour; write UIColor's name for it, \"#RRGGBB\" or [red, green, blue]",
        "26:27: itemSize must be a map of keys, not a list; its keys are width, height",
        "26:49: sectionInset must be a map of keys, not a list; its keys are top, left, bottom, right",
        "27:11: an item is a map of properties, as in \"star.isHidden: true\"",
        "27:27: alpha must be a number, not \"b\"",
        "27:31: an item is a map of properties, as in \"star.isHidden: true\"",
        "28:20: allowsSelection must be true or false, not \"0\"",
        "29:13: delegate must be a map of keys, not a single value; its keys are shouldHighlightItem, shouldSelectItem, shouldDeselectItem, performPrimaryActionForItem",
        "30:15: the script \"a\" must be a list, not a single value; write [ … ] or lines with -",
        "30:21: the script \"c\" must be a list, not a map; write [ … ] or lines with -",
        "31:21: states must not be empty; write an element",
        "31:38: appearances must be a list, not a single value; write [ … ] or lines with -",
        "31:54: a scale must be a whole number, not 2.5",
        "31:59: a scale must be a number, not \"x\"",
        "31:72: scripts must be a list, not a single value; write [ … ] or lines with -",
      ])
  }

  @Test(
    "numbers are finite and decimal",
    arguments: [
      (".nan", "must be a finite number, not .nan"),
      (".NaN", "must be a finite number, not .NaN"),
      ("nan", "must be a finite number, not nan"),
      (".inf", "must be a finite number, not .inf"),
      ("-.Inf", "must be a finite number, not -.Inf"),
      ("infinity", "must be a finite number, not infinity"),
      ("1e999", "must be from 0 to 1, not 1e999"),
      ("-0.1", "must be from 0 to 1, not -0.1"),
      ("1.0001", "must be from 0 to 1, not 1.0001"),
      ("0x1", "must be a number, not \"0x1\""),
      ("0o1", "must be a number, not \"0o1\""),
      ("0b1", "must be a number, not \"0b1\""),
      ("1_0", "must be a number, not \"1_0\""),
      ("1:30", "must be a number, not \"1:30\""),
      ("1pt", "must be a number, not \"1pt\""),
      ("--1", "must be a number, not \"--1\""),
      ("e", "must be a number, not \"e\""),
      ("١", "must be a number, not \"١\""),
    ])
  func numbers(_ text: String, _ message: String) {
    #expect(
      mistakes(in: SceneFiles.withCell("rules: [{ when: selected, a.alpha: \(text) }]"))
        == ["4:36: alpha \(message)"])
  }

  @Test("absurd sizes and counts")
  func sizes() {
    let text = """
      cellophane: 1
      cell: { contentView: { subviews: [{ view: a, constraints: [width = 1000000] }] } }
      collectionView:
        frame: { width: 9999, height: 9999 }
        flowLayout: { itemSize: { width: 0, height: 10001 }, minimumLineSpacing: -1 }
        items: 1e7
      scripts:
        long: [wait: 3600, wait: 0.1]
        longer: [wait: 3601]
        many: [\(String(repeating: "wait: 0,", count: 10_001))]
      """
    #expect(
      mistakes(in: text) == [
        "2:60: a number is above 10000; write a smaller one",
        "4:10: frame has more than 4000000 square points; make it smaller",
        "5:36: width must be from 0.5 to 10000, not 0",
        "5:47: height must be from 0.5 to 10000, not 10001",
        "5:76: minimumLineSpacing must be from 0 to 10000, not -1",
        "6:10: items must be from 0 to 1000000, not 1e7",
        "8:3: a script lasts at most 3600 seconds; split it",
        "9:18: wait must be from 0 to 3600, not 3601",
        "10:3: a script has at most 10000 steps; split it",
      ])
    let views = (0..<1001).map { "{ view: v\($0) }" }.joined(separator: ",\n")
    #expect(
      mistakes(
        in: """
          cellophane: 1
          collectionView: { frame: { width: 1, height: 1 }, items: 1 }
          cell: { contentView: { subviews: [
          \(views)
          ] } }
          """) == ["1004:1: a cell has at most 1000 views; leave some out"])
    let title = String(repeating: "x", count: 2001)
    #expect(
      mistakes(in: SceneFiles.withCell("title: \(title)"))
        == ["4:8: title has more than 2000 bytes; shorten it"])
  }

  @Test(
    "colours",
    arguments: [
      ("wihte", "\"wihte\" is not a colour; did you mean \"white\"?"),
      (
        "crimson",
        "\"crimson\" is not a colour; write UIColor's name for it, \"#RRGGBB\""
          + " or [red, green, blue]"
      ),
      ("\"#F00\"", "\"#F00\" is not a colour; write \"#FF0000\""),
      ("FF0000", "\"FF0000\" is not a colour; write \"#FF0000\""),
      ("0xFF0000", "\"0xFF0000\" is not a colour; write \"#FF0000\""),
      ("\"#FF00\"", "\"#FF00\" is not a colour; write \"#FFFF0000\""),
      ("\"#FF000\"", "\"#FF000\" is not a colour; write \"#RRGGBB\" or \"#RRGGBBAA\""),
      ("\"#GG0000\"", "\"#GG0000\" is not a colour; write \"#RRGGBB\" or \"#RRGGBBAA\""),
      ("red.withAlphaComponent(2)", "withAlphaComponent takes a number from 0 to 1, not \"2\""),
      (
        "red.withAlphaComponent(.nan)",
        "withAlphaComponent takes a number from 0 to 1, not \".nan\""
      ),
      ("red.withAlphaComponent(0x1)", "withAlphaComponent takes a number from 0 to 1, not \"0x1\""),
      ("wihte.withAlphaComponent(1)", "\"wihte\" is not a colour; did you mean \"white\"?"),
      ("[1, 1]", "a colour has three components and perhaps an alpha, not 2; write [1, 0, 0]"),
    ])
  func colors(_ text: String, _ message: String) {
    #expect(
      mistakes(in: SceneFiles.withCell("rules: [{ when: selected, a.tintColor: \(text) }]"))
        == ["4:40: \(message)"])
  }
}
