internal import Diagrams
internal import Drawing
internal import Figures
internal import Interaction
internal import Machine
internal import Resolution
internal import SceneRendering
internal import Scenes
internal import Vocabulary

/// The statechart of a scene's first cell, placed by Graphviz or on a lattice. The page draws it in its own
/// colours, with the looks of cells that it has anyway.
struct PageChart {
  private let diagram: StateDiagram

  /// The maximum number of states in a readable chart. Our choice.
  private static let mostStates = 12

  /// Places the chart; `nil` if it has too many states or Graphviz is not installed. Inputs without an effect
  /// on touches are left out: the page shows them as controls.
  init?(_ renderer: SceneRenderer, hiding inputs: [CellInputs.Input]) {
    let whole = renderer.resolved.stateGraph(ofItems: [0])
    func isShown(_ state: StateGraph.State) -> Bool {
      state.cells.allSatisfy { cell in
        inputs.allSatisfy { input in
          switch input.word {
          case .flag(let flag): !cell.has(flag)
          case .custom(let name): !cell.has(custom: name)
          }
        }
      }
    }
    func isShown(_ outcome: StateGraph.Outcome) -> Bool {
      isShown(outcome.from) && isShown(outcome.to)
    }
    let states = Set(whole.states.filter(isShown))
    guard states.count <= Self.mostStates, states.contains(whole.initial) else { return nil }
    let graph = DiagramGraph(
      StateGraph(
        items: whole.items, initial: whole.initial, states: states,
        transitions: Set(whole.transitions.filter(isShown)),
        idle: Set(whole.idle.filter(isShown)), touchStates: whole.touchStates,
        bounds: Set(whole.bounds)))
    guard
      let diagram = try? StateDiagram(
        of: graph, title: renderer.scene.title, typesetter: renderer.typesetter,
        dot: Graphviz.plain,
        picture: { node in
          let cell = renderer.resolved.cell(
            item: 0, state: node.cells.first?.state ?? .normal)
          return Specimen(cell.displayList())
        })
    else { return nil }
    self.diagram = diagram
  }

  /// The boxes of the states, and the arrows with their paths, the boxes of their labels, actions and calls.
  var json: String {
    var arrows: [(key: String, text: [String], calls: [String], head: String)] = []
    for entry in diagram.transitions {
      let transition = entry.transition
      let path = quoted(entry.path.svgData(decimals: 2))
      let head = "\(transition.from),\(transition.to),\(path),\(PageJSON.rect(entry.label))"
      let key = head + transition.events.joined(separator: " ")
      if let index = arrows.firstIndex(where: { $0.key == key }) {
        arrows[index].text.append(transition.action)
      } else {
        arrows.append(
          (key, [transition.action], transition.events + (transition.isOfApp ? ["*"] : []), head))
      }
    }
    return PageJSON.object([
      "size": PageJSON.numbers([
        diagram.displayList.size.width, diagram.displayList.size.height,
      ]),
      "states": PageJSON.list(
        diagram.states.map { "[\(quoted($0.node.id)),\(PageJSON.rect($0.box))]" }),
      "arrows": PageJSON.list(
        arrows.map { arrow in
          let calls = arrow.calls.filter { $0 != "*" }
          return "[\(arrow.head),\(PageJSON.texts(arrow.text)),\(PageJSON.texts(calls)),"
            + "\(arrow.calls.contains("*") ? 1 : 0)]"
        }),
      "initial": "\(diagram.graph.initial)",
    ])
  }
}
