import Drawing
import Interaction
import Layout
import Machine
import Motion
import OrderedCollections
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import SceneReading
@testable import Scenes
@testable import Timelines

/// What the app sets: flags, words and numbers, and values that follow numbers.
@Suite("Declared inputs")
struct StateInputTests {
  private static let bar = """
          - view: track
            constraints: [leading = superview, top = superview, width = 200, height = 10]
          - view: bar
            backgroundColor: { progress: { 0: black, 1: white } }
            constraints: [leading = track, top = track, height = 10, width = track.width * progress]
    """

  private func text(
    views: String = "", states: String, rules: String = "", items: String = "1",
    scripts: String = ""
  ) -> String {
    """
    cellophane: 1
    cell:
      contentView:
        subviews:
          - label: name
            text: "{count} of {download}, {progress%}"
            alpha: progress * 0.5
            constraints: [leading = superview, bottom = superview]
    \(views)
    states:
      download: none | loading | done
      progress: { range: 0...1, stops: [0, 0.5, 1], animation: { duration: 1, curve: linear } }
      count: 0...
    \(states)
    rules:
      - { when: download == done and progress >= 0.5, cell.alpha: 0.5 }
    \(rules)
    collectionView:
      frame: { width: 300, height: 60 }
      flowLayout: { itemSize: { width: 300, height: 60 } }
      items: \(items)
    scripts:
      load: [set: { item: 0, progress: 0.5, download: loading }, wait: 0.5, mark: half, wait: 1]
    \(scripts)
    """
  }

  private func scene(
    views: String = bar, states: String = "", rules: String = "", items: String = "1",
    scripts: String = ""
  ) throws -> Scene {
    let text = text(views: views, states: states, rules: rules, items: items, scripts: scripts)
    return try SceneDocument(Array(text.utf8), file: "inputs").scene
  }

  private func messages(_ text: String) -> [String] {
    do {
      _ = try SceneDocument(Array(text.utf8), file: "inputs")
      return []
    } catch {
      return "\(error)".split(separator: "\n").map(String.init).filter { $0.contains("inputs:") }
    }
  }

  private func view(_ name: ViewName, of cell: PresentedCell) throws -> PresentedView {
    func find(_ view: PresentedView) -> PresentedView? {
      view.name == name ? view : view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(cell.view))
  }

  @Test("values follow numbers: texts, multiples, colours between stops, constraints")
  func follows() throws {
    let resolved = try ResolvedScene(scene(), traits: Traits())
    let state = CellState.normal.setting(custom: "progress", to: .number(0.25))
      .setting(custom: "count", to: .number(3)).setting(custom: "download", to: .word("done"))
    let cell = resolved.cell(item: 0, state: state)
    #expect(try view("name", of: cell)[.text] == "3 of done, 25%")
    #expect(try view("name", of: cell)[.alpha] == 0.125)
    #expect(try view("bar", of: cell).frame == Rect(0, 0, 50, 10))
    #expect(
      try view("bar", of: cell)[.backgroundColor]
        == .fixed(Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 1)))
    #expect(cell.view[.alpha] == 1)
    let done = resolved.cell(item: 0, state: state.setting(custom: "progress", to: .number(0.5)))
    #expect(done.view[.alpha] == 0.5)
    let start = resolved.cell(item: 0, state: .normal)
    #expect(try view("name", of: start)[.text] == "0 of none, 0%")
    #expect(try view("bar", of: start).frame == Rect(0, 0, 0, 10))
  }

  @Test("two braces are one brace, also where no state has values")
  func braces() throws {
    func shown(_ states: [CustomState]) throws -> String {
      let label = View.label(
        "name", text: "{{a}} b",
        constraints: [try .text("leading = superview"), try .text("top = superview")])
      var scene = Fixture.scene(label)
      scene.states = states
      return try view(
        "name", of: ResolvedScene(scene, traits: Traits()).cell(item: 0, state: .normal))[.text]
    }
    #expect(try shown([CustomState("on", .words(["a", "b"]))]) == "{a} b")
    #expect(try shown([CustomState("on", [:])]) == "{a} b")
    #expect(try shown([]) == "{a} b")
  }

  @Test(
    "a number that a script sets animates the properties that follow it, and ends at the settled values"
  )
  func animates() throws {
    let scene = try scene()
    let resolved = try ResolvedScene(scene, traits: Traits())
    let script = try #require(scene.scripts["load"])
    let timeline = Timeline(of: resolved, playing: script)
    func bar(_ seconds: Double) throws -> PresentedView {
      let moment = Timeline.Moment(.milliseconds(Int(seconds * 1000)))
      return try view("bar", of: timeline.cell(item: 0, at: moment))
    }
    // From 0 to half of 200 points in one second, along a line.
    #expect(try bar(0.5).frame == Rect(0, 0, 50, 10))
    #expect(try bar(1.5).frame == Rect(0, 0, 100, 10))
    #expect(
      try bar(0.5)[.backgroundColor]
        == .fixed(Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 1)))
    let state = timeline.state(ofItem: 0, at: .seconds(1))
    #expect(state.customStates == ["download=loading", "progress=0.5"])
    #expect(
      timeline.turns.flatMap(\.events) == [
        .custom("progress", value: 0.5, item: 0), .custom("download", value: "loading", item: 0),
      ])
  }

  @Test("items give their own initial values, which come back when the cell does")
  func items() throws {
    let scene = try scene(
      items: "[{}, { states: { count: 7, progress: 1 } }]",
      scripts: "  other: [set: { item: 1, count: 0 }]")
    let resolved = try ResolvedScene(scene, traits: Traits())
    let stage = resolved.initialStage
    #expect(resolved.machine.state(ofItem: 0, in: stage).customStates == [])
    let values: [String: StateValue] = ["count": .number(7), "progress": .number(1)]
    #expect(resolved.machine.state(ofItem: 1, in: stage).customValues == values)
    let change = StateChange(item: 1, values: [.init(.custom("count"), .number(0))])
    let set = resolved.machine.reduce(stage, .input(.app(.set(change)))).stage
    #expect(resolved.machine.state(ofItem: 1, in: set).customStates == ["progress=1"])
  }

  @Test("graphs have the product of all inputs, and the app's arrows change one of them")
  func graph() throws {
    let scene = try scene(states: "  editing: app")
    let graph = try ResolvedScene(scene, traits: Traits()).stateGraph(ofItems: [0])
    // Editing, three words, three and two stops, selected and highlighted; UIKit does not select
    // while a cell alone is editing any differently.
    #expect(graph.states.count == 2 * 3 * 3 * 2 * 4)
    #expect(graph.isComplete)
    let resting = graph.transitions.filter { $0.from == graph.initial && $0.action.isOfApp }
    #expect(
      resting.map(\.deed.words).sorted() == [
        "app sets count 1", "app sets download done", "app sets download loading",
        "app sets editing", "app sets progress 0.5",
      ])
    for outcome in graph.transitions where outcome.action.isOfApp {
      #expect(outcome.events.isEmpty && outcome.deed.region == .none)
    }
  }

  @Test("when combinations explode, the graph says that states are missing")
  func bound() throws {
    let flags = (0..<11).map { "  s\($0): app" }.joined(separator: "\n")
    let graph = try ResolvedScene(scene(states: flags), traits: Traits()).stateGraph(ofItems: [0])
    #expect(graph.bounds == [.situations])
  }

  @Test("states are read with their values and spelled in the same way")
  func spelled() throws {
    let scene = try scene()
    let states = StateDeclarations(of: scene)
    let text = "selected+download=loading+progress=0.42"
    let state = try CellState(text: text, states: states)
    #expect(
      state
        == CellState.selected.setting(custom: "download", to: .word("loading"))
        .setting(custom: "progress", to: .number(0.42)))
    #expect(state.id == text)
    #expect(try CellState(text: "download=none", states: states) == .normal)
    for wrong in ["download", "download=dne", "progress=2", "progress=x", "selected=yes"] {
      #expect(throws: CellState.Misspelling.self) { try CellState(text: wrong, states: states) }
    }
    let predicate = "download != done and progress >= 0.25 or count == 3"
    #expect(try PredicateParser.parse(predicate, states: states).sceneText == predicate)
  }

  @Test(
    "mistakes have a place and a correction",
    arguments: [
      ("download == done", "download == doen", "\"doen\" is not a value of download"),
      ("download == done", "download > done", "download is a word; compare it by == or !="),
      ("progress >= 0.5", "progress", "progress must be compared"),
      ("progress >= 0.5", "progress >= 2", "progress must be from 0 to 1, not 2"),
      ("{count}", "{cuont}", "no state with a value is called \"cuont\"; did you mean \"count\"?"),
      ("progress * 0.5", "progres * 0.5", "no number is called \"progres\""),
      ("progress * 0.5", "progress * 5", "alpha must be from 0 to 1"),
      ("width * progress", "width * progess", "no number is called \"progess\""),
      ("{ progress: { 0: black", "{ progres: { 0: black", "no number is called \"progres\""),
      ("1: white", "2: white", "progress must be from 0 to 1, not 2"),
      ("0: black, ", "", "needs two stops"),
      ("0...1", "1...0", "the range of progress must ascend"),
      ("stops: [0, 0.5, 1]", "stops: [0, 1, 0.5]", "ascending"),
      ("none | loading | done", "none | none", "two or more different"),
      ("progress: 0.5, download", "progress: 0.5, downlod", "did you mean \"download\"?"),
      ("download: loading }", "download: 3 }", "\"3\" is not a value of download"),
    ])
  func mistakes(part: String, wrong: String, message: String) throws {
    let right = text(views: Self.bar, states: "")
    #expect(messages(right) == [])
    let found = messages(right.replacing(part, with: wrong))
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  @Test("a flag that UIKit sets is not an input")
  func flags() {
    let found = messages(text(states: "  selected: app"))
    #expect(found.contains { $0.contains("is a reserved word") }, "\(found)")
    #expect(messages(text(states: "  editing: app")) == [])
  }

  @Test("without stops a number is explored at its ends and in the middle, whole for counts")
  func middles() {
    func stops(_ lowest: Double, _ highest: Double) -> [StateValue] {
      StateKind.number(from: lowest, through: highest).stops
    }
    #expect(stops(0, 99) == [.number(0), .number(49), .number(99)])
    #expect(stops(5, 30) == [.number(5), .number(17), .number(30)])
    #expect(stops(-3, 0) == [.number(-3), .number(-2), .number(0)])
    #expect(stops(0, 1) == [.number(0), .number(0.5), .number(1)])
    #expect(stops(0, 2.5) == [.number(0), .number(1.25), .number(2.5)])
    #expect(stops(0.5, 4.5) == [.number(0.5), .number(2.5), .number(4.5)])
  }

  @Test("scenes in Swift equal those of files")
  func swift() throws {
    let read = try scene()
    var progress = CustomState("progress", .number(from: 0, through: 1, stops: [0, 0.5, 1]))
    progress.animation = Animation(duration: .seconds(1), curve: .linear)
    #expect(
      read.states == [
        CustomState("download", .words(["none", "loading", "done"])), progress,
        CustomState("count", .number(from: 0, through: nil)),
      ])
    let bar = View.view("bar").setting(
      .backgroundColor, following: "progress", [0: .black, 1: .white])
    #expect(
      read.cell.contentView.subviews.last?.properties[PropertyName.backgroundColor]
        == bar.properties[PropertyName.backgroundColor])
  }
}
