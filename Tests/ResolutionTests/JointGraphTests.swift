import CollectionLayouts
import Drawing
import Interaction
import Machine
import Scenes
import Testing
import Vocabulary

@testable import Resolution

@Suite("State graphs of several cells together")
struct JointGraphTests {
  private func resolved(
    _ configuration: SelectionModel.Configuration = .init(), delegate: Delegate = Delegate()
  ) throws -> ResolvedScene {
    var view = CollectionView(
      size: Size(320, 116), collectionViewLayout: .flow(itemSize: Size(92, 92)), items: .count(3))
    view.allowsSelection = configuration.allowsSelection
    view.allowsMultipleSelection = configuration.allowsMultipleSelection
    view.delegate = delegate
    var scene = Scene("", cell: Cell(), collectionView: view)
    scene.policies = configuration.policies
    return try ResolvedScene(scene, traits: Traits(), typesetter: BoxTypesetter())
  }

  private func name(_ state: StateGraph.State) -> String {
    zip(state.cells.indices, state.cells).map { index, cell in
      cell.id + (state.suspended.contains(index) ? " suspended" : "")
    }.joined(separator: " | ")
  }

  private func facts(_ graph: StateGraph) -> [String] {
    graph.transitions.map { outcome in
      let item = outcome.deed.item.map { " \($0)" } ?? ""
      let events = outcome.events.map { "\($0.text) \($0.item)" }.joined(separator: ", ")
      return "\(name(outcome.from)) > \(name(outcome.to)): \(outcome.deed.action.rawValue)\(item)"
        + " (\(events))"
    }
  }

  @Test("A touch on another cell suspends a selection, and decides about it")
  func suspension() throws {
    let graph = try resolved().stateGraph(ofItems: [0, 1])
    #expect(graph.isComplete)
    #expect(
      graph.states.map(name) == [
        "normal | normal", "highlighted | normal", "normal | highlighted",
        "normal suspended | normal", "selected | normal", "highlighted+selected | normal",
        "normal suspended | highlighted",
        "normal | normal suspended", "highlighted | normal suspended", "normal | selected",
        "normal | highlighted+selected",
      ])
    let facts = Set(facts(graph))
    #expect(
      facts.isSuperset(of: [
        "selected | normal > normal suspended | highlighted: touch down 1 (shouldHighlight 1,"
          + " didHighlight 1)",
        "normal suspended | highlighted > normal | selected: lift inside 1 (shouldSelect 1,"
          + " didDeselect 0, didSelect 1, didUnhighlight 1)",
        "normal suspended | highlighted > selected | normal: cancel 1 (didUnhighlight 1)",
        "normal suspended | highlighted > normal suspended | normal: drag out 1 (didUnhighlight 1)",
        "normal suspended | normal > selected | normal: lift outside 1 ()",
        "selected | normal > normal suspended | normal: touch another cell ()",
        "normal suspended | normal > normal | normal: lift inside (didDeselect 0)",
      ]))
  }

  @Test("With multiple selection each cell keeps to itself")
  func multiple() throws {
    let graph = try resolved(.init(allowsMultipleSelection: true)).stateGraph(ofItems: [0, 1])
    // One finger: both can be selected, only one highlighted.
    #expect(graph.states.count == 12)
    #expect(!graph.states.contains { !$0.suspended.isEmpty })
    #expect(
      facts(graph).contains(
        "highlighted+selected | selected > normal | selected: lift inside 0 (shouldDeselect 0,"
          + " didDeselect 0, didUnhighlight 0)"))
    #expect(!facts(graph).contains { $0.contains("tap another cell") })
  }

  @Test("Opening one cell closes the other, as the app selects without a call")
  func oneOpen() throws {
    let graph = try resolved(
      delegate: Delegate(
        shouldSelectItem: [.toggleSelection, .performBatchUpdates, .answer(.never)])
    ).stateGraph(ofItems: [0, 1])
    let facts = facts(graph)
    #expect(
      facts.contains(
        "normal suspended | highlighted > normal | selected: lift inside 1 (shouldSelect 1,"
          + " didUnhighlight 1)"))
    #expect(
      facts.contains(
        "highlighted+selected | normal > normal | normal: lift inside 0 (shouldSelect 0,"
          + " didUnhighlight 0)"))
    #expect(!graph.states.contains { $0.cells.allSatisfy { $0.contains(.selected) } })
  }
}
