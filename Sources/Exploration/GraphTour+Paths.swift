internal import Interaction
internal import Machine
internal import Vocabulary

/// Finding the nearest of what is left.
extension GraphTour {
  /// A script that is being written, and played at the same time.
  struct Pen {
    var walk = Walk()
    /// The arrows that the script has taken so far, and the states that it has reached.
    var taken: TakenArrows
    /// The number of parts up to the last one that took or showed something new.
    var kept = 0
    /// Steps that led to another state than in the exploration.
    var astray: Set<Way> = []
    /// Steps that led where they should, but did not take their arrow.
    var untaken: Set<Way> = []
    /// Combinations that were not reached.
    var failedRows: Set<[Int]> = []

    var situation: Situation { taken.situation }
    var stage: Stage { taken.stage }
  }

  /// A step as something that can fail.
  struct Way: Hashable {
    let from, to: Situation
    let outcome: StateGraph.Outcome

    init(_ way: StateExplorer.Way) { (from, to, outcome) = (way.from, way.to, way.outcome) }
  }

  /// The shortest path to some values; `nil` if none can be reached.
  ///
  /// - Parameter mayStay: Whether it may end where the start cannot be reached again.
  func path(
    from start: Situation, toValues wanted: Set<[Int]>, mayStay: Bool, _ pen: Pen
  ) -> (path: [StateExplorer.Way], values: [Int])? {
    var search = Search(start)
    while let situation = search.next() {
      let values = cell.values.indices(in: situation.state)
      if wanted.contains(values), isWatched(situation),
        mayStay || reach.areJoined(situation, start)
      {
        return (search.path(to: situation), values)
      }
      for way in leaving[situation, default: []] where !pen.astray.contains(Way(way)) {
        search.add(way)
      }
    }
    return nil
  }

  /// Whether the cell is on screen, as far as the situation tells.
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
    from start: Situation, orRest: Bool, _ pen: Pen
  ) -> [StateExplorer.Way]? {
    guard !outcomes.isEmpty || orRest else { return nil }
    var search = Search(start)
    var best: (way: StateExplorer.Way, reach: Int)?
    let most = reach.count(outcomes, from: start)
    while let situation = search.next() {
      if orRest, situation.touch == nil, isWatched(situation), situation != start {
        return search.path(to: situation)
      }
      for way in leaving[situation, default: []] where !pen.astray.contains(Way(way)) {
        search.add(way)
        guard outcomes.contains(way.outcome), !pen.untaken.contains(Way(way)) else { continue }
        if reach.areJoined(way.to, start) { return search.path(to: situation) + [way] }
        let count = reach.count(outcomes, from: way.to)
        if count > best?.reach ?? -1 { best = (way, count) }
        // Nothing is shut out but perhaps the arrow itself.
        if most <= 1 { return search.path(to: situation) + [way] }
      }
    }
    return best.map { search.path(to: $0.way.from) + [$0.way] }
  }

  /// A search in breadth.
  private struct Search {
    private let start: Situation
    private var before: [Situation: StateExplorer.Way] = [:]
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

    mutating func add(_ way: StateExplorer.Way) {
      guard seen.insert(way.to).inserted else { return }
      before[way.to] = way
      waiting.append(way.to)
    }

    func path(to end: Situation) -> [StateExplorer.Way] {
      var path: [StateExplorer.Way] = []
      var situation = end
      while situation != start, let way = before[situation] {
        path.append(way)
        situation = way.from
      }
      return path.reversed()
    }
  }
}
