package import Interaction
package import Machine
internal import Scenes
internal import Vocabulary

/// The parts that tests of an item's cell must cover: the arrows of its states, and the pairs of its values.
///
/// Inputs that nothing but the look depends on would multiply the state graph. They stay out of it: each change of
/// theirs is one arrow, in any state of the rest, and a pair of values stands for all combinations with others.
package struct CellArrows {
  /// An arrow.
  package enum Arrow: Hashable, Sendable {
    /// An arrow of the state graph.
    case outcome(StateGraph.Outcome)
    /// The app changes an input that only the look depends on.
    case input(StateChange.Word, from: StateValue, to: StateValue)
  }

  /// Two values of different parts.
  package struct Pair: Hashable, Sendable {
    /// The indices of the parts; the first is the lower one.
    package let first, second: Int
    /// The indices of their values.
    package let one, other: Int
  }

  /// The item.
  package let item: Int
  /// The stage at the beginning.
  package let start: Stage
  /// The graph without the inputs that only the look depends on, with a route to each arrow.
  package let routes: GraphRoutes
  /// The arrows, in the order of diagrams.
  package let arrows: [Arrow]
  /// The parts of the state with more than one value: those of the graph, then the inputs.
  package let parts: [StateChart.Part]
  /// The pairs of values that occur together.
  package let pairs: Set<Pair>

  let machine: Machine
  let values: GraphValues
  let free: [StateChartBuilder.Free]

  /// The bounds that may keep arrows out.
  package var bounds: Set<ExplorationBound> { routes.graph.bounds }

  /// Explores an item's cell.
  package init(_ machine: Machine, item: Int, from stage: Stage) {
    (self.machine, self.item, start) = (machine, item, stage)
    let found = StateParts(machine, item: item)
    let builder = StateChartBuilder(machine, item: item)
    let free = found.free.compactMap { builder.freePart($0, from: stage) }
    self.free = free
    let routes = GraphRoutes(
      machine, items: [item], from: stage, parts: free.isEmpty ? nil : found.dependent)
    self.routes = routes
    let values = GraphValues(routes.graph, machine: machine)
    self.values = values
    arrows =
      routes.graph.transitions.map { .outcome($0) }
      + free.flatMap { free in
        free.moves.map {
          .input(
            free.part.word, from: free.part.values[$0.from], to: free.part.values[$0.to])
        }
      }
    parts = values.parts + free.map(\.part)
    var pairs = values.states.reduce(into: Set<Pair>()) { $0.formUnion(Self.pairs(of: $1)) }
    for second in parts.indices.dropFirst(values.parts.count) {
      for first in parts.indices.prefix(second) {
        for one in parts[first].values.indices {
          for other in parts[second].values.indices {
            pairs.insert(Pair(first: first, second: second, one: one, other: other))
          }
        }
      }
    }
    self.pairs = pairs
  }

  /// The pairs in a combination of values, one for each part.
  static func pairs(of values: [Int]) -> [Pair] {
    values.indices.flatMap { second in
      values.indices.prefix(second).map {
        Pair(first: $0, second: second, one: values[$0], other: values[second])
      }
    }
  }

  /// Combinations in which all pairs occur; empty if the states of the graph have them all.
  var combinations: [[Int]] {
    guard !free.isEmpty else { return [] }
    let initial = values.initial + free.map(\.part.initial)
    let all = values.states.sorted { $0.lexicographicallyPrecedes($1) }
    return CoveringArray(
      counts: parts.map(\.values.count), first: initial,
      joint: (Array(values.parts.indices), values.parts.isEmpty ? [] : all)
    ).rows
  }

  // MARK: - Stages

  /// The value of each input that only the look depends on.
  func inputs(in stage: Stage) -> [StateValue] {
    let state = machine.state(ofItem: item, in: stage)
    return free.map { machine.value(of: $0.part.word, in: state) }
  }

  /// The index of each part's value; `nil` if the cell is not visible or has values that no graph knows.
  func indices(of situation: Situation, in stage: Stage) -> [Int]? {
    guard machine.arrangement(of: stage).visibleItems.containsSorted(item) else { return nil }
    let inputs = zip(free, inputs(in: stage)).map { $0.part.values.firstIndex(of: $1) }
    guard inputs.allSatisfy({ $0 != nil }) else { return nil }
    return values.indices(in: situation.state) + inputs.compactMap(\.self)
  }

  /// Two values in words: `selected with download loading`.
  package func text(of pair: Pair) -> String {
    func text(_ part: Int, _ value: Int) -> String {
      StateChange.Value(parts[part].word, parts[part].values[value]).phrase
    }
    return "\(text(pair.first, pair.one)) with \(text(pair.second, pair.other))"
  }
}

extension CellArrows.Arrow {
  /// The action: `lift inside`.
  package var action: String {
    switch self {
    case .outcome(let outcome): outcome.deed.words
    case .input(let word, _, let value): "app sets \(StateChange.Value(word, value).phrase)"
    }
  }

  /// The state before, or the value of the input.
  package var from: String {
    switch self {
    case .outcome(let outcome): outcome.from.id
    case .input(let word, let value, _): StateChange.Value(word, value).phrase
    }
  }

  /// The state after it, or the value of the input.
  package var to: String {
    switch self {
    case .outcome(let outcome): outcome.end
    case .input(let word, _, let value): StateChange.Value(word, value).phrase
    }
  }

  /// The arrow in words: `lift inside: highlighted → selected`.
  package var text: String { "\(action): \(from) → \(to)" }
}

extension CellArrows {
  /// All states of the cell, in order; `nil` if there are more than a limit.
  package func states(limit: Int) -> [CellState]? {
    var states = routes.graph.cellStates
    for part in free.map(\.part) {
      guard states.count <= limit / max(part.values.count, 1) else { return nil }
      states = states.flatMap { state in
        part.values.map { value in
          switch part.word {
          case .flag(let flag): state.setting(flag, to: value.holds)
          case .custom(let name):
            state.setting(custom: name, to: value == part.defaultValue ? nil : value)
          }
        }
      }
    }
    return states.count <= limit ? states.sorted() : nil
  }
}

extension CellArrows {
  /// The pairs of values in a state; none if it has values that no graph knows.
  package func pairs(in state: CellState) -> [Pair] {
    let graphState = StateGraph.State(cells: [state])
    let inputs = free.map {
      $0.part.values.firstIndex(of: machine.value(of: $0.part.word, in: state))
    }
    guard inputs.allSatisfy({ $0 != nil }) else { return [] }
    return Self.pairs(of: values.indices(in: graphState) + inputs.compactMap(\.self))
      .filter(pairs.contains)
  }
}
