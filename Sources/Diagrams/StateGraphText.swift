internal import Drawing
internal import Interaction

/// Writes state graphs in the languages of other programs, which lay them out themselves.
package enum StateGraphText {
  /// Graphviz's DOT: a rounded box per state; each edge is labelled with the action and the events. What
  /// deletes an item leads to a double circle.
  ///
  /// - Parameter arrowText: What the label of transitions that share an arrow says.
  package static func dot(
    of graph: DiagramGraph, title: String,
    arrowText: ([DiagramGraph.Transition]) -> ArrowText = ArrowText.init
  ) -> String {
    var text = "digraph \(dotText([title])) {\n"
    text += "  rankdir=LR;\n"
    text += "  node [shape=box, style=rounded, fontname=\"Inter\"];\n"
    text += "  edge [fontname=\"Inter\"];\n"
    text += "  start [shape=point, label=\"\"];\n"
    for (index, node) in graph.nodes.enumerated() {
      text += "  s\(index) [label=\(dotText([node.name]))];\n"
    }
    if !graph.deletions.isEmpty {
      text += "  s\(graph.nodes.count) [label=\(dotText([StateGraph.deleted]))"
      text += ", shape=doublecircle, style=solid];\n"
    }
    text += "  start -> s\(graph.initial);\n"
    for arrow in TransitionArrow.merging(graph.endingTransitions) {
      text += "  s\(arrow.from) -> s\(arrow.to)"
      text += " [label=\(dotText(arrowText(arrow.transitions).lines))"
      text += arrow.isOfApp ? ", style=dotted, color=\"#7A3FD0\"];\n" : "];\n"
    }
    return text + "}\n"
  }

  /// Mermaid's `stateDiagram-v2`, which GitHub renders from a code block. What deletes an item leads to the end.
  ///
  /// - Parameter arrowText: What the label of transitions that share an arrow says.
  package static func mermaid(
    of graph: DiagramGraph, title: String,
    arrowText: ([DiagramGraph.Transition]) -> ArrowText = ArrowText.init
  ) -> String {
    var text = title.isEmpty ? "" : "---\ntitle: \(quoted(title))\n---\n"
    text += "stateDiagram-v2\n"
    text += "  direction LR\n"
    for (index, node) in graph.nodes.enumerated() {
      text += "  state \(mermaidName(node.name)) as s\(index)\n"
    }
    text += "  [*] --> s\(graph.initial)\n"
    for arrow in TransitionArrow.merging(graph.endingTransitions) {
      let label = mermaidText(arrowText(arrow.transitions).lines)
      let end = graph.nodes.indices.contains(arrow.to) ? "s\(arrow.to)" : "[*]"
      text += "  s\(arrow.from) --> \(end): \(label)\n"
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
      let transitions = graph.endingTransitions.filter { $0.from == index }
      text += "  <state id=\"\(stateName(graph, index))\"\(transitions.isEmpty ? "/" : "")>\n"
      for transition in transitions {
        let event = ([transition.action] + transition.events).map(scxmlName)
        text += "    <transition event=\"\(event.joined(separator: "-"))\""
        text += " target=\"\(stateName(graph, transition.to))\"/>\n"
      }
      if !transitions.isEmpty { text += "  </state>\n" }
    }
    if !graph.deletions.isEmpty { text += "  <final id=\"\(StateGraph.deleted)\"/>\n" }
    return text + "</scxml>\n"
  }

  private static func stateName(_ graph: DiagramGraph, _ index: Int) -> String {
    graph.nodes.indices.contains(index)
      ? "s\(index + 1)." + scxmlName(graph.nodes[index].list) : StateGraph.deleted
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

  /// Quotes the name of a state of Mermaid, which has no backslash escapes but entities. Line breaks become blanks.
  static func mermaidName(_ text: String) -> String {
    let escaped = text.reduce(into: "") { text, character in
      switch character {
      case "\"": text += "#quot;"
      case "#": text += "#35;"
      case "<": text += "#lt;"
      case ">": text += "#gt;"
      case _ where character.isNewline: text += " "
      default: text.append(character)
      }
    }
    return "\"" + escaped + "\""
  }

  /// Lines of text as the label of an arrow of Mermaid, in which colons, semicolons and angle brackets have a meaning.
  static func mermaidText(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.reduce(into: "") { text, character in
        switch character {
        case "\"": text += "#quot;"
        case ":": text += "#58;"
        case ";": text += "#59;"
        case "<": text += "#lt;"
        case ">": text += "#gt;"
        default: text.append(character)
        }
      }
    }
    return escaped.joined(separator: "<br>")
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
