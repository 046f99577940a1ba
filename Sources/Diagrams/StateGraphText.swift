internal import Drawing
package import Interaction

/// State graphs in the languages of other programs, which place and draw them themselves.
package enum StateGraphText {
  /// Graphviz's DOT: a rounded box a state, the calls under the action on each edge.
  package static func dot(of graph: StateGraph, title: String) -> String {
    var text = "digraph \(dotText([title])) {\n"
    text += "  rankdir=LR;\n"
    text += "  node [shape=box, style=rounded, fontname=\"Inter\"];\n"
    text += "  edge [fontname=\"Inter\"];\n"
    text += "  start [shape=point, label=\"\"];\n"
    for (index, state) in graph.states.enumerated() {
      text += "  s\(index) [label=\(dotText([state.text(separator: ", ")]))];\n"
    }
    text += "  start -> \(node(graph.initial, graph));\n"
    for arrow in TransitionArrow.merging(graph.transitions) {
      let lines = [arrow.actionText] + (arrow.callText.isEmpty ? [] : [arrow.callText])
      text += "  \(node(arrow.from, graph)) -> \(node(arrow.to, graph))"
      text += " [label=\(dotText(lines))];\n"
    }
    return text + "}\n"
  }

  /// Mermaid's `stateDiagram-v2`, as GitHub draws it out of a code block.
  package static func mermaid(of graph: StateGraph, title: String) -> String {
    var text = title.isEmpty ? "" : "---\ntitle: \(quoted(title))\n---\n"
    text += "stateDiagram-v2\n"
    text += "  direction LR\n"
    for (index, state) in graph.states.enumerated() {
      text += "  state \(quoted(state.text(separator: ", "))) as s\(index)\n"
    }
    text += "  [*] --> \(node(graph.initial, graph))\n"
    for arrow in TransitionArrow.merging(graph.transitions) {
      let calls = arrow.callText.isEmpty ? "" : "<br>\(arrow.callText)"
      text += "  \(node(arrow.from, graph)) --> \(node(arrow.to, graph)):"
      text += " \(arrow.actionText)\(calls)\n"
    }
    return text
  }

  private static func node(_ state: CellState, _ graph: StateGraph) -> String {
    "s\(graph.states.firstIndex(of: state) ?? 0)"
  }

  /// A quoted text of lines; DOT knows no escapes but of the quote, the backslash and the line's end.
  private static func dotText(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.reduce(into: "") { text, character in
        if character == "\"" || character == "\\" { text.append("\\") }
        text.append(character)
      }
    }
    return "\"" + escaped.joined(separator: "\\n") + "\""
  }
}
