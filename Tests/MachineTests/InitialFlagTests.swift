import Drawing
import GridMachine
import Interaction
import Scenes
import Testing
import Vocabulary

@testable import Machine

/// Items that give their cells flags of UIKit from the start, in a list of which two or three rows are on screen.
@Suite("Flags that items give from the start")
struct InitialFlagTests {
  private func machine(_ states: [[String: StateValue]]) -> Machine {
    Machine.grid(items: 6) { scene in
      var items = (0..<6).map { _ in Item() }
      for (index, states) in states.enumerated() { items[index].states = states }
      scene.collectionView.items = .cycle(items, count: 6)
    }
  }

  private func flags(_ machine: Machine, _ stage: Stage) -> [[CellState.Flag]] {
    (0..<3).map { machine.state(ofItem: $0, in: stage).flags }
  }

  @Test("an item that is selected is deselected by a tap on another one")
  func selected() {
    let machine = machine([[:], ["selected": .flag(true)]])
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    #expect(player.stage.selectedItems == [1])
    #expect(flags(machine, player.stage) == [[], [.selected], []])
    player.play([.down(0), .wait(.milliseconds(300)), .up])
    #expect(player.stage.selectedItems == [0])
    #expect(player.turns.flatMap(\.events).map(\.description).contains("didDeselect 1"))
  }

  @Test("a flag is set again when the cell comes back, whatever the app has done to it")
  func reused() {
    let machine = machine([["expanded": .flag(true)], ["expanded": .flag(false)]])
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    #expect(flags(machine, player.stage) == [[.expanded], [], []])
    player.play([.set(StateChange(item: 0, [.init(.flag(.expanded), false)]))])
    #expect(flags(machine, player.stage) == [[], [], []])
    player.play([.scroll(to: 200), .scroll(to: 0)])
    #expect(flags(machine, player.stage) == [[.expanded], [], []])
  }
}
