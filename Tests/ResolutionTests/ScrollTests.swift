import CollectionLayouts
import Drawing
import Interaction
import Layout
import Motion
import OrderedCollections
import Testing
import Validation
import Views
import Vocabulary

@testable import Machine
@testable import Resolution
@testable import Scenes
@testable import Timelines

@Suite("Scrolling")
struct ScrollTests {
  /// Cells of 355 × 187.5 pt, one in a line, of which the first and last visible ones fade while they are
  /// not wholly on screen.
  private func fading(
    width: Double = 375, _ change: (inout Scene) -> Void = { _ in }
  ) throws -> ResolvedScene {
    var scene = Scene(
      cell: Cell(),
      states: [
        CustomState(
          "faded",
          assignments: [
            .initially: StateAssignment(to: .lastVisible),
            .scrollViewDidScroll: StateAssignment(
              for: .or(.firstVisible, .lastVisible), to: .not(.fullyVisible)),
          ])
      ],
      rules: [Rule(when: .custom("faded"), .set(.alpha, of: .cell, to: 0.1))],
      collectionView: CollectionView(
        size: Size(width, 667), collectionViewLayout: .flow(itemSize: Size(width - 20, width / 2)),
        items: .count(16), alwaysBounceVertical: true))
    change(&scene)
    if !scene.states.contains(where: { $0.name == "faded" }) {
      scene.rules.removeAll { $0.when == .custom("faded") }
    }
    return try ResolvedScene(scene, traits: Traits())
  }

  /// The items that are faded on screen when the script is over.
  private func faded(_ script: TouchScript, in scene: ResolvedScene) -> [Int] {
    let timeline = Timeline(of: scene, playing: script)
    return timeline.presentation(at: timeline.duration).cells
      .filter { $0.state.contains(custom: "faded") }.map(\.item)
  }

  private func log(_ script: TouchScript, in scene: ResolvedScene) -> [String] {
    Timeline(of: scene, playing: script).turns
      .flatMap { turn in turn.events.map { "\(turn.time / .milliseconds(1)) \($0)" } }
  }

  @Test("the first and last cells fade at the offsets at which they leave the screen")
  func thresholds() throws {
    let scene = try fading()
    let first: TouchScript.Step = .scroll(to: 100, over: .milliseconds(800))
    let second: TouchScript.Step = .scroll(to: 113, over: .milliseconds(200))
    #expect(faded([], in: scene) == [3])
    #expect(faded([first], in: scene) == [0, 3])
    #expect(faded([first, second], in: scene) == [0])
    #expect(
      faded([first, second, .scroll(to: 124, over: .milliseconds(200))], in: scene) == [0, 4])
    // To the very pixel: at 113 the last one fits, at 123 the next one only touches the screen.
    #expect(faded([.scroll(to: 112.5)], in: scene) == [0, 3])
    #expect(faded([.scroll(to: 113)], in: scene) == [0])
    #expect(faded([.scroll(to: 113), .scroll(to: 123)], in: scene) == [0])
    #expect(faded([.scroll(to: 113), .scroll(to: 123.5)], in: scene) == [0, 4])
    #expect(faded([.scroll(to: 187)], in: scene).contains(0))
    #expect(faded([.scroll(to: 113), .scroll(to: 187.5)], in: scene) == [4])
  }

  @Test("a cell that a jump leaves faded in the middle stays so: only the ends are updated")
  func skipOne() throws {
    let script: TouchScript = [.scroll(to: 100, over: .milliseconds(800)), .scroll(to: 250)]
    #expect(try faded(script, in: fading()) == [1, 3, 4])
    // Were the delegate called before cells come and go, it would look at item 3.
    #expect(try faded(script, in: fading { $0.scrollOrder = .didScrollFirst }) == [])
  }

  @Test("the delegate is called at the scene's tick, at any frame rate of the film")
  func tick() throws {
    let script: TouchScript = [.scroll(to: 600, over: .milliseconds(400))]
    #expect(try faded(script, in: fading()) == [3, 4, 5, 6])
    #expect(try faded(script, in: fading { $0.scrollCallsPerSecond = 120 }) == [3, 6])
    #expect(try faded(script, in: fading { $0.scrollOrder = .didScrollFirst }) == [6])
    #expect(
      try faded(
        script,
        in: fading {
          $0.scrollOrder = .didScrollFirst
          $0.scrollCallsPerSecond = 120
        }) == [3, 6])
  }

  @Test("the scale changes nothing", arguments: DisplayScale.allCases)
  func scale(_ scale: DisplayScale) throws {
    let scene = try ResolvedScene(fading().scene, traits: Traits(displayScale: scale))
    #expect(faded([.scroll(to: 113)], in: scene) == [0])
    #expect(faded([.scroll(to: 112)], in: scene) == [0, 3])
  }

  @Test("beyond the start of the content the first cell is still wholly on screen")
  func bounced() throws {
    #expect(try faded([.scroll(to: -40)], in: fading()) == [3])
    #expect(
      Timeline(of: try fading(), playing: [.scroll(to: -40)]).presentation(at: .zero).cells[0]
        .frame == Rect(10, 40, 355, 187.5))
  }

  @Test("frames are those of the layout less the content offset, on three screens")
  func frames() throws {
    for (width, y) in [(375.0, 592.5), (390, 615), (393, 619.5)] {
      let scene = try fading(width: width)
      let timeline = Timeline(of: scene, playing: [.scroll(to: 100)])
      let cell = try #require(timeline.presentation(at: .zero).cells.last)
      #expect(cell.item == 3)
      #expect(cell.frame == Rect(10, y - 100, width - 20, width / 2))
    }
  }

  @Test("ticks are counted from the step's start; the last call comes at its very end")
  func ticks() throws {
    let scene = try fading { $0.states = [] }
    let timeline = Timeline(
      of: scene, playing: [.wait(.milliseconds(5)), .scroll(to: 10, over: .milliseconds(40))])
    #expect(timeline.duration == .milliseconds(45))
    let expected: [(Double, Double)] = [
      // 25/6 and 25/3 points, on the pixel grid.
      (5 + 50.0 / 3, 4), (5 + 100.0 / 3, 8.5), (45, 10),
    ]
    let turns = timeline.turns.dropFirst()
    #expect(turns.count == 3)
    for (turn, (time, offset)) in zip(turns, expected) {
      #expect(abs(turn.time / .milliseconds(1) - time) < 1e-9)
      #expect(abs(turn.contentOffset.y - offset) < 1e-9)
    }
    #expect(turns.map(\.isIntermediate) == [true, true, false])
    #expect(turns.last?.time == .milliseconds(45) && turns.last?.contentOffset == Point(0, 10))
    // Between two calls the content stays where the last one left it.
    #expect(
      timeline.presentation(at: .milliseconds(44)).contentOffset.y
        == turns.dropLast().last?.contentOffset.y)
  }

  @Test("a tick that falls on the end is the last call, not one before it")
  func tickAtTheEnd() throws {
    let scene = try fading { $0.scrollCallsPerSecond = 50 }
    let timeline = Timeline(of: scene, playing: [.scroll(to: 8, over: .milliseconds(80))])
    #expect(timeline.turns.map(\.contentOffset.y) == [0, 2, 4, 6, 8])
    #expect(timeline.turns.map { $0.time / .milliseconds(1) } == [0, 20, 40, 60, 80])
  }

  @Test("a scroll to the current offset calls no delegate method")
  func nowhere() throws {
    #expect(
      try log([.scroll(to: 0, over: .seconds(1)), .scroll(by: 0)], in: fading()) == [])
  }

  @Test("events of a jump: cells come, cells go and are reused, the delegate is called")
  func events() throws {
    #expect(
      try log([.scroll(to: 250)], in: fading()) == [
        "0.0 willDisplayCell 4", "0.0 didEndDisplayingCell 0", "0.0 scrollViewDidScroll 250",
        "0.0 faded true 1", "0.0 faded true 4",
      ])
    #expect(
      try log([.scroll(to: 250)], in: fading { $0.scrollOrder = .didScrollFirst }) == [
        "0.0 scrollViewDidScroll 250", "0.0 faded true 0", "0.0 faded false 3",
        "0.0 willDisplayCell 4", "0.0 didEndDisplayingCell 0",
      ])
    #expect(
      try log([.scroll(by: 10), .scroll(by: -4)], in: fading { $0.states = [] }) == [
        "0.0 scrollViewDidScroll 10", "0.0 scrollViewDidScroll 6",
      ])
  }

  @Test("cells that come and those whose state changes update their configuration")
  func updates() throws {
    let timeline = try Timeline(of: fading(), playing: [.wait(.seconds(1)), .scroll(to: 250)])
    #expect(timeline.turns.map(\.updates) == [[0, 1, 2, 3], [1, 4]])
  }

  @Test("a cell that leaves the screen loses its states, and has its initial ones again")
  func reuse() throws {
    let scene = try fading {
      $0.states = [
        CustomState("touched", [.didSelectItem: .always]),
        CustomState("even", [.initially: .item(.equal, 0), .didSelectItem: .never]),
      ]
    }
    func state(_ script: TouchScript) -> CellState {
      let timeline = Timeline(of: scene, playing: script)
      return timeline.cell(item: 0, at: timeline.duration).state
    }
    let even = CellState.normal.setting(custom: "even", to: true)
    #expect(state([]) == even)
    #expect(state([.tap(0)]) == CellState.selected.setting(custom: "touched", to: true))
    #expect(
      state([.tap(0), .scroll(to: 100), .scroll(to: 0)])
        == CellState.selected.setting(custom: "touched", to: true))
    // The selection belongs to the item and stays.
    #expect(
      state([.tap(0), .scroll(to: 187.5), .scroll(to: 0)])
        == CellState.selected.setting(custom: "even", to: true))
  }

  @Test("initial conditions on a place on screen are evaluated for the first screen only")
  func initiallyOnce() throws {
    let scene = try fading {
      $0.states = [CustomState("last", [.initially: .lastVisible])]
    }
    func last(_ script: TouchScript) -> [Int] {
      let timeline = Timeline(of: scene, playing: script)
      return timeline.presentation(at: timeline.duration).cells
        .filter { $0.state.contains(custom: "last") }.map(\.item)
    }
    #expect(last([]) == [3])
    #expect(last([.scroll(to: 200)]) == [3])
    #expect(last([.scroll(to: 2000), .scroll(to: 0)]) == [])
  }

  @Test("willDisplayCell is called for cells that appear, and for the first ones")
  func willDisplay() throws {
    let scene = try fading {
      $0.states = [
        CustomState(
          "late",
          assignments: [.willDisplayCell: StateAssignment(for: .item(.greater, 2), to: .always)])
      ]
    }
    let timeline = Timeline(of: scene, playing: [.wait(.seconds(1)), .scroll(to: 250)])
    func late(_ time: Duration) -> [Int] {
      timeline.presentation(at: time).cells.filter { $0.state.contains(custom: "late") }.map(\.item)
    }
    #expect(late(.zero) == [3])
    #expect(late(.seconds(1)) == [3, 4])
  }

  @Test("a cell that is scrolled away under a finger is silently no longer highlighted")
  func scrolledAway() throws {
    let scene = try fading {
      $0.states = []
      $0.collectionView.delaysContentTouches = false
    }
    #expect(
      log([.down(0), .scroll(to: 200), .up], in: scene) == [
        "0.0 shouldHighlight 0", "0.0 isHighlighted true 0", "0.0 didHighlight 0",
        "0.0 willDisplayCell 4", "0.0 didEndDisplayingCell 0", "0.0 isHighlighted false 0",
        "0.0 scrollViewDidScroll 200",
      ])
  }

  // MARK: - Fingers

  /// Drags from the middle of item 1 by so much.
  private func drag(_ steps: TouchScript.Step...) -> TouchScript {
    TouchScript([.down(1)] + steps)
  }

  private func offsets(_ script: TouchScript, in scene: ResolvedScene) -> [Double] {
    Timeline(of: scene, playing: script).turns.map(\.contentOffset.y)
  }

  @Test("content follows a finger from where it went farther than 10 points")
  func pan() throws {
    let scene = try fading { $0.states = [] }
    func end(_ script: TouchScript) -> Double? { offsets(script, in: scene).last }
    #expect(end(drag(.move(.by(Point(0, -10))))) == 0)
    #expect(end(drag(.move(.by(Point(0, -10.5))))) == 0.5)
    #expect(end(drag(.move(.by(Point(30, -110))))) == 100)
    #expect(end(drag(.move(.by(Point(0, -60))), .move(.by(Point(0, -60))))) == 110)
    #expect(end(drag(.move(.by(Point(0, -60))), .move(.by(Point(0, 20))), .up)) == 30)
    // Across the scroll direction nothing follows.
    #expect(end(drag(.move(.by(Point(-110, 0))))) == 0)
  }

  @Test("it goes no farther than there is content, and needs content to go")
  func clamped() throws {
    let scene = try fading { $0.states = [] }
    // The finger is 90 points beyond the slop; the viewport is 667 points high.
    let band = (0.55 * 90 * 667 / (0.55 * 90 + 667) * 2).rounded() / 2
    let pulled = try #require(offsets(drag(.move(.by(Point(0, 100)))), in: scene).last)
    #expect(abs(pulled + band) < 1e-9)
    let hard = try fading {
      $0.states = []
      $0.collectionView.bounces = false
    }
    #expect(offsets(drag(.move(.by(Point(0, 100)))), in: hard).last == 0)
    let far: TouchScript = [
      .scroll(to: 2480), .down(14), .move(.by(Point(0, -100))), .up,
    ]
    #expect(offsets(far, in: scene).last == 2483.0)
    let inset = try fading {
      $0.states = []
      $0.collectionView.contentInset = EdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    }
    #expect(offsets(far, in: inset).last == 2513.0)
    let insetPull = try #require(offsets(drag(.move(.by(Point(0, 100)))), in: inset).last)
    #expect(abs(insetPull + 20 + band) < 1e-9)
    let short = try fading {
      $0.states = []
      $0.collectionView.items = .count(2)
      $0.collectionView.alwaysBounceVertical = false
    }
    #expect(!short.isScrollable(in: short.viewport()))
    #expect(offsets(drag(.move(.by(Point(0, -40)))), in: short).last == 0)
  }

  @Test("12 points of drag take the touch from its cell and move the content by 2")
  func smallDrag() throws {
    let scene = try fading { $0.states = [] }
    #expect(
      log([.down(1), .wait(.milliseconds(200)), .move(.by(Point(0, -12))), .up], in: scene) == [
        "150.0 shouldHighlight 1", "150.0 isHighlighted true 1", "150.0 didHighlight 1",
        "200.0 isHighlighted false 1", "200.0 didUnhighlight 1",
        "200.0 scrollViewWillBeginDragging", "200.0 scrollViewDidScroll 2",
        "200.0 scrollViewWillEndDragging velocity 0 targetContentOffset 2",
        "200.0 scrollViewDidEndDragging willDecelerate false",
      ])
  }

  @Test("sideways in a horizontal layout")
  func horizontal() throws {
    let scene = try fading {
      $0.states = []
      $0.collectionView.collectionViewLayout = .flow(
        itemSize: Size(200, 300), scrollDirection: .horizontal)
    }
    let timeline = Timeline(
      of: scene, playing: [.down(0), .move(.by(Point(-110, 0))), .up, .scroll(by: 50)])
    // Two of 300 in a column of 667; eight columns, 210 from one to the next.
    #expect(timeline.turns.map(\.contentOffset) == [Point(150, 0)])
    let end: Double = 8 * 210 - 10 - 375
    #expect(scene.scrollRange(in: scene.viewport()) == 0...end)
    #expect(timeline.presentation(at: .zero).cells.map(\.item) == [0, 1, 2, 3, 4, 5])
    #expect(timeline.presentation(at: .zero).cells[0].frame == Rect(-150, 0, 200, 300))
  }

  // MARK: - Places

  @Test("a touch lands on the cell that is there now")
  func touchAfterScroll() throws {
    let scene = try fading { $0.states = [] }
    let script: TouchScript = [.scroll(to: 1000), .tap(.point(Point(100, 100)))]
    #expect(log(script, in: scene).contains("250.0 didSelect 5"))
    let viewport = scene.viewport(scrolledTo: Point(0, 1000)) { _ in .normal }
    #expect(viewport.visibleItems == [5, 6, 7, 8])
    #expect(viewport.frame(ofItem: 5) == Rect(10, -12.5, 355, 187.5))
    #expect(viewport.contentFrame(ofItem: 5) == Rect(10, 987.5, 355, 187.5))
    #expect(scene.item(at: Point(100, 170), in: viewport) { _ in .normal } == 5)
    #expect(scene.item(at: Point(100, 180), in: viewport) { _ in .normal } == nil)
  }

  @Test("a touch on an item out of view is a problem at its step, with the offset of that moment")
  func outOfView() throws {
    func problems(_ script: TouchScript) throws -> [String] {
      let scene = try ResolvedScene(
        Scene(
          cell: Cell(),
          collectionView: CollectionView(
            size: Size(375, 667), collectionViewLayout: .flow(itemSize: Size(355, 187.5)),
            items: .count(16)),
          scripts: ["s": script]), traits: Traits(), typesetter: BoxTypesetter())
      let problems = scene.scriptProblems()
      // A program that plays the script finds the same.
      let missed = Timeline(of: scene, playing: script).missedTouches
      #expect(scene.problems(ofScript: "s", missing: missed) == problems)
      return problems.map { "\($0.path): \($0.message)" }
    }
    #expect(try problems([.scroll(to: 1000), .tap(5)]) == [])
    #expect(
      try problems([.scroll(to: 1000), .tap(0)]) == [
        "scripts.s[1]: item 0 is not visible at that time; scroll to it first"
      ])
    #expect(
      try problems([.tap(9)]) == [
        "scripts.s[0]: item 9 is not visible at that time; make the collection view's frame larger"
      ])
    #expect(try problems([.scroll(ScrollMovement(to: .item(9))), .tap(9)]) == [])
  }

  @Test("a scroll to an item moves as little as shows it wholly")
  func toItem() throws {
    let scene = try fading {
      $0.states = []
      $0.collectionView.contentInset = EdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    }
    func end(_ script: TouchScript) -> Double? { offsets(script, in: scene).last }
    func to(_ item: Int) -> TouchScript.Step { .scroll(ScrollMovement(to: .item(item))) }
    #expect(end([to(1)]) == -20)
    // 592.5 + 187.5 + 30 − 667.
    #expect(end([to(3)]) == 143)
    #expect(end([.scroll(to: 1000), to(3)]) == 572.5)
    #expect(end([to(15)]) == scene.scrollRange(in: scene.viewport()).upperBound)
  }

  @Test("the scene sets the initial offset, and presentations only draw visible cells")
  func start() throws {
    let scene = try fading { $0.collectionView.contentOffset = Point(0, 1000) }
    let presentation = scene.presentation { _ in .normal }
    #expect(presentation.cells.map(\.item) == [5, 6, 7, 8])
    #expect(presentation.contentOffset == Point(0, 1000))
    #expect(presentation.contentSize == Size(375, 3150))
    #expect(
      presentation.dump().split(separator: "\n")[1]
        == "  content 375 × 3150 pt scrolled to (0, 1000), 4 of 16 cells")
  }

  @Test("a hundred thousand items resolve no more cells than twenty do")
  func many() throws {
    let script: TouchScript = [.scroll(to: 2000, over: .seconds(1)), .scroll(to: 100)]
    func resolved(_ count: Int) throws -> [Int] {
      let scene = try fading { $0.collectionView.items = .count(count) }
      let timeline = Timeline(of: scene, playing: script)
      let asked = scene.presentation(scrolledTo: Point(0, 2000)).cells.count
      return [asked, timeline.turns.flatMap(\.updates).count, timeline.turns.count]
    }
    #expect(try resolved(20) == resolved(100_000))
    #expect(try resolved(20)[0] == 4)
  }

  @Test("a cell that scrolls away is reused: it comes back without its animations")
  func scrolledAwayMotion() throws {
    let scene = try fading {
      $0.states = []
      $0.rules = [
        Rule(
          when: .selected, .set(.alpha, of: .cell, to: 0.5),
          animation: Animation(duration: .seconds(2), curve: .linear))
      ]
    }
    let pause = TouchScript.Step.wait(.milliseconds(100))
    func alpha(_ script: TouchScript) -> Double? {
      let timeline = Timeline(of: scene, playing: script)
      return timeline.presentation(at: .milliseconds(300)).cells.first?.view[.alpha]
    }
    let gone = alpha([
      .selectItem(0), pause, .scroll(to: 1000), pause, .scroll(to: 0), pause, pause,
    ])
    #expect(gone == 0.5)
    let seen = try #require(
      alpha([.selectItem(0), pause, .scroll(to: 100), pause, .scroll(to: 0), pause, pause]))
    #expect(abs(seen - 0.925) < 1e-9)
  }

  // MARK: - Places in rules

  @Test("rules may read a cell's place on screen")
  func rules() throws {
    let scene = try fading {
      $0.states = []
      $0.rules = [
        Rule(when: .fullyVisible, .set(.zPosition, of: .cell, to: 1)),
        Rule(when: .lastVisible, .set(.zPosition, of: .cell, to: 2)),
        Rule(when: .firstVisible, .set(.zPosition, of: .cell, to: 3)),
      ]
    }
    func order(_ offset: Double) -> [Double] {
      scene.presentation(scrolledTo: Point(0, offset)).cells.map { $0.view[.zPosition] }
    }
    #expect(order(0) == [3, 1, 1, 2])
    #expect(order(100) == [3, 1, 1, 2])
    #expect(order(250) == [3, 1, 1, 2])
    #expect(scene.cell(item: 2, state: .normal).view[.zPosition] == 1)
    #expect(scene.cell(item: 9, state: .normal).view[.zPosition] == 0)
  }

  @Test("rules and states may read the section")
  func sections() throws {
    let scene = try fading {
      $0.states = [CustomState("third", [.initially: .section(.equal, 2)])]
      $0.rules = [Rule(when: .section(.greater, 0), .set(.zPosition, of: .cell, to: 1))]
      $0.collectionView.sections = [2, 0, 9].map { CollectionSection(items: .count($0)) }
    }
    let cells = scene.presentation { _ in .normal }.cells
    #expect(cells.map { $0.view[.zPosition] } == [0, 0, 1, 1])
    let stage = scene.initialStage
    #expect(scene.machine.initialStates(ofItem: 1, in: stage, places: []) == [:])
    #expect(scene.machine.initialStates(ofItem: 2, in: stage, places: []) == ["third": true])
  }
}
