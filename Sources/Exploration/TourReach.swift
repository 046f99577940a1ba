internal import Interaction

/// The parts of an explored graph that can still be reached from each situation.
struct TourReach {
  /// The group of each situation; those in one group can all be reached from each other.
  private var groups: [Situation: Int] = [:]
  /// The numbers of the arrows, from 0 on.
  private var numbers: [StateGraph.Outcome: Int] = [:]
  /// The arrows that can be taken from each group on: the bits of their numbers.
  private var arrows: [[UInt64]] = []

  /// Some arrows, which are counted from several situations.
  struct Goals {
    /// The bits of their numbers.
    fileprivate let bits: [UInt64]
  }

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
    var groupCount = 0
    for first in order.reversed() where groups[first] == nil {
      let group = groupCount
      groupCount += 1
      groups[first] = group
      var waiting = [first]
      while let situation = waiting.popLast() {
        for before in arriving[situation, default: []] where groups[before] == nil {
          groups[before] = group
          waiting.append(before)
        }
      }
    }
    var following = [Set<Int>](repeating: [], count: groupCount)
    var own = [Set<Int>](repeating: [], count: groupCount)
    for situation in order {
      guard let group = groups[situation] else { continue }
      for edge in leaving[situation, default: []] {
        let number = numbers[edge.outcome] ?? numbers.count
        numbers[edge.outcome] = number
        own[group].insert(number)
        if let next = groups[edge.to], next != group { following[group].insert(next) }
      }
    }
    arrows = own.map { bits($0) }
    // A group comes before those that follow it, so that the later ones are known.
    for group in arrows.indices.reversed() {
      for next in following[group] {
        for word in arrows[next].indices { arrows[group][word] |= arrows[next][word] }
      }
    }
  }

  private func bits(_ numbers: some Sequence<Int>) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: self.numbers.count / 64 + 1)
    for number in numbers { bits[number / 64] |= 1 << UInt64(number % 64) }
    return bits
  }

  /// Some arrows, to be counted; those that no situation has are left out.
  func goals(_ outcomes: Set<StateGraph.Outcome>) -> Goals {
    Goals(bits: bits(outcomes.lazy.compactMap { numbers[$0] }))
  }

  /// The number of some arrows that can be taken from a situation on.
  func count(_ goals: Goals, from situation: Situation) -> Int {
    guard let group = groups[situation] else { return 0 }
    return zip(arrows[group], goals.bits).reduce(0) { $0 + ($1.0 & $1.1).nonzeroBitCount }
  }

  /// Whether each of two situations can be reached from the other.
  func areJoined(_ one: Situation, _ other: Situation) -> Bool {
    groups[one] != nil && groups[one] == groups[other]
  }
}
