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

/// What the app does when events happen, over a fixed grid.
@Suite("Actions of events")
struct ActionTests {
  private static let tap: TouchScript = [.tap(0), .wait(.seconds(1))]

  private func playing(_ scene: inout Scene) {
    scene.states = [CustomState("playing", .flag, source: .data)]
  }

  private func player(_ machine: Machine, _ script: TouchScript) -> Player {
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play(script)
    return player
  }

  private func log(_ player: Player) -> [String] {
    player.turns.flatMap(\.events).map(\.description)
  }

  @Test(
    "an item that didSelect deselects is unselected before the touch ends, without a delegate call")
  func deselects() {
    let machine = Machine.grid { scene in
      scene.actions = [.didSelectItem: [.deselectItem(animated: true)]]
    }
    let player = player(machine, Self.tap)
    #expect(
      log(player) == [
        "shouldHighlight 0", "isHighlighted true 0", "didHighlight 0", "shouldSelect 0",
        "isSelected true 0", "didSelect 0", "deselectItem 0 animated", "isSelected false 0",
        "isHighlighted false 0", "didUnhighlight 0",
      ])
    #expect(player.stage.selectedItems.isEmpty)
  }

  @Test("this item's value is set, and that of the others taken back")
  func others() {
    let machine = Machine.grid(items: 9) { scene in
      playing(&scene)
      scene.actions = [
        .didSelectItem: [
          .set([.init(.custom("playing"), true)]),
          .set([.init(.custom("playing"), false)], of: .others),
        ]
      ]
    }
    func items(_ player: Player) -> [Int] {
      (0..<9).filter { machine.state(ofItem: $0, in: player.stage).contains(custom: "playing") }
    }
    // Data of items that are not on screen changes, too.
    let start: TouchScript = [.set(StateChange(item: 8, values: [.init(.custom("playing"), true)]))]
    #expect(items(player(machine, start)) == [8])
    #expect(items(player(machine, TouchScript(start.steps + [.tap(1)]))) == [1])
    #expect(items(player(machine, [.tap(1), .tap(0)])) == [0])
  }

  @Test("conditions are evaluated before the first action, after the states of the event")
  func conditions() {
    let machine = Machine.grid { scene in
      scene.states = [
        CustomState("tapped", [.didSelectItem: .always]), CustomState("on", .flag, source: .data),
      ]
      scene.actions = [
        .didSelectItem: [
          .set([.init(.custom("on"), false)]).when(.custom("on")),
          .set([.init(.custom("on"), true)]).when(
            .and(.not(.custom("on")), .custom("tapped"))),
        ]
      ]
    }
    func isOn(_ taps: Int) -> Bool {
      let script = TouchScript(Array(repeating: .tap(0), count: taps))
      return machine.state(ofItem: 0, in: player(machine, script).stage).contains(custom: "on")
    }
    #expect([1, 2, 3].map(isOn) == [true, false, true])
  }

  @Test("an action that scrolls displays other cells, whose actions follow")
  func chain() {
    let machine = Machine.grid(items: 9) { scene in
      playing(&scene)
      scene.actions = [
        .didSelectItem: [.scrollToItem(.item(8), at: .bottom)],
        .willDisplayCell: [.set([.init(.custom("playing"), true)]).when(.item(.equal, 8))],
      ]
    }
    let player = player(machine, Self.tap)
    #expect(player.stage.contentOffset == Point(0, 350))
    #expect(machine.state(ofItem: 8, in: player.stage).contains(custom: "playing"))
    #expect(player.endlessChains.isEmpty)
  }

  @Test("an action pauses an animator where it is, and has no effect on one that does not run")
  func pause() {
    let machine = Machine.grid(items: 2) { scene in
      var open = CustomState(
        "open", .number(from: 0, through: 1), initialValue: .number(0), source: .app)
      open.animator = PropertyAnimator(Animation(duration: .seconds(1), curve: .linear))
      scene.states = [open]
      scene.actions = [.didSelectItem: [EventAction(.pauseAnimation(0, of: "open"))]]
    }
    let opening = TouchScript.Step.set(
      StateChange(item: 0, values: [.init(.custom("open"), .number(1))]))
    let paused = player(
      machine, [opening, .wait(.milliseconds(100)), .tap(0), .wait(.seconds(2))])
    #expect(log(paused).contains("pauseAnimation 0 open"))
    guard
      case .number(let number)? = machine.state(ofItem: 0, in: paused.stage).customValues["open"]
    else {
      Issue.record("open has no number")
      return
    }
    // A tap takes 0.25 s.
    #expect(abs(number - 0.35) < 1e-6)
    #expect(player(machine, [.tap(0)]).refusals.isEmpty)
  }

  @Test("an action scrolls back to the start, at once or within 0.3 s")
  func contentOffset() throws {
    func lastMovement(animated: Bool) throws -> Duration {
      let machine = Machine.grid(items: 30) { scene in
        scene.actions = [
          .didSelectItem: [EventAction(.setContentOffset(0, animated: animated))]
        ]
      }
      let player = player(machine, [.scroll(to: 100), .tap(2)])
      #expect(player.stage.contentOffset.y == 0)
      return try #require(
        player.turns.last { turn in
          turn.events.contains { $0.description.hasPrefix("scrollViewDidScroll") }
        }
      ).time
    }
    #expect(try lastMovement(animated: false) == .milliseconds(250))
    #expect(try lastMovement(animated: true) == .milliseconds(550))
  }

  // Without the cut this would not end.
  @Test("actions that cause each other without end are cut off and named")
  func loop() {
    let machine = Machine.grid(items: 9) { scene in
      scene.actions = [
        .didSelectItem: [.scrollToItem(.item(8), at: .bottom)],
        .willDisplayCell: [.scrollToItem(.item(0), at: .top)],
        .didEndDisplayingCell: [.scrollToItem(.item(8), at: .bottom)],
      ]
    }
    let player = player(machine, Self.tap)
    #expect(player.endlessChains.map(\.step) == [0])
    let chain = player.endlessChains.first?.chain ?? []
    #expect(chain.first == .didSelectItem)
    #expect(chain.count == Reduction.longestChain + 1)
    #expect(Set(chain.dropFirst()).isSubset(of: [.willDisplayCell, .didEndDisplayingCell]))
  }

  @Test(
    "state graphs contain the effects of actions on an explored cell when another one is tapped")
  func explored() {
    let machine = Machine.grid(items: 3) { scene in
      scene.states = [CustomState("playing", assignments: [:])]
      scene.actions = [
        .didSelectItem: [
          .deselectItem(), .set([.init(.custom("playing"), true)]),
          .set([.init(.custom("playing"), false)], of: .others),
        ]
      ]
    }
    var explorer = StateExplorer(machine, items: [0])
    let graph = explorer.graph(from: machine.initialStage(traits: Traits()))
    let playing = CellState.normal.setting(custom: "playing", to: true)
    #expect(
      Set(graph.states.flatMap(\.cells)) == [
        .normal, .highlighted, playing, playing.setting(.highlighted, to: true),
      ])
    #expect(
      graph.transitions.contains {
        $0.action == .tapAnother && $0.from.cells == [playing] && $0.to.cells == [.normal]
      })
    #expect(graph.bounds.isEmpty)
  }
}
