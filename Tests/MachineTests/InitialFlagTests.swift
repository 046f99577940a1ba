import Drawing
import GridMachine
import Interaction
import OrderedCollections
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

  @Test("a pose without a flag takes it from an item that has it from the start")
  func pose() {
    let machine = machine([["selected": .flag(true), "editing": .flag(true)]])
    let start = machine.initialStage(traits: Traits())
    #expect(machine.state(ofItem: 0, in: start) == [.selected, .editing])
    for state in [CellState.normal, .highlighted, .selected] {
      let posed = machine.posing([0: state], in: start)
      #expect(machine.state(ofItem: 0, in: posed) == state)
    }
  }

  @Test("a state of the scene that begins as true holds in every cell until it is switched off")
  func scene() {
    let machine = Machine.grid(items: 3) { scene in
      scene.states = [
        CustomState(
          "loading",
          assignments: [
            .initially: StateAssignment(to: .always), .didSelectItem: StateAssignment(to: .never),
            .didDeselectItem: StateAssignment(to: .always),
          ])
      ]
      scene.collectionView.allowsMultipleSelection = true
    }
    #expect(machine.initialValues == ["loading": .flag(true)])
    let start = machine.initialStage(traits: Traits())
    #expect(machine.state(ofItem: 0, in: start) == .normal)
    var player = Player(machine, from: start)
    player.play([.tap(0)])
    let loaded = CellState.selected.setting(custom: "loading", to: false)
    #expect(machine.state(ofItem: 0, in: player.stage) == loaded)
    #expect(loaded.id == "selected+loading=false")
    player.play([.tap(0)])
    #expect(machine.state(ofItem: 0, in: player.stage) == .normal)
    // A pose that repeats initial values is the same as one that does not.
    let whole = CellState.selected.setting(custom: "loading", to: true)
    #expect(machine.posing([1: whole], in: start) == machine.posing([1: .selected], in: start))
    let holds = CellPredicate.custom("loading")
    func subject(_ state: CellState) -> PredicateSubject {
      machine.subject(ofItem: 0, state: state, in: start)
    }
    #expect(holds.holds(for: subject(.selected)) && !holds.holds(for: subject(loaded)))
  }

  @Test("predicates read the cell of a stage, unless its state, traits or places are given")
  func subject() {
    let machine = machine([["selected": .flag(true)]])
    let stage = machine.initialStage(traits: Traits(userInterfaceStyle: .dark))
    let holding = [CellPredicate.flag(.selected), .dark, .place(.visible)]
    let own = machine.subject(ofItem: 0, in: stage)
    #expect(holding.map { $0.holds(for: own) } == [true, true, true])
    #expect(!CellPredicate.touchInside.holds(for: own))
    let given = machine.subject(
      ofItem: 0, state: .normal, traits: Traits(), places: [], isTouchInside: true, in: stage)
    #expect(holding.map { $0.holds(for: given) } == [false, false, false])
    #expect(CellPredicate.touchInside.holds(for: given))
  }

  @Test("a flag begins with the initial assignment of its event, a predicate or a value")
  func initialValue() {
    func initial(_ result: StateAssignment.Result) -> StateValue {
      CustomState("on", assignments: [.initially: StateAssignment(to: result)]).startValue
    }
    #expect(initial(.predicate(.always)) == .flag(true))
    #expect(initial(.predicate(.never)) == .flag(false))
    #expect(initial(.value(.flag(true))) == .flag(true))
    #expect(initial(.value(.flag(false))) == .flag(false))
  }

  @Test("a flag is set again when the cell comes back, after any change by the app")
  func reused() {
    let machine = machine([["expanded": .flag(true)], ["expanded": .flag(false)]])
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    #expect(flags(machine, player.stage) == [[.expanded], [], []])
    player.play([.set(StateChange(item: 0, values: [.init(.flag(.expanded), false)]))])
    #expect(flags(machine, player.stage) == [[], [], []])
    player.play([.scroll(to: 200), .scroll(to: 0)])
    #expect(flags(machine, player.stage) == [[.expanded], [], []])
  }
}
