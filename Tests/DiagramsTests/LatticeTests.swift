import Drawing
import Interaction
import TestSupport
import Testing

@testable import Diagrams

@Suite("Lattices of up to five columns and four rows")
struct LatticeTests {
  private static let touches: [CellState] = [
    .normal, .normal.setting(custom: "pressed", to: true), .highlighted,
    .highlighted.setting(custom: "pressed", to: true), .normal.setting(.swiped, to: true),
    .normal.setting(.reordering, to: true),
  ]
  private static let restings: [CellState] = [
    .normal, .normal.setting(custom: "starred", to: true), .selected,
    .selected.setting(custom: "starred", to: true), .normal.setting(.expanded, to: true),
  ]

  /// A graph of states at the given places, with arrows between them.
  private static func graph(
    _ slots: [(column: Int, row: Int)], _ arrows: [(from: Int, to: Int)]
  ) -> DiagramGraph {
    DiagramGraph(
      nodes: slots.map { column, row in
        let (touch, resting) = (touches[column], restings[row])
        let state = (touch.customStates + resting.customStates).reduce(
          CellState(flags: touch.flags + resting.flags)
        ) { $0.setting(custom: $1, to: true) }
        return DiagramGraph.Node(
          cells: [DiagramGraph.Cell(item: nil, state: state)], touch: [touch], resting: [resting])
      }, initial: 0,
      transitions: arrows.enumerated().map { index, arrow in
        DiagramGraph.Transition(
          from: arrow.from, to: arrow.to,
          action: StateGraph.Action.allCases[index % 12].rawValue,
          events: Array(DelegateCall.allCases.map(\.rawValue).prefix(index % 6)) + ["e\(index)"])
      }, idle: [], bounds: [])
  }

  private static func diagram(_ graph: DiagramGraph) throws -> DiagramJSON {
    let diagram = try StateDiagram(of: graph, title: "", typesetter: BoxTypesetter()) { _ in
      Specimen(DisplayList(size: Size(120, 60)))
    }
    return try DiagramJSON(diagram.json())
  }

  private static func check(_ diagram: DiagramJSON) throws {
    for (index, one) in diagram.transitions.enumerated() {
      let line = try Line(svg: one.path)
      #expect(diagram.size.contains(one.label), "\(one.fact)")
      for point in line.points {
        #expect(diagram.size.contains(Rect(origin: point, size: .zero)), "\(one.fact)")
      }
      for state in diagram.states {
        #expect(one.label.distance(to: state.box) >= 4, "\(one.fact) at \(state.id)")
        #expect(line.distance(to: state.box) >= 8, "\(one.fact) at \(state.id)")
      }
      for (other, transition) in diagram.transitions.enumerated() where other != index {
        #expect(
          line.distance(to: transition.label) >= 4, "\(one.fact) at the label of \(transition.fact)"
        )
        #expect(one.label.distance(to: transition.label) >= 4)
      }
      #expect(try diagram.box(one.from).distance(to: try #require(line.points.first)) == 8)
      #expect(try diagram.box(one.to).distance(to: try #require(line.points.last)) == 8)
    }
    for (index, one) in diagram.states.enumerated() {
      for other in diagram.states.dropFirst(index + 1) {
        #expect(one.box.distance(to: other.box) > 16)
      }
    }
  }

  @Test("All arrows between all states of a lattice keep their distances", arguments: 1...4, 1...4)
  func complete(columns: Int, rows: Int) throws {
    let slots = (0..<rows).flatMap { row in (0..<columns).map { (column: $0, row: row) } }
    let arrows = slots.indices.flatMap { from in
      slots.indices.filter { $0 != from }.map { (from: from, to: $0) }
    }
    try Self.check(Self.diagram(Self.graph(slots, arrows)))
  }

  @Test("Lattices with holes keep their distances, with any arrows", arguments: 0..<60)
  func random(seed: Int) throws {
    var number = UInt64(seed &+ 1)
    func next(_ bound: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(number >> 33) % bound
    }
    var slots = [(column: 0, row: 0)]
    for row in 0..<4 {
      for column in 0..<5 where (column, row) != (0, 0) && next(3) > 0 {
        slots.append((column, row))
      }
    }
    let arrows = (0..<(slots.count * 2)).compactMap { _ -> (from: Int, to: Int)? in
      let (from, to) = (next(slots.count), next(slots.count))
      return from == to ? nil : (from, to)
    }
    try Self.check(Self.diagram(Self.graph(slots, arrows)))
  }

  @Test("Six columns or five rows are no lattice, and neither are two states at one place")
  func limits() {
    func ways(_ slots: [(column: Int, row: Int)]) -> LatticeWays? {
      LatticeWays(Self.graph(slots, []), [])
    }
    #expect(ways((0..<5).map { ($0, 0) }) != nil)
    #expect(ways((0..<6).map { ($0, 0) }) == nil)
    #expect(ways((0..<4).map { (0, $0) }) != nil)
    #expect(ways((0..<5).map { (0, $0) }) == nil)
    #expect(ways([(0, 0), (0, 0)]) == nil)
  }

  @Test("Columns and rows stand in the order that makes arrows short, the first one first")
  func order() throws {
    let graph = Self.graph([(0, 0), (1, 0), (2, 0)], [(0, 2), (2, 0), (2, 1)])
    let ways = try #require(LatticeWays(graph, TransitionArrow.merging(graph.transitions)))
    #expect(ways.slots.map(\.column) == [0, 2, 1])
  }

  @Test("A card between two others is gone around; an empty place is passed straight")
  func around() throws {
    let full = Self.graph([(0, 0), (1, 0), (2, 0)], [(0, 1), (1, 0), (1, 2), (0, 2)])
    let ways = try #require(LatticeWays(full, TransitionArrow.merging(full.transitions)))
    #expect(ways.ways.last == .across(channel: 0))
    let hole = Self.graph([(0, 0), (1, 1), (2, 0)], [(0, 2), (0, 1), (1, 0), (1, 2)])
    let free = try #require(LatticeWays(hole, TransitionArrow.merging(hole.transitions)))
    #expect(free.ways.first == .level(row: 0, gaps: 0...1))
    let far = Self.graph([(0, 0), (0, 1), (0, 2)], [(0, 1), (1, 2), (2, 0)])
    let lane = try #require(LatticeWays(far, TransitionArrow.merging(far.transitions)))
    #expect(lane.ways.last == .around(first: 2, gap: 0, second: 1))
  }
}
