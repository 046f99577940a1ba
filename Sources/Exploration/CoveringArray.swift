/// Combinations in which every pair of values of two factors occurs (a covering array of strength 2).
///
/// Rows are built one at a time, each with as many new pairs as a greedy choice finds. Then rows are
/// removed one at a time, by moving values between rows, until that fails.
package struct CoveringArray: Sendable {
  /// The rows: the index of a value for each factor.
  package let rows: [[Int]]

  /// Two factors with a value each; the first factor has the lower index.
  private struct Pair: Hashable {
    let first, second: Int
    let one, other: Int
  }

  /// The number of greedy arrays, of which the shortest is kept. Our choice.
  private static let repetitions = 6

  /// Creates an array.
  ///
  /// - Parameters:
  ///   - counts: The number of values of each factor.
  ///   - first: The first row.
  ///   - joint: Factors that do not allow all combinations, with the combinations that they allow;
  /// none for independent factors.
  package init(
    counts: [Int], first: [Int], joint: (factors: [Int], rows: [[Int]]) = ([], [])
  ) {
    var best: [[Int]]?
    for repetition in 0..<(counts.count < 2 ? 1 : Self.repetitions) {
      var builder = Builder(
        counts: counts, joint: joint, seed: UInt64(repetition))
      let rows = builder.rows(first: first)
      if best.map({ rows.count < $0.count }) ?? true { best = rows }
    }
    var rows = best ?? [first]
    while rows.count > 1,
      var shorter = ShorterArray(counts: counts, joint: joint, rows: rows), shorter.succeeds()
    {
      rows = shorter.rows
    }
    self.rows = rows
  }

  private struct Builder {
    let counts: [Int]
    let joint: (factors: [Int], rows: [[Int]])
    let free: [Int]
    let seed: UInt64
    private var state: UInt64
    private var missing: Set<Pair> = []
    /// The number of missing pairs with each value of each factor.
    private var demand: [[Int]]

    init(counts: [Int], joint: (factors: [Int], rows: [[Int]]), seed: UInt64) {
      self.counts = counts
      self.joint = joint
      self.seed = seed
      free = counts.indices.filter { !joint.factors.contains($0) }
      state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
      demand = counts.map { Array(repeating: 0, count: $0) }
    }

    /// A number below `count`: the same sequence for the same seed.
    private mutating func number(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(count, 1)))
    }

    mutating func rows(first: [Int]) -> [[Int]] {
      addPairs()
      var rows = [first]
      cover(first)
      while !missing.isEmpty {
        let row = (0..<(seed == 0 ? 1 : 6)).map { _ in nextRow() }
          .max { gain($0) < gain($1) }
        guard let row, gain(row) > 0 else { break }
        rows.append(row)
        cover(row)
      }
      return rows
    }

    private mutating func addPairs() {
      for first in counts.indices {
        for second in counts.indices where second > first {
          let areJoint = joint.factors.contains(first) && joint.factors.contains(second)
          for one in 0..<counts[first] {
            for other in 0..<counts[second] {
              let pair = Pair(first: first, second: second, one: one, other: other)
              if areJoint, !allows(pair) { continue }
              missing.insert(pair)
              demand[first][one] += 1
              demand[second][other] += 1
            }
          }
        }
      }
    }

    private func allows(_ pair: Pair) -> Bool {
      guard let first = joint.factors.firstIndex(of: pair.first),
        let second = joint.factors.firstIndex(of: pair.second)
      else { return true }
      return joint.rows.contains { $0[first] == pair.one && $0[second] == pair.other }
    }

    private func pair(_ a: (factor: Int, value: Int), _ b: (factor: Int, value: Int)) -> Pair {
      a.factor < b.factor
        ? Pair(first: a.factor, second: b.factor, one: a.value, other: b.value)
        : Pair(first: b.factor, second: a.factor, one: b.value, other: a.value)
    }

    private func gain(_ row: [Int]) -> Int {
      var gain = 0
      for first in row.indices {
        for second in row.indices where second > first {
          let pair = Pair(first: first, second: second, one: row[first], other: row[second])
          if missing.contains(pair) { gain += 1 }
        }
      }
      return gain
    }

    private mutating func cover(_ row: [Int]) {
      for first in row.indices {
        for second in row.indices where second > first {
          let pair = Pair(first: first, second: second, one: row[first], other: row[second])
          guard missing.remove(pair) != nil else { continue }
          demand[first][row[first]] -= 1
          demand[second][row[second]] -= 1
        }
      }
    }

    /// The number of missing pairs that a value adds to those that are chosen.
    private func gain(_ factor: Int, _ value: Int, with row: [Int?]) -> Int {
      row.indices.reduce(0) { sum, other in
        guard other != factor, let chosen = row[other] else { return sum }
        return missing.contains(pair((factor, value), (other, chosen))) ? sum + 1 : sum
      }
    }

    private mutating func nextRow() -> [Int] {
      var row: [Int?] = counts.map { _ in nil }
      // The joint factors are one: the combination with the most missing pairs.
      if !joint.factors.isEmpty {
        func value(_ candidate: [Int]) -> Int {
          let places = Array(zip(joint.factors, candidate))
          var value = 0
          for (index, one) in places.enumerated() {
            value += demand[one.0][one.1]
            for other in places.dropFirst(index + 1)
            where missing.contains(pair((one.0, one.1), (other.0, other.1))) {
              value += counts.count
            }
          }
          return value
        }
        let values = joint.rows.map(value)
        let most = values.max() ?? 0
        let best = joint.rows.indices.filter { values[$0] == most }
        if !best.isEmpty {
          let chosen = best[number(below: best.count)]
          for (factor, place) in zip(joint.factors, joint.rows[chosen]) { row[factor] = place }
        }
      }
      var order = free.sorted {
        let (a, b) = (demand[$0].max() ?? 0, demand[$1].max() ?? 0)
        return a == b ? $0 < $1 : a > b
      }
      if seed > 0, order.count > 1 {
        for index in stride(from: order.count - 1, to: 0, by: -1) {
          order.swapAt(index, number(below: index + 1))
        }
      }
      for factor in order {
        var best: [Int] = []
        var most = (-1, -1)
        for value in 0..<counts[factor] {
          let key = (gain(factor, value, with: row), demand[factor][value])
          if key > most { (most, best) = (key, [value]) } else if key == most { best.append(value) }
        }
        row[factor] = best.isEmpty ? 0 : best[number(below: best.count)]
      }
      return row.map { $0 ?? 0 }
    }
  }
}
