/// The reasons of snapshots, in the order in which they become causes: the next is the one that explains the most of
/// the snapshots that are left.
///
/// With equal counts, the reason of the lower rank is the next; with equal ranks, the first key in the alphabet.
struct ReasonQueue {
  /// The snapshots that share a reason.
  private struct Group {
    /// The reason as its first snapshot has it.
    let reason: Reason
    /// The positions of all snapshots with the reason, in order.
    var members: [Int] = []
    /// The number of these snapshots that are left.
    var count = 0
    /// The number of the snapshots that are left by the reason's rank in them.
    var ranks: [Int: Int] = [:]
  }

  /// A reason and its precedence.
  private struct Candidate: Comparable {
    let count: Int
    let rank: Int
    let key: String

    static func < (one: Candidate, other: Candidate) -> Bool {
      (one.count, -one.rank, other.key) < (other.count, -other.rank, one.key)
    }
  }

  /// For each snapshot, the keys of its reasons with their lowest ranks.
  private let ranks: [[String: Int]]
  private var isLeft: [Bool]
  private var groups: [String: Group] = [:]
  /// The reasons, the next one last. Their precedence may be out of date. It only falls while snapshots are removed, so
  /// that the last one is the next if its precedence is right.
  private var candidates: [Candidate] = []

  /// Creates a queue with the reasons of each snapshot.
  init(_ reasons: [[Reason]]) {
    ranks = reasons.map { Dictionary($0.map { ($0.key, $0.rank) }, uniquingKeysWith: min) }
    isLeft = Array(repeating: true, count: reasons.count)
    for (index, reasons) in reasons.enumerated() {
      for reason in reasons where groups[reason.key] == nil {
        groups[reason.key] = Group(reason: reason)
      }
      for (key, rank) in ranks[index] {
        groups[key]?.members.append(index)
        groups[key]?.count += 1
        groups[key]?.ranks[rank, default: 0] += 1
      }
    }
    candidates = groups.keys.compactMap { candidate($0) }.sorted()
  }

  /// Removes the snapshots with the next reason, and returns it with their positions. Returns nil if none is left.
  mutating func next() -> (reason: Reason, members: [Int])? {
    while let last = candidates.popLast() {
      guard let group = groups[last.key], let current = candidate(last.key) else { continue }
      guard current == last else {
        insert(current)
        continue
      }
      let members = group.members.filter { isLeft[$0] }
      for index in members { remove(index) }
      return (group.reason, members)
    }
    return nil
  }

  /// Returns a reason with its precedence; nil if no snapshot that is left has it.
  private func candidate(_ key: String) -> Candidate? {
    guard let group = groups[key], let rank = group.ranks.keys.min() else { return nil }
    return Candidate(count: group.count, rank: rank, key: key)
  }

  private mutating func insert(_ candidate: Candidate) {
    var (low, high) = (0, candidates.count)
    while low < high {
      let middle = (low + high) / 2
      if candidates[middle] < candidate { low = middle + 1 } else { high = middle }
    }
    candidates.insert(candidate, at: low)
  }

  private mutating func remove(_ index: Int) {
    isLeft[index] = false
    for (key, rank) in ranks[index] {
      groups[key]?.count -= 1
      if let count = groups[key]?.ranks[rank] {
        groups[key]?.ranks[rank] = count > 1 ? count - 1 : nil
      }
    }
  }
}
