import CollectionLayouts
import Drawing
import Interaction
import OrderedCollections
import Testing
import Validation
import Views
import Vocabulary
import YAMLReading

@testable import SceneReading
@testable import Scenes

@Suite("States, gestures and delegates in scene files")
struct StateReadingTests {
  private func text(_ lines: String, collectionView: String = "") -> String {
    """
    cellophane: 1
    cell: {}
    \(lines)
    collectionView: { frame: { width: 9, height: 9 }, items: 1, \(collectionView) }
    """
  }

  private func scene(_ lines: String, collectionView: String = "") throws -> Scene {
    try SceneDocument(Array(text(lines, collectionView: collectionView).utf8), file: "a").scene
  }

  private static let press = "gestureRecognizers: [{ longPress: press }]"

  @Test("items give their cells flags of UIKit from the start")
  func itemFlags() throws {
    func scene(_ item: String) throws -> Scene {
      let text =
        "cellophane: 1\ncell: {}\n"
        + "collectionView: { frame: { width: 9, height: 9 }, items: [\(item)] }"
      return try SceneDocument(Array(text.utf8), file: "a").scene
    }
    func problem(_ item: String) -> String? {
      do {
        _ = try scene(item)
        return nil
      } catch {
        return "\(error)".split(separator: "\n").first.map(String.init)
      }
    }
    #expect(
      try scene("{ states: { selected: true, pinned: true } }").initialFlags == [
        0: [.selected, .pinned]
      ])
    #expect(
      problem("{ states: { selected: 1 } }") == "a:3:81: selected must be true or false, not \"1\"")
    #expect(
      problem("{ states: { highlighted: true } }")
        == "a:3:71: no state is called \"highlighted\"; available: selected, disabled, focused, pinned, editing, expanded"
    )
    #expect(
      problem("{ states: { selected: true } }, { states: { selected: true } }")
        == "a:3:69: several items are selected, for which allowsMultipleSelection has to be true; leave selected"
        + " out of all but one")
  }

  @Test("a file and Swift say the same")
  func sameAsSwift() throws {
    let read = try scene(
      """
      rules: [{ when: pressed and not dark, cell.alpha: 0.5 }]
      states:
        pressed: { press.began: true, press.changed: touchInside, press.ended: false }
        picked: { initially: item == 0, didSelectItem: true, didDeselectItem: false }
      """,
      collectionView: """
        gestureRecognizers: [{ longPress: press, minimumPressDuration: 0.05, allowableMovement: 4, \
        cancelsTouchesInView: false, shouldRecognizeSimultaneously: true }, { tap: poke }], \
        alwaysBounceVertical: true, \
        delegate: { shouldSelectItem: [toggleSelection, performBatchUpdates, return: false], \
        shouldDeselectItem: picked }
        """)
    let delegate = Delegate(
      shouldSelectItem: [.toggleSelection, .performBatchUpdates, .answer(.never)],
      shouldDeselectItem: .when(.custom("picked")))
    let written = Scene(
      cell: Cell(),
      states: [
        CustomState(
          "pressed",
          [
            .gesture("press", .began): .always, .gesture("press", .changed): .touchInside,
            .gesture("press", .ended): .never,
          ]),
        CustomState(
          "picked",
          [
            .initially: .item(.equal, 0), .didSelectItem: .always, .didDeselectItem: .never,
          ]),
      ],
      rules: [
        Rule(
          when: .and(.custom("pressed"), .not(.dark)), .set(.alpha, of: .cell, to: 0.5))
      ],
      collectionView: CollectionView(
        size: Size(9, 9), items: .count(1), alwaysBounceVertical: true, delegate: delegate,
        gestureRecognizers: [
          GestureRecognizer(
            "press",
            kind: .longPress(minimumPressDuration: .milliseconds(50), allowableMovement: 4),
            cancelsTouchesInView: false, shouldRecognizeSimultaneously: true),
          GestureRecognizer("poke", kind: .tap()),
        ]))
    #expect(read == written)
    #expect(SceneValidator.problems(in: written).isEmpty)
  }

  @Test("assignments of a scroll, and their cells")
  func scrolling() throws {
    let read = try scene(
      """
      tick: 120
      policies: { scrollOrder: didScrollFirst }
      states:
        faded:
          initially: lastVisible
          scrollViewDidScroll: { for: firstVisible or lastVisible and section > 0, to: not fullyVisible }
          willDisplayCell: visible
          didEndDisplayingCell: { to: false }
      scripts: { a: [scroll: { to: 100, over: 0.8 }, scroll: { by: -2.5 }, scroll: { to: { item: 0 } }] }
      """,
      collectionView:
        "alwaysBounceHorizontal: true, contentOffset: { y: 20 }, contentInset: { top: 5 }")
    var written = Scene(
      cell: Cell(),
      states: [
        CustomState(
          "faded",
          assignments: [
            .initially: StateAssignment(to: .lastVisible),
            .scrollViewDidScroll: StateAssignment(
              for: .or(.firstVisible, .and(.lastVisible, .section(.greater, 0))),
              to: .not(.fullyVisible)),
            .willDisplayCell: StateAssignment(to: .visible),
            .didEndDisplayingCell: StateAssignment(to: .never),
          ])
      ],
      collectionView: CollectionView(
        size: Size(9, 9), items: .count(1), alwaysBounceHorizontal: true,
        contentOffset: Point(0, 20), contentInset: EdgeInsets(top: 5)),
      scripts: [
        "a": [
          .scroll(to: 100, over: .milliseconds(800)), .scroll(by: -2.5),
          .scroll(ScrollMovement(to: .item(0))),
        ]
      ])
    written.scrollCallsPerSecond = 120
    written.scrollOrder = .didScrollFirst
    #expect(read == written)
    #expect(SceneValidator.problems(in: written).isEmpty)
    #expect(
      read.states[0].events[.scrollViewDidScroll]?.sceneText
        == "{ for: firstVisible or lastVisible and section > 0, to: not fullyVisible }")
  }

  @Test("snapshots name the scene's own states")
  func snapshots() throws {
    let read = try scene(
      "states: { seen: { didSelectItem: true } }\nsnapshots: { states: [normal, selected+seen] }")
    #expect(
      read.snapshots.states
        == .list([.normal, CellState.selected.setting(custom: "seen", to: true)]))
  }

  @Test("snapshots vary each trait that is on or off, by its name")
  func booleans() throws {
    let read = try scene("snapshots: { boldText: [false, true], reduceMotion: [true] }").snapshots
    #expect(read[\.legibilityWeight] == [.regular, .bold])
    #expect(read[\.isReduceMotionEnabled] == [true])
    #expect(
      Set(read.traits(of: Traits()).map(\.variantName)) == [
        "light.reduceMotion", "light.reduceMotion.boldText",
      ])
  }

  @Test(
    "a state has the scene's initial values, and lists those that differ",
    arguments: [
      ("normal", "normal"), ("loading", "normal"), ("selected", "selected"),
      ("loading=true,size=small", "normal"), ("loading=false", "loading=false"),
      ("not loading", "loading=false"), ("!loading", "loading=false"),
      ("highlighted, not loading", "highlighted+loading=false"), ("not selected", "normal"),
      ("selected=true+size=large", "selected+size=large"), ("liked=false", "normal"),
    ])
  func initialValues(text: String, id: String) throws {
    var states = StateDeclarations()
    states.declare("loading", .flag, initially: .flag(true))
    states.declare("liked", .flag, initially: nil)
    states.declare("size", .words(["small", "large"]), initially: nil)
    let state = try CellState(text: text, states: states)
    #expect(state.id == id)
    #expect(try CellState(text: state.id, states: states) == state)
  }

  @Test("a scene's file and its states have the same initial values")
  func initialFlags() throws {
    let read = try scene(
      """
      states:
        loading: { initially: true }
        second: { initially: item == 1 }
        liked: { didSelectItem: not liked }
      snapshots: { states: [normal, selected, not loading] }
      """)
    #expect(read.initialValues == ["loading": .flag(true)])
    #expect(
      read.snapshots.states
        == .list([.normal, .selected, CellState.normal.setting(custom: "loading", to: false)]))
  }

  @Test(
    "mistakes in a state are reported at their places",
    arguments: [
      ("loading=maybe", "loading must be true or false, not \"maybe\""),
      ("selected=2", "selected must be true or false, not \"2\""),
      ("loading+not loading", "\"loading+not loading\" gives loading two values"),
      (
        "not size=large",
        "\"not\" stands before a flag without a value; write another value of size"
      ),
      ("not loading=true", "\"not\" stands before a flag without a value; write not loading"),
      ("not loadin", "\"loadin\" is not a state; did you mean \"loading\"?"),
      ("size", "size has a value; write it as in size=large"),
      (
        "selected,normal",
        "\"normal\" is the state in which no flag is set; it cannot be joined with others"
      ),
    ])
  func wrongStates(text: String, message: String) {
    let problem = #"snapshots: { states: ["\#(text)"] }"#
    let states = "states: { loading: { initially: true }, size: small | large }\n"
    #expect(throws: (any Error).self) { try scene(states + problem) }
    var declared = StateDeclarations()
    declared.declare("loading", .flag, initially: .flag(true))
    declared.declare("size", .words(["small", "large"]), initially: nil)
    #expect { try CellState(text: text, states: declared) } throws: {
      ($0 as? CellState.Misspelling)?.message == message
    }
  }

  @Test(
    "predicates are spelled as they are read",
    arguments: [
      "pressed", "touchInside", "dark and highContrast", "not rightToLeft or pressed",
      "contentSize >= accessibilityMedium", "contentSize != large and item < 3",
    ])
  func predicates(text: String) throws {
    var states = StateDeclarations()
    states.declare("pressed", .flag, initially: nil)
    #expect(try PredicateParser.parse(text, states: states).sceneText == text)
  }

  @Test(
    "each mistake is reported in one line",
    arguments: [
      (
        "rules: [{ when: presed, cell.alpha: 1 }]\nstates: { pressed: { initially: true } }",
        "\"presed\" is not a state; did you mean \"pressed\"?"
      ),
      ("states: [a]", "states must be a map of names to events"),
      ("states: { a: true }", "a state is a map of events"),
      (
        "states: { a: { didSelect: true } }",
        "\"didSelect\" is not an event; similar words: didHighlightItem"
      ),
      ("states: { a: { press.start: true } }", "\"press.start\" is not an event"),
      (
        "states: { a: { values: x | y, range: 0...1 } }",
        "a state has values or a range; leave one of them out"
      ),
      ("states: { a: 0...99999999999 }", "the range of a must be within -1000000...1000000"),
      ("scripts: { a: [{ mark: \"1\" }] }", "the mark \"1\" would be a time in seconds"),
      ("states: { a: { press.began: true } }", "no gesture recogniser is called \"press\""),
      ("states: { selected: { initially: true } }", "\"selected\" is a reserved word"),
      ("states: { item: { initially: true } }", "\"item\" is a reserved word"),
      ("states: { a-b: { initially: true } }", "\"a-b\" is not a valid name"),
      ("states: { a: { initially: b } }", "\"b\" is not a state"),
      ("rules: [{ when: contentSize > huge, cell.alpha: 1 }]", "\"huge\" is not a text size"),
      ("rules: [{ when: contentSize, cell.alpha: 1 }]", "contentSize must be compared"),
      ("snapshots: { states: [pressed] }", "\"pressed\" is not a state"),
    ])
  func mistakes(lines: String, message: String) {
    let error = #expect(throws: SceneDiagnostics.self) { try scene(lines) }
    #expect(error?.diagnostics.map { $0.message.hasPrefix(message) } == [true])
  }

  @Test("a recogniser of a label needs one that takes touches")
  func passingTouches() throws {
    func scene(_ keys: String) throws -> Scene {
      let text =
        "cellophane: 1\ncell: { contentView: { subviews: [{ label: name, text: a\(keys), constraints: [leading = superview, top = superview] }] } }\n"
        + "collectionView: { frame: { width: 9, height: 9 }, gestureRecognizers: [{ tap: a, view: name }], items: 1 }"
      return try SceneDocument(Array(text.utf8), file: "a").scene
    }
    let error = #expect(throws: SceneDiagnostics.self) { try scene("") }
    #expect(
      error?.diagnostics.map(\.message)
        == ["touches pass through a label; write isUserInteractionEnabled: true in \"name\""])
    let recognizers = try scene(", isUserInteractionEnabled: true").collectionView
      .gestureRecognizers
    #expect(recognizers == [.tap("a", view: "name")])
  }

  @Test(
    "mistakes in gestures and delegates",
    arguments: [
      (
        "gestureRecognizers: [{ minimumPressDuration: 1 }]",
        "a gesture recogniser begins with its kind"
      ),
      (
        "gestureRecognizers: [{ longPress: a, tap: b }]",
        "a gesture recogniser begins with its kind"
      ),
      (
        "gestureRecognizers: [{ longPress: a }, { tap: a }]",
        "two gesture recognisers are called \"a\""
      ),
      (
        "gestureRecognizers: [{ tap: a, allowableMovement: 3 }]",
        "a tap has no minimumPressDuration"
      ),
      (
        "gestureRecognizers: [{ longPress: a, minimumPressDuration: -1 }]",
        "minimumPressDuration must be"
      ),
      ("gestureRecognizers: [{ pan: a, x: none }]", "no number is called \"none\"; declare it"),
      (
        "gestureRecognizers: [{ pan: a, minimumPressDuration: 1 }]",
        "a pan has no minimumPressDuration"
      ),
      ("gestureRecognizers: [{ pan: a, numberOfTapsRequired: 2 }]", "a pan has no numberOfTaps"),
      (
        "gestureRecognizers: [{ pan: a, numberOfTouchesRequired: 2 }]",
        "a pan has no numberOfTouchesRequired; taps and long presses have it"
      ),
      (
        "gestureRecognizers: [{ tap: a, minimumNumberOfTouches: 2 }]",
        "a tap has no minimumNumberOfTouches; a pan has it"
      ),
      (
        "gestureRecognizers: [{ pan: a, minimumNumberOfTouches: 3, maximumNumberOfTouches: 2 }]",
        "a recogniser needs 1 to 5 fingers, and no more than it allows"
      ),
      ("gestureRecognizers: [{ tap: a, axis: both }]", "only a pan has axis; write \"pan: a\""),
      ("gestureRecognizers: [{ tap: a, view: none }]", "no view is called \"none\""),
      ("gestureRecognizers: [{ pan: a, axis: diagonal }]", "\"diagonal\" is not known for axis"),
      ("gestureRecognizers: [{ pan: a, view: none }]", "no view is called \"none\""),
      ("delegate: { shouldSelectItem: [toggle] }", "\"toggle\" is not known for shouldSelectItem"),
      (
        "delegate: { shouldSelectItem: [return: false, toggleSelection] }",
        "nothing is done after the return value"
      ),
      ("delegate: { shouldSelectItem: [answer: false] }", "\"answer\" is not a key of the answer"),
    ])
  func moreMistakes(lines: String, message: String) {
    let error = #expect(throws: SceneDiagnostics.self) { try scene("", collectionView: lines) }
    #expect(error?.diagnostics.first?.message.hasPrefix(message) == true)
  }

  @Test("transformers may read the scene's own states, if it has them")
  func transformers() {
    func problems(_ states: [CustomState]) -> [String] {
      let answer = ColorTransformer.answers([.init(when: .custom("hot"), return: .system(.red))])
      var configuration = BackgroundConfiguration()
      configuration.properties[.backgroundColorTransformer] = .some(answer)
      let scene = Scene(
        cell: Cell(backgroundConfiguration: configuration), states: states,
        collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
      return SceneValidator.problems(in: scene).map(\.message)
    }
    #expect(problems([CustomState("hot", [:])]) == [])
    #expect(problems([]) == ["no state is called \"hot\"; give this name to one"])
  }

  @Test("Swift is held to the same rules")
  func validation() {
    let scene = Scene(
      cell: Cell(), states: [CustomState("a b", [.gesture("nobody", .began): .custom("none")])],
      rules: [Rule(when: .custom("other"))],
      collectionView: CollectionView(
        size: Size(9, 9), items: .count(1),
        gestureRecognizers: [
          GestureRecognizer("x", kind: .longPress(minimumPressDuration: .seconds(-1)))
        ]))
    #expect(
      SceneValidator.problems(in: scene).map(\.path.description) == [
        "states[0]", "states[0].nobody.began", "states[0].nobody.began",
        "collectionView.gestureRecognizers[0]", "rules[0].when",
      ])
  }
}
