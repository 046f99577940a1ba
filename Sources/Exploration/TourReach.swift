internal import Interaction

/// What can still be reached from which situations of an explored graph.
struct TourReach {
  /// The group of each situation; those in one group can all be reached from each other.
  private var groups: [Situation: Int] = [:]
  /// The groups that can be reached from each, itself included.
  private var after: [Set<Int>] = []
  /// The arrows that begin in each group.
  private var arrows: [Set<StateGraph.Outcome>] = []

  /// Finds the groups of a graph.
  ///
  /// - Parameters:
  ///   - start: The situation at the beginning.
  ///   - leaving: The steps, by the situation in which they begin.
  init(start: Situation, leaving: [Situation: [StateExplorer.Edge]]) {
    // The situations in the order in which a search leaves them (Kosaraju's algorithm).
    var order: [Situation] = []
    var arriving: [Situation: [Situation]] = [:]
    var seen: Set<Situation> = [start]
    var path = [(start, 0)]
    while let (situation, index) = path.last {
      let edges = leaving[situation, default: []]
      guard index < edges.count else {
        order.append(situation)
        path.removeLast()
        continue
      }
      path[path.count - 1].1 = index + 1
      let next = edges[index].to
      arriving[next, default: []].append(situation)
      if seen.insert(next).inserted { path.append((next, 0)) }
    }
    for first in order.reversed() where groups[first] == nil {
      let group = arrows.count
      arrows.append([])
      groups[first] = group
      var waiting = [first]
      while let situation = waiting.popLast() {
        for before in arriving[situation, default: []] where groups[before] == nil {
          groups[before] = group
          waiting.append(before)
        }
      }
    }
    var following = arrows.map { _ in Set<Int>() }
    for situation in order {
      guard let group = groups[situation] else { continue }
      for edge in leaving[situation, default: []] {
        arrows[group].insert(edge.outcome)
        if let next = groups[edge.to], next != group { following[group].insert(next) }
      }
    }
    after = arrows.indices.map { [$0] }
    // A group comes before those that follow it, so that the later ones are known.
    for group in arrows.indices.reversed() {
      for next in following[group] { after[group].formUnion(after[next]) }
    }
  }

  /// The number of some arrows that can be taken from a situation on.
  func count(_ goals: Set<StateGraph.Outcome>, from situation: Situation) -> Int {
    guard let group = groups[situation] else { return 0 }
    return after[group].reduce(into: Set<StateGraph.Outcome>()) {
      $0.formUnion(arrows[$1].intersection(goals))
    }.count
  }

  /// Whether each of two situations can be reached from the other.
  func areJoined(_ one: Situation, _ other: Situation) -> Bool {
    groups[one] != nil && groups[one] == groups[other]
  }
}
