import Cellophane
import Foundation
import OrderedCollections
import PNGCoding
import Resolution
import Testing
import Validation
import Views
import Work

@testable import SceneRendering

@Suite("Pictures of a scene")
struct PictureTests {
  private static let states: [CellState] = [
    .normal, .highlighted, .selected, [.highlighted, .selected],
  ]

  @Test(
    "a PNG contains its colour space sRGB and its resolution",
    arguments: zip(DisplayScale.allCases, [2835, 5669, 8504]))
  func png(scale: DisplayScale, perMeter: Int) throws {
    let picture = try Fixture.renderer(scale).cell(state: .selected)
    let bytes = try picture.png()
    let image = try PNGDecoder.decode(bytes)
    #expect((image.bitmap == (try picture.bitmap())) as Bool)
    #expect(image.pixelsPerMeter == .init(x: perMeter, y: perMeter))
    // The chunk with its length of 1 before it and perceptual intent behind it.
    #expect(Data(bytes).range(of: Data([0, 0, 0, 1]) + Data("sRGB\0".utf8)) != nil)
  }

  @Test("a custom state that is not declared, and a value that it cannot have, are errors")
  func undeclaredStates() throws {
    let renderer = try Fixture.renderer {
      $0.states = [
        CustomState("liked", .flag), CustomState("rating", .number(from: 0, through: 5)),
        CustomState("download", .words(["none", "loading"])),
      ]
      $0.rules.append(
        Rule(
          when: .value("download", .equal, "loading"),
          .set(.backgroundColor, of: .contentView, to: .green)))
    }
    let loading = CellState.normal.setting(custom: "download", to: "loading")
    let plain = try renderer.cell().displayList
    #expect(try renderer.cell(state: loading).displayList != plain)
    let reset = loading.setting(custom: "download", to: nil)
    #expect(try renderer.cell(state: reset).displayList == plain)
    #expect(throws: RenderingError.self) {
      try renderer.cell(state: loading.setting(custom: "download", to: "lost"))
    }
    let misspelt = CellState.normal.setting(custom: "likd", to: true)
    let message = "\"likd\" is not a state; did you mean \"liked\"?"
    #expect(throws: RenderingError.invalidState(message)) { try renderer.cell(state: misspelt) }
    #expect(throws: RenderingError.invalidState(message)) {
      try renderer.collectionView(states: [1: misspelt])
    }
    let unfit = CellState.normal.setting(custom: "rating", to: true)
    #expect(throws: RenderingError.invalidState("rating is a number, not \"true\"")) {
      try renderer.cell(state: unfit)
    }
    #expect(
      try renderer.cell(state: CellState.normal.setting(custom: "liked", to: true)).size.width == 92
    )
  }

  @Test("an SVG is small and has the same groups in every state", arguments: states)
  func svg(state: CellState) throws {
    let text = try Fixture.renderer().cell(state: state).svg()
    #expect(text.utf8.count < 2048)
    let ids = text.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(
      ids == ["cell", "backgroundView", "selectedBackgroundView", "contentView", "star"])
    #expect(text.contains("<title>Selected and highlighted cells: item 0, "))
    #expect(text.contains("width=\"92\" height=\"92\" viewBox=\"0 0 92 92\""))
    #expect(text.contains("fill=\"#0000ff\"") == !state.isNormal)
    #expect(text.contains("fill=\"#ff7e79\"") == state.contains(.highlighted))
    #expect(text.contains("fill=\"#ffffff\"") == state.contains(.selected))
  }

  @Test("the scale changes pixels, not points")
  func scales() throws {
    let svgs = try DisplayScale.allCases.map { try Fixture.renderer($0).cell().svg() }
    #expect(Set(svgs).count == 1)
    #expect(try Fixture.renderer(.x3).cell().size == Size(92, 92))
    #expect(try Fixture.renderer(.x3).collectionView().size == Size(320, 116))
  }

  @Test("the titles of pictures name the scene and the content")
  func titles() throws {
    let renderer = try Fixture.renderer()
    #expect(
      try renderer.cell(item: 2, state: [.highlighted, .selected]).title
        == "Selected and highlighted cells: item 2, highlighted and selected")
    #expect(try renderer.cell().title == "Selected and highlighted cells: item 0, normal")
    #expect(try renderer.collectionView().title == "Selected and highlighted cells")
    #expect(
      try renderer.collectionView(states: [2: .selected, 1: .highlighted]).title
        == "Selected and highlighted cells: item 1 highlighted, item 2 selected")
    #expect(
      try Fixture.renderer { $0.title = "" }.collectionView(states: [0: .selected]).title
        == "item 0 selected")
  }

  @Test("unknown names are errors that list the known ones")
  func unknown() throws {
    let renderer = try Fixture.renderer()
    #expect(throws: RenderingError.unknownItem(3, count: 3)) { try renderer.cell(item: 3) }
    #expect(throws: RenderingError.unknownItem(-1, count: 3)) { try renderer.cell(item: -1) }
    #expect(throws: RenderingError.unknownItem(7, count: 3)) {
      try renderer.collectionView(states: [0: .selected, 7: .selected])
    }
    let known = ["tap", "tap-second", "drag-out", "cancel"]
    #expect(throws: RenderingError.unknownScript("no", known: known)) {
      try renderer.collectionView(script: "no", at: .start)
    }
    #expect(throws: RenderingError.unknownItem(9, count: 3)) {
      try renderer.stateDiagramText(items: [9], as: .json)
    }
  }

  @Test("a scene that cannot be laid out has no renderer")
  func badScene() throws {
    #expect(throws: RenderingError.self) {
      try Fixture.renderer { $0.cell.contentView.subviews.append(.view("nowhere")) }
    }
  }

  @Test("errors are worded for people")
  func wording() {
    let errors: [(RenderingError, String)] = [
      (.unknownItem(3, count: 3), "there is no item 3; the last one is 2"),
      (.unknownItem(0, count: 0), "the scene has no items"),
      (.unknownScript("x", known: []), "no script is called \"x\"; the scene has none"),
      (.unknownScript("x", known: ["a", "b"]), "no script is called \"x\"; available: a, b"),
      (
        .invalidMoment("x", marks: []),
        "\"x\" is neither a number of seconds nor a mark of the script; it has no marks"
      ),
      (.picture("why"), "why"), (.text(.fontNotFound("why")), "why"),
      (
        .invalidFrameRate(60, allowed: 1...50),
        "60 frames per second are not possible; choose 1 to 50"
      ),
      (
        .invalidFrameRate(241, allowed: 1...240),
        "241 frames per second are not possible; choose 1 to 240"
      ),
      (
        .scene([SceneProblem(path: .scene.key("a").index(1), message: "b")]), "a[1]: b"
      ),
    ]
    for (error, text) in errors { #expect(error.description == text) }
  }

  @Test("the same scene gives the same bytes, from many threads at once")
  func deterministic() async throws {
    let renderer = try Fixture.renderer(.x3)
    let first = try renderer.cell(state: .selected).png()
    let all = try await (0..<16).concurrentMap(jobs: 4) { _ in
      try renderer.cell(state: .selected).png()
    }
    #expect(all.allSatisfy { $0 == first })
  }
}

@Suite("Parts of a scene that the command line shows")
struct SubjectTests {
  private func state(_ renderer: SceneRenderer, item: Int = 0, _ time: String) throws -> String {
    let subject = try renderer.subject(item: item, script: "tap", at: .mark(time))
    return "\(subject.presentationDump().split(separator: " at ")[0])"
  }

  @Test("a cell or the collection view, in a state")
  func states() throws {
    let renderer = try Fixture.renderer()
    let cell = try renderer.subject(item: 1, state: .selected)
    #expect((renderer.picture(of: cell) == (try renderer.cell(item: 1, state: .selected))) as Bool)
    let view = try renderer.subject(item: nil, state: .selected)
    #expect(
      (renderer.picture(of: view) == (try renderer.collectionView(states: [0: .selected]))) as Bool)
    let rest = try renderer.subject(item: nil, state: .normal)
    #expect((renderer.picture(of: rest) == (try renderer.collectionView())) as Bool)
  }

  @Test("an item has its initial state unless a state is named, also the normal one")
  func initialStates() throws {
    var chosen = Item()
    chosen.states = ["selected": .flag(true)]
    let items = [Item(), chosen, Item()]
    let renderer = try Fixture.renderer { $0.collectionView.items = .cycle(items, count: 3) }
    #expect(try renderer.initialState(ofItem: 1) == .selected)
    let initial = try renderer.subject(item: 1, state: nil)
    let selected = try renderer.subject(item: 1, state: .selected)
    let normal = try renderer.subject(item: 1, state: .normal)
    #expect(initial.presentationDump() == selected.presentationDump())
    #expect(initial.presentationDump() != normal.presentationDump())
    #expect(throws: RenderingError.self) { try renderer.subject(item: 9, state: nil) }
  }

  @Test("moments are seconds or marks")
  func moments() throws {
    let renderer = try Fixture.renderer {
      $0.scripts = ["tap": [.tap(0), .mark("start"), .mark("end")]]
      $0.snapshots.scripts = []
    }
    #expect(try state(renderer, "0.0") == "item 0 normal")
    #expect(try state(renderer, "0.149999") == "item 0 normal")
    #expect(try state(renderer, "0.2") == "item 0 highlighted")
    #expect(try state(renderer, "end") == "item 0 selected")
    #expect(try state(renderer, "start") == "item 0 selected")
    #expect(try state(renderer, "1e6") == "item 0 selected")
    for text in ["-1", "nan", "inf", "0x1", "1 ", "soon", "", "1e7"] {
      #expect(throws: RenderingError.invalidMoment(text, marks: ["start", "end"])) {
        try renderer.subject(item: nil, script: "tap", at: .mark(text))
      }
    }
  }

  @Test("times before the script, after eleven days and that are not numbers are invalid")
  func times() throws {
    let renderer = try Fixture.renderer {
      $0.scripts = ["tap": [.tap(0), .mark("end")]]
      $0.snapshots.scripts = []
    }
    let wrong: [(moment: ScriptMoment, text: String)] = [
      (.seconds(.nan), "nan"), (.seconds(.infinity), "inf"), (.seconds(-.infinity), "-inf"),
      (.seconds(1e30), "1e+30"), (.seconds(-1), "-1.0"), (.milliseconds(-1), "-0.001"),
      (.time(.seconds(-5)), "-5.0"), (.time(.seconds(1_000_001)), "1000001.0"),
      (.time(.seconds(Int64.max)), "9.223372036854776e+18"),
    ]
    let timeline = try renderer.timeline(ofScript: "tap")
    for (moment, text) in wrong {
      let error = RenderingError.invalidMoment(text, marks: ["end"])
      #expect(throws: error) { try renderer.collectionView(script: "tap", at: moment) }
      #expect(throws: error) { try timeline.stage(at: moment) }
      var settings = FilmSettings()
      settings.start = moment
      #expect(throws: error) { try Film(of: renderer, script: "tap", settings: settings) }
      (settings.start, settings.end) = (nil, moment)
      #expect(throws: error) { try Film(of: renderer, script: "tap", settings: settings) }
    }
    #expect(try timeline.state(ofItem: 0, at: .seconds(1_000_000)) == .selected)
    #expect(try timeline.state(ofItem: 0, at: .seconds(0)) == .normal)
  }

  @Test("a picture has a renderer fingerprint, also a diagram with more text than its cells")
  func rendererNames() throws {
    let plain = try Fixture.renderer()
    #expect(try plain.cell().rendererName() == plain.rendererName())
    #expect(try !plain.rendererName().contains("pango"))
    let labelled = try Fixture.renderer {
      $0.cell.contentView.subviews.append(
        .label("title", text: "A", constraints: [Constraint(.center, equalTo: .superview)]))
    }
    let name = try labelled.rendererName()
    #expect(name.contains("; pango "))
    #expect(try labelled.cell().rendererName() == name)
    #expect(try plain.stateDiagram().rendererName().hasPrefix(name))
  }

  @Test("a cell outside of the viewport can be drawn, one that does not exist cannot")
  func outOfView() throws {
    let renderer = try Fixture.renderer {
      $0.collectionView.items = .count(30)
      $0.scripts = ["tap": [.selectItem(29), .wait(.milliseconds(100))]]
      $0.snapshots.scripts = []
    }
    #expect(try state(renderer, item: 29, "0.1") == "item 29 selected")
    #expect(try state(renderer, item: 28, "0.1") == "item 28 normal")
    #expect(throws: RenderingError.unknownItem(30, count: 30)) {
      try renderer.subject(item: 30, script: "tap", at: .mark("0.1"))
    }
  }
}
