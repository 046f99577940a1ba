internal import Interaction

/// The states of a cell that the chart of a page shows, and the arrows between them.
struct ChartedStates {
  private let whole: StateGraph
  private let inputs: CellInputs
  /// The inputs that have the same value in all shown states.
  private let hidden: [CellInputs.Input]
  /// The state in which the cell begins.
  private let first: CellState
  /// The flags that shown states may have.
  private let known: Set<CellState.Flag>

  /// The maximum number of states in a readable chart. Our choice.
  private static let most = 12

  /// - Parameters:
  ///   - inputs: What has no effect on touches other than swipes is left out.
  ///   - flags: Those that the page's machine sets. States with others are left out.
  init(of whole: StateGraph, _ inputs: CellInputs, knowing flags: Set<CellState.Flag>) {
    (self.whole, self.inputs) = (whole, inputs)
    hidden = inputs.free + inputs.swiped
    first = whole.initial.cells.first ?? .normal
    known = flags.union(first.flags)
  }

  /// The graph of these states.
  ///
  /// - Throws: `PageChart.Missing` if there are too many, or if the state in which the cell begins is not among them.
  func graph() throws(PageChart.Missing) -> StateGraph {
    let states = Set(whole.states.filter { shows($0) })
    guard states.count <= Self.most else {
      throw PageChart.Missing(
        sentence: "The chart of a page shows each state as a node, at most \(Self.most), and"
          + " this cell has \(states.count). cellophane diagram shows them as parallel regions.")
    }
    guard states.contains(whole.initial) else {
      throw PageChart.Missing(
        sentence: "The page cannot show the state in which this cell begins.")
    }
    let transitions = whole.transitions.map { charted($0) }.filter {
      shows($0) && $0.from != $0.to
    }
    // What is left of the state of a deleted item is not shown.
    let deletions = whole.deletions.filter { shows($0.from) }
    return StateGraph(
      items: whole.items, initial: whole.initial, states: states,
      transitions: Set(transitions), idle: Set(whole.idle.filter { shows($0) }),
      deletions: Set(deletions), touchStates: whole.touchStates, bounds: whole.bounds)
  }

  private func shows(_ outcome: StateGraph.Outcome) -> Bool {
    shows(outcome.from) && shows(outcome.to)
  }

  private func shows(_ state: StateGraph.State) -> Bool {
    state.cells.allSatisfy { cell in
      known.isSuperset(of: cell.flags)
        && hidden.allSatisfy { input in
          switch input.word {
          case .flag(let flag): cell.contains(flag) == first.contains(flag)
          case .custom(let name): cell.customValues[name] == first.customValues[name]
          }
        }
    }
  }

  /// The outcome without what swipe actions set.
  private func charted(_ outcome: StateGraph.Outcome) -> StateGraph.Outcome {
    let cells = outcome.to.cells.map { inputs.charted($0, like: first) }
    return StateGraph.Outcome(
      from: outcome.from, to: StateGraph.State(cells: cells, suspended: outcome.to.suspended),
      deed: outcome.deed, events: outcome.events, deletion: outcome.deletion)
  }
}
