import Drawing
import Exploration
import GridMachine
import Interaction
import Motion
import OrderedCollections
import Scenes
import Testing
import Vocabulary

@testable import Machine

/// Recognisers that need several taps, and those that wait for them to fail, over a fixed grid: rows of 100 × 50 points.
/// A tap of a script lasts 0.25 s, and the next one must begin 0.35 s later at the latest.
@Suite("Several taps")
struct SeveralTapsTests {
  private static func machine(_ recognizers: GestureRecognizer...) -> Machine {
    .grid { $0.collectionView.gestureRecognizers = recognizers }
  }

  private func log(_ script: TouchScript, _ machine: Machine) -> [String] {
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play(script)
    #expect(player.stage.lifted == nil && player.stage.finger == nil)
    return player.turns.flatMap { turn in
      turn.events.filter { if case .call = $0 { true } else { $0.isGesture } }
        .map { "\(Int((turn.time.seconds * 1000).rounded())) \($0)" }
    }
  }

  private static func wait(_ milliseconds: Int) -> TouchScript.Step {
    .wait(.milliseconds(milliseconds))
  }

  private static let double = GestureRecognizer.tap("double", numberOfTapsRequired: 2)

  @Test("a double tap is recognised when the second tap ends, and neither tap selects")
  func recognises() {
    #expect(
      log([.tap(0), Self.wait(100), .tap(0), Self.wait(500)], Self.machine(Self.double)) == [
        "150 shouldHighlight 0", "150 didHighlight 0", "600 double.ended 0", "600 didUnhighlight 0",
      ])
  }

  @Test("a single tap selects when no second one has come: the end of the touch is withheld")
  func withheld() {
    #expect(
      log([.tap(0), Self.wait(500)], Self.machine(Self.double)) == [
        "150 shouldHighlight 0", "150 didHighlight 0", "600 shouldSelect 0", "600 didSelect 0",
        "600 didUnhighlight 0",
      ])
  }

  @Test(
    "with delaysTouchesEnded false the first tap selects at once, and only the second is cancelled")
  func atOnce() {
    var double = Self.double
    double.delaysTouchesEnded = false
    #expect(
      log(
        [
          .tap(.item(0, at: Point(0.5, 0.9))), Self.wait(100), .tap(.item(1, at: Point(0.5, 0.1))),
          Self.wait(500),
        ], Self.machine(double)) == [
          "150 shouldHighlight 0", "150 didHighlight 0", "250 shouldSelect 0", "250 didSelect 0",
          "250 didUnhighlight 0", "500 shouldHighlight 1", "500 didHighlight 1",
          "600 double.ended 1",
          "600 didUnhighlight 1",
        ])
  }

  @Test("a recogniser that waits for another tap fails when that one is cancelled")
  func cancelled() {
    var double = Self.double
    double.delaysTouchesEnded = false
    let calls = log(
      [
        .tap(0), Self.wait(100), .down(.item(0)), Self.wait(20), .cancel, Self.wait(5000), .tap(0),
        Self.wait(500),
      ], Self.machine(.tap("single"), double))
    #expect(
      calls.filter { $0.contains("ended") } == ["250 single.ended 0", "5620 single.ended 0"])
  }

  @Test(
    "the second tap begins in time, and near the first",
    arguments: [(340, 0, true), (360, 0, false), (100, 45, true), (100, 46, false)])
  func limits(pause: Int, distance: Double, isRecognised: Bool) {
    let script: TouchScript = [
      .down(.point(Point(20, 20))), Self.wait(50), .up, Self.wait(pause),
      .down(.point(Point(20 + distance, 20))), Self.wait(50), .up, Self.wait(500),
    ]
    let calls = log(script, Self.machine(Self.double))
    #expect(calls.contains { $0.hasSuffix("double.ended 0") } == isRecognised)
    #expect(calls.filter { $0.hasSuffix("didSelect 0") }.count == (isRecognised ? 0 : 2))
  }

  @Test("a second tap that moves too far gives both touches back to the cell")
  func moves() {
    let script: TouchScript = [
      .tap(.item(0, at: Point(0.1, 0.5))), Self.wait(100), .down(.item(0, at: Point(0.1, 0.5))),
      Self.wait(50), .move(.by(Point(46, 0))), Self.wait(50), .up, Self.wait(500),
    ]
    #expect(
      log(script, Self.machine(Self.double)) == [
        "150 shouldHighlight 0", "150 didHighlight 0", "400 shouldSelect 0", "400 didSelect 0",
        "400 didUnhighlight 0", "400 shouldHighlight 0", "400 didHighlight 0", "450 shouldSelect 0",
        "450 didSelect 0", "450 didUnhighlight 0",
      ])
  }

  @Test("a second touch on another cell is no second tap of a touch that is withheld")
  func otherCell() {
    let script: TouchScript = [
      .tap(.item(0, at: Point(0.5, 0.9))), Self.wait(100), .tap(.item(1, at: Point(0.5, 0.1))),
      Self.wait(500),
    ]
    let calls = log(script, Self.machine(Self.double))
    #expect(calls.filter { $0.contains("didSelect") } == ["350 didSelect 0", "950 didSelect 1"])
  }

  @Test("a single tap that requires the double tap to fail is recognised 0.35 s after the first")
  func requires() {
    let machine = Self.machine(.tap("single", requireToFail: ["double"]), Self.double)
    #expect(
      log([.tap(0), Self.wait(500)], machine).filter { $0.contains(".") } == ["600 single.ended 0"])
    #expect(
      log([.tap(0), Self.wait(100), .tap(0), Self.wait(500)], machine).filter { $0.contains(".") }
        == ["600 double.ended 0"])
    // Two slow taps are two single ones.
    #expect(
      log([.tap(0), Self.wait(360), .tap(0), Self.wait(500)], machine).filter { $0.contains(".") }
        == ["600 single.ended 0", "1210 single.ended 0"])
  }

  @Test(
    "without a requirement the single tap is recognised first, and does not prevent the double tap")
  func both() {
    let machine = Self.machine(.tap("single"), Self.double)
    #expect(
      log([.tap(0), Self.wait(100), .tap(0), Self.wait(500)], machine).filter { $0.contains(".") }
        == ["250 single.ended 0", "600 double.ended 0"])
  }

  @Test("recognisers that recognise simultaneously both report the second tap")
  func simultaneous() {
    let machine = Self.machine(
      .tap("single", shouldRecognizeSimultaneously: true), Self.double)
    #expect(
      log([.tap(0), Self.wait(100), .tap(0), Self.wait(500)], machine).filter { $0.contains(".") }
        == ["250 single.ended 0", "600 double.ended 0", "600 single.ended 0"])
  }

  @Test("a tap that requires a long press to fail is recognised when the finger lifts early")
  func longPress() {
    let machine = Self.machine(
      .tap("tap", requireToFail: ["press"]), .longPress("press", cancelsTouchesInView: false))
    #expect(
      log([.tap(0), Self.wait(500)], machine).filter { $0.contains(".") } == ["250 tap.ended 0"])
    #expect(
      log([.down(0), Self.wait(600), .up, Self.wait(500)], machine).filter { $0.contains(".") }
        == ["500 press.began 0", "600 press.ended 0"])
  }

  @Test("three taps: the ends of all touches are withheld")
  func triple() {
    let machine = Self.machine(.tap("triple", numberOfTapsRequired: 3))
    #expect(
      log([.tap(0), Self.wait(50), .tap(0), Self.wait(50), .tap(0), Self.wait(500)], machine) == [
        "150 shouldHighlight 0", "150 didHighlight 0", "850 triple.ended 0", "850 didUnhighlight 0",
      ])
    #expect(
      log([.tap(0), Self.wait(50), .tap(0), Self.wait(500)], machine)
        .contains("900 didSelect 0"))
  }

  @Test("content that scrolls takes the second touch, and the first one selects")
  func scrolls() {
    let calls = log(
      [
        .tap(1), Self.wait(100), .down(1), Self.wait(20), .move(.by(Point(0, -30))), .up,
        Self.wait(900),
      ],
      Self.machine(Self.double))
    #expect(calls.contains("370 didSelect 1"))
    #expect(!calls.contains { $0.contains("double") })
  }

  @Test("state graphs contain the double tap")
  func graph() {
    let machine = Machine.grid(items: 1) { scene in
      scene.collectionView.gestureRecognizers = [Self.double]
      scene.states = [CustomState("liked", [.gesture("double", .ended): .not(.custom("liked"))])]
    }
    var explorer = StateExplorer(machine, items: [0])
    let graph = explorer.graph(from: machine.initialStage(traits: Traits()))
    #expect(graph.bounds.contains(.taps))
    #expect(graph.states.contains { $0.cells[0].customValues["liked"] == .flag(true) })
    #expect(graph.transitions.contains { $0.deed.phrase == "double tap" })
  }
}

extension CellEvent {
  fileprivate var isGesture: Bool { if case .gesture = self { true } else { false } }
}
