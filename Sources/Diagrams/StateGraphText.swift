internal import Drawing

/// Writes state graphs in the languages of other programs, which lay them out themselves.
package enum StateGraphText {
  /// Graphviz's DOT: a rounded box per state; each edge is labelled with the action and the calls.
  package static func dot(of graph: DiagramGraph, title: String) -> String {
    var text = "digraph \(dotText([title])) {\n"
    text += "  rankdir=LR;\n"
    text += "  node [shape=box, style=rounded, fontname=\"Inter\"];\n"
    text += "  edge [fontname=\"Inter\"];\n"
    text += "  start [shape=point, label=\"\"];\n"
    for (index, node) in graph.nodes.enumerated() {
      text += "  s\(index) [label=\(dotText([node.name]))];\n"
    }
    text += "  start -> s\(graph.initial);\n"
    for arrow in TransitionArrow.merging(graph.transitions) {
      let lines = [arrow.actionText] + (arrow.callText.isEmpty ? [] : [arrow.callText])
      text += "  s\(arrow.from) -> s\(arrow.to)"
      text += " [label=\(dotText(lines))"
      text += arrow.isOfApp ? ", style=dotted, color=\"#7A3FD0\"];\n" : "];\n"
    }
    return text + "}\n"
  }

  /// Mermaid's `stateDiagram-v2`, which GitHub renders from a code block.
  package static func mermaid(of graph: DiagramGraph, title: String) -> String {
    var text = title.isEmpty ? "" : "---\ntitle: \(quoted(title))\n---\n"
    text += "stateDiagram-v2\n"
    text += "  direction LR\n"
    for (index, node) in graph.nodes.enumerated() {
      text += "  state \(quoted(node.name)) as s\(index)\n"
    }
    text += "  [*] --> s\(graph.initial)\n"
    for arrow in TransitionArrow.merging(graph.transitions) {
      let calls = arrow.callText.isEmpty ? "" : "<br>\(arrow.callText)"
      text += "  s\(arrow.from) --> s\(arrow.to):"
      text += " \(arrow.actionText)\(calls)\n"
    }
    return text
  }

  /// Quotes lines of text. DOT escapes only the quote, the backslash and the line break.
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
