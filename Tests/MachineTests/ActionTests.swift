import Drawing
import Exploration
import GridMachine
import Interaction
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
    scene.states = [CustomState("playing", .flag, setBy: .data)]
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
        CustomState("tapped", [.didSelectItem: .always]), CustomState("on", .flag, setBy: .data),
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

  @Test("state graphs contain what actions do to a watched cell when another one is tapped")
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
