import Cellophane
import Diagrams
import Drawing
import Figures
import Foundation
import Resolution
import TestSupport
import Testing

@Suite("The state diagrams of all example scenes")
struct DiagramFixtureTests {
  private func diagram(_ scene: String) throws -> DiagramJSON {
    try DiagramJSON(ExampleScenes.renderer(scene).stateDiagramText(as: .json))
  }

  @Test(
    "No label comes within 4 pt of a card, another label or an arrow but its own",
    arguments: ExampleScenes.files
  )
  func distances(scene: String) throws {
    guard try isGrid(ExampleScenes.renderer(scene), items: [0]) else { return }
    try checkDistances(diagram(scene))
  }

  @Test("Nor where two cells are watched together", arguments: ExampleScenes.files)
  func distancesOfTwo(scene: String) throws {
    let renderer = try ExampleScenes.renderer(scene)
    let visible = try renderer.presentation(states: [:]).cells.map(\.item)
    guard visible.contains(0), visible.contains(1), try isGrid(renderer, items: [0, 1]) else {
      return
    }
    try checkDistances(DiagramJSON(renderer.stateDiagramText(items: [0, 1], as: .json)))
  }

  /// Whether a grid of five columns and four rows has a place for each state. What Graphviz places keeps no
  /// distances, and takes long.
  private func isGrid(_ renderer: SceneRenderer, items: [Int]) throws -> Bool {
    try renderer.diagramGraph(items: items).nodes.count <= 20
  }

  private func checkDistances(_ diagram: DiagramJSON) throws {
    #expect(!diagram.states.isEmpty)
    // What Graphviz places keeps no distances: only grids promise them.
    guard Set(diagram.states.map(\.box.minX)).count <= 5,
      Set(diagram.states.map(\.box.minY)).count <= 4
    else { return }
    let lines = try diagram.transitions.map { try Line(svg: $0.path) }
    for (index, one) in diagram.transitions.enumerated() {
      for state in diagram.states {
        #expect(one.label.distance(to: state.box) >= 4, "\(one.fact) at \(state.id)")
      }
      for other in diagram.transitions[(index + 1)...] where other.path != one.path {
        #expect(one.label.distance(to: other.label) >= 4, "\(one.fact) and \(other.fact)")
      }
      for (other, line) in zip(diagram.transitions, lines)
      where other.path != one.path {
        #expect(line.distance(to: one.label) >= 4, "\(one.fact) at \(other.fact)")
      }
    }
  }

  @Test("There are example scenes")
  func count() { #expect(ExampleScenes.files.count > 30) }

  @Test("A gesture's state is part of the graph, with the arrows to it")
  func press() throws {
    let scene = try #require(ExampleScenes.files.first { $0.hasSuffix("press.cell.yaml") })
    let diagram = try diagram(scene)
    #expect(
      diagram.states.map(\.id) == [
        "normal", "pressed", "highlighted", "highlighted+pressed", "suspended", "selected",
        "selected+pressed", "highlighted+selected", "highlighted+selected+pressed",
      ])
    let facts = Set(diagram.transitions.map(\.fact))
    #expect(facts.contains("normal > pressed: touch down (press.began)"))
    #expect(facts.contains("pressed > highlighted+pressed: hold (shouldHighlight, didHighlight)"))
    #expect(
      facts.contains(
        "highlighted+pressed > selected: lift inside (press.ended, shouldSelect, didSelect,"
          + " didUnhighlight)"))
    #expect(
      facts.contains(
        "highlighted+pressed > normal: drag out (press.changed, didUnhighlight)"))
    #expect(facts.contains("pressed > normal: cancel (press.cancelled)"))
    // The finger moves farther than the press allows before it is recognised.
    #expect(facts.contains("normal > highlighted: drag inside (shouldHighlight, didHighlight)"))
    #expect(facts.contains("selected > suspended: touch another cell ()"))
    #expect(facts.contains("suspended > selected: cancel ()"))
    #expect(facts.contains("suspended > normal: lift inside (didDeselect)"))
  }
}
