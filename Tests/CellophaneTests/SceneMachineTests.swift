import Cellophane
import Machine
import OrderedCollections
import Resolution
import Testing

/// The public reducer, held against scripts and their films.
@Suite("The machine of a scene")
struct SceneMachineTests {
  @Test("a touch is delivered after 0.15 s, and lifting selects")
  func tap() throws {
    let machine = try Fixture.renderer().machine
    var (stage, events) = machine.reduce(machine.initialStage, .input(.down(0)))
    #expect(events.isEmpty)
    #expect(machine.timeUntilDeadline(in: stage) == .milliseconds(150))
    (stage, events) = machine.reduce(stage, .advance(by: .milliseconds(149)))
    #expect(events.isEmpty && machine.state(ofItem: 0, in: stage) == .normal)
    (stage, events) = machine.reduce(stage, .advance(by: .milliseconds(1)))
    #expect(
      events.map(\.description) == ["shouldHighlight 0", "isHighlighted true 0", "didHighlight 0"])
    #expect(machine.state(ofItem: 0, in: stage) == .highlighted)
    (stage, events) = machine.reduce(stage, .input(.up))
    #expect(
      events.map(\.description) == [
        "shouldSelect 0", "isSelected true 0", "didSelect 0", "isHighlighted false 0",
        "didUnhighlight 0",
      ])
    #expect(stage.selectedItems == [0])
    #expect(machine.timeUntilDeadline(in: stage) == nil)
  }

  @Test("a stage looks as the script does at that moment, and scripts give stages")
  func pictures() throws {
    let renderer = try Fixture.renderer()
    let machine = renderer.machine
    var stage = machine.initialStage
    let steps: [StageEvent] = [
      .input(.down(0)), .advance(by: .milliseconds(250)), .input(.up),
      .advance(by: .milliseconds(300)), .input(.down(1)), .advance(by: .milliseconds(200)),
    ]
    for step in steps { stage = machine.reduce(stage, step).stage }
    let script = try renderer.collectionView(script: "tap-second", at: .milliseconds(750))
    #expect(try renderer.collectionView(in: stage).displayList == script.displayList)
    let timeline = try renderer.timeline(ofScript: "tap-second")
    #expect(try timeline.stage(at: .milliseconds(750)) == stage)
    #expect(try timeline.state(ofItem: 1, at: .milliseconds(750)) == .highlighted)
    #expect(try timeline.state(ofItem: 1, at: .start) == .normal)
    #expect(throws: RenderingError.self) { try timeline.state(ofItem: 1, at: "nowhere") }
    #expect(stage.selectedItems == [0])
    #expect(machine.state(ofItem: 0, in: stage) == .normal)
    #expect(machine.state(ofItem: 1, in: stage) == .highlighted)
    #expect(
      try renderer.cell(item: 1, in: stage).displayList
        == renderer.cell(item: 1, state: .highlighted).displayList)
  }

  @Test("a stage of a renderer with other traits cannot be drawn, and does not change")
  func otherTraits() throws {
    let renderer = try Fixture.renderer(.x2)
    let (stage, _) = renderer.machine.reduce(renderer.machine.initialStage, .input(.down(0)))
    let larger = try renderer.with(traits: Traits(displayScale: .x3))
    let refused = RenderingError.invalidStage(
      "the stage has other traits than the renderer; draw it with the renderer that made it")
    #expect(throws: refused) { try larger.collectionView(in: stage) }
    #expect(throws: refused) { try larger.cell(item: 0, in: stage) }
    #expect(throws: RenderingError.unknownItem(3, count: 3)) { try larger.cell(item: 3, in: stage) }
    let machine = larger.machine
    let (after, events) = machine.reduce(stage, .advance(by: .milliseconds(150)))
    #expect(after == stage && events.isEmpty)
    #expect(machine.reduce(stage, .input(.up)).stage == stage)
    #expect(machine.visibleItems(in: stage).isEmpty)
    #expect(machine.item(at: Point(13, 13), in: stage) == nil)
    #expect(machine.timeUntilDeadline(in: stage) == nil)
    #expect(machine.state(ofItem: 0, in: stage) == .normal)
    // Traits that a script leads to are known.
    let scripted = try Fixture.renderer(.x2) {
      $0.scripts = ["evening": [.traits(TraitsChange(userInterfaceStyle: .dark))]]
      $0.snapshots.scripts = []
    }
    let evening = try scripted.timeline(ofScript: "evening").stage(at: .start)
    #expect(evening.traits.userInterfaceStyle == .dark)
    #expect(
      try scripted.collectionView(in: evening).displayList
        == scripted.collectionView(script: "evening", at: .start).displayList)
  }

  @Test("a machine says which cells are visible and which one a touch hits")
  func places() throws {
    let machine = try Fixture.renderer().machine
    let stage = machine.initialStage
    #expect(machine.visibleItems(in: stage) == [0, 1, 2])
    #expect(machine.item(at: Point(13, 13), in: stage) == 0)
    #expect(machine.item(at: Point(11, 13), in: stage) == nil)
  }

  private func example(_ name: String) throws -> SceneRenderer {
    try ExampleScenes.renderer(ExampleScenes.folder + "/\(name).cell.yaml")
  }

  /// Plays scripts, and gives the public reducer the same events.
  private struct Replay {
    private let machine: SceneMachine
    private(set) var player: Player
    private(set) var stage: Stage
    /// The first event with another result than in the script; `nil` if there is none.
    private(set) var difference: String?
    /// Whether the script has named the current moment, so that what follows is another turn.
    private var isMarked = false

    init(_ renderer: SceneRenderer) {
      machine = renderer.machine
      player = Player(
        renderer.resolved.machine, from: renderer.resolved.initialStage, recordsMoments: true)
      stage = machine.initialStage
    }

    /// Plays a script to its end.
    mutating func play(_ script: TouchScript) {
      for step in script.steps { follow { $0.perform([step]) } }
      // What waits at the end happens, too.
      follow { $0.play([]) }
      stage = machine.reduce(stage, .advance(by: .zero)).stage
    }

    /// Lets the player do something, and repeats it.
    private mutating func follow(_ play: (inout Player) -> Void) {
      let count = player.marks.count
      play(&player)
      var passed: Duration?
      var notices: [CellEvent] = []
      for moment in player.takeMoments() {
        switch moment.event {
        case .advance(let duration):
          passed = (passed ?? .zero) + duration
          notices += moment.notices
        case .input:
          if let time = passed {
            reduce(.advance(by: time), notices)
            (passed, notices) = (nil, [])
          } else if isMarked {
            reduce(.advance(by: .zero), [])
          }
          isMarked = false
          reduce(moment.event, moment.notices)
        }
      }
      if let time = passed {
        reduce(.advance(by: time), notices)
        isMarked = false
      }
      if player.marks.count > count { isMarked = true }
    }

    private mutating func reduce(_ event: StageEvent, _ expected: [CellEvent]) {
      let (after, events) = machine.reduce(stage, event)
      stage = after
      guard difference == nil, events != expected else { return }
      difference = "\(event) before \(player.time): \(events), and not \(expected)"
    }
  }

  @Test(
    "it gives the events and the stage of each script of the example scenes",
    arguments: ExampleScenes.files)
  func scripts(file: String) throws {
    let renderer = try ExampleScenes.renderer(file)
    let machine = renderer.machine
    for (name, script) in renderer.scene.scripts {
      var replay = Replay(renderer)
      replay.play(script)
      #expect(replay.difference == nil, "\(name)")
      let (stage, played) = (replay.stage, replay.player.stage)
      let isEqual = stage == played
      #expect(isEqual, "\(name) ends at another stage")
      for item in machine.visibleItems(in: played) {
        #expect(
          machine.state(ofItem: item, in: stage)
            == renderer.resolved.machine.state(ofItem: item, in: played), "\(name)")
      }
    }
  }

  @Test("an event has the number of its finger, as a step of a script has")
  func fingers() throws {
    let renderer = try Fixture.renderer {
      $0.collectionView.isMultipleTouchEnabled = true
      $0.collectionView.allowsMultipleSelection = true
    }
    let machine = renderer.machine
    var stage = machine.initialStage
    for event: StageEvent in [
      .input(.down(0)), .input(.down(1), finger: 2), .advance(by: .milliseconds(200)),
    ] {
      stage = machine.reduce(stage, event).stage
    }
    let states = (0..<3).map { machine.state(ofItem: $0, in: stage) }
    #expect(states == [.highlighted, .highlighted, .normal])
    for finger in [0, -1, 6, .min, .max] {
      let (after, events) = machine.reduce(stage, .input(.down(2), finger: finger))
      #expect(after == stage && events.isEmpty, "\(finger)")
    }
    let (lifted, events) = machine.reduce(stage, .input(.up, finger: 2))
    #expect(events.map(\.description).contains("didSelect 1"))
    #expect(lifted.selectedItems == [1])
    #expect(machine.state(ofItem: 0, in: lifted) == .highlighted)
    let (cancelled, _) = machine.reduce(stage, .input(.cancel, finger: 2))
    #expect((0..<3).allSatisfy { machine.state(ofItem: $0, in: cancelled) == .normal })
    var replay = Replay(renderer)
    replay.play([
      .down(0), .fingers([2], .down(1)), .wait(.milliseconds(200)), .up, .wait(.milliseconds(100)),
      .fingers([2], .move(.by(Point(0, 4)))), .fingers([2], .up), .fingers([1, 2], .tap(2)),
      .fingers([1, 2, 3], .down(2)), .wait(.milliseconds(200)), .fingers([3], .cancel),
    ])
    #expect(replay.difference == nil)
    #expect(replay.stage.selectedItems.isSuperset(of: [0, 1]))
    #expect(replay.stage == replay.player.stage)
  }

  @Test("an animation that ends calls its completion, as in the trace of the script")
  func completions() throws {
    let renderer = try example("completions")
    let machine = renderer.machine
    var stage = machine.reduce(machine.initialStage, .input(.down(1))).stage
    stage = machine.reduce(stage, .advance(by: TouchScript.tapDuration)).stage
    stage = machine.reduce(stage, .input(.up)).stage
    #expect(machine.timeUntilDeadline(in: stage) == .milliseconds(350))
    let (after, events) = machine.reduce(stage, .advance(by: .milliseconds(500)))
    #expect(
      events.map(\.description) == [
        "rules[0].completion 1", "deleteItem 1", "didEndDisplayingCell 1",
      ])
    #expect(machine.visibleItems(in: after) == [0, 2])
    #expect(machine.timeUntilDeadline(in: after) == nil)
    #expect(try renderer.timeline(ofScript: "tick").stage(at: .milliseconds(750)) == after)
  }

  @Test("a cell that has left the screen is reused if cells keep their values")
  func reuse() throws {
    let machine = try example("reused").machine
    var (stage, events) = (machine.initialStage, [CellEvent]())
    for offset in [84.0, 168] {
      let (after, more) = machine.reduce(
        stage, .input(.scroll(ScrollMovement(to: .offset(offset)))))
      stage = after
      events += more
    }
    let reused = events.map(\.description).filter { $0.hasPrefix("prepareForReuse") }
    #expect(reused == ["prepareForReuse 5"])
  }

  @Test("animations that change nothing and start each other without end are cut off")
  func endless() throws {
    let moved = StateChange(item: 0, values: [.init(.custom("moved"), true)])
    let renderer = try Fixture.renderer { scene in
      scene.states.append(CustomState("moved", .flag, source: .app))
      for isMoved in [true, false] {
        let holds = CellPredicate.custom("moved")
        var rule = Rule(
          when: isMoved ? holds : .not(holds), animation: Animation(duration: .milliseconds(300)))
        rule.completion = [.set([.init(.custom("moved"), .flag(!isMoved))])]
        scene.rules.append(rule)
      }
    }
    let machine = renderer.machine
    let (stage, set) = machine.reduce(machine.initialStage, .input(.app(.set(moved))))
    #expect(machine.timeUntilDeadline(in: stage) == .zero)
    let (after, events) = machine.reduce(stage, .advance(by: .milliseconds(100)))
    #expect(events.filter { $0.description.hasSuffix("completion 0") }.count == 33)
    #expect(machine.timeUntilDeadline(in: after) == nil)
    var player = Player(renderer.resolved.machine, from: renderer.resolved.initialStage)
    player.play([.set(moved), .wait(.milliseconds(100))])
    #expect(player.turns.flatMap(\.events) == set + events)
    #expect(player.stage == after)
    #expect(player.endlessChains.map { $0.chain.count } == [33])
  }

  @Test("items that the scene does not have and times that cannot be change nothing")
  func nonsense() throws {
    let renderer = try Fixture.renderer()
    let machine = renderer.machine
    let stage = machine.initialStage
    let inputs: [TouchInput] = [
      .down(3), .down(-1), .down(.point(Point(.nan, 0))), .app(.selectItem(3)),
      .app(.deselectItem(-1)),
      .app(.set(StateChange(item: 99, values: [.init(.flag(.editing), true)]))),
      .scroll(ScrollMovement(to: .offset(.infinity))), .scroll(ScrollMovement(to: .item(3))),
      .up, .cancel, .app(.updateItems([.moveItem(0, to: -1)])),
      .app(.updateItems([.insertSection(0, at: -1)])),
      .app(.updateItems([.insertSection(9, at: 0)])),
      .app(.updateItems([.moveItem(0, to: 0, section: 9)])),
      .app(.applySnapshot(sections: [9], items: [[0]])),
      .app(.applySnapshot(sections: [0, -1], items: [[0], [1]])),
    ]
    for input in inputs {
      let (after, events) = machine.reduce(stage, .input(input))
      #expect(after == stage && events.isEmpty, "\(input)")
    }
    let times: [Duration] = [
      .seconds(-1), .zero, .seconds(Int64.max), .seconds(Int64.min),
    ]
    let settled = machine.reduce(stage, .advance(by: .zero)).stage
    for time in times { #expect(machine.reduce(settled, .advance(by: time)).stage == settled) }
    #expect(machine.state(ofItem: 3, in: stage) == .normal)
    let timeline = try renderer.timeline(ofScript: "tap-second")
    #expect(try timeline.state(ofItem: 3, at: .start) == .normal)
    #expect(try timeline.state(ofItem: -1, at: .milliseconds(750)) == .normal)
    #expect(throws: RenderingError.self) { try timeline.state(ofItem: 3, at: "nowhere") }
    #expect(throws: RenderingError.self) { try renderer.cell(item: 3, in: stage) }
  }
}
