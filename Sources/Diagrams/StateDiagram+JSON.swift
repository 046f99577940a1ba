internal import Drawing
internal import Interaction

extension StateDiagram {
  /// The diagram as JSON for programs: states with their boxes, transitions with calls, paths and
  /// labels, and actions that change nothing. Lengths are in points, y down; `path` is SVG path
  /// data.
  package func json() -> String {
    let hasCustomStates = !graph.listedCustomStates.isEmpty
    let size = displayList.size
    let value = JSONValue.object([
      "title": .string(title),
      "size": [.number(size.width), .number(size.height)],
      "initial": id(graph.initial),
      "isComplete": graph.isComplete ? nil : false,
      "bounds": graph.isComplete ? nil : .strings(graph.bounds.map(\.rawValue)),
      "states": .array(
        states.map { state in
          .object(
            [("id", .string(state.node.id))] + cells(state.node, hasCustomStates)
              + [("box", rectangle(state.box))])
        }),
      "transitions": .array(
        transitions.map { placed in
          let transition = placed.transition
          return .object([
            "from": id(transition.from), "to": id(transition.to),
            "setBy": transition.isOfApp ? "app" : nil,
            "action": .string(transition.action), "events": .strings(transition.events),
            "path": .string(placed.path.svgData(decimals: 3)),
            "label": rectangle(placed.label),
          ])
        }),
      "unchanged": .array(
        graph.idle.map { idle in
          [
            "state": id(idle.node), "action": .string(idle.action),
            "afterDragOut": .boolean(idle.phase == .outside), "events": .strings(idle.events),
          ]
        }),
    ])
    return value.text(levels: 2) + "\n"
  }

  private func id(_ node: Int) -> JSONValue { .string(graph.nodes[node].id) }

  /// The flags of the one cell, or of each cell by its item.
  private func cells(
    _ node: DiagramGraph.Node, _ hasCustomStates: Bool
  ) -> [(String, JSONValue)] {
    func flags(_ cell: DiagramGraph.Cell) -> [(String, JSONValue)] {
      var members = [("flags", JSONValue.strings(cell.state.flags.map(\.rawValue)))]
      if hasCustomStates { members.append(("customStates", .strings(cell.state.customStates))) }
      if cell.isSuspended { members.append(("isSuspended", true)) }
      return members
    }
    let items = node.cells.compactMap { cell in
      cell.item.map { JSONValue.object([("item", .number($0))] + flags(cell)) }
    }
    return items.isEmpty ? node.cells.flatMap(flags) : [("cells", .array(items))]
  }

  private func rectangle(_ rect: Rect) -> JSONValue {
    .array(
      [rect.minX, rect.minY, rect.size.width, rect.size.height].map { .number($0, places: 3) })
  }
}
