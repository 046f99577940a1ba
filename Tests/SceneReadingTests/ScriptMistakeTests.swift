import CollectionLayouts
import Drawing
import Interaction
import OrderedCollections
import Scenes
import Testing
import Validation
import Views
import Vocabulary

@testable import SceneReading

@Suite("Mistakes in scripts")
struct ScriptMistakeTests {
  @Test(
    "steps",
    arguments: [
      ("up", "4:16: no finger is down; begin with \"down: 0\""),
      ("cancel", "4:16: no finger is down; begin with \"down: 0\""),
      ("move: 1", "4:16: no finger is down; begin with \"down: 0\""),
      ("tap: 0, up", "4:24: no finger is down; begin with \"down: 0\""),
      ("{ up, finger: 2 }", "4:16: finger 2 is not down; begin with \"{ down: 0, finger: 2 }\""),
      (
        "{ down: 0, finger: 2 }, { down: 1, finger: [2, 3] }",
        "4:40: finger 2 is already down; lift it first with \"{ up, finger: 2 }\""
      ),
      ("{ down: 0, finger: [2, 2] }", "4:16: a finger is named twice; leave one out"),
      ("{ down: 0, finger: 6 }", "4:35: a finger's number must be from 1 to 5, not 6"),
      (
        "{ wait: 1, finger: 2 }",
        "4:16: fingers tap, come down, move and lift; leave \"finger\" out"
      ),
      (
        "insertSection: 1",
        "4:31: insertSection must be a map of keys, as in { section: 2, at: 0 }"
      ),
      ("moveItem: 1", "4:26: moveItem must be a map of keys, as in { item: 1, to: 3 }"),
      ("down: 0, down: 1", "4:25: the finger is already down; lift it first with \"up\""),
      ("down: 0, tap: 1", "4:25: the finger is already down; lift it first with \"up\""),
      (
        "down: { by: [1, 1] }",
        "4:16: a touch that begins has no position before it; name an item"
      ),
      (
        "down: { item: 0, over: 1 }",
        "4:39: a finger comes down at once; write \"over\" in a move"
      ),
      ("tap: 3", "4:16: there is no item 3; the last one is 2"),
      ("down: 0, move: { item: 4 }", "4:25: there is no item 4; the last one is 2"),
      ("select: 3", "4:16: there is no item 3; the last one is 2"),
      ("deselect: { item: 3, animated: true }", "4:16: there is no item 3; the last one is 2"),
      (
        "select: { item: 0, animation: true }",
        "4:35: \"animation\" is not a key of a selection; did you mean \"animated\"?"
      ),
      ("setEditing: 1", "4:28: setEditing must be true or false, not \"1\""),
      (
        "setEditing: false",
        "4:16: the collection view is not editing; leave this out"
      ),
      (
        "setEditing: true, set: { item: 0, editing: false }",
        "4:34: all cells are editing with the collection view; write \"setEditing: false\" first"
      ),
      (
        "fling: [1, 2]",
        "4:23: a fling in a list has three numbers, x, y and the velocity; write [180, 300, 1200]"
      ),
      ("fling: { from: 3, velocity: 100 }", "4:16: there is no item 3; the last one is 2"),
      (
        "fling: { from: 0, velocity: [1, 2] }",
        "4:44: a velocity has one direction; write one number, [1200, 0] or [0, 1200]"
      ),
      (
        "fling: { from: 0, velocity: [9, 0] }",
        "4:16: the content does not scroll that way, and no section does; write one number for the velocity"
      ),
      (
        "down: 0, fling: { from: 0, velocity: 1 }",
        "4:25: a finger is down; lift it first with \"up\""
      ),
      (
        "scroll: { to: 1, section: 0 }",
        "4:16: section 0 does not scroll orthogonally; leave out \"section\""
      ),
      ("scroll: { to: 1, section: 4 }", "4:16: there is no section 4; the last one is 0"),
      ("tap: -1", "4:21: an item's number must be from 0 to 1000000, not -1"),
      ("tap: 0.5", "4:21: an item's number must be a whole number, not 0.5"),
      ("tap: outsde", "4:21: \"outsde\" is not a place; did you mean \"outside\"?"),
      (
        "tap: star",
        "4:21: \"star\" is not the number of an item"
          + "; write one, and a control of its cell behind it, as in \"0.star\""
      ),
      ("tap: [1]", "4:21: a point has two numbers, x and y, not 1; write [0, 12]"),
      ("tap: [1, x]", "4:25: a point must be a number, not \"x\""),
      (
        "tap: { item: 0, at: 1 }",
        "4:36: at must be a list, not a single value; write [ … ] or lines with -"
      ),
      ("tap: { itme: 0 }", "4:23: \"itme\" is not a key of a place; did you mean \"item\"?"),
      (
        "tap: { at: [0, 0] }",
        "4:21: a place is 0.like, { item: 0, at: [0.5, 0.5] } or { by: [0, 12] }"
      ),
      ("tap: {}", "4:21: a place is 0.like, { item: 0, at: [0.5, 0.5] } or { by: [0, 12] }"),
      ("tpa: 0", "4:16: \"tpa\" is not a key of a step; did you mean \"tap\"?"),
      ("cancle", "4:16: \"cancle\" is not a step; did you mean \"cancel\"?"),
      (
        "jump",
        "4:16: \"jump\" is not a step; available: up, cancel, tap, down, move, wait, scroll, fling, swipe, select, deselect, setEditing and 17 more, which the schema lists"
      ),
      ("tap", "4:16: the step \"tap\" needs a value, as in \"tap: 0\""),
      (
        "traits", "4:16: the step \"traits\" needs a value, as in \"traits: { appearance: dark }\""
      ),
      ("mark", "4:16: the step \"mark\" needs a value, as in \"mark: open\""),
      ("tap 0", "4:16: \"tap 0\" is not a step; write \"tap: 0\""),
      ("up: 1", "4:16: the step \"up\" takes no value; write only the word"),
      (
        "{ tap: 0, wait: 1 }",
        "4:16: a step is one action; begin a new one with a comma or a line with -"
      ),
      ("{}", "4:16: a step is one action; begin a new one with a comma or a line with -"),
      ("[up]", "4:16: a step is a list; write a single value"),
      ("~", "4:16: a step has no value; write one, or leave it out"),
      ("wait: -1", "4:22: wait must be from 0 to 3600, not -1"),
      ("wait: long", "4:22: wait must be a number, not \"long\""),
      ("mark: a b", "4:16: \"a b\" is not a valid name for a mark; use letters, digits, - and _"),
      (
        "scroll: 100",
        "4:24: scroll must be a map of keys, not a single value; its keys are to, by, over, section"
      ),
      ("scroll: {}", "4:24: a scroll has one end; write { to: 100 } or { by: 50 }"),
      ("scroll: { to: 1, by: 1 }", "4:24: a scroll has one end; write { to: 100 } or { by: 50 }"),
      ("scroll: { to: far }", "4:30: to must be a number, not \"far\""),
      ("scroll: { by: 1, over: -1 }", "4:39: over must be from 0 to 3600, not -1"),
      ("scroll: { to: { item: 3 } }", "4:16: there is no item 3; the last one is 2"),
      (
        "scroll: { to: 9, over: 400 }",
        "4:12: a script calls scrollViewDidScroll at most 20000 times; scroll for a shorter time,"
          + " or write a lower tick"
      ),
      ("traits: {}", "4:16: no trait changes; name one, as in { appearance: dark }"),
      (
        "traits: { appearance: drak }",
        "4:38: \"drak\" is not known for appearance; did you mean \"dark\"?"
      ),
      (
        "traits: { dark: true }",
        "4:26: \"dark\" is not a key of traits; available: appearance, accessibilityContrast,"
          + " userInterfaceLevel, contentSize, layoutDirection, reduceMotion, boldText,"
          + " reduceTransparency, horizontalSizeClass"
      ),
      (
        "traits: dark",
        "4:24: traits must be a map of keys, not a single value; its keys are appearance, accessibilityContrast, userInterfaceLevel, contentSize, layoutDirection, reduceMotion, boldText, reduceTransparency, horizontalSizeClass"
      ),
      ("mark: a, mark: a", "4:25: two marks are called \"a\"; names are unique in a script"),
    ])
  func steps(_ steps: String, _ message: String) {
    #expect(mistakes(in: SceneFiles.withCell("scripts: { a: [\(steps)] }")) == [message])
  }

  @Test("an unknown step hides whether the finger is down, not which items there are")
  func unknownStep() {
    #expect(
      mistakes(in: SceneFiles.withCell("scripts: { a: [dwon: 0, up, tap: 7], b: [up] }")) == [
        "4:16: \"dwon\" is not a key of a step; did you mean \"down\"?",
        "4:29: there is no item 7; the last one is 2",
        "4:42: no finger is down; begin with \"down: 0\"",
      ])
  }

  @Test(
    "names that cannot be names of files",
    arguments: ["\"\"", "a b", "../a", "-a", "é", String(repeating: "a", count: 65)])
  func names(_ name: String) {
    let found = mistakes(in: SceneFiles.withCell("scripts: { \(name): [] }"))
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "is not a valid name for a script; use letters, digits, - and _, it becomes a file name")
        == true)
  }

  @Test("a collection view without items is named once")
  func noItems() throws {
    let text = try SceneFiles.selection.get().with("items: 0", for: "items: 3")
    #expect(
      mistakes(in: text)
        == ["31:17: there are no items; write more than 0 under \"collectionView\""])
  }

  @Test("scripts that nothing has")
  func unknownScripts() {
    #expect(
      report(of: SceneFiles.withCell("scripts: { tap: [] }\nsnapshots:\n  scripts:\n    - tpa"))
        == """
        a.yaml:7:7: no script is called "tpa"; did you mean "tap"?
          7 |     - tpa
            |       ^
        """)
  }

  @Test("a scene from Swift is checked, too")
  func inSwift() {
    let scene = Scene(
      cell: Cell(), collectionView: CollectionView(size: Size(100, 100), items: .count(1)),
      scripts: ["a": [.wait(.seconds(-1)), .selectItem(-1), .tap(1)]])
    #expect(
      SceneValidator.problems(in: scene).map(\.message) == [
        "there is no item -1; the last one is 0", "there is no item 1; the last one is 0",
        "a wait must not be negative; write 0 or more",
      ])
  }

  @Test("numbers that no file could say are mistakes in Swift, too, and never traps")
  func numbersInSwift() {
    var scene = Scene(
      cell: Cell(
        alpha: .nan,
        contentView: Container(
          alpha: 2,
          subviews: [
            .view(
              "v", alpha: -1,
              constraints: [
                Constraint(
                  first: .init(.edges), second: .init(.left, of: .superview), constant: .infinity)
              ])
          ])),
      rules: [Rule(when: .selected, .set(.alpha, of: "v", to: 3))],
      collectionView: CollectionView(
        size: Size(.infinity, 10),
        collectionViewLayout: .flow(
          itemSize: .zero, minimumLineSpacing: -1, minimumInteritemSpacing: .nan,
          sectionInset: EdgeInsets(top: 20_000)), items: .count(-1)),
      scripts: ["a": [.wait(.seconds(Int64.max)), .wait(.seconds(Int64.max)), .tap(0)]])
    #expect(
      SceneValidator.problems(in: scene).map { "\($0.path): \($0.message)" } == [
        "cell.alpha: alpha must be from 0 to 1",
        "cell.contentView.alpha: alpha must be from 0 to 1",
        "cell.contentView.subviews[0].alpha: alpha must be from 0 to 1",
        "cell.contentView.subviews[0].constraints[0]: edges and left cannot be related;"
          + " choose two of a kind",
        "cell.contentView.subviews[0].constraints[0]: a number is above 10000; write a smaller one",
        "rules[0].assignments[0]: alpha must be from 0 to 1",
        "collectionView.frame: the sides of frame must be from 0.5 to 10000",
        "collectionView.flowLayout.itemSize: the sides of itemSize must be from 0.5 to 10000",
        "collectionView.flowLayout.minimumLineSpacing: minimumLineSpacing must be from 0 to 10000",
        "collectionView.flowLayout.minimumInteritemSpacing: minimumInteritemSpacing must be from 0"
          + " to 10000",
        "collectionView.flowLayout.sectionInset: sectionInset must be from 0 to 10000",
        "collectionView.items: there are 0 to 1000000 items, not -1",
        "scripts.a: a script lasts at most 3600 seconds; split it",
        "scripts.a[2]: there are no items; write more than 0 under \"collectionView\"",
      ])
    scene.collectionView.size = Size(10_000, 10_000)
    #expect(
      SceneValidator.problems(in: scene).contains {
        $0.message == "frame has more than 4000000 square points; make it smaller"
      })
  }

  @Test("a finger comes down in a cell, not outside of one or at its far edge")
  func beginnings() {
    func found(_ steps: String) -> [String] {
      mistakes(in: SceneFiles.withCell("scripts: { s: [\(steps)] }"))
        .map { String($0.drop { $0 != " " }.dropFirst()) }
    }
    let outside = "a touch that begins has no cell that it can be outside of; name an item"
    let edge = "a finger hits a cell at fractions from 0 to below 1; write \"at: [0.5, 0.5]\""
    #expect(found("tap: outside") == [outside])
    #expect(found("down: outside, up") == [outside])
    #expect(found("tap: { item: 0, at: [1, 0.5] }") == [edge])
    #expect(found("down: { item: 0, at: [0.5, -0.1] }, up") == [edge])
    #expect(found("down: { item: 0, at: [0, 0.99] }, move: outside, up") == [])
  }

  @Test("impossible actions on other items, and before any event")
  func actions() {
    #expect(
      mistakes(in: SceneFiles.withCell("actions: { didSelectItem: { select: others } }"))
        == ["4:27: an action selects one item; write \"this\""])
    #expect(
      mistakes(in: SceneFiles.withCell("actions: { initially: { select: this } }"))
        == [
          "4:12: no action follows initially; give items their initial values under \"states\""
        ])
  }
}
