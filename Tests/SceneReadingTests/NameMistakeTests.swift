import Drawing
import Images
import Interaction
import Messages
import Scenes
import Testing
import Views
import Vocabulary

@testable import SceneFormat
@testable import SceneReading

/// What is said of a symbol's name that is like none: the first of many are listed.
private let unknownSymbol: String = {
  let listed = Symbol.allCases.prefix(12).map(\.rawValue).joined(separator: ", ")
  return "4:30: \"Moonlight!\" is not known for systemImage; available: \(listed)"
    + " and \(Symbol.allCases.count - 12) more, which the schema lists"
}()

@Suite("Mistakes in names")
struct NameMistakeTests {
  @Test(
    "common mistakes have a correction",
    arguments: [
      (
        "rules: [{ when: selected, a.alpha: 0.5, stick it on }]",
        "4:41: \"stick it on\" is not a property of a view; if it belongs to the text before it, put that text"
          + " in quotes"
      ),
      (
        "rules: [{ when: selected, a.alpha: 0.5, bring it back. }]",
        "4:55: \"\" is not a property that can be assigned; if it belongs to the text before it, put that text"
          + " in quotes"
      ),
      (
        "states: { saved: app }\nrules: [{ when: selected, saved: true }]",
        "5:27: \"saved\" is not a property of a view but a state; an item has it under \"states\""
      ),
      (
        "rules: [{ when: selected, accessories: [detail] }]",
        "4:27: \"accessories\" is a property of the cell; write cell.accessories"
      ),
      (
        "rules: [{ when: selected, alpha: 0.5 }]",
        "4:27: \"alpha\" is the property of a view; write view.alpha with the view's name, or cell.alpha"
      ),
      (
        "rules: [{ when: selected, text: Off }]",
        "4:27: \"text\" is the property of a view; write view.text with the view's name"
      ),
      (
        "rules: [{ when: selected, star: { alpha: 0.5 } }]",
        "4:27: \"star\" is not a property of a view; write each property with its view, as in \"star.alpha\""
      ),
      (
        "states: { saved: app }\nrules: [{ when: selected, a.isHidden: not saved }]",
        "5:39: isHidden must be true or false, not \"not saved\"; what follows a state is assigned by a rule"
      ),
      (
        "states: { count: 0...9 }\nrules: [{ when: count = 3, a.alpha: 1 }]",
        "5:24: a single = is not a comparison; write ==, as in \"count == 9\""
      ),
      (
        "states: { count: 0...9 }\nrules: [{ when: selected, a.alpha: count / 10 }]",
        "5:36: alpha must be a number, not \"count / 10\"; write a factor, as in \"count * 0.1\""
      ),
      (
        "states: { count: 0...9 }\nrules: [{ when: selected, a.alpha: \"{count}\" }]",
        "5:36: alpha must be a number, not \"{count}\"; the name of a number stands without braces"
      ),
      (
        "scripts: { tap: [tap: 0] }\nsnapshots: { rules: [] }",
        "5:14: \"rules\" is a key of the scene and not of snapshots; begin its line without spaces"
      ),
      (
        "rules: [{ when: selected, a.alpha: 0, a.width: 40 }]",
        "4:41: \"width\" is not supported yet; write a constraint, as in [\"width = 44\"]; rules set the constant"
          + " of one with a name"
      ),
    ])
  func remedies(lines: String, message: String) {
    #expect(mistakes(in: SceneFiles.withCell(lines)).contains(message))
  }

  @Test("the info button has events and a place in scripts where cells show one")
  func detailButton() throws {
    func file(_ accessories: String, _ event: String) -> String {
      """
      cellophane: 1
      cell: { class: UICollectionViewListCell, accessories: [\(accessories)] }
      states: { open: { accessories.detail.\(event): true } }
      collectionView: { frame: { width: 320, height: 90 }, listLayout: { appearance: plain }, items: 1 }
      scripts: { tap: [tap: 0.accessories.detail] }
      """
    }
    let text = file("detail", "touchUpInside")
    let scene = try SceneDocument(Array(text.utf8), file: "a.yaml").scene
    let event = StateEvent.control(.accessory(.detail), .touchUpInside)
    #expect(scene.states.first?.events.map(\.key) == [event])
    #expect(event.sceneText == "accessories.detail.touchUpInside")
    for (wrong, message) in [
      (
        file("checkmark", "touchUpInside"),
        "no cell has the accessory \"detail\"; write it under \"accessories\""
      ),
      (
        file("detail", "valueChanged"),
        "a button has no value; write accessories.detail.touchUpInside"
      ),
      (
        text.replacing("0.accessories.", with: "0."),
        "no view is called \"detail\"; the accessory is accessories.detail"
      ),
    ] {
      let found = mistakes(in: wrong)
      #expect(found.count == 1 && found.allSatisfy { $0.hasSuffix(message) }, "\(found)")
    }
  }

  @Test(
    "misspelt keys get a suggestion",
    arguments: [
      ("cellofane: 1", "4:1: \"cellofane\" is not a key of a scene; did you mean \"cellophane\"?"),
      ("Title: x", "4:1: \"Title\" is not a key of a scene; did you mean \"title\"?"),
      (
        "policies: { deselectOnTouchDown: true }",
        "4:13: \"deselectOnTouchDown\" is not a key of policies; did you mean"
          + " \"deselectsOnTouchDown\"?"
      ),
      (
        "snapshots: { apearances: [light] }",
        "4:14: \"apearances\" is not a key of snapshots; did you mean \"appearances\"?"
      ),
      (
        "snapshots: { appearances: [lihgt] }",
        "4:28: \"lihgt\" is not known for an appearance; did you mean \"light\"?"
      ),
      (
        "snapshots: { states: [selcted] }",
        "4:23: \"selcted\" is not a state; did you mean \"selected\"?"
      ),
      (
        "snapshots: { states: [\"normal+selected\"] }",
        "4:23: \"normal\" is the state in which no flag is set; it cannot be joined with others"
      ),
      (
        "snapshots: { states: reachabel }",
        "4:22: states are \"reachable\" or a list; write [reachabel]"
      ),
      (
        "rules: [{ when: selected, a.isHiden: true }]",
        "4:29: \"isHiden\" is not a property that can be assigned; did you mean \"isHidden\"?"
      ),
      (
        "rules: [{ when: selected, \"a.nothing\": x }]",
        "4:30: \"nothing\" is not a property that can be assigned"
          + Suggestion.textOrList(for: "nothing", among: PropertyName.allCases.map(\.rawValue))
      ),
      (
        "rules: [{ when: selected, contentVeiw.alpha: 1 }]",
        "4:27: no view is called \"contentVeiw\"; did you mean \"contentView\"?"
      ),
      (
        "rules: [{ when: selected, unrelated.alpha: 1 }]",
        "4:27: no view is called \"unrelated\"; give this name to one"
      ),
      (
        "rules: [{ when: selected, backgroundView.alpha: 1 }]",
        "4:27: the cell has no backgroundView; give it one under \"cell\""
      ),
    ])
  func suggestions(_ line: String, _ message: String) {
    #expect(mistakes(in: SceneFiles.withCell(line)) == [message])
  }

  private func withViews(_ views: String) -> String {
    """
    cellophane: 1
    collectionView: { frame: { width: 9, height: 9 }, items: 3 }
    cell: { contentView: { subviews: [
    \(views)
    ] } }
    """
  }

  @Test(
    "views",
    arguments: [
      (
        "{ view: a }, { view: a }", ["4:22: two views are called \"a\"; names are unique in a cell"]
      ),
      (
        "{ view: a, subviews: [{ view: b, subviews: [{ view: a }] }] }",
        ["4:53: two views are called \"a\"; names are unique in a cell"]
      ),
      ("{ view: cell }", ["4:9: \"cell\" is a reserved word; choose another name"]),
      ("{ view: width }", ["4:9: \"width\" is a reserved word; choose another name"]),
      (
        "{ view: 1a }",
        ["4:9: \"1a\" is not a valid name; use letters, digits and _, and begin with a letter"]
      ),
      (
        "{ view: a b }",
        ["4:9: \"a b\" is not a valid name; use letters, digits and _, and begin with a letter"]
      ),
      ("{ view: }", ["4:9: the name of view has no value; write one, or leave it out"]),
      (
        "{ view: , alpha: x }",
        [
          "4:9: the name of view has no value; write one, or leave it out",
          "4:18: alpha must be a number, not \"x\"",
        ]
      ),
      (
        "{ something: a }",
        [
          "4:3: \"something\" is not a key of a view"
            + Suggestion.textOrList(for: "something", among: ViewKey.allCases.map(\.rawValue))
        ]
      ),
      ("{ veiw: a }", ["4:3: \"veiw\" is not a key of a view; did you mean \"view\"?"]),
      ("{ alpha: 1 }", ["4:1: a view begins with its class and name, as in \"imageView: star\""]),
      (
        "{ alhpa: 1 }",
        [
          "4:1: a view begins with its class and name, as in \"imageView: star\"",
          "4:3: \"alhpa\" is not a key of a view; did you mean \"alpha\"?",
        ]
      ),
      ("{ view: a, imageView: b }", ["4:1: a view has one class, not view and imageView"]),
      (
        "{ shapeView: a }", ["4:1: the shape view \"a\" needs \"path\"; add it"]
      ),
      (
        "{ datePicker: a }",
        [
          "4:3: \"datePicker\" (UIDatePicker) is not supported yet; write a label in a view with a cornerRadius"
        ]
      ),
      ("{ UILabel: a }", ["4:3: \"UILabel\" is written \"label\" in scenes; write that"]),
      (
        "{ label: a, text: b, font: { systemFont: 17, features: [smallCaps] } }",
        [
          "4:22: the substitute for the system font has no small caps; write capitals in a smaller font,"
            + " or name a font of \"fontFiles\" that has them"
        ]
      ),
      (
        "{ label: a, text: b, lineSpacing: 4 }",
        [
          "4:22: \"lineSpacing\" is not supported yet; write attributedText, as in"
            + " \"attributedText: { runs: [Late], paragraphStyle: { lineSpacing: 4 } }\""
        ]
      ),
      (
        "{ collectionView: a }",
        [
          "4:3: \"collectionView\" (UICollectionView) is not supported yet; write a view with"
            + " \"clipsToBounds: true\" and in it a stackView of the cells, which a pan can move"
            + " (WritingScenes.md, Rows that scroll in a cell)"
        ]
      ),
      (
        "{ label: a, highlightedImage: star }",
        [
          "4:13: \"a\" is a label and has no highlightedImage; write a rule with \"when: highlighted\" that assigns image"
        ]
      ),
      (
        "{ label: a, tag: 5 }",
        ["4:13: \"tag\" does not change how a view looks; leave it out"]
      ),
      (
        "{ imageView: a, sytemImage: star.fill }",
        ["4:17: \"sytemImage\" is not a key of a view; did you mean \"systemImage\"?"]
      ),
      (
        "{ imageView: a, systemImage: Moonlight! }",
        [
          unknownSymbol
        ]
      ),
      (
        "{ view: a, systemImage: star.fill }",
        [
          "4:12: \"a\" is a plain view and has no systemImage; an image view or a button or a list content view has one"
        ]
      ),
      (
        "{ button: a, font: headline }",
        ["4:14: \"a\" is a button and has no font; write titleFont"]
      ),
      ("a", ["4:1: a view must be a map of keys, not a single value"]),
      (
        "{ view: a, constraints: [left = b, width = c.width] }",
        [
          "4:26: no view is called \"b\"; give this name to one",
          "4:36: no view is called \"c\"; give this name to one",
        ]
      ),
    ])
  func views(_ views: String, _ messages: [String]) {
    #expect(mistakes(in: withViews(views)) == messages)
  }

  @Test("rules and recognisers of a view in a supplementary view are reported as such")
  func supplementaryViews() {
    let text = """
      cellophane: 1
      cell: {}
      rules: [{ when: selected, chevron.alpha: 0 }]
      collectionView:
        frame: { width: 320, height: 100 }
        gestureRecognizers: [{ tap: toggle, view: chevron }]
        supplementaryViews: { header: { subviews: [{ view: chevron, constraints: [edges = superview] }] } }
        listLayout: { appearance: plain }
        sections: [{ supplementaryViews: { header: { chevron.alpha: 0.5 } }, items: 2 }]
      """
    let objection =
      "\"chevron\" is in the supplementary view \"header\", which rules, recognisers and the cell cannot"
      + " reach; sections assign to it in their supplementaryViews"
    #expect(mistakes(in: text) == ["3:27: " + objection, "6:39: " + objection])
  }

  @Test("a name that is wrong is still known")
  func wrongNames() {
    #expect(
      mistakes(
        in: withViews("{ view: a-b, constraints: [width = 1] }") + "\nrules:\n"
          + "- { when: selected, a-b.alpha: 1 }")
        == ["4:9: \"a-b\" is not a valid name; use letters, digits and _, and begin with a letter"])
  }

  @Test("the nearest word is suggested, and none that is far")
  func suggestion() {
    let words = ["backgroundColor", "alpha", "isHidden", "tintColor"]
    #expect(Suggestion.nearest(to: "backgroundcolour", among: words) == "backgroundColor")
    #expect(Suggestion.nearest(to: "alhpa", among: words) == "alpha")
    #expect(Suggestion.nearest(to: "hidden", among: words) == "isHidden")
    #expect(Suggestion.nearest(to: "colour", among: words) == nil)
    #expect(Suggestion.nearest(to: "a", among: ["b"]) == nil)
    #expect(Suggestion.nearest(to: "ab", among: ["", "b", "abc"]) == "b")
    #expect(Suggestion.nearest(to: "", among: words) == nil)
    // A swap of neighbours is half of an edit.
    #expect(Suggestion.nearest(to: "rednr", among: ["frames", "render"]) == "render")
    #expect(Suggestion.nearest(to: "rendxy", among: ["render"]) == "render")
    #expect(Suggestion.nearest(to: "rendx", among: ["render"]) == nil)
    #expect(Suggestion.nearest(to: "gfi", among: ["gi", "gif"]) == "gif")
    #expect(Suggestion.nearest(to: String(repeating: "a", count: 65), among: words) == nil)
  }

  @Test("the only name that begins with a word of a command line is meant by it, if none is near")
  func beginnings() {
    let names = ["at", "output", "size-class", "content-size", "count-antialiasing"]
    #expect(Suggestion.meant(by: "out", among: names) == "output")
    #expect(Suggestion.meant(by: "Size", among: names) == "size-class")
    #expect(Suggestion.meant(by: "outptu", among: names) == "output")
    #expect(Suggestion.meant(by: "con", among: names) == "content-size")
    #expect(Suggestion.meant(by: "co", among: names) == nil)
    #expect(Suggestion.meant(by: "cou", among: names + ["counts"]) == nil)
    #expect(Suggestion.meant(by: "class", among: names) == nil)
  }

  @Test("misspellings of up to four letters are found wherever they are")
  func editDistance() {
    let word = "abcdefghijklmnop"
    for index in word.indices {
      let swapped =
        String(word[..<index]) + String(word[index...].prefix(2).reversed())
        + word[index...].dropFirst(2)
      let left = word.replacingCharacters(at: index, with: "")
      let doubled = word.replacingCharacters(at: index, with: "xyzz")
      for other in [swapped, left, doubled] {
        #expect(Suggestion.nearest(to: other, among: ["other", word, "words"]) == word)
      }
      let far = word.replacingCharacters(at: index, with: "xyzzyx")
      #expect(Suggestion.nearest(to: far, among: [word]) == nil)
    }
  }
}

extension String {
  fileprivate func replacingCharacters(at index: Index, with text: String) -> String {
    String(self[..<index]) + text + self[self.index(after: index)...]
  }
}
