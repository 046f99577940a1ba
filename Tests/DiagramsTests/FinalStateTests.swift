import Drawing
import Interaction
import TestSupport
import Testing

@testable import Diagrams

/// Diagrams of cells whose item an action deletes.
@Suite("The ends of deleted items")
struct FinalStateTests {
  private static let touches: [CellState] = [
    .normal, .highlighted, .normal.setting(custom: "pressed", to: true),
    .normal.setting(.swiped, to: true),
  ]
  private static let restings: [CellState] = [
    .normal, .selected, .normal.setting(custom: "starred", to: true),
    .selected.setting(custom: "starred", to: true),
  ]

  private static func node(_ column: Int, _ row: Int) -> DiagramGraph.Node {
    let (touch, resting) = (touches[column], restings[row])
    let state = (touch.customStates + resting.customStates).reduce(
      CellState(flags: touch.flags + resting.flags)
    ) { $0.setting(custom: $1, to: true) }
    return DiagramGraph.Node(
      cells: [DiagramGraph.Cell(item: nil, state: state)], touch: [touch], resting: [resting])
  }

  private static func swipe(_ from: Int, of count: Int, _ events: [String] = ["deleteItem"])
    -> DiagramGraph.Transition
  {
    DiagramGraph.Transition(
      from: from, to: count, action: "full swipe", events: events, isDeletion: true)
  }

  private static func diagram(
    _ graph: DiagramGraph, size: Size = Size(120, 60)
  ) throws -> StateDiagram {
    let specimen = Specimen(DisplayList(size: size))
    return try StateDiagram(
      of: graph, title: "", typesetter: BoxTypesetter(), picture: { _ in specimen })
  }

  /// A lattice in which arrows lead between random states, and one or two from each to the end.
  private static func random(seed: Int) -> DiagramGraph {
    var random = SplitMix64(state: UInt64(seed))
    var nodes = [node(0, 0)]
    for row in 0..<4 {
      for column in 0..<4 where (column, row) != (0, 0) && Int.random(in: 0...2, using: &random) > 0
      {
        nodes.append(node(column, row))
      }
    }
    var transitions: [DiagramGraph.Transition] = []
    for number in 0..<(2 * nodes.count) {
      let from = Int.random(in: nodes.indices, using: &random)
      let to = Int.random(in: nodes.indices, using: &random)
      guard from != to else { continue }
      transitions.append(
        DiagramGraph.Transition(from: from, to: to, action: "lift inside", events: ["e\(number)"]))
    }
    let calls = DelegateCall.allCases.map(\.rawValue)
    let deletions = nodes.indices.flatMap { from in
      (0..<Int.random(in: 1...2, using: &random)).map { number in
        swipe(
          from, of: nodes.count,
          Array(calls.prefix(Int.random(in: 0...7, using: &random))) + ["deleteItem", "e\(number)"])
      }
    }
    return DiagramGraph(
      nodes: nodes, initial: 0, transitions: transitions, idle: [], bounds: [],
      deletions: deletions)
  }

  @Test("Arrows to ends, their labels and the ends keep their distances", arguments: 0..<60)
  func distances(seed: Int) throws {
    let graph = Self.random(seed: seed)
    let diagram = try Self.diagram(
      graph, size: [Size(44, 44), Size(120, 60), Size(375, 60)][seed % 3])
    let page = Rect(origin: .zero, size: diagram.displayList.size)
    let arrows = diagram.transitions + diagram.deletions
    let lines = try arrows.map { try Line(svg: $0.path.svgData(decimals: 3)) }
    let boxes = diagram.states.map(\.box)
    #expect(diagram.deletions.map(\.transition) == graph.deletions)
    for (arrow, line) in zip(arrows, lines) {
      #expect(page.contains(arrow.label))
      #expect(line.points.allSatisfy { page.contains(Rect(origin: $0, size: .zero)) })
    }
    for index in diagram.transitions.count..<arrows.count {
      let (arrow, line) = (arrows[index], lines[index])
      let end = try #require(arrow.finalState)
      let steps = arrow.path.elements
      guard steps.count == 2, case .move(let start) = steps[0], case .line(let tip) = steps[1]
      else {
        Issue.record("the arrow is not straight: \(steps)")
        continue
      }
      #expect(start.x == tip.x && start.y < tip.y)
      #expect(boxes[arrow.transition.from].distance(to: start) == 8)
      #expect(end == Rect(tip.x - 8, tip.y + 4, 16, 16))
      #expect(page.contains(end))
      for box in boxes {
        #expect(end.distance(to: box) >= 8)
        #expect(line.distance(to: box) >= 8)
        #expect(arrow.label.distance(to: box) >= 4)
      }
      for (other, second) in arrows.enumerated() where other != index {
        #expect(arrow.label.distance(to: second.label) >= 4)
        #expect(end.distance(to: second.label) >= 4)
        #expect(lines[other].distance(to: arrow.label) >= 4)
        #expect(lines[other].distance(to: end) >= 4)
        #expect(second.finalState.map { end.distance(to: $0) >= 4 } ?? true)
        #expect(line.distance(to: second.label) >= 4)
      }
      #expect(end.distance(to: arrow.label) >= 4)
    }
    #expect(diagram.faults.passed == 0)
  }

  @Test("An end is a ring with a filled disc, below the card from which the arrow comes")
  func symbol() throws {
    let graph = DiagramGraph(
      nodes: [Self.node(0, 0)], initial: 0, transitions: [], idle: [], bounds: [],
      deletions: [Self.swipe(0, of: 1)])
    let diagram = try Self.diagram(graph)
    let end = try #require(diagram.deletions.first?.finalState)
    let layer = try #require(
      diagram.displayList.layers.first { $0.name == "normal-deleted-fullswipe" })
    let color = DiagramPalette.light.arrow
    #expect(
      layer.items.contains(
        .stroke(.circle(center: end.center, radius: 8), Stroke(lineWidth: 1.4), color)))
    #expect(layer.items.contains(.fill(.circle(center: end.center, radius: 4.5), color)))
    #expect(diagram.states[0].box.minX < end.minX && end.maxX < diagram.states[0].box.maxX)
    let strings = diagram.displayList.strings
    #expect(strings.contains("full swipe") && strings.contains("deleteItem"))
    #expect(strings.contains("After deleteItem the item is gone."))
    #expect(
      diagram.description
        == "State diagram of a collection view cell with one state: normal. It begins as normal."
        + " From normal to deleted: full swipe. After deleteItem the item is gone.")
  }

  @Test(
    "Deletions have no arrow to the state that remains, and the JSON has the path to the end")
  func paths() throws {
    let nodes = [Self.node(0, 0), Self.node(0, 1)]
    let deletion = DiagramGraph.Transition(
      from: 1, to: 0, action: "full swipe", events: ["deleteItem"], isDeletion: true)
    let graph = DiagramGraph(
      nodes: nodes, initial: 0, transitions: [deletion], idle: [], bounds: [],
      deletions: [deletion.ending(at: 2)])
    let diagram = try Self.diagram(graph)
    #expect(diagram.displayList.layers.contains { $0.name == "selected-deleted-fullswipe" })
    #expect(!diagram.displayList.layers.contains { $0.name == "selected-normal-fullswipe" })
    let json = try DiagramJSON(diagram.json())
    let ends = try #require(json.object["deletions"] as? [[String: Any]])
    #expect(
      ends.map { $0.keys.sorted() } == [["action", "end", "events", "label", "path", "state"]])
    #expect(json.transitions.map(\.fact) == ["selected > normal: full swipe (deleteItem)"])
    let path = ends.first?["path"] as? String
    #expect(path != nil && json.transitions.first?.path == path)
    let end = try #require(diagram.deletions.first?.finalState)
    #expect(ends.first?["end"] as? [Double] == [end.minX, end.minY, 16, 16])
    // A graph that is not placed has no places of ends.
    let text = graph.json(title: "")
    #expect(text.contains("\"deletions\"") && !text.contains("\"end\""))
  }

  @Test("Graphviz places an end for each arrow to it")
  func graphviz() throws {
    // Two states at one place are no lattice.
    let graph = DiagramGraph(
      nodes: [Self.node(0, 0), Self.node(0, 0)], initial: 0, transitions: [], idle: [], bounds: [],
      deletions: [Self.swipe(0, of: 2)])
    let answer = """
      graph 1 4 3
      node s0 1 2.5 1 1 "" solid box black lightgrey
      node s1 3 2.5 1 1 "" solid box black lightgrey
      node e0 1 0.5 0.3 0.3 "" solid circle black lightgrey
      edge s0 e0 4 1 2 1 1.5 1 1 1 0.7 label 1.5 1.2 solid #000000
      stop
      """
    var sources: [String] = []
    let specimen = Specimen(DisplayList(size: Size(40, 40)))
    let diagram = try StateDiagram(
      of: graph, title: "", typesetter: BoxTypesetter(),
      dot: { source in
        sources.append(source)
        return answer
      }, picture: { _ in specimen })
    #expect(sources.count == 1)
    #expect(sources.first?.contains("  e0 [shape=circle, width=0.3333, height=0.3333];\n") == true)
    #expect(sources.first?.contains("  s0 -> e0 [color=\"#000000\"") == true)
    // 72 points are an inch; the margins are 46 and 32.
    #expect(diagram.deletions.first?.finalState == Rect(110, 204, 16, 16))
  }

  @Test("A list of states names ends in words")
  func list() throws {
    let specimen = Specimen(DisplayList(size: Size(120, 60)))
    let nodes = ["normal", "selected"].map { RegionChart.Node(name: $0, specimen: specimen) }
    let region = RegionChart.Region(
      title: "States", nodes: nodes, initial: 0,
      arrows: [
        RegionChart.Arrow(from: 0, to: 1, actions: ["lift inside"]),
        RegionChart.Arrow(from: 1, to: 2, actions: ["full swipe"], calls: ["deleteItem"]),
      ])
    let sheet = try RegionSheet(
      RegionChart(title: "Row", summary: "", regions: [region]), palette: .light, width: 830,
      typesetter: BoxTypesetter())
    #expect(sheet.displayList.strings.contains("lift inside → selected"))
    #expect(sheet.displayList.strings.contains("full swipe → deleted"))
  }

  @Test("A list names a value that the app sets once")
  func setValues() throws {
    let specimen = Specimen(DisplayList(size: Size(120, 60)))
    let nodes = ["none", "loading", "loading, failed"].map {
      RegionChart.Node(name: $0, specimen: specimen)
    }
    func sets(_ value: String, _ from: Int, _ to: Int) -> RegionChart.Arrow {
      RegionChart.Arrow(from: from, to: to, actions: ["app sets \(value)"], isOfApp: true)
    }
    let region = RegionChart.Region(
      title: "Download", nodes: nodes, initial: 0,
      arrows: [
        sets("download loading", 0, 1), sets("failed", 1, 2), sets("not loading", 2, 1),
        RegionChart.Arrow(from: 1, to: 3, actions: ["full swipe"], calls: ["deleteItem"]),
      ])
    let sheet = try RegionSheet(
      RegionChart(title: "Row", summary: "", regions: [region]), palette: .light, width: 830,
      typesetter: BoxTypesetter())
    let strings = sheet.displayList.strings
    #expect(strings.contains("app sets download loading"))
    #expect(strings.contains("app sets failed → loading, failed"))
    #expect(strings.contains("app sets not loading → loading"))
  }

  @Test("All regions together have one end below their frame", arguments: [320.0, 600, 830])
  func regions(width: Double) throws {
    let specimen = Specimen(DisplayList(size: Size(120, 60)))
    let nodes = ["normal", "selected"].map { RegionChart.Node(name: $0, specimen: specimen) }
    let region = RegionChart.Region(
      title: "Selection", nodes: nodes, initial: 0,
      arrows: [RegionChart.Arrow(from: 0, to: 1, actions: ["lift inside"])])
    func drawn(_ ends: [RegionChart.Arrow]) throws -> RegionSheet {
      try RegionSheet(
        RegionChart(title: "Row", summary: "", regions: [region, region], ends: ends),
        palette: .light, width: width, typesetter: BoxTypesetter())
    }
    let sheet = try drawn([
      RegionChart.Arrow(from: 0, to: 0, actions: ["full swipe"], calls: ["deleteItem"]),
      RegionChart.Arrow(from: 0, to: 0, actions: ["tap delete"], calls: ["deleteItem"]),
    ])
    let line = try #require(sheet.places.lines.last)
    let label = try #require(sheet.places.labels.last)
    try #require(line.count == 2)
    // The frame's height is no whole number.
    let least = max(28, label.size.height) - 0.001
    #expect(line[0].x == line[1].x && line[1].y - line[0].y >= least)
    #expect(label.minX == line[0].x + 12 && label.maxX <= width)
    #expect(label.minY >= line[0].y - 0.001 && label.maxY <= line[1].y + 0.001)
    #expect(sheet.places.cards.allSatisfy { $0.maxY < line[0].y })
    let center = Point(line[1].x, line[1].y + 4 + 8)
    let disc = DisplayList.Item.fill(
      .circle(center: center, radius: 4.5), DiagramPalette.light.arrow)
    #expect(sheet.displayList.items.contains(disc))
    #expect(center.y + 8 < sheet.displayList.size.height)
    #expect(sheet.displayList.strings.filter { $0 == "deleteItem" }.count == 2)
    // Without deletions there is none, and no room for it.
    let plain = try drawn([])
    #expect(plain.places.lines.count == sheet.places.lines.count - 1)
    #expect(plain.displayList.size.height < sheet.displayList.size.height)
  }
}
