import Drawing
import Exploration
import GridMachine
import Interaction
import OrderedCollections
import Scenes
import Testing
import Views
import Vocabulary

@testable import Machine

/// Pan recognisers over a fixed grid: rows of 320 × 50 points in a list that scrolls. A number rests at -160 and 0.
@Suite("Pans")
struct PanTests {
  private static func machine(
    _ recognizer: GestureRecognizer = .pan("push", x: .init("drag")), stops: [Double] = [-160, 0],
    range: ClosedRange<Double> = -400...400, cell: (@Sendable (CellState) -> TouchableView)? = nil,
    change: (inout Scene) -> Void = { _ in }
  ) -> Machine {
    .grid(
      size: Size(320, 100), itemSize: Size(320, 50),
      { scene in
        scene.states = [
          CustomState(
            "drag", .number(from: range.lowerBound, through: range.upperBound, stops: stops),
            initialValue: .number(0), source: .gesture)
        ]
        scene.collectionView.gestureRecognizers = [recognizer]
        change(&scene)
      }, cell: cell)
  }

  private static let settled = TouchScript.Step.wait(.milliseconds(200))

  private func play(_ script: TouchScript, _ machine: Machine = machine()) -> Player {
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play(script)
    return player
  }

  private func number(_ player: Player, ofItem item: Int = 0, _ name: String = "drag") -> Double? {
    let value = player.machine.state(ofItem: item, in: player.stage).customValues[name]
    guard let value = value ?? player.machine.initialValues[name],
      case .number(let number) = value
    else { return nil }
    return number
  }

  private func log(_ player: Player) -> [String] {
    player.turns.flatMap(\.events).map(\.description)
  }

  @Test("the number follows the finger from the end of the slop")
  func follows() {
    #expect(number(play([.down(0), .move(.by(Point(-10, 0)))])) == 0)
    #expect(number(play([.down(0), .move(.by(Point(-30, 0)))])) == -20)
    #expect(number(play([.down(0), .move(.by(Point(-30, 9))), .move(.by(Point(-30, 0)))])) == -50)
    let player = play([.down(1), .move(.by(Point(-30, 0))), .move(.by(Point(-7, 0)))])
    #expect(number(player) == 0 && number(player, ofItem: 1) == -27)
  }

  @Test("the cell's touch is cancelled, and the phases have translation and velocity")
  func events() {
    let player = play([
      .down(0), Self.settled, .move(.by(Point(-30, 0)), over: .milliseconds(50)), .up,
    ])
    #expect(
      log(player) == [
        "shouldHighlight 0", "isHighlighted true 0", "didHighlight 0", "push.began 0",
        "drag -10 0", "isHighlighted false 0", "didUnhighlight 0", "push.changed 0", "drag -20 0",
        "push.ended 0", "drag -160 0",
      ])
    let ended = player.turns.flatMap(\.events).compactMap { event -> [Point?]? in
      if case .gesture(_, .ended, _, let translation, let velocity) = event {
        [translation, velocity]
      } else {
        nil
      }
    }
    #expect(ended == [[Point(-20, 0), Point(-600, 0)]])
  }

  @Test("with an axis the recogniser fails in the other direction, so that the content scrolls")
  func axis() {
    let across: TouchScript = [.down(0), .move(.by(Point(3, -30))), .move(.by(Point(-80, 0)))]
    #expect(number(play(across)) == 0)
    #expect(play(across).stage.contentOffset.y == 20)
    let along = play([.down(0), .move(.by(Point(-30, 5))), .move(.by(Point(0, -60)))])
    #expect(number(along) == -20 && along.stage.contentOffset.y == 0)
    let vertical = Self.machine(.pan("lift", y: .init("drag")))
    #expect(number(play(across, vertical)) == -20)
    #expect(number(play([.down(0), .move(.by(Point(-30, 5)))], vertical)) == 0)
  }

  @Test("without an axis it takes every direction, and the slop is along the finger's way")
  func free() {
    let machine = Self.machine(.pan("push", x: .init("drag"), axis: .both))
    let player = play([.down(0), .move(.by(Point(-24, -18)))], machine)
    #expect(number(player) == -16 && player.stage.contentOffset.y == 0)
    #expect(number(play([.down(0), .move(.by(Point(-7, -7)))], machine)) == 0)
  }

  @Test("a recogniser that recognises simultaneously shares the finger with the content")
  func simultaneous() {
    let machine = Self.machine(
      .pan("push", y: .init("drag"), shouldRecognizeSimultaneously: true))
    let player = play([.down(0), .move(.by(Point(0, -30))), .move(.by(Point(0, -10)))], machine)
    #expect(number(player) == -30 && player.stage.contentOffset.y == 30)
  }

  @Test("a requirement decides between two recognisers")
  func requirements() {
    let machine = Self.machine(
      .pan("push", x: .init("drag"), requireToFail: ["press"]),
      change: {
        $0.collectionView.gestureRecognizers.append(
          .longPress("press", minimumPressDuration: .milliseconds(50)))
      })
    #expect(number(play([.down(0), .move(.by(Point(-30, 0)))], machine)) == -20)
    let pressed: TouchScript = [.down(0), .wait(.milliseconds(60)), .move(.by(Point(-30, 0)))]
    #expect(number(play(pressed, machine)) == 0)
  }

  @Test("beyond the outer stops it resists as content does, and stops at its range")
  func resistance() throws {
    // 100 points beyond: 0.55 · 100 · 320 / (0.55 · 100 + 320).
    let far = try #require(number(play([.down(0), .move(.by(Point(110, 0)))])))
    #expect(abs(far - 55 * 320 / 375) < 1e-6)
    let narrow = Self.machine(range: -170...30)
    #expect(number(play([.down(0), .move(.by(Point(110, 0)))], narrow)) == 30)
    // Another finger goes on from where it is, and the way back is the same.
    let back = play([
      .down(0), .move(.by(Point(110, 0))), .move(.by(Point(-120, 0))),
    ])
    #expect(number(back) == -20)
    // Without stops it has no resistance, and stays.
    let free = play(
      [.down(0), .move(.by(Point(110, 0))), Self.settled, .up], Self.machine(stops: []))
    #expect(number(free) == 100)
  }

  @Test("it rests at the stop that is nearest to where the finger would bring it")
  func rest() {
    #expect(number(play([.down(0), .move(.by(Point(-89, 0))), Self.settled, .up])) == 0)
    #expect(number(play([.down(0), .move(.by(Point(-91, 0))), Self.settled, .up])) == -160)
    // -40 points at a velocity v end at -40 + 0.499 v; the middle is at -80, v at -80.16.
    func flick(_ milliseconds: Int) -> Double? {
      number(play([.down(0), .move(.by(Point(-50, 0)), over: .milliseconds(milliseconds)), .up]))
    }
    #expect(flick(600) == -160)
    #expect(flick(640) == 0)
    // A finger that reverses prevents it.
    let turned = play([
      .down(0), .move(.by(Point(-130, 0)), over: .milliseconds(300)), Self.settled,
      .move(.by(Point(30, 0)), over: .milliseconds(100)), .up,
    ])
    #expect(number(turned) == 0)
  }

  @Test("a touch that is cancelled returns it to where it was")
  func cancelled() {
    let player = play([.down(0), .move(.by(Point(-150, 0))), Self.settled, .cancel])
    #expect(number(player) == 0 && log(player).suffix(2) == ["push.cancelled 0", "drag 0 0"])
  }

  @Test(
    "assignments of its phases see the number of the same moment, and at the end the number before it rests"
  )
  func phases() {
    let machine = Self.machine(change: {
      $0.states += [
        CustomState(
          "past", [.gesture("push", .changed): .value("drag", .lessOrEqual, .number(-40))]),
        CustomState("left", [.gesture("push", .ended): .value("drag", .less, .number(0))]),
      ]
    })
    let player = play(
      [.down(0), .move(.by(Point(-40, 0))), .move(.by(Point(-10, 0))), Self.settled, .up], machine)
    #expect(
      log(player).suffix(6) == [
        "push.changed 0", "drag -40 0", "past true 0", "push.ended 0", "left true 0", "drag 0 0",
      ])
  }

  @Test("a number of another unit changes by the distance, also upwards")
  func distance() {
    let machine = Self.machine(
      .pan("lift", y: .init("drag", distance: -200)), stops: [0, 1], range: 0...1)
    #expect(number(play([.down(0), .move(.by(Point(0, -60)))], machine)) == 0.25)
    #expect(
      number(play([.down(0), .move(.by(Point(0, -120))), Self.settled, .up], machine)) == 1)
    #expect(number(play([.down(0), .move(.by(Point(0, -100))), Self.settled, .up], machine)) == 0)
  }

  @Test("a pan of a view begins only on that view")
  func view() {
    let machine = Self.machine(
      .pan("push", x: .init("drag"), view: "knob"),
      cell: { _ in
        TouchableView(
          .cell, frame: Rect(0, 0, 320, 50),
          subviews: [TouchableView("knob", frame: Rect(270, 0, 50, 50))])
      }, change: { $0.cell.contentView.subviews = [.view("knob")] })
    func dragged(from x: Double) -> Double? {
      number(play([.down(.point(Point(x, 25))), .move(.by(Point(-30, 0)))], machine))
    }
    #expect(dragged(from: 269) == 0 && dragged(from: 270) == -20)
  }

  @Test("graphs contain pans to the next stops, and name the bound")
  func graph() {
    let machine = Self.machine(stops: [-160, 0, 160])
    var explorer = StateExplorer(machine, items: [0])
    let graph = explorer.graph(from: machine.initialStage(traits: Traits()))
    #expect(graph.bounds.contains(.pans))
    func value(_ state: StateGraph.State) -> Double? {
      guard state.cells[0].flags.isEmpty else { return nil }
      if case .number(let number)? = state.cells[0].customValues["drag"] { return number }
      return 0
    }
    let pans = graph.transitions.filter { $0.deed.phrase != nil }.compactMap { outcome in
      value(outcome.from).flatMap { from in value(outcome.to).map { [from, $0] } }
    }
    #expect(Set(pans) == [[0, -160], [0, 160], [160, 0], [-160, 0]])
    let phrases = Set(graph.transitions.compactMap(\.deed.phrase))
    #expect(phrases == ["push begins", "push to -160", "push to 0", "push to 160"])
  }
}
