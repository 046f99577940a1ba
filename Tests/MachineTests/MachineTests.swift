import Drawing
import GridMachine
import Interaction
import Scenes
import Testing
import Vocabulary

@testable import Machine

/// The machine over a fixed grid.
@Suite("The machine")
struct MachineTests {
  private func play(_ machine: Machine, _ events: StageEvent...) -> (Stage, [String]) {
    var stage = machine.initialStage(traits: Traits())
    var log: [String] = []
    for event in events {
      let (after, notices) = machine.reduce(stage, event)
      stage = after
      log += notices.map(\.description)
    }
    return (stage, log)
  }

  private static let wait = StageEvent.advance(by: .milliseconds(200))

  @Test("deadlines are relative, so that stages do not contain the time")
  func relativeDeadlines() {
    let machine = Machine.grid()
    let down = StageEvent.input(.down(0))
    let (early, _) = play(machine, down, .advance(by: .milliseconds(100)))
    #expect(machine.timeUntilDeadline(in: early) == .milliseconds(50))
    let (late, _) = play(
      machine, .advance(by: .seconds(9)), down, .advance(by: .milliseconds(40)),
      .advance(by: .milliseconds(60)))
    #expect(early == late)
    let (delivered, log) = play(machine, down, .advance(by: .milliseconds(150)))
    #expect(log == ["shouldHighlight 0", "isHighlighted true 0", "didHighlight 0"])
    #expect(machine.timeUntilDeadline(in: delivered) == nil)
  }

  @Test("reducing changes neither the machine nor the stage that it is given")
  func pure() {
    let machine = Machine.grid()
    let stage = machine.initialStage(traits: Traits())
    let copy = stage
    let first = machine.reduce(stage, .input(.app(.selectItem(1))))
    let second = machine.reduce(stage, .input(.app(.selectItem(1))))
    #expect(stage == copy)
    #expect(first.stage == second.stage && first.notices == second.notices)
    #expect(machine.state(ofItem: 1, in: first.stage) == .selected)
  }

  @Test("a drag of exactly 10 points is not a scroll, and a longer one is")
  func slop() {
    let machine = Machine.grid()
    func dragged(_ distance: Double) -> (Stage, [String]) {
      play(machine, .input(.down(1)), Self.wait, .input(.move(.by(Point(0, -distance)))))
    }
    let (still, calls) = dragged(10)
    #expect(still.contentOffset == .zero)
    #expect(machine.state(ofItem: 1, in: still) == .highlighted)
    #expect(calls == ["shouldHighlight 1", "isHighlighted true 1", "didHighlight 1"])
    let (scrolled, more) = dragged(10.5)
    #expect(scrolled.contentOffset == Point(0, 0.5))
    #expect(machine.state(ofItem: 1, in: scrolled) == .normal)
    #expect(more.contains("didUnhighlight 1"))
  }

  @Test(
    "of cells on top of each other the front one is hit, and of equal ones that of the later item")
  func frontCell() {
    func hit(_ zPositions: [Double?]) -> Int? {
      let machine = Machine.grid(items: 3, pitch: Size(100, 10), zPosition: { zPositions[$0] })
      return machine.item(at: Point(50, 30), in: machine.initialStage(traits: Traits()))
    }
    #expect(hit([0, 0, 0]) == 2)
    #expect(hit([0, 0, -1]) == 1)
    #expect(hit([1, 0, 1]) == 2)
    #expect(hit([1, 0, 0]) == 0)
    #expect(hit([0, 0, nil]) == 1)
    #expect(hit([nil, nil, nil]) == nil)
  }

  @Test("didEndDisplayingCell is called in the order of the items, after willDisplayCell")
  func leavingCells() {
    let machine = Machine.grid(items: 8)
    let (stage, log) = play(
      machine, .input(.down(1)), Self.wait,
      .input(.scroll(ScrollMovement(to: .offset(200)))))
    #expect(
      log == [
        "shouldHighlight 1", "isHighlighted true 1", "didHighlight 1",
        "willDisplayCell 4", "willDisplayCell 5", "didEndDisplayingCell 0",
        "didEndDisplayingCell 1", "isHighlighted false 1", "scrollViewDidScroll 200",
      ])
    let (_, back) = {
      let result = machine.reduce(stage, .input(.scroll(ScrollMovement(to: .offset(0)))))
      return (result.stage, result.notices.map(\.description))
    }()
    #expect(
      back == [
        "willDisplayCell 0", "willDisplayCell 1", "didEndDisplayingCell 4",
        "didEndDisplayingCell 5", "scrollViewDidScroll 0",
      ])
  }

  @Test("a programmatic scroll with a duration takes place at the scene's tick")
  func movement() {
    let machine = Machine.grid(items: 8) { $0.scrollCallsPerSecond = 10 }
    let (start, _) = play(
      machine, .input(.scroll(ScrollMovement(to: .offset(100), over: .milliseconds(250)))))
    #expect(start.contentOffset == .zero)
    #expect(machine.timeUntilDeadline(in: start) == .milliseconds(100))
    let (half, log) = {
      let result = machine.reduce(start, .advance(by: .milliseconds(200)))
      return (result.stage, result.notices.map(\.description).filter { $0.hasPrefix("scroll") })
    }()
    #expect(half.contentOffset == Point(0, 80))
    #expect(log == ["scrollViewDidScroll 40", "scrollViewDidScroll 80"])
    #expect(machine.timeUntilDeadline(in: half) == .milliseconds(50))
    let end = machine.reduce(half, .advance(by: .milliseconds(50))).stage
    #expect(end.contentOffset == Point(0, 100) && machine.timeUntilDeadline(in: end) == nil)
  }

  @Test("one step of time is as good as many")
  func time() {
    let machine = Machine.grid {
      $0.collectionView.gestureRecognizers = [.longPress("press")]
    }
    let (once, log) = play(machine, .input(.down(0)), .advance(by: .milliseconds(600)))
    var stage = machine.reduce(machine.initialStage(traits: Traits()), .input(.down(0))).stage
    var many: [String] = []
    for _ in 0..<60 {
      let result = machine.reduce(stage, .advance(by: .milliseconds(10)))
      stage = result.stage
      many += result.notices.map(\.description)
    }
    #expect(stage == once)
    #expect(many == log && log.contains("press.began 0"))
  }

  @Test("cells can be posed in states to which nothing leads")
  func posing() {
    let machine = Machine.grid { $0.collectionView.allowsSelection = false }
    let posed: [Int: CellState] = [
      0: .selected, 2: CellState.highlighted.setting(custom: "open", to: true),
    ]
    let stage = machine.posing(posed, in: machine.initialStage(traits: Traits()))
    #expect(
      (0..<4).map { machine.state(ofItem: $0, in: stage) }.map(\.id) == [
        "selected", "normal", "highlighted+open", "normal",
      ])
  }
}

@Suite("The player of scripts")
struct PlayerTests {
  private func play(_ script: TouchScript) -> Player {
    let machine = Machine.grid { $0.collectionView.delaysContentTouches = false }
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play(script)
    return player
  }

  private func states(_ player: Player, _ name: String) -> [String] {
    player.marks.filter { $0.name == name }.map {
      player.machine.state(ofItem: 0, in: player.turns[$0.turn].stage).id
    }
  }

  @Test("a mark is before the next step, also at the same time")
  func marks() {
    let player = play([
      .mark("first"), .down(0), .mark("down"), .wait(.milliseconds(300)), .mark("pressed"), .up,
      .mark("lifted"), .deselectItem(0), .mark("end"),
    ])
    #expect(
      ["first", "down", "pressed", "lifted", "end"].flatMap { states(player, $0) } == [
        "normal", "highlighted", "highlighted", "selected", "normal",
      ])
    #expect(
      player.marks.map(\.time) == [
        .zero, .zero, .milliseconds(300), .milliseconds(300), .milliseconds(300),
      ])
    #expect(player.turns.map(\.time).count == 4)
  }

  @Test("steps without a mark between them at one time are one turn")
  func turns() {
    let player = play([.wait(.seconds(1)), .selectItem(1), .selectItem(2), .deselectItem(2)])
    #expect(player.turns.map(\.time) == [.zero, .seconds(1)])
    #expect(
      player.turns[1].inputs == [
        .app(.selectItem(1)), .app(.selectItem(2)), .app(.deselectItem(2)),
      ])
    #expect(player.turns[1].updates == [])
    #expect(player.turns[1].events.count == 4)
  }

  @Test("a thousand steps of a third of a millisecond do not drift")
  func exactSums() {
    let step = Duration(secondsComponent: 0, attosecondsComponent: 333_333_333_333_333)
    let player = play(TouchScript(Array(repeating: .wait(step), count: 1000) + [.selectItem(0)]))
    #expect(
      player.turns.last?.time
        == Duration(secondsComponent: 0, attosecondsComponent: 333_333_333_333_333_000))
  }

  @Test("a tap is a finger that comes down and lifts 0.25 s later")
  func tap() {
    let player = play([.wait(.milliseconds(100)), .tap(1)])
    #expect(
      player.turns.dropFirst().map { $0.time / .milliseconds(1) } == [100, 350])
    #expect(player.turns.dropFirst().map(\.inputs) == [[.down(1)], [.up]])
    #expect(player.touches.map(\.phase) == [.down, .lifted])
    #expect(player.touches.allSatisfy { $0.isInside && $0.item == 1 })
  }
}

@Suite("Scrolling by the app")
struct ScrollToItemTests {
  /// Ten cells 50 points high in a viewport of 100 points, with insets of 10 and 20 points.
  private func offset(_ item: Int, _ position: ScrollPosition) -> Double {
    let machine = Machine.grid(items: 10) {
      $0.collectionView.contentInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    }
    let stage = machine.initialStage(traits: Traits())
    return machine.reduce(stage, .input(.app(.scrollToItem(item, at: position)))).stage
      .contentOffset.y
  }

  @Test(
    "a cell comes to its position within the insets, as far as there is content",
    arguments: [
      // The visible part is 70 points high and begins 10 points below the bounds' top.
      (4, ScrollPosition.top, 190.0), (4, .centeredVertically, 180), (4, .bottom, 170),
      (0, .top, -10), (0, .bottom, -10), (9, .top, 420), (9, .bottom, 420),
      // Item 8 would be at the top at 390.
      (8, .top, 390),
    ])
  func positions(item: Int, position: ScrollPosition, offset: Double) {
    #expect(self.offset(item, position) == offset)
  }
}
