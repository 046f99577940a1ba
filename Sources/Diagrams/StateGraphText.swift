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

  /// The W3C's State Chart XML without regions: events are named by the action and the calls.
  package static func scxml(of graph: DiagramGraph, title: String) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" version=\"1.0\""
    text += " name=\"\(scxmlName(title.isEmpty ? "cell" : title))\" datamodel=\"null\""
    text += " initial=\"\(stateName(graph, graph.initial))\">\n"
    for index in graph.nodes.indices {
      let transitions = graph.transitions.filter { $0.from == index }
      text += "  <state id=\"\(stateName(graph, index))\"\(transitions.isEmpty ? "/" : "")>\n"
      for transition in transitions {
        let event = ([transition.action] + transition.events).map(scxmlName)
        text += "    <transition event=\"\(event.joined(separator: "-"))\""
        text += " target=\"\(stateName(graph, transition.to))\"/>\n"
      }
      if !transitions.isEmpty { text += "  </state>\n" }
    }
    return text + "</scxml>\n"
  }

  private static func stateName(_ graph: DiagramGraph, _ index: Int) -> String {
    "s\(index + 1)." + scxmlName(graph.nodes[index].name)
  }

  /// A text as an identifier of SCXML: other characters than letters and digits become underscores.
  static func scxmlName(_ text: String) -> String {
    let name = text.unicodeScalars.map { scalar in
      let isPlain =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      return isPlain ? String(scalar) : "_"
    }.joined()
    return name.isEmpty || name.first?.isNumber == true ? "_" + name : name
  }

  /// Quotes lines of text. DOT escapes only the quote, the backslash and the line break.
  static func dotText(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.reduce(into: "") { text, character in
        if character == "\"" || character == "\\" { text.append("\\") }
        text.append(character)
      }
    }
    return "\"" + escaped.joined(separator: "\\n") + "\""
  }
}
