internal import Interaction
internal import Machine
internal import Vocabulary

/// Finding the nearest of what is left.
extension GraphTour {
  /// A script that is being written, and played at the same time.
  struct Draft {
    var walk = Walk()
    /// The arrows that the script has taken so far, and the states that it has reached.
    var taken: TakenArrows
    /// The number of parts up to the last one that took or showed something new.
    var kept = 0
    /// Steps that led to another state than in the exploration.
    var divergent: Set<EdgeKey> = []
    /// Steps that led where they should, but did not take their arrow.
    var untaken: Set<EdgeKey> = []
    /// Combinations that were not reached.
    var failedRows: Set<[Int]> = []
    /// The numbers of arrows and pairs that were taken when what is left was last noted.
    var notedCounts = (arrows: 0, pairs: 0)

    var situation: Situation { taken.situation }
    var stage: Stage { taken.stage }
  }

  /// The identity of a step of the exploration, for sets of those that have failed.
  struct EdgeKey: Hashable {
    let from, to: Situation
    let outcome: StateGraph.Outcome

    init(_ edge: StateExplorer.Edge) { (from, to, outcome) = (edge.from, edge.to, edge.outcome) }
  }

  /// The shortest path to some values; `nil` if none can be reached.
  ///
  /// - Parameter mayStay: Whether it may end where the start cannot be reached again.
  func path(
    from start: Situation, toValues wanted: Set<[Int]>, mayStay: Bool, _ draft: Draft
  ) -> (path: [StateExplorer.Edge], values: [Int])? {
    var search = Search(start)
    while let situation = search.next() {
      let values = cell.values.indices(in: situation.state)
      if wanted.contains(values), isWatched(situation),
        mayStay || reach.areJoined(situation, start)
      {
        return (search.path(to: situation), values)
      }
      for edge in leaving[situation, default: []] where !draft.divergent.contains(EdgeKey(edge)) {
        search.add(edge)
      }
    }
    return nil
  }

  /// Whether the cell is on screen in the situation; true if the situation is unknown.
  private func isWatched(_ situation: Situation) -> Bool {
    cell.routes.explorer.nodes[situation].map {
      cell.machine.arrangement(of: $0.stage).visibleItems.containsSorted(cell.item)
    } ?? true
  }

  /// The shortest path that ends with an arrow that is left; `nil` if none can be reached. Of arrows that shut others
  /// out the one is chosen from which most can follow.
  ///
  /// - Parameter orRest: Whether a situation without a finger is as good.
  func path(
    from start: Situation, orRest: Bool, _ draft: Draft
  ) -> [StateExplorer.Edge]? {
    guard !outcomes.isEmpty || orRest else { return nil }
    var search = Search(start)
    var best: (edge: StateExplorer.Edge, reach: Int)?
    let goals = reach.goals(outcomes)
    let most = reach.count(goals, from: start)
    while let situation = search.next() {
      if orRest, situation.touch == nil, isWatched(situation), situation != start {
        return search.path(to: situation)
      }
      for edge in leaving[situation, default: []] where !draft.divergent.contains(EdgeKey(edge)) {
        search.add(edge)
        guard outcomes.contains(edge.outcome), !draft.untaken.contains(EdgeKey(edge)) else {
          continue
        }
        if reach.areJoined(edge.to, start) { return search.path(to: situation) + [edge] }
        let count = reach.count(goals, from: edge.to)
        if count > best?.reach ?? -1 { best = (edge, count) }
        // No other arrow becomes unreachable.
        if most <= 1 { return search.path(to: situation) + [edge] }
      }
    }
    return best.map { search.path(to: $0.edge.from) + [$0.edge] }
  }

  /// A search in breadth.
  private struct Search {
    private let start: Situation
    private var before: [Situation: StateExplorer.Edge] = [:]
    private var seen: Set<Situation>
    private var waiting: [Situation]
    private var index = 0

    init(_ start: Situation) {
      self.start = start
      (seen, waiting) = ([start], [start])
    }

    mutating func next() -> Situation? {
      guard index < waiting.count else { return nil }
      defer { index += 1 }
      return waiting[index]
    }

    mutating func add(_ edge: StateExplorer.Edge) {
      guard seen.insert(edge.to).inserted else { return }
      before[edge.to] = edge
      waiting.append(edge.to)
    }

    func path(to end: Situation) -> [StateExplorer.Edge] {
      var path: [StateExplorer.Edge] = []
      var situation = end
      while situation != start, let edge = before[situation] {
        path.append(edge)
        situation = edge.from
      }
      return path.reversed()
    }
  }
}
