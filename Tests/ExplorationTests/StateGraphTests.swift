import Drawing
import GridMachine
import Interaction
import OrderedCollections
import Scenes
import Testing
import Vocabulary

@testable import Exploration
@testable import Machine

extension StateGraph {
  private func name(_ state: State) -> String {
    state.cells[0].id + (state.suspended.isEmpty ? "" : " suspended")
  }

  fileprivate var stateNames: [String] { states.map(name) }

  fileprivate var transitionLines: [String] {
    transitions.map { outcome in
      let events = outcome.events.map(\.text).joined(separator: ", ")
      return
        "\(name(outcome.from)) > \(name(outcome.to)): \(outcome.deed.action.rawValue): \(events)"
    }
  }

  fileprivate var idleLines: [String] {
    idle.map { outcome in
      let events = outcome.events.map(\.text).joined(separator: ", ")
      return
        "\(name(outcome.from)) \(outcome.deed.region): \(outcome.deed.action.rawValue): \(events)"
    }
  }
}

@Suite("The graph of a cell's states")
struct StateGraphTests {
  private func graph(
    items: Int = 2, of item: Int = 0, from events: [StageEvent] = [],
    _ change: (inout CollectionView) -> Void = { _ in }
  ) -> StateGraph {
    graph(items: items, of: item, from: events) { scene in change(&scene.collectionView) }
  }

  private func graph(
    items: Int = 2, of item: Int = 0, from events: [StageEvent] = [],
    scene change: (inout Scene) -> Void
  ) -> StateGraph {
    let machine = Machine.grid(items: items, change)
    var stage = machine.initialStage(traits: Traits())
    for event in events { stage = machine.reduce(stage, event).stage }
    var explorer = StateExplorer(machine, items: [item])
    return explorer.graph(from: stage)
  }

  @Test("single selection: four states, and suspended while another cell is touched")
  func singleStates() {
    let graph = self.graph()
    #expect(graph.initial.cells == [.normal])
    #expect(
      graph.stateNames == [
        "normal", "highlighted", "normal suspended", "selected", "highlighted+selected",
      ])
  }

  @Test("single selection: every transition with its calls")
  func singleTransitions() {
    let graph = self.graph()
    #expect(
      graph.transitionLines == [
        "normal > highlighted: touch down: shouldHighlight, didHighlight",
        "normal > highlighted: drag back in: shouldHighlight, didHighlight",
        "highlighted > normal: drag out: didUnhighlight",
        "highlighted > normal: cancel: didUnhighlight",
        "highlighted > selected: lift inside: shouldSelect, didSelect, didUnhighlight",
        "normal suspended > normal: lift inside: didDeselect",
        "normal suspended > selected: lift outside: ",
        "normal suspended > selected: cancel: ",
        "normal suspended > selected: cancel: ",
        "selected > normal suspended: touch another cell: ",
        "selected > highlighted+selected: touch down: shouldHighlight, didHighlight",
        "selected > highlighted+selected: drag back in: shouldHighlight, didHighlight",
        "highlighted+selected > selected: drag out: didUnhighlight",
        "highlighted+selected > selected: lift inside: shouldSelect, didSelect, didUnhighlight",
        "highlighted+selected > selected: cancel: didUnhighlight",
      ])
  }

  @Test("single selection: actions that change nothing")
  func singleIdle() {
    let graph = self.graph()
    #expect(
      graph.idleLines == [
        "normal outside: lift outside: ",
        "normal outside: cancel: ",
        "normal none: tap another cell: ",
        "selected outside: lift outside: ",
        "selected outside: cancel: ",
      ])
  }

  @Test("unhighlighting first only changes the order of the calls of a lift")
  func unhighlightFirst() {
    let lines = graph(scene: {
      $0.policies = SelectionPolicies(delegateOrder: .unhighlightFirst)
    }).transitionLines
    #expect(lines.count == 15)
    #expect(
      lines.contains("highlighted > selected: lift inside: didUnhighlight, shouldSelect, didSelect")
    )
  }

  @Test("multiple selection: a second tap deselects, another cell's tap does not")
  func multiple() {
    let graph = self.graph { $0.allowsMultipleSelection = true }
    #expect(
      graph.stateNames == ["normal", "highlighted", "selected", "highlighted+selected"])
    #expect(
      graph.transitionLines == [
        "normal > highlighted: touch down: shouldHighlight, didHighlight",
        "normal > highlighted: drag back in: shouldHighlight, didHighlight",
        "highlighted > normal: drag out: didUnhighlight",
        "highlighted > normal: cancel: didUnhighlight",
        "highlighted > selected: lift inside: shouldSelect, didSelect, didUnhighlight",
        "selected > highlighted+selected: touch down: shouldHighlight, didHighlight",
        "selected > highlighted+selected: drag back in: shouldHighlight, didHighlight",
        "highlighted+selected > normal: lift inside: shouldDeselect, didDeselect, didUnhighlight",
        "highlighted+selected > selected: drag out: didUnhighlight",
        "highlighted+selected > selected: cancel: didUnhighlight",
      ])
    #expect(
      graph.idleLines == [
        "normal outside: lift outside: ",
        "normal outside: cancel: ",
        "normal none: tap another cell: ",
        "selected outside: lift outside: ",
        "selected outside: cancel: ",
        "selected none: tap another cell: ",
      ])
  }

  @Test("scripts lead to other states by traits on which events, the delegate or actions depend")
  func scriptedTraits() {
    let dark = TraitsChange(userInterfaceStyle: .dark)
    let seen = CustomState("seen", [.didSelectItem: .dark])
    func graph(
      _ change: TraitsChange, from events: [StageEvent] = [], _ edit: (inout Scene) -> Void
    ) -> StateGraph {
      self.graph(
        from: events,
        scene: { scene in
          scene.scripts["script"] = [.traits(change), .tap(0)]
          edit(&scene)
        })
    }
    let light = graph(dark) { $0.states = [seen] }
    #expect(light.bounds == [.traits])
    #expect(!light.cellStates.contains { $0.contains(custom: "seen") })
    // Other traits, and those from which the exploration begins.
    let bold = graph(TraitsChange(legibilityWeight: .bold)) { $0.states = [seen] }
    #expect(bold.bounds.isEmpty)
    let night = graph(dark, from: [.input(.traits(dark))]) { $0.states = [seen] }
    #expect(night.bounds.isEmpty)
    #expect(night.cellStates.contains { $0.contains(custom: "seen") })
    let plain = graph(dark) { _ in }
    #expect(plain.bounds.isEmpty)
    let answer = graph(dark) {
      $0.collectionView.delegate.shouldSelectItem = .when(.dark)
    }
    #expect(answer.bounds == [.traits])
    let action = graph(dark) {
      $0.actions = [.didSelectItem: [.deselectItem().when(.dark)]]
    }
    #expect(action.bounds == [.traits])
  }

  @Test("without selection there is one state, and nothing leads out of it")
  func selectionNotAllowed() {
    let graph = self.graph { $0.allowsSelection = false }
    #expect(graph.cellStates == [.normal])
    #expect(graph.transitions.isEmpty)
    #expect(graph.idleLines == ["normal none: touch down: ", "normal none: tap another cell: "])
  }

  @Test("a refused highlight leaves one state, with the call of the delegate")
  func highlightRefused() {
    let graph = self.graph {
      $0.delegate = Delegate(shouldHighlightItem: .when(.item(.notEqual, 0)))
    }
    #expect(graph.cellStates == [.normal])
    #expect(graph.transitions.isEmpty)
    #expect(
      graph.idleLines == [
        "normal none: touch down: shouldHighlight", "normal none: tap another cell: ",
      ])
  }

  @Test("a refused selection leaves two states")
  func selectionRefused() {
    let graph = self.graph {
      $0.delegate = Delegate(shouldSelectItem: .when(.item(.notEqual, 0)))
    }
    #expect(graph.cellStates == [.normal, .highlighted])
    #expect(
      graph.transitionLines == [
        "normal > highlighted: touch down: shouldHighlight, didHighlight",
        "normal > highlighted: drag back in: shouldHighlight, didHighlight",
        "highlighted > normal: drag out: didUnhighlight",
        "highlighted > normal: lift inside: shouldSelect, didUnhighlight",
        "highlighted > normal: cancel: didUnhighlight",
      ])
  }

  @Test("a refused deselection makes the selected cell stay for good")
  func deselectionRefused() {
    let graph = self.graph {
      $0.allowsMultipleSelection = true
      $0.delegate = Delegate(shouldDeselectItem: .never)
    }
    #expect(
      graph.transitionLines.filter { $0.hasPrefix("highlighted+selected") } == [
        "highlighted+selected > selected: drag out: didUnhighlight",
        "highlighted+selected > selected: lift inside: shouldDeselect, didUnhighlight",
        "highlighted+selected > selected: cancel: didUnhighlight",
      ])
  }

  @Test("with one item only, no other cell can be tapped and the selection stays")
  func oneItem() {
    let graph = graph(items: 1)
    #expect(graph.stateNames == ["normal", "highlighted", "selected", "highlighted+selected"])
    #expect(!graph.transitions.contains { $0.deed.action == .tapAnother })
    #expect(!graph.idle.contains { $0.deed.action == .tapAnother })
    #expect(
      !graph.transitions.contains {
        $0.from.cells[0].contains(.selected) && !$0.to.cells[0].contains(.selected)
      })
  }

  @Test("the search begins with the machine as it is")
  func begunSelected() {
    let graph = self.graph(items: 1, from: [.input(.app(.selectItem(0)))])
    #expect(graph.initial.cells == [.selected])
    #expect(graph.cellStates == [.selected, [.selected, .highlighted]])
  }

  /// The lines but for drags that scroll, which need content that does not fit.
  private func lines(_ graph: StateGraph) -> [String] {
    graph.transitionLines.filter { !$0.contains("drag to scroll") }
  }

  @Test("items are equivalent unless predicates distinguish them")
  func otherItem() {
    let lines = lines(graph(items: 2))
    #expect(self.lines(graph(items: 9)) == lines)
    #expect(self.lines(graph(items: 9, of: 7)) == lines)
    #expect(graph(items: 900).isComplete)
  }

  @Test("a drag in the direction in which the content scrolls takes the touch from the cell")
  func dragScrolling() {
    let drags = graph(items: 9).transitionLines.filter { $0.contains("drag to scroll") }
    #expect(
      drags == [
        "highlighted > normal: drag to scroll: didUnhighlight",
        "normal suspended > selected: drag to scroll: ",
        "highlighted+selected > selected: drag to scroll: didUnhighlight",
      ])
  }

  @Test("one willing neighbour is enough for the arrow of a tap on another cell, even out of view")
  func unwillingNeighbour() {
    let refusing = graph(items: 60) {
      $0.delegate = Delegate(
        shouldHighlightItem: .when(.or(.item(.equal, 0), .item(.greater, 40))))
    }
    #expect(lines(refusing) == lines(graph()) && refusing.isComplete)
    let alone = graph { $0.delegate = Delegate(shouldHighlightItem: .when(.item(.equal, 0))) }
    #expect(!alone.transitions.contains { $0.action == .tapAnother })
    #expect(
      alone.idleLines.filter { $0.contains("tap another") } == [
        "normal none: tap another cell: ", "selected none: tap another cell: ",
      ])
  }
}
