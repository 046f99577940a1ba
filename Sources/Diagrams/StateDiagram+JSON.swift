internal import Drawing
internal import Interaction

extension StateDiagram {
  /// The diagram as JSON for programs: states with their boxes, transitions with calls, paths and
  /// labels, what deletes an item, and actions that change nothing. Lengths are in points, y down; `path` is SVG path
  /// data.
  package func json() -> String { graph.json(title: title, placed: self) }
}

extension DiagramGraph {
  /// The graph as JSON without places on a page, in which `size`, `box`, `path` and `label` are missing.
  package func json(title: String) -> String { json(title: title, placed: nil) }

  fileprivate func json(title: String, placed: StateDiagram?) -> String {
    let hasCustomStates = !listedCustomStates.isEmpty
    let size = placed.map { page -> JSONValue in
      let size = page.displayList.size
      return .array([.number(size.width), .number(size.height)])
    }
    let states = nodes.indices.map { index -> JSONValue in
      let node = nodes[index]
      var members: [(String, JSONValue)] = [("id", .string(node.id))]
      members += cells(node, hasCustomStates)
      if let placed { members.append(("box", rectangle(placed.states[index].box))) }
      return .object(members)
    }
    let arrows = transitions.indices.map { index -> JSONValue in
      let transition = transitions[index]
      let place = placed?.transitions.first { $0.transition == transition }
      return .object([
        "from": id(transition.from), "to": id(transition.to),
        "setBy": transition.isOfApp ? "app" : nil,
        "action": .string(transition.action), "events": .strings(transition.events),
        "deletesItem": transition.isDeletion ? true : nil,
        "path": place.map { .string($0.path.svgData(decimals: 3)) },
        "label": place.map { rectangle($0.label) },
      ])
    }
    let ends = deletions.map { deletion -> JSONValue in
      let place = placed?.deletions.first { $0.transition == deletion }
      return .object([
        "state": id(deletion.from), "action": .string(deletion.action),
        "events": .strings(deletion.events),
        "path": place.map { .string($0.path.svgData(decimals: 3)) },
        "label": place.map { rectangle($0.label) },
        "end": place.flatMap(\.finalState).map(rectangle),
      ])
    }
    let value = JSONValue.object([
      "title": .string(title),
      "size": size,
      "initial": id(initial),
      "isComplete": isComplete ? nil : false,
      "bounds": isComplete ? nil : .strings(bounds.map(\.rawValue)),
      "states": .array(states),
      "transitions": .array(arrows),
      "deletions": ends.isEmpty ? nil : .array(ends),
      "unchanged": .array(
        idle.map { idle in
          [
            "state": id(idle.node), "action": .string(idle.action),
            "afterDragOut": .boolean(idle.region == .outside), "events": .strings(idle.events),
          ]
        }),
    ])
    return value.text(levels: 2) + "\n"
  }

  private func id(_ node: Int) -> JSONValue { .string(nodes[node].id) }

  /// The flags of the one cell, or of each cell by its item.
  private func cells(
    _ node: Node, _ hasCustomStates: Bool
  ) -> [(String, JSONValue)] {
    func flags(_ cell: Cell) -> [(String, JSONValue)] {
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
