import Drawing
import GridMachine
import Interaction
import Motion
import OrderedCollections
import Scenes
import Testing
import Views
import Vocabulary

@testable import Machine

/// Several fingers over a fixed grid: rows of 100 × 50 points, of which two are visible.
@Suite("Several fingers")
struct SeveralFingersTests {
  private func play(
    _ script: TouchScript, _ change: (inout Scene) -> Void = { _ in }
  ) -> (log: [String], stage: Stage) {
    let machine = Machine.grid(change)
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play(script)
    #expect(player.stage.finger == nil && player.stage.otherFingers.isEmpty)
    let log = player.turns.flatMap { turn in
      turn.events.filter { if case .call = $0 { true } else { $0.isGesture } }
        .map { "\(Int((turn.time.seconds * 1000).rounded())) \($0)" }
    }
    return (log, player.stage)
  }

  private static func wait(_ milliseconds: Int) -> TouchScript.Step {
    .wait(.milliseconds(milliseconds))
  }

  private static let both: TouchScript = [
    .down(.item(0)), wait(200), .fingers([2], .down(.item(1))), wait(200), .up, wait(100),
    .fingers([2], .up),
  ]

  @Test("without multiple touch only the first finger is delivered to cells")
  func single() {
    #expect(
      play(Self.both).log == [
        "150 shouldHighlight 0", "150 didHighlight 0", "400 shouldSelect 0", "400 didSelect 0",
        "400 didUnhighlight 0",
      ])
  }

  @Test("with multiple touch each finger highlights and selects a cell of its own")
  func multiple() {
    let (log, stage) = play(Self.both) {
      $0.collectionView.isMultipleTouchEnabled = true
      $0.collectionView.allowsMultipleSelection = true
    }
    #expect(
      log == [
        "150 shouldHighlight 0", "150 didHighlight 0", "350 shouldHighlight 1",
        "350 didHighlight 1", "400 shouldSelect 0", "400 didSelect 0", "400 didUnhighlight 0",
        "500 shouldSelect 1", "500 didSelect 1", "500 didUnhighlight 1",
      ])
    #expect(stage.selectedItems == [0, 1])
  }

  @Test("without multiple selection the finger that lifts last selects")
  func singleSelection() {
    let (_, stage) = play(Self.both) { $0.collectionView.isMultipleTouchEnabled = true }
    #expect(stage.selectedItems == [1])
  }

  @Test("a cancelled touch is cancelled for all fingers")
  func cancel() {
    let (log, stage) = play([
      .down(.item(0)), .fingers([2], .down(.item(1))), Self.wait(200), .cancel, Self.wait(100),
    ]) { $0.collectionView.isMultipleTouchEnabled = true }
    #expect(log.suffix(2) == ["200 didUnhighlight 0", "200 didUnhighlight 1"])
    #expect(stage.selectedItems.isEmpty)
  }

  @Test(
    "each finger of a cancelled touch has an event, and a flag changes once",
    arguments: [[], [1, 2]])
  func moments(fingers: [Int]) {
    let machine = Machine.grid(size: Size(100, 150)) {
      $0.collectionView.isMultipleTouchEnabled = true
    }
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play([
      .tap(0), .down(.item(1)), Self.wait(200), .fingers([2], .down(.item(2))), Self.wait(200),
      fingers.isEmpty ? .cancel : .fingers(fingers, .cancel), Self.wait(1000),
    ])
    let cancelled = player.touches.filter { $0.phase == .cancelled }
    #expect(cancelled.map(\.finger) == [1, 2] && cancelled.map(\.item) == [1, 2])
    let flags = player.turns.flatMap(\.events).map(\.description)
    #expect(flags.filter { $0 == "isSelected false 0" }.count == 1)
    #expect(player.stage.selectedItems == [0])
  }

  private static func taps(_ touches: Int) -> (inout Scene) -> Void {
    {
      $0.collectionView.isMultipleTouchEnabled = true
      $0.collectionView.gestureRecognizers = [.tap("tap", numberOfTouchesRequired: touches)]
    }
  }

  @Test("a tap of two fingers is recognised when the last one lifts, and cells are not selected")
  func tap() {
    let script: TouchScript = [
      .fingers([1, 2], .down(.item(0))), Self.wait(200), .up, Self.wait(50), .fingers([2], .up),
      Self.wait(100),
    ]
    let (log, stage) = play(script, Self.taps(2))
    #expect(
      log == [
        "150 shouldHighlight 0", "150 didHighlight 0", "250 tap.ended 0", "250 didUnhighlight 0",
      ])
    #expect(stage.selectedItems.isEmpty)
  }

  @Test(
    "a tap needs numberOfTouchesRequired fingers",
    arguments: [(1, 1, true), (1, 2, false), (2, 1, false), (2, 2, true), (2, 3, false)])
  func count(required: Int, fingers: Int, isRecognised: Bool) {
    let numbers = Array(1...fingers)
    let (log, _) = play([.fingers(numbers, .tap(.item(0))), Self.wait(100)], Self.taps(required))
    #expect(log.contains { $0.hasSuffix("tap.ended 0") } == isRecognised)
  }

  @Test("a finger that moves fails its tap, and the cell then receives the touch that had ended")
  func stray() {
    let (log, stage) = play(
      [
        .down(.item(0)), .fingers([2], .down(.item(1))), Self.wait(200), .up, Self.wait(50),
        .fingers([2], .move(.by(Point(46, 0)))), Self.wait(50), .fingers([2], .up),
      ], Self.taps(2))
    #expect(!log.contains { $0.contains("tap") })
    #expect(log.contains("250 didSelect 0"))
    #expect(stage.selectedItems == [1])
  }

  @Test(
    "a long press of two fingers counts from when both are down, and ends with the first that lifts"
  )
  func longPress() {
    let (log, _) = play([
      .down(.item(0)), Self.wait(300), .fingers([2], .down(.item(0))), Self.wait(600), .up,
      Self.wait(100), .fingers([2], .up),
    ]) {
      $0.collectionView.gestureRecognizers = [.longPress("press", numberOfTouchesRequired: 2)]
    }
    #expect(log.filter { $0.contains("press") } == ["800 press.began 0", "900 press.ended 0"])
  }

  private static func pans(_ least: Int, _ most: Int? = nil) -> (inout Scene) -> Void {
    {
      $0.collectionView.gestureRecognizers = [
        .pan(
          "pan", axis: .horizontal, minimumNumberOfTouches: least, maximumNumberOfTouches: most)
      ]
    }
  }

  @Test("a pan of two fingers follows their middle and does not jump when one of them lifts")
  func pan() {
    let machine = Machine.grid(Self.pans(1))
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play([
      .fingers([1, 2], .down(.item(0))), .fingers([2], .move(.by(Point(30, 0)))),
      Self.wait(10), .up, Self.wait(10), .fingers([2], .move(.by(Point(8, 0)))), Self.wait(200),
      .fingers([2], .up),
    ])
    let translations = player.turns.flatMap(\.events).compactMap { event -> String? in
      guard case .gesture(_, let phase, _, let translation?, _) = event else { return nil }
      return "\(phase.rawValue) \(translation.x)"
    }
    #expect(translations == ["began 5.0", "changed 13.0", "ended 13.0"])
  }

  @Test(
    "a pan begins with as many fingers as it needs and allows",
    arguments: [
      (1, nil, 1, true), (1, nil, 2, true), (2, nil, 1, false), (2, 2, 2, true), (1, 1, 2, false),
    ])
  func panCount(least: Int, most: Int?, fingers: Int, begins: Bool) {
    let numbers = Array(1...fingers)
    let (log, _) = play(
      [
        .fingers(numbers, .down(.item(0))), .fingers(numbers, .move(.by(Point(30, 0)))),
        .fingers(numbers, .up),
      ], Self.pans(least, most))
    #expect(log.contains { $0.contains("pan.began") } == begins)
  }

  @Test("two fingers scroll by the mean of their ways, and the cells lose both touches")
  func scroll() {
    let (log, stage) = play([
      .down(.item(0)), .fingers([2], .down(.item(1))), Self.wait(200),
      .fingers([1, 2], .move(.by(Point(0, -30)))), .fingers([2], .move(.by(Point(0, -20)))),
      Self.wait(200), .up, Self.wait(50), .fingers([2], .up),
    ]) { $0.collectionView.isMultipleTouchEnabled = true }
    #expect(stage.contentOffset == Point(0, 30))
    #expect(log.suffix(2) == ["200 didUnhighlight 0", "200 didUnhighlight 1"])
  }

  @Test("buttons of one cell take a finger each")
  func controls() {
    let machine = Machine.grid(
      { $0.cell.contentView.subviews = [.button("like"), .button("share")] },
      cell: { _ in
        TouchableView(
          .cell, frame: Rect(0, 0, 100, 50),
          subviews: [("like", 0.0), ("share", 40.0)].map { name, x in
            TouchableView(
              ViewName(rawValue: name), frame: Rect(x, 0, 20, 20),
              control: TouchableView.Control(isEnabled: true))
          })
      })
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play([
      .down(.view("like", ofItem: 0)), Self.wait(200),
      .fingers([2], .down(.view("share", ofItem: 0))),
      Self.wait(200), .up, Self.wait(100), .fingers([2], .up),
    ])
    let events = player.turns.flatMap(\.events).compactMap { event -> String? in
      if case .control(let name, let sent, _) = event { "\(name.rawValue).\(sent)" } else { nil }
    }
    #expect(
      events == [
        "like.touchDown", "share.touchDown", "like.touchUpInside", "like.primaryActionTriggered",
        "share.touchUpInside", "share.primaryActionTriggered",
      ])
  }
}

extension CellEvent {
  fileprivate var isGesture: Bool { if case .gesture = self { true } else { false } }
}
