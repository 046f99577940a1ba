import Interaction
import Testing

extension StateGraph {
  fileprivate var transitionLines: [String] {
    transitions.map { transition in
      let calls = transition.calls.map(\.rawValue).joined(separator: ", ")
      return "\(transition.from.id) > \(transition.to.id): \(transition.action.rawValue): \(calls)"
    }
  }

  fileprivate var idleLines: [String] {
    idle.map { idle in
      let calls = idle.calls.map(\.rawValue).joined(separator: ", ")
      return "\(idle.state.id) \(idle.phase): \(idle.action.rawValue): \(calls)"
    }
  }
}

@Suite("The graph of a cell's states")
struct StateGraphTests {
  @Test("single selection: four states")
  func singleStates() {
    let graph = StateGraph(exploring: .single, item: 0, others: [1])
    #expect(graph.initial == .normal)
    #expect(
      graph.states.map(\.id) == ["normal", "highlighted", "selected", "highlighted+selected"])
  }

  @Test("single selection: every transition with its calls")
  func singleTransitions() {
    let graph = StateGraph(exploring: .single, item: 0, others: [1])
    #expect(
      graph.transitionLines == [
        "normal > highlighted: touch down: shouldHighlight, didHighlight",
        "normal > highlighted: drag back in: shouldHighlight, didHighlight",
        "highlighted > normal: drag out: didUnhighlight",
        "highlighted > normal: cancel: didUnhighlight",
        "highlighted > selected: lift inside: shouldSelect, didSelect, didUnhighlight",
        "selected > normal: tap another cell: didDeselect",
        "selected > highlighted+selected: touch down: shouldHighlight, didHighlight",
        "selected > highlighted+selected: drag back in: shouldHighlight, didHighlight",
        "highlighted+selected > selected: drag out: didUnhighlight",
        "highlighted+selected > selected: lift inside: shouldSelect, didSelect, didUnhighlight",
        "highlighted+selected > selected: cancel: didUnhighlight",
      ])
  }

  @Test("single selection: what changes nothing")
  func singleIdle() {
    let graph = StateGraph(exploring: .single, item: 0, others: [1])
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
    let lines = StateGraph(exploring: .unhighlightFirst, item: 0, others: [1]).transitionLines
    #expect(lines.count == 11)
    #expect(
      lines.contains("highlighted > selected: lift inside: didUnhighlight, shouldSelect, didSelect")
    )
  }

  @Test("multiple selection: a second tap deselects, another cell's tap does not")
  func multiple() {
    let graph = StateGraph(exploring: .multiple, item: 0, others: [1])
    #expect(
      graph.states.map(\.id) == ["normal", "highlighted", "selected", "highlighted+selected"])
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

  @Test("without selection there is one state, and nothing leads out of it")
  func selectionNotAllowed() {
    let model = SelectionModel(.init(allowsSelection: false))
    let graph = StateGraph(exploring: model, item: 0, others: [1])
    #expect(graph.states == [.normal])
    #expect(graph.transitions.isEmpty)
    #expect(graph.idleLines == ["normal none: touch down: ", "normal none: tap another cell: "])
  }

  @Test("a refused highlight leaves one state, with the question that was asked")
  func highlightRefused() {
    let graph = StateGraph(
      exploring: .single, item: 0, others: [1], delegate: .refusing(.shouldHighlight, item: 0))
    #expect(graph.states == [.normal])
    #expect(graph.transitions.isEmpty)
    #expect(
      graph.idleLines == [
        "normal none: touch down: shouldHighlight", "normal none: tap another cell: ",
      ])
  }

  @Test("a refused selection leaves two states")
  func selectionRefused() {
    let graph = StateGraph(
      exploring: .single, item: 0, others: [1], delegate: .refusing(.shouldSelect, item: 0))
    #expect(graph.states == [.normal, .highlighted])
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
    let graph = StateGraph(
      exploring: .multiple, item: 0, others: [1], delegate: .refusing(.shouldDeselect))
    #expect(
      graph.transitionLines.filter { $0.hasPrefix("highlighted+selected") } == [
        "highlighted+selected > selected: drag out: didUnhighlight",
        "highlighted+selected > selected: lift inside: shouldDeselect, didUnhighlight",
        "highlighted+selected > selected: cancel: didUnhighlight",
      ])
  }

  @Test("with one item only, no other cell can be tapped and the selection stays")
  func oneItem() {
    let graph = StateGraph(exploring: .single, item: 0, others: [])
    #expect(graph.states.count == 4)
    #expect(!graph.transitions.contains { $0.action == .tapAnother })
    #expect(!graph.idle.contains { $0.action == .tapAnother })
    #expect(!graph.transitions.contains { $0.from.has(.selected) && !$0.to.has(.selected) })
  }

  @Test("the search begins with the machine as it is")
  func begunSelected() {
    let graph = StateGraph(
      exploring: SelectionModel.single.after(.select(item: 0)), item: 0, others: [])
    #expect(graph.initial == .selected)
    #expect(graph.states == [.selected, [.selected, .highlighted]])
  }

  @Test("which of the other items is tapped does not matter")
  func otherItem() {
    #expect(
      StateGraph(exploring: .single, item: 0, others: [1])
        == StateGraph(exploring: .single, item: 7, others: [3]))
  }

  @Test("one willing neighbour is enough for the arrow of a tap on another cell")
  func unwillingNeighbour() {
    let refusing = SelectionDelegate.refusing(.shouldHighlight, item: 1)
    let graph = StateGraph(exploring: .single, item: 0, others: [1, 2], delegate: refusing)
    #expect(graph == StateGraph(exploring: .single, item: 0, others: [2]))
    let alone = StateGraph(exploring: .single, item: 0, others: [1], delegate: refusing)
    #expect(!alone.transitions.contains { $0.action == .tapAnother })
    #expect(alone.idle.filter { $0.action == .tapAnother }.map(\.state) == [.normal, .selected])
  }
}
