internal import Drawing
internal import Interaction

extension StateDiagram {
  /// The diagram as JSON for programs: states with their boxes, transitions with calls, paths and
  /// labels, and actions that change nothing. Lengths are in points, y down; `path` is SVG path
  /// data.
  package func json() -> String {
    var text = "{\n"
    text += "  \"title\": \(quoted(title)),\n"
    text +=
      "  \"size\": [\(decimal(displayList.size.width)), \(decimal(displayList.size.height))],\n"
    text += "  \"initial\": \(quoted(graph.nodes[graph.initial].id)),\n"
    if !graph.isComplete {
      text += "  \"isComplete\": false,\n"
      text += "  \"bounds\": \(array(graph.bounds.map(\.rawValue))),\n"
    }
    let hasCustomStates = !graph.listedCustomStates.isEmpty
    text +=
      list(
        "states",
        states.map { state in
          "{\"id\": \(quoted(state.node.id)), \(cells(state.node, hasCustomStates)),"
            + " \"box\": \(array(state.box))}"
        }) + ",\n"
    text +=
      list(
        "transitions",
        transitions.map { placed in
          let transition = placed.transition
          return "{\"from\": \(id(transition.from)), \"to\": \(id(transition.to)),"
            + (transition.isOfApp ? " \"setBy\": \"app\"," : "")
            + " \"action\": \(quoted(transition.action)),"
            + " \"events\": \(array(transition.events)),"
            + " \"path\": \(quoted(placed.path.svgData(decimals: 3))),"
            + " \"label\": \(array(placed.label))}"
        }) + ",\n"
    text +=
      list(
        "unchanged",
        graph.idle.map { idle in
          "{\"state\": \(id(idle.node)), \"action\": \(quoted(idle.action)),"
            + " \"afterDragOut\": \(idle.phase == .outside),"
            + " \"events\": \(array(idle.events))}"
        }) + "\n"
    return text + "}\n"
  }

  private func id(_ node: Int) -> String { quoted(graph.nodes[node].id) }

  /// The flags of the one cell, or of each cell by its item.
  private func cells(_ node: DiagramGraph.Node, _ hasCustomStates: Bool) -> String {
    func flags(_ cell: DiagramGraph.Cell) -> String {
      "\"flags\": \(array(cell.state.flags.map(\.rawValue)))"
        + (hasCustomStates ? ", \"customStates\": \(array(cell.state.customStates))" : "")
        + (cell.isSuspended ? ", \"isSuspended\": true" : "")
    }
    let items = node.cells.compactMap { cell in
      cell.item.map { "{\"item\": \($0), \(flags(cell))}" }
    }
    return items.isEmpty
      ? node.cells.map(flags).joined()
      : "\"cells\": [\(items.joined(separator: ", "))]"
  }

  private func list(_ key: String, _ elements: [String]) -> String {
    guard !elements.isEmpty else { return "  \"\(key)\": []" }
    return "  \"\(key)\": [\n" + elements.map { "    " + $0 }.joined(separator: ",\n") + "\n  ]"
  }

  private func array(_ strings: [String]) -> String {
    "[" + strings.map { quoted($0) }.joined(separator: ", ") + "]"
  }

  private func array(_ rect: Rect) -> String {
    let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height]
    return "[" + numbers.map { decimal($0, places: 3) }.joined(separator: ", ") + "]"
  }
}
