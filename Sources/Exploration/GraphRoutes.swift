package import Interaction
package import Machine
internal import Scenes
internal import Vocabulary

/// The steps by which an explorer found a state graph, so that each arrow can be taken again.
package struct GraphRoutes {
  /// An arrow, or an action without effect, with a stage in which the action is possible.
  package struct Route {
    /// The action and what follows.
    package let outcome: StateGraph.Outcome
    /// The stage just before the action.
    package let start: Stage
    /// The action, from there on.
    package let script: TouchScript
    /// The stage before the finger came down; equal to `start` if it is not down there.
    package let rest: Stage
    /// Everything from there on, with the action at the end.
    package let gesture: TouchScript
    /// The time from the last movement of the finger until the action takes effect. UIKit waits, for example, until
    /// a touch is not the beginning of a scroll.
    package let delay: Duration
  }

  /// The graph.
  package let graph: StateGraph
  let explorer: StateExplorer
  let start: StateExplorer.Node
  /// The steps, by the situation in which they begin.
  let leaving: [Situation: [StateExplorer.Edge]]

  /// Explores the cells of some items from a stage.
  ///
  /// - Parameter parts: The parts of the cells' states that are distinguished; `nil` for all.
  package init(
    _ machine: Machine, items: [Int], from stage: Stage, parts: Set<StateChange.Word>? = nil
  ) {
    var explorer = StateExplorer(machine, items: items, parts: parts, recordsEdges: true)
    graph = explorer.graph(from: stage)
    self.explorer = explorer
    start = explorer.firstNode(from: stage)
    leaving = Dictionary(grouping: explorer.edges, by: \.from)
  }

  /// A route to each arrow, and to each action without effect or after which the item is gone, in the order of the
  /// graph. Actions that need the fewest steps after the finger has come down are chosen.
  package var routes: [Route] {
    let chains = chainsFromRest()
    var best: [StateGraph.Outcome: (length: Int, edge: StateExplorer.Edge)] = [:]
    for edge in explorer.edges {
      guard let chain = chains[edge.from] else { continue }
      if let known = best[edge.outcome], known.length <= chain.count { continue }
      best[edge.outcome] = (chain.count, edge)
    }
    let outcomes =
      graph.transitions + graph.idle + graph.deletions.filter { $0.from == $0.to }
    return outcomes.compactMap { outcome in
      best[outcome].flatMap { route(outcome, chains[$0.edge.from, default: []], $0.edge) }
    }
  }

  /// The shortest sequences of steps that lead from a situation without a finger to each situation.
  private func chainsFromRest() -> [Situation: [StateExplorer.Edge]] {
    var chains: [Situation: [StateExplorer.Edge]] = [:]
    // In the order in which they were found, so that equal scenes have equal routes.
    var waiting: [Situation] = []
    for situation in [start.situation] + explorer.edges.map(\.to)
    where situation.touch == nil && chains[situation] == nil {
      chains[situation] = []
      waiting.append(situation)
    }
    var next = 0
    while next < waiting.count {
      let situation = waiting[next]
      next += 1
      for edge in leaving[situation, default: []] where chains[edge.to] == nil {
        chains[edge.to] = chains[situation, default: []] + [edge]
        waiting.append(edge.to)
      }
    }
    return chains
  }

  private func route(
    _ outcome: StateGraph.Outcome, _ chain: [StateExplorer.Edge], _ last: StateExplorer.Edge
  ) -> Route? {
    guard let rest = explorer.nodes[chain.first?.from ?? last.from] else { return nil }
    var node = rest
    var steps: [TouchScript.Step] = []
    for edge in chain {
      guard let result = explorer.result(of: edge, from: node) else { return nil }
      steps += result.steps
      node = result.node
    }
    guard let result = explorer.result(of: last, from: node) else { return nil }
    let gesture = steps + result.steps
    let waits = gesture.reversed().prefix { $0.isWait }
    return Route(
      outcome: outcome, start: node.stage, script: TouchScript(result.steps), rest: rest.stage,
      gesture: TouchScript(gesture), delay: waits.reduce(.zero) { $0 + $1.duration })
  }
}

extension StateExplorer {
  /// A step from one situation to another.
  struct Edge {
    let from, to: Situation
    let step: Step
    let outcome: StateGraph.Outcome
  }

  /// Takes a step again; `nil` if it leads elsewhere from this stage.
  func result(of edge: Edge, from node: Node) -> Result? {
    results(of: edge.step, from: node).first { $0.node.situation == edge.to }
  }
}

extension TouchScript.Step {
  /// Whether only time passes.
  var isWait: Bool { if case .wait = self { true } else { false } }
}
