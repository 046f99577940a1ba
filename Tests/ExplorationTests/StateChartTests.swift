import GridMachine
import Interaction
import OrderedCollections
import Scenes
import TestSupport
import Testing
import Vocabulary

@testable import Exploration
@testable import Machine

/// A composed chart or a flat graph, with values instead of indices, so that the two can be compared.
private struct FlatGraph: Equatable {
  let states: Set<[String]>
  let transitions: Set<[String]>

  init(
    _ states: Set<[Int]>, _ transitions: Set<StateChart.Transition>, _ parts: [StateChart.Part]
  ) {
    let order = parts.indices.sorted { "\(parts[$0].word)" < "\(parts[$1].word)" }
    func text(_ values: [Int]) -> String {
      order.map { "\(parts[$0].word.text)=\(parts[$0].values[values[$0]])" }.joined(separator: " ")
    }
    self.states = Set(states.map { [text($0)] })
    self.transitions = Set(
      transitions.map {
        [text($0.from), text($0.to), $0.event.action, $0.event.calls.joined(separator: " ")]
      })
  }
}

@Suite("Statecharts with parallel regions")
struct StateChartTests {
  private func chart(_ machine: Machine) -> StateChart {
    StateChartBuilder(machine, item: 0).chart(from: machine.initialStage(traits: Traits()))
  }

  private func flat(_ machine: Machine) -> StateGraph {
    var explorer = StateExplorer(machine.keepingInputs, items: [0])
    return explorer.graph(from: machine.initialStage(traits: Traits()))
  }

  /// Composes the chart again and compares it with the graph that is explored without regions.
  private func expectEqual(_ machine: Machine, _ note: Comment) throws {
    let graph = flat(machine)
    let chart = chart(machine)
    guard graph.isComplete else { return }
    let values = GraphValues(graph, machine: machine)
    let composed = try #require(chart.composed(limit: 5000), note)
    let one = FlatGraph(composed.states, composed.transitions, chart.parts)
    let transitions = values.transitions.map {
      StateChart.Transition(from: $0.from, to: $0.to, event: $0.event)
    }
    let other = FlatGraph(values.states, Set(transitions), values.parts)
    #expect(
      one.states == other.states,
      "\(note): \(one.states.symmetricDifference(other.states).sorted { $0[0] < $1[0] }.prefix(4))")
    let missing = other.transitions.subtracting(one.transitions)
    let added = one.transitions.subtracting(other.transitions)
    #expect(missing.isEmpty, "\(note) lacks \(missing.sorted { $0[0] < $1[0] }.prefix(3))")
    #expect(added.isEmpty, "\(note) adds \(added.sorted { $0[0] < $1[0] }.prefix(3))")
    #expect(chart.stateCount == other.states.count, note)
  }

  /// Random machines with all kinds of parts. The last three showed mistakes.
  private static let seeds = [0, 3, 6, 9, 22, 24, 31, 13, 37, 44]

  /// A random scene of inputs, states that events assign, recognisers and answers of the delegate.
  private static func change(_ scene: inout Scene, _ random: inout SplitMix64) {
    var states: [CustomState] = []
    var words: [CellPredicate] = [.highlighted, .selected]
    for index in 0..<Int.random(in: 0...2, using: &random) {
      let name = "input\(index)"
      switch Int.random(in: 0...2, using: &random) {
      case 0:
        states.append(CustomState(name, .flag, source: .app))
        words.append(.custom(name))
      case 1:
        states.append(CustomState(name, .words(["none", "some", "all"]), source: .app))
        words.append(.value(name, .equal, "some"))
      default:
        states.append(CustomState(name, .number(from: 0, through: 1, stops: [0, 0.5, 1])))
        words.append(.value(name, .greater, 0.25))
      }
    }
    if Bool.random(using: &random) {
      scene.flags = [FlagInput(.disabled)]
      words.append(.flag(.disabled))
    }
    func predicate() -> CellPredicate {
      let word = words[Int.random(in: 0..<words.count, using: &random)]
      let other = words[Int.random(in: 0..<words.count, using: &random)]
      return [word, !word, word || other, !word && other, .always][
        Int.random(in: 0...4, using: &random)]
    }
    let recognizers: [GestureRecognizer] = [
      .tap("tap"), .longPress("hold"),
    ]
    if Bool.random(using: &random) {
      scene.collectionView.gestureRecognizers = [
        recognizers[Int.random(in: 0...1, using: &random)]
      ]
    }
    let events: [StateEvent] =
      [.didHighlightItem, .didUnhighlightItem, .didSelectItem, .didDeselectItem]
      + scene.collectionView.gestureRecognizers.flatMap {
        [.gesture($0.name, $0.name == "tap" ? .ended : .began), .gesture($0.name, .ended)]
      }
    for index in 0..<Int.random(in: 0...2, using: &random) {
      let name = "state\(index)"
      words.append(.custom(name))
      var assignments: OrderedDictionary<StateEvent, CellPredicate> = [:]
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        assignments[events[Int.random(in: 0..<events.count, using: &random)]] =
          Bool.random(using: &random) ? !.custom(name) : predicate()
      }
      states.append(CustomState(name, assignments))
    }
    scene.states = states
    scene.collectionView.allowsMultipleSelection = Bool.random(using: &random)
    if Bool.random(using: &random) {
      scene.collectionView.delegate = Delegate(shouldSelectItem: .when(predicate()))
    }
    if Int.random(in: 0...3, using: &random) == 0 {
      scene.collectionView.delegate.shouldHighlightItem = .when(predicate())
    }
  }

  @Test("composed again, the regions of random machines are the flat graph", arguments: Self.seeds)
  func composition(seed: Int) throws {
    var random = SplitMix64(state: UInt64(seed))
    let items = [1, 2, 9][Int.random(in: 0...2, using: &random)]
    let machine = Machine.grid(items: items) { Self.change(&$0, &random) }
    try expectEqual(machine, "seed \(seed)")
  }

  @Test("a state that nothing reads has a region of its own, and the product is never built")
  func manyInputs() throws {
    let machine = Machine.grid { scene in
      scene.states = (0..<20).map { CustomState("input\($0)", .flag, source: .app) }
    }
    let chart = chart(machine)
    #expect(chart.regions.count == 22 && chart.bounds.isEmpty)
    // Normal, highlighted, suspended, selected, both: times 2 for each input.
    #expect(chart.stateCount == 5 << 20)
    #expect(chart.regions.allSatisfy { $0.parts.count == 1 })
  }

  @Test("selection looks at the touch, and the touch at nothing; one finger needs no guard")
  func guards() throws {
    let chart = chart(Machine.grid())
    #expect(chart.parts.map(\.word) == [.flag(.highlighted), .flag(.selected)])
    #expect(chart.parts[1].values == [.flag(false), StateChart.suspended, .flag(true)])
    let lift = try #require(
      chart.regions[1].arrows.first { $0.from == 0 && $0.to == 2 && $0.actions == ["lift inside"] })
    #expect(lift.calls == ["shouldSelect", "didSelect"])
    // Arrows omit that the cell is highlighted before a finger lifts inside. Formats for programs have this condition.
    #expect(lift.conditions == nil)
    let move = try #require(
      chart.regions[1].moves.first {
        $0.from == 0 && $0.to == 2 && $0.event.action == "lift inside"
      })
    #expect(
      move.conditions == [
        StateChart.Condition([StateChart.Condition.Term(region: 0, places: [1])])
      ])
    // A shared event is in each region that reacts.
    let up = chart.regions[0].arrows.filter { $0.from == 1 }
    #expect(up.map(\.calls) == [["didUnhighlight"]])
    #expect(up[0].actions.contains("lift inside") && up[0].conditions == nil)
  }

  @Test("without a region for the selection, the end of the highlight has its calls")
  func refusedSelection() throws {
    let chart = chart(
      Machine.grid { scene in
        scene.collectionView.delegate = Delegate(shouldSelectItem: .never)
      })
    #expect(chart.parts.map(\.word) == [.flag(.highlighted)])
    // UIKit asks only when the finger lifts inside.
    let ends = chart.regions[0].arrows.filter { $0.from == 1 }
    let lift = try #require(ends.first { $0.actions.contains("lift inside") })
    #expect(lift.actions == ["lift inside"] && lift.conditions == nil)
    #expect(lift.calls == ["shouldSelect", "didUnhighlight"])
    let others = ends.filter { $0 != lift }
    #expect(others.map(\.calls) == [["didUnhighlight"]])
    #expect(others[0].actions.contains("cancel") && others[0].actions.contains("drag out"))
  }

  @Test("an input that the delegate looks at is a region with a guard on it")
  func readInput() throws {
    let chart = chart(
      Machine.grid(items: 2) { scene in
        scene.states = [CustomState("locked", .flag, source: .app)]
        scene.collectionView.delegate = Delegate(shouldSelectItem: .when(!.custom("locked")))
      })
    #expect(chart.regions.count == 3)
    let lift = try #require(
      chart.regions[1].arrows.first { $0.from == 0 && $0.to == 2 && $0.actions == ["lift inside"] })
    #expect(lift.conditions?.first?.terms.map(\.region) == [2])
    #expect(
      chart.regions[2].arrows.map(\.actions) == [["app sets locked"], ["app sets not locked"]])
  }

  @Test("a number that an event changes by steps has its stops in graphs, and all on routes")
  func steppedNumber() {
    func machine(_ stops: [Double]) -> Machine {
      Machine.grid(items: 1) { scene in
        scene.collectionView.gestureRecognizers = [.tap("tap")]
        var count = CustomState(
          "count",
          assignments: [.gesture("tap", .ended): StateAssignment(to: .change(by: 1))])
        count.kind = .number(from: 0, through: 3, stops: stops)
        scene.states = [count]
      }
    }
    func counts(_ graph: StateGraph) -> [StateValue] {
      Set(graph.cellStates.map { $0.customValues["count"] ?? .number(0) }).sorted()
    }
    let three = machine([0, 2])
    #expect(counts(flat(three)) == [.number(0), .number(2)])
    #expect(flat(three).bounds == [.stops] && chart(three).bounds == [.stops])
    #expect(
      chart(three).parts.first { $0.word == .custom("count") }?.values == [.number(0), .number(2)])
    let routes = GraphRoutes(three, items: [0], from: three.initialStage(traits: Traits()))
    #expect(counts(routes.graph) == [.number(0), .number(1), .number(2), .number(3)])
    #expect(routes.graph.bounds.isEmpty)
    // Stops that steps do not leave, and no stops, leave nothing out.
    for stops: [Double] in [[0, 1, 2, 3], []] {
      let all = machine(stops)
      #expect(counts(flat(all)) == [.number(0), .number(1), .number(2), .number(3)])
      #expect(flat(all).bounds.isEmpty)
    }
  }

  @Test("a step leads to the next stop in its direction, and stays beyond the last")
  func stops() {
    let stops: [Double] = [0, 5, 9]
    #expect(StateKind.stop(for: 5, changedFrom: 4, among: stops) == 5)
    #expect(StateKind.stop(for: 1, changedFrom: 0, among: stops) == 5)
    #expect(StateKind.stop(for: 8, changedFrom: 9, among: stops) == 5)
    #expect(StateKind.stop(for: 10, changedFrom: 9, among: stops) == 9)
    #expect(StateKind.stop(for: -1, changedFrom: 0, among: stops) == 0)
  }

  @Test("a bound that is hit names the input to narrow")
  func advice() {
    let machine = Machine.grid { scene in
      scene.states = [
        CustomState("small", .number(from: 0, through: 20, stops: (0...20).map(Double.init))),
        CustomState("count", .number(from: 0, through: 31, stops: (0...31).map(Double.init))),
        CustomState("level", .number(from: 0, through: 20, stops: (0...20).map(Double.init))),
        CustomState("locked", .flag, source: .app),
      ]
      scene.collectionView.delegate = Delegate(
        shouldSelectItem: .when(
          .value("count", .less, .number(3)) && .value("level", .less, .number(3))
            && .value("small", .less, .number(3)) && .custom("locked")))
    }
    let chart = chart(machine)
    #expect(chart.bounds == [ExplorationBound.situations])
    #expect(chart.advice == "declare fewer values or stops of count, which has 32")
  }
}

@Suite("Covering arrays")
struct CoveringArrayTests {
  /// The pairs of values of two factors that rows contain.
  private func pairs(_ rows: [[Int]], _ count: Int) -> Int {
    var found: Set<[Int]> = []
    for row in rows {
      for first in 0..<count {
        for second in first + 1..<count { found.insert([first, second, row[first], row[second]]) }
      }
    }
    return found.count
  }

  private func allPairs(_ counts: [Int]) -> Int {
    var sum = 0
    for first in counts.indices {
      for second in counts.indices where second > first { sum += counts[first] * counts[second] }
    }
    return sum
  }

  /// The sizes are those that pairwise.org lists for IPO; 6 is the product of the two largest factors, below
  /// which there is none.
  @Test(
    "every pair occurs, in no more rows than IPO needs",
    arguments: [
      ([2, 2, 3, 2, 2], 6), ([3, 3, 3, 3], 9), (Array(repeating: 3, count: 13), 20),
      (Array(repeating: 2, count: 12), 10), ([4, 3, 2], 12), ([2, 2], 4), ([5], 1),
    ])
  func sizes(counts: [Int], most: Int) {
    let array = CoveringArray(counts: counts, first: counts.map { _ in 0 })
    #expect(pairs(array.rows, counts.count) == allPairs(counts))
    #expect(array.rows.count <= most, "\(array.rows.count)")
    #expect(array.rows.first == counts.map { _ in 0 })
  }

  @Test("factors that do not allow all combinations have only those that they allow")
  func joint() {
    let joint = [[0, 0], [0, 1], [1, 0]]
    let array = CoveringArray(
      counts: [2, 2, 3], first: [0, 0, 0], joint: (factors: [0, 1], rows: joint))
    #expect(array.rows.allSatisfy { joint.contains(Array($0.prefix(2))) })
    // Three pairs of the joint factors, and all of both with the third.
    #expect(pairs(array.rows, 3) == 3 + 6 + 6)
  }
}
