/// Tries to cover all pairs of values with one row less than a covering array has: values are changed one pair
/// at a time, and a change that loses more pairs than it finds is sometimes accepted (simulated annealing).
struct ShorterArray {
  private(set) var rows: [[Int]]
  private let counts: [Int]
  private let joint: (factors: [Int], rows: [[Int]])
  /// The number of rows that contain each pair of values; -1 for a pair that is not allowed.
  private var covered: [Int]
  /// The place of the first pair of two factors in `covered`.
  private var starts: [Int] = []
  /// The pairs that no row contains.
  private var missing = 0
  private var state: UInt64 = 88_172_645_463_325_252

  /// The number of attempts. Our choice: enough for the best known arrays of up to 12 factors of 2 to 4 values.
  private static let attempts = 12_000

  /// Takes a row from an array; `nil` if no array can have fewer rows.
  init?(counts: [Int], joint: (factors: [Int], rows: [[Int]]), rows: [[Int]]) {
    let sorted = counts.sorted(by: >)
    // Independent factors need a row for each pair of the two largest.
    let least =
      joint.factors.isEmpty && sorted.count > 1 ? sorted[0] * sorted[1] : sorted.first ?? 1
    guard counts.count > 1, rows.count > max(least, joint.rows.isEmpty ? 0 : 1), rows.count > 2
    else { return nil }
    self.counts = counts
    self.joint = joint
    self.rows = rows.dropLast()
    covered = []
    for first in counts.indices {
      for second in counts.indices {
        starts.append(covered.count)
        guard first < second else { continue }
        covered += Array(repeating: 0, count: counts[first] * counts[second])
        guard let one = joint.factors.firstIndex(of: first),
          let other = joint.factors.firstIndex(of: second)
        else { continue }
        let start = starts[starts.count - 1]
        for index in 0..<counts[first] * counts[second] { covered[start + index] = -1 }
        for row in joint.rows { covered[start + row[one] * counts[second] + row[other]] = 0 }
      }
    }
    for row in self.rows {
      for first in row.indices {
        for second in row.indices where second > first {
          covered[place(first, row[first], second, row[second])] += 1
        }
      }
    }
    missing = covered.count { $0 == 0 }
  }

  /// Whether all pairs could be covered.
  mutating func succeeds() -> Bool {
    for attempt in 0..<Self.attempts where missing > 0 {
      let open = covered.indices.filter { covered[$0] == 0 }
      guard let pair = open.isEmpty ? nil : open[number(below: open.count)] else { break }
      let (first, one, second, other) = values(pair)
      // The first row stays as it is.
      let index = 1 + number(below: rows.count - 1)
      let old = rows[index]
      var new = old
      new[first] = one
      new[second] = other
      repair(&new, keeping: first, second)
      let before = missing
      replace(index, new)
      let isWorse = missing > before
      let chance = UInt64(max(0, 24 - attempt / 500))
      if isWorse, UInt64(number(below: 1000)) >= chance * UInt64(4 / max(1, missing - before)) {
        replace(index, old)
      }
    }
    return missing == 0
  }

  /// Makes the joint factors an allowed combination again, the most similar one.
  private mutating func repair(_ row: inout [Int], keeping first: Int, _ second: Int) {
    guard !joint.factors.isEmpty else { return }
    var best: [[Int]] = []
    var least = Int.max
    for candidate in joint.rows {
      var distance = 0
      for (factor, value) in zip(joint.factors, candidate) where row[factor] != value {
        distance += factor == first || factor == second ? 1000 : 1
      }
      if distance < least { (least, best) = (distance, [candidate]) }
      if distance == least { best.append(candidate) }
    }
    guard !best.isEmpty else { return }
    let chosen = best[number(below: best.count)]
    for (factor, value) in zip(joint.factors, chosen) { row[factor] = value }
  }

  private mutating func replace(_ index: Int, _ new: [Int]) {
    let old = rows[index]
    for first in new.indices {
      for second in new.indices
      where second > first && (old[first] != new[first] || old[second] != new[second]) {
        let gone = place(first, old[first], second, old[second])
        covered[gone] -= 1
        if covered[gone] == 0 { missing += 1 }
        let added = place(first, new[first], second, new[second])
        if covered[added] == 0 { missing -= 1 }
        covered[added] += 1
      }
    }
    rows[index] = new
  }

  private func place(_ first: Int, _ one: Int, _ second: Int, _ other: Int) -> Int {
    starts[first * counts.count + second] + one * counts[second] + other
  }

  private func values(_ pair: Int) -> (first: Int, one: Int, second: Int, other: Int) {
    let index = (starts.lastIndex { $0 <= pair }) ?? 0
    // Empty blocks have the start of the next one.
    let (first, second) = (index / counts.count, index % counts.count)
    let offset = pair - starts[index]
    return (first, offset / counts[second], second, offset % counts[second])
  }

  private mutating func number(below count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(count, 1)))
  }
}
