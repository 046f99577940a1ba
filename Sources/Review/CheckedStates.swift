package import Interaction
package import Resolution
internal import Scenes

/// The states of an item's cell that are looked at, and those in which a rule may hold.
///
/// Few states are all looked at. Many are the product of parts that do not depend on each other: then those are looked
/// at that change one part of the initial state, and some that change two. The product is never built.
package struct CheckedStates {
  /// The states, those that change little first if there are many.
  package let states: [CellState]
  /// Those that change one part of the initial state; all if there are few.
  package let simple: [CellState]
  /// The number of all states; `nil` if it is too large for an `Int`.
  package let count: Int?
  /// The limits that the exploration hit.
  package let bounds: Set<ExplorationBound>
  /// The advice about the limits, in a sentence without a full stop; `nil` if there are none.
  package let advice: String?
  /// The parallel regions of many states; `nil` if all states are looked at.
  private let chart: StateChart?

  /// Whether there are too many states to look at all of them.
  package var isPart: Bool { chart != nil }

  /// The flags and custom states of each parallel region, in the order of the chart; empty if all states are looked at.
  package var regions: [[StateChange.Word]] {
    guard let chart else { return [] }
    return chart.regions.map { region in region.parts.map { chart.parts[$0].word } }
  }

  /// Finds the states of an item's cell.
  package init(of resolved: ResolvedScene, item: Int) {
    let chart =
      resolved.scene.inputs.isEmpty ? nil : resolved.stateChart(ofItem: item)
    let stateCount = chart.map { $0.stateCount ?? .max } ?? 0
    guard let chart, stateCount > StateLooks.mostStates, chart.regions.count > 1 else {
      let graph = resolved.stateGraph(ofItems: [item])
      (states, bounds, self.chart) = (graph.cellStates, graph.bounds, nil)
      simple = graph.cellStates
      count = graph.cellStates.count
      advice = graph.bounds.contains(.situations) ? chart?.advice : nil
      return
    }
    (self.chart, count, bounds, advice) = (
      chart, chart.stateCount, Set(chart.bounds), chart.advice
    )
    var rows = [chart.initial]
    for region in chart.regions.indices {
      for place in chart.regions[region].places.indices {
        var row = chart.initial
        row[region] = place
        rows.append(row)
      }
    }
    let changed = rows
    for (index, row) in changed.enumerated() {
      for other in changed[..<index] where rows.count < Self.mostRows {
        let both = chart.initial.indices.map {
          row[$0] == chart.initial[$0] ? other[$0] : row[$0]
        }
        rows.append(both)
      }
    }
    var seen: Set<CellState> = []
    func distinct(_ rows: some Sequence<[Int]>) -> [CellState] {
      rows.filter(chart.isReachable).map(chart.cellState).filter { seen.insert($0).inserted }
    }
    simple = distinct(changed)
    states = simple + distinct(rows.dropFirst(changed.count))
  }

  /// The maximum number of states that are looked at, with those that cannot be reached. Our choice.
  private static let mostRows = 256
  /// The maximum number of combinations that are tried for one rule. Our choice.
  private static let mostCombinations = 4096

  /// The states that differ in what a predicate asks for; `nil` if there are too many of them.
  func states(askedBy predicate: CellPredicate) -> [CellState]? {
    guard let chart else { return states }
    let words =
      predicate.flags.map { StateChange.Word.flag($0) }
      + predicate.customStates.map { .custom($0) }
    let asked = chart.regions.indices.filter { region in
      chart.regions[region].parts.contains { words.contains(chart.parts[$0].word) }
    }
    var rows = [chart.initial]
    for region in asked {
      let places = chart.regions[region].places.indices
      guard rows.count <= Self.mostCombinations / max(places.count, 1) else { return nil }
      rows = rows.flatMap { row in
        places.map { place in
          var row = row
          row[region] = place
          return row
        }
      }
    }
    // Regions that depend on each other do not allow all combinations.
    let joint = chart.joint.regions.enumerated().filter { asked.contains($0.element) }
    let allowed = Set(chart.joint.places.map { places in joint.map { places[$0.offset] } })
    return rows.filter { row in
      joint.isEmpty || allowed.contains(joint.map { row[$0.element] })
    }.map(chart.cellState)
  }
}
