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
    /// The labels of the arrows in lines, in the order of the chart's arrows.
    package let labels: [[String]]
    /// The place of another region in which alone this one can be seen: the indices of both; `nil` if it can be seen
    /// without.
    package let context: (region: Int, place: Int)?

    /// Creates a region.
    package init(
      title: String, places: [String], differences: [[String]], labels: [[String]],
      context: (region: Int, place: Int)?
    ) {
      (self.title, self.places, self.differences) = (title, places, differences)
      (self.labels, self.context) = (labels, context)
    }
  }

  private let chart: StateChart
  private let title: String
  private let regions: [Region]
  private let ends: [[String]]
  private let lookCount: Int?
  private let combinations: [[Int]]
  private let interactions: [(title: String, text: String)]

  /// Creates the texts of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - title: A short title.
  ///   - regions: The names, in the order of the chart's regions.
  ///   - ends: The labels of the deletions of the item, in lines, each once.
  ///   - lookCount: The number of different pictures; `nil` if unknown.
  ///   - combinations: Combinations of places in which every two places of two regions occur.
  ///   - interactions: What regions do to each other.
  package init(
    of chart: StateChart, title: String, regions: [Region], ends: [[String]] = [],
    lookCount: Int?, combinations: [[Int]], interactions: [(title: String, text: String)]
  ) {
    (self.chart, self.title, self.regions) = (chart, title, regions)
    (self.lookCount, self.combinations) = (lookCount, combinations)
    self.interactions = interactions
    self.ends = ends
  }

  private func id(_ region: Int, _ place: Int) -> String { "r\(region)p\(place)" }

  // MARK: - JSON

  /// The chart as JSON: regions with places and transitions, guards as lists of alternatives, combinations and
  /// interactions.
  package func json() -> String {
    let deletions = chart.deletions.map { deletion -> JSONValue in
      ["action": .string(deletion.action), "events": .strings(deletion.calls)]
    }
    let value = JSONValue.object([
      "title": .string(title), "form": "regions",
      "stateCount": chart.stateCount.map { .number($0) },
      "lookCount": lookCount.map { .number($0) },
      "isComplete": chart.bounds.isEmpty ? nil : false,
      "bounds": chart.bounds.isEmpty ? nil : .strings(chart.bounds.map(\.rawValue)),
      "lostOnReuse": chart.lost.isEmpty ? nil : .strings(chart.lost.map(\.text)),
      "deletions": deletions.isEmpty ? nil : .array(deletions),
      "regions": .array(chart.regions.indices.map(region)),
      "combinations": .array(combinations.map(combination)),
      "interactions": .array(
        interactions.map { ["title": .string($0.title), "text": .string($0.text)] }),
    ])
    return value.text(levels: 4, joinsPlainObjects: true) + "\n"
  }

  private func region(_ index: Int) -> JSONValue {
    let (region, names) = (chart.regions[index], regions[index])
    let places = region.places.indices.map { place in
      let values = zip(region.parts, region.places[place]).map { part, value in
        (chart.parts[part].word.text, self.value(chart.parts[part].values[value]))
      }
      return JSONValue.object([
        "name": .string(names.places[place]), "values": .object(values),
        "differences": .strings(names.differences[place]),
      ])
    }
    let transitions = region.moves.map { move in
      JSONValue.object([
        "from": .string(names.places[move.from]), "to": .string(names.places[move.to]),
        "setBy": move.event.isOfApp ? "app" : nil,
        "action": .string(move.event.action), "events": .strings(move.event.calls),
        "when": move.conditions.map(conditions),
        "isOptional": move.isOptional ? true : nil,
      ])
    }
    return .object([
      "title": .string(names.title), "initial": .string(names.places[region.initial]),
      "inside": names.context.map { context in
        let inside = regions[context.region]
        return .object([(inside.title, .string(inside.places[context.place]))])
      },
      "states": .array(places), "transitions": .array(transitions),
    ])
  }

  private func value(_ value: StateValue) -> JSONValue {
    switch value {
    case .flag(let holds): .boolean(holds)
    case .word(let word): .string(word)
    case .number: .number(value.description)
    }
  }

  private func conditions(_ conditions: [StateChart.Condition]) -> JSONValue {
    .array(
      conditions.map { condition in
        .object(
          condition.terms.map { term in
            let region = regions[term.region]
            return (region.title, .strings(term.places.map { region.places[$0] }))
          })
      })
  }

  private func combination(_ places: [Int]) -> JSONValue {
    .object(
      places.enumerated().map { region, place in
        (regions[region].title, .string(regions[region].places[place]))
      })
  }

  // MARK: - DOT

  /// Graphviz's DOT: a cluster for each region. What deletes the item leads from all of them to a double circle.
  package func dot() -> String {
    var text = "digraph \(StateGraphText.dotText([title])) {\n  rankdir=LR; compound=true;\n"
    text += "  node [shape=box, style=rounded, fontname=\"Inter\"];\n"
    text += "  edge [fontname=\"Inter\"];\n"
    if !ends.isEmpty { text += "  subgraph clustercell {\n  style=invis;\n" }
    for (index, region) in chart.regions.enumerated() {
      text +=
        "  subgraph cluster\(index) {\n    label=\(StateGraphText.dotText([heading(index)])); style=dashed;\n"
      text += "    start\(index) [shape=point, label=\"\"];\n"
      for place in region.places.indices {
        text +=
          "    \(id(index, place)) [label=\(StateGraphText.dotText([regions[index].places[place]]))];\n"
      }
      text += "    start\(index) -> \(id(index, region.initial));\n"
      for (number, arrow) in region.arrows.enumerated() where !chart.isEnd(arrow) {
        let label = StateGraphText.dotText(regions[index].labels[number])
        text += "    \(id(index, arrow.from)) -> \(id(index, arrow.to)) [label=\(label)"
        text += arrow.isOfApp ? ", style=dotted, color=\"#7A3FD0\"];\n" : "];\n"
      }
      text += "  }\n"
    }
    if !ends.isEmpty, let region = chart.regions.first {
      text += "  }\n  end [label=\(StateGraphText.dotText([StateGraph.deleted]))"
      text += ", shape=doublecircle, style=solid];\n"
      for lines in ends {
        text += "  \(id(0, region.initial)) -> end [ltail=clustercell"
        text += ", label=\(StateGraphText.dotText(lines))];\n"
      }
    }
    return text + "}\n"
  }

  /// The title of a region with the place of the region that contains it.
  private func heading(_ index: Int) -> String {
    guard let context = regions[index].context else { return regions[index].title }
    return "\(regions[index].title) (in \(regions[context.region].places[context.place]))"
  }

  // MARK: - Mermaid

  /// Mermaid's `stateDiagram-v2` with a composite state whose regions are concurrent. What deletes the item leaves all of
  /// them.
  package func mermaid() -> String {
    var text = title.isEmpty ? "" : "---\ntitle: \(quoted(title))\n---\n"
    let name = StateGraphText.mermaidName(title.isEmpty ? "cell" : title)
    text += "stateDiagram-v2\n  direction LR\n  state \(name) as cell {\n"
    for (index, region) in chart.regions.enumerated() {
      if index > 0 { text += "    --\n" }
      for place in region.places.indices {
        let name = "\(heading(index)): \(regions[index].places[place])"
        text += "    state \(StateGraphText.mermaidName(name)) as \(id(index, place))\n"
      }
      text += "    [*] --> \(id(index, region.initial))\n"
      for (number, arrow) in region.arrows.enumerated() where !chart.isEnd(arrow) {
        let label = StateGraphText.mermaidText(regions[index].labels[number])
        text += "    \(id(index, arrow.from)) --> \(id(index, arrow.to)): \(label)\n"
      }
    }
    return text + "  }\n"
      + ends.map { "  cell --> [*]: \(StateGraphText.mermaidText($0))\n" }.joined()
  }

  // MARK: - SCXML

  /// The W3C's State Chart XML: a `parallel` state with a `state` for each region. Guards ask for other regions with
  /// `In`, and events are named by the action and the calls. What deletes the item leaves all of them for a `final` state.
  package func scxml() -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" version=\"1.0\""
    text +=
      " name=\"\(StateGraphText.scxmlName(title.isEmpty ? "cell" : title))\" datamodel=\"ecmascript\""
    text += " initial=\"cell\">\n  <parallel id=\"cell\">\n"
    for deletion in chart.deletions {
      text += "    <transition event=\"\(Self.event(deletion))\""
      text += " target=\"\(StateGraph.deleted)\"/>\n"
    }
    for (index, region) in chart.regions.enumerated() {
      text +=
        "    <state id=\"\(regionName(index))\" initial=\"\(stateName(index, region.initial))\">\n"
      for place in region.places.indices {
        let moves = region.moves.filter { $0.from == place && !chart.deletions.contains($0.event) }
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
    text += "  </parallel>\n"
    if !chart.deletions.isEmpty { text += "  <final id=\"\(StateGraph.deleted)\"/>\n" }
    return text + "</scxml>\n"
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
