package import Interaction
package import Machine
internal import OrderedCollections
internal import Scenes
internal import Validation

/// A graph of one cell in the terms of charts: states as indices of values.
package struct GraphValues {
  /// The parts that have more than one value in the graph.
  package let parts: [StateChart.Part]
  /// The states: for each part the index of its value.
  package let states: Set<[Int]>
  /// The initial state.
  package let initial: [Int]
  /// The states in which no finger needs to be down.
  package let resting: Set<[Int]>
  /// The transitions, in the graph's order.
  let transitions: [ChartFactoring.Transition]
  /// The value that each part has in a state that does not mention it.
  private let defaultValues: [StateValue]

  /// Converts a graph.
  ///
  /// - Parameters:
  ///   - graph: A graph of one item.
  ///   - words: The parts that matter, in the order of diagrams; `nil` for all.
  ///   - machine: The scene's machine.
  package init(_ graph: StateGraph, words: [StateChange.Word]? = nil, machine: Machine) {
    let scene = machine.loaded.scene
    let words =
      words ?? CellState.Flag.allCases.map { .flag($0) } + scene.states.map { .custom($0.name) }
    let inputs = Set(scene.inputs.map(\.word))
    let states = scene.states
    func defaultValue(_ word: StateChange.Word) -> StateValue {
      switch word {
      case .flag: .flag(false)
      case .custom(let name): machine.initialValues[name] ?? .flag(false)
      }
    }
    func value(_ word: StateChange.Word, _ state: StateGraph.State) -> StateValue {
      Self.value(of: word, in: state, default: defaultValue(word))
    }
    var parts: [StateChart.Part] = []
    for word in words {
      let found = Set(graph.states.map { value(word, $0) })
      guard found.count > 1 else { continue }
      var order: [StateValue] = [.flag(false), StateChart.suspended, .flag(true)]
      if defaultValue(word) == .flag(true) { order.reverse() }
      var state: CustomState?
      if case .custom(let name) = word {
        state = states.first { $0.name == name }
        if case .words(let list)? = state?.kind { order = list.map { .word($0) } }
      }
      let values = order.filter(found.contains) + found.filter { !order.contains($0) }.sorted()
      let isGradual: Bool
      if case .number? = state?.kind { isGradual = true } else { isGradual = false }
      parts.append(
        StateChart.Part(
          word, values: values, initial: values.firstIndex(of: value(word, graph.initial)) ?? 0,
          defaultValue: defaultValue(word),
          isOfApp: inputs.contains(word) && (state?.events.isEmpty ?? true),
          isGradual: isGradual))
    }
    self.parts = parts
    defaultValues = parts.map { defaultValue($0.word) }
    func tuple(_ state: StateGraph.State) -> [Int] {
      parts.map { $0.values.firstIndex(of: value($0.word, state)) ?? 0 }
    }
    self.states = Set(graph.states.map(tuple))
    initial = tuple(graph.initial)
    resting = Set(graph.resting.map(tuple))
    transitions = graph.transitions.compactMap { outcome in
      let (from, to) = (tuple(outcome.from), tuple(outcome.to))
      return from == to
        ? nil
        : ChartFactoring.Transition(
          from: from, to: to,
          event: StateChart.Event(
            outcome.deed.words, calls: outcome.listedEvents, isOfApp: outcome.action.isOfApp))
    }
  }

  /// The index of each part's value in a state of the graph.
  package func indices(in state: StateGraph.State) -> [Int] {
    zip(parts, defaultValues).map { part, standard in
      part.values.firstIndex(of: Self.value(of: part.word, in: state, default: standard)) ?? 0
    }
  }

  private static func value(
    of word: StateChange.Word, in state: StateGraph.State, default standard: StateValue
  ) -> StateValue {
    switch word {
    case .flag(.selected) where state.suspended.contains(0): StateChart.suspended
    case .flag(let flag): .flag(state.cells[0].contains(flag))
    case .custom(let name): state.cells[0].customValues[name] ?? standard
    }
  }
}
