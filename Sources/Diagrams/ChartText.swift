internal import Drawing
package import Interaction

/// Names and pictures' remarks of a statechart in the languages of other programs, which lay it out themselves.
package struct ChartText: Sendable {
  /// A region with its places.
  package struct Region: Sendable {
    /// The title.
    package let title: String
    /// The names of the places.
    package let places: [String]
    /// What each place changes in the picture, in words.
    package let differences: [[String]]
    /// The guards of the arrows, in the order of the chart's arrows; empty for none.
    package let guards: [String]
    /// The place of another region in which alone this one can be seen: the indices of both; `nil` if it can be seen
    /// without.
    package let context: (region: Int, place: Int)?

    /// Creates a region.
    package init(
      title: String, places: [String], differences: [[String]], guards: [String],
      context: (region: Int, place: Int)?
    ) {
      (self.title, self.places, self.differences) = (title, places, differences)
      (self.guards, self.context) = (guards, context)
    }
  }

  private let chart: StateChart
  private let title: String
  private let regions: [Region]
  private let lookCount: Int?
  private let combinations: [[Int]]
  private let interactions: [(title: String, text: String)]

  /// Creates the texts of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - title: A short title.
  ///   - regions: The names, in the order of the chart's regions.
  ///   - lookCount: The number of different pictures; `nil` if unknown.
  ///   - combinations: Combinations of places in which every two places of two regions occur.
  ///   - interactions: What regions do to each other.
  package init(
    of chart: StateChart, title: String, regions: [Region], lookCount: Int?,
    combinations: [[Int]], interactions: [(title: String, text: String)]
  ) {
    (self.chart, self.title, self.regions) = (chart, title, regions)
    (self.lookCount, self.combinations) = (lookCount, combinations)
    self.interactions = interactions
  }

  private func id(_ region: Int, _ place: Int) -> String { "r\(region)p\(place)" }

  // MARK: - JSON

  /// The chart as JSON: regions with places and transitions, guards as lists of alternatives, combinations and
  /// interactions.
  package func json() -> String {
    var text = "{\n  \"title\": \(quoted(title)),\n  \"form\": \"regions\",\n"
    if let count = chart.stateCount { text += "  \"stateCount\": \(count),\n" }
    if let lookCount { text += "  \"lookCount\": \(lookCount),\n" }
    if !chart.bounds.isEmpty {
      text += "  \"isComplete\": false,\n"
      text += "  \"bounds\": \(array(chart.bounds.map(\.rawValue))),\n"
    }
    if !chart.lost.isEmpty { text += "  \"lostOnReuse\": \(array(chart.lost.map(\.text))),\n" }
    text += list("regions", chart.regions.indices.map(region)) + ",\n"
    text += list("combinations", combinations.map(combination)) + ",\n"
    text +=
      list(
        "interactions",
        interactions.map { "{\"title\": \(quoted($0.title)), \"text\": \(quoted($0.text))}" })
      + "\n"
    return text + "}\n"
  }

  private func region(_ index: Int) -> String {
    let (region, names) = (chart.regions[index], regions[index])
    let places = region.places.indices.map { place in
      let values = zip(region.parts, region.places[place]).map { part, value in
        "\(quoted(chart.parts[part].word.text)): \(self.value(chart.parts[part].values[value]))"
      }
      return
        "{\"name\": \(quoted(names.places[place])), \"values\": {\(values.joined(separator: ", "))},"
        + " \"differences\": \(array(names.differences[place]))}"
    }
    let transitions = region.moves.map { move in
      "{\"from\": \(quoted(names.places[move.from])), \"to\": \(quoted(names.places[move.to])),"
        + (move.event.isOfApp ? " \"setBy\": \"app\"," : "")
        + " \"action\": \(quoted(move.event.action)), \"events\": \(array(move.event.calls))"
        + (move.conditions.map { ", \"when\": \(self.conditions($0))" } ?? "")
        + (move.isOptional ? ", \"isOptional\": true" : "") + "}"
    }
    let context = names.context.map { context in
      ", \"inside\": {\(quoted(regions[context.region].title)):"
        + " \(quoted(regions[context.region].places[context.place]))}"
    }
    return
      "{\"title\": \(quoted(names.title)), \"initial\": \(quoted(names.places[region.initial]))"
      + (context ?? "") + ",\n      \"states\": [\n        "
      + places.joined(separator: ",\n        ") + "],\n      \"transitions\": [\n        "
      + transitions.joined(separator: ",\n        ") + "]}"
  }

  private func value(_ value: StateValue) -> String {
    switch value {
    case .flag(let holds): "\(holds)"
    case .word(let word): quoted(word)
    case .number: value.description
    }
  }

  private func conditions(_ conditions: [StateChart.Condition]) -> String {
    let alternatives = conditions.map { condition in
      let terms = condition.terms.map { term in
        "\(quoted(regions[term.region].title)): "
          + array(term.places.map { regions[term.region].places[$0] })
      }
      return "{\(terms.joined(separator: ", "))}"
    }
    return "[\(alternatives.joined(separator: ", "))]"
  }

  private func combination(_ places: [Int]) -> String {
    let names = places.enumerated().map { region, place in
      "\(quoted(regions[region].title)): \(quoted(regions[region].places[place]))"
    }
    return "{\(names.joined(separator: ", "))}"
  }

  private func list(_ key: String, _ elements: [String]) -> String {
    guard !elements.isEmpty else { return "  \"\(key)\": []" }
    return "  \"\(key)\": [\n" + elements.map { "    " + $0 }.joined(separator: ",\n") + "\n  ]"
  }

  private func array(_ strings: [String]) -> String {
    "[" + strings.map { quoted($0) }.joined(separator: ", ") + "]"
  }

  // MARK: - DOT

  /// Graphviz's DOT: a cluster for each region.
  package func dot() -> String {
    var text = "digraph \(StateGraphText.dotText([title])) {\n  rankdir=LR; compound=true;\n"
    text += "  node [shape=box, style=rounded, fontname=\"Inter\"];\n"
    text += "  edge [fontname=\"Inter\"];\n"
    for (index, region) in chart.regions.enumerated() {
      text +=
        "  subgraph cluster\(index) {\n    label=\(StateGraphText.dotText([heading(index)])); style=dashed;\n"
      text += "    start\(index) [shape=point, label=\"\"];\n"
      for place in region.places.indices {
        text +=
          "    \(id(index, place)) [label=\(StateGraphText.dotText([regions[index].places[place]]))];\n"
      }
      text += "    start\(index) -> \(id(index, region.initial));\n"
      for (number, arrow) in region.arrows.enumerated() {
        let lines = label(arrow, regions[index].guards[number])
        text +=
          "    \(id(index, arrow.from)) -> \(id(index, arrow.to)) [label=\(StateGraphText.dotText(lines))"
        text += arrow.isOfApp ? ", style=dotted, color=\"#7A3FD0\"];\n" : "];\n"
      }
      text += "  }\n"
    }
    return text + "}\n"
  }

  /// The title of a region with what it is inside of.
  private func heading(_ index: Int) -> String {
    guard let context = regions[index].context else { return regions[index].title }
    return "\(regions[index].title) (in \(regions[context.region].places[context.place]))"
  }

  private func label(_ arrow: StateChart.Arrow, _ guardText: String) -> [String] {
    [arrow.actions.joined(separator: ", "), arrow.calls.joined(separator: ", "), guardText]
      .filter { !$0.isEmpty }
  }

  // MARK: - Mermaid

  /// Mermaid's `stateDiagram-v2` with a composite state whose regions are concurrent.
  package func mermaid() -> String {
    var text = title.isEmpty ? "" : "---\ntitle: \(quoted(title))\n---\n"
    text +=
      "stateDiagram-v2\n  direction LR\n  state \(quoted(title.isEmpty ? "cell" : title)) as cell {\n"
    for (index, region) in chart.regions.enumerated() {
      if index > 0 { text += "    --\n" }
      for place in region.places.indices {
        let name = "\(heading(index)): \(regions[index].places[place])"
        text += "    state \(quoted(name)) as \(id(index, place))\n"
      }
      text += "    [*] --> \(id(index, region.initial))\n"
      for (number, arrow) in region.arrows.enumerated() {
        let lines = label(arrow, regions[index].guards[number])
        text += "    \(id(index, arrow.from)) --> \(id(index, arrow.to)):"
        text += " \(lines.joined(separator: "<br>"))\n"
      }
    }
    return text + "  }\n"
  }

  // MARK: - SCXML

  /// The W3C's State Chart XML: a `parallel` state with a `state` for each region. Guards ask for other regions with
  /// `In`, and events are named by the action and the calls.
  package func scxml() -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" version=\"1.0\""
    text +=
      " name=\"\(StateGraphText.scxmlName(title.isEmpty ? "cell" : title))\" datamodel=\"ecmascript\""
    text += " initial=\"cell\">\n  <parallel id=\"cell\">\n"
    for (index, region) in chart.regions.enumerated() {
      text +=
        "    <state id=\"\(regionName(index))\" initial=\"\(stateName(index, region.initial))\">\n"
      for place in region.places.indices {
        let moves = region.moves.filter { $0.from == place }
        text += "      <state id=\"\(stateName(index, place))\""
        text += moves.isEmpty ? "/>\n" : ">\n"
        for move in moves {
          text += "        <transition event=\"\(Self.event(move.event))\""
          if let condition = scxmlCondition(move) { text += " cond=\"\(condition)\"" }
          text += " target=\"\(stateName(index, move.to))\"/>\n"
        }
        if !moves.isEmpty { text += "      </state>\n" }
      }
      text += "    </state>\n"
    }
    return text + "  </parallel>\n</scxml>\n"
  }

  private func scxmlCondition(_ move: StateChart.Move) -> String? {
    func text(_ conditions: [StateChart.Condition]) -> String {
      conditions.map { condition in
        let terms = condition.terms.map { term in
          let places = term.places.map { "In('\(stateName(term.region, $0))')" }
          return places.count == 1 ? places[0] : "(\(places.joined(separator: " || ")))"
        }
        return terms.isEmpty ? "true" : terms.joined(separator: " &amp;&amp; ")
      }.joined(separator: " || ")
    }
    let own = move.conditions.map(text)
    // The app acts while no finger is down.
    let resting = move.event.isOfApp ? chart.resting.map(text) : nil
    guard let own, let resting else { return own ?? resting }
    return "(\(own)) &amp;&amp; (\(resting))"
  }

  private func regionName(_ index: Int) -> String {
    "region\(index + 1)." + StateGraphText.scxmlName(regions[index].title)
  }

  private func stateName(_ region: Int, _ place: Int) -> String {
    "region\(region + 1)." + StateGraphText.scxmlName(regions[region].places[place])
      + ".\(place + 1)"
  }

  /// The name of an event: "touch_down.shouldHighlight.didHighlight".
  private static func event(_ event: StateChart.Event) -> String {
    ([event.action] + event.calls).map(StateGraphText.scxmlName).joined(separator: "-")
  }
}
