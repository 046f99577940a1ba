internal import Drawing
internal import Interaction

extension StateDiagram {
  /// The diagram as JSON, for programs: states with their boxes, transitions with their calls, ways and
  /// labels, and what changes nothing. Lengths are points, y down; `path` is SVG path data.
  package func json() -> String {
    var text = "{\n"
    text += "  \"title\": \(quoted(title)),\n"
    text +=
      "  \"size\": [\(decimal(displayList.size.width)), \(decimal(displayList.size.height))],\n"
    text += "  \"initial\": \(quoted(graph.initial.id)),\n"
    text +=
      list(
        "states",
        states.map { state in
          "{\"id\": \(quoted(state.state.id)), \"flags\": \(array(state.state.flags.map(\.rawValue))),"
            + " \"box\": \(array(state.box))}"
        }) + ",\n"
    text +=
      list(
        "transitions",
        transitions.map { placed in
          let transition = placed.transition
          return "{\"from\": \(quoted(transition.from.id)), \"to\": \(quoted(transition.to.id)),"
            + " \"action\": \(quoted(transition.action.rawValue)),"
            + " \"events\": \(array(transition.gestures + transition.calls.map(\.rawValue))),"
            + " \"path\": \(quoted(placed.path.svgData(decimals: 3))),"
            + " \"label\": \(array(placed.label))}"
        }) + ",\n"
    text +=
      list(
        "unchanged",
        graph.idle.map { idle in
          "{\"state\": \(quoted(idle.state.id)), \"action\": \(quoted(idle.action.rawValue)),"
            + " \"afterDragOut\": \(idle.phase == .outside),"
            + " \"events\": \(array(idle.calls.map(\.rawValue)))}"
        }) + "\n"
    return text + "}\n"
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
