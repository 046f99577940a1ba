/// A part of a run that is divided among several machines.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The number of the part, counted from 1.
  package let number: Int
  /// The number of parts.
  package let count: Int

  /// Reads a part such as `2/8`. Returns nil if the text does not have this form, or the part does not exist.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number: number, of: count)
  }

  /// Creates a part. Returns nil if the number is not from 1 to the count, or the count is above 10,000.
  package init?(number: Int, of count: Int) {
    guard (1...10_000).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads the part from the environment variables of common schedulers. Returns nil if none of them is set.
  ///
  /// - `CELLOPHANE_SHARD`: `2/8`, for GitHub's matrix and all others.
  /// - `CI_NODE_INDEX` (from 1) and `CI_NODE_TOTAL`: GitLab's `parallel`. Jobs without it only have the total, 1.
  /// - `SLURM_ARRAY_TASK_ID`, `SLURM_ARRAY_TASK_MIN` and `SLURM_ARRAY_TASK_COUNT`: a job array of Slurm's
  ///   with steps of one.
  /// - `JOB_COMPLETION_INDEX` (from 0) of an indexed job of Kubernetes, and `CELLOPHANE_SHARDS` with the
  ///   number of completions, which Kubernetes does not provide.
  package init?(environment: [String: String]) {
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    if let text = environment["CELLOPHANE_SHARD"] {
      self.init(text)
    } else if let index = number("CI_NODE_INDEX"), let count = number("CI_NODE_TOTAL") {
      self.init(number: index, of: count)
    } else if let task = number("SLURM_ARRAY_TASK_ID"), let count = number("SLURM_ARRAY_TASK_COUNT")
    {
      let first = number("SLURM_ARRAY_TASK_MIN") ?? 1
      let (index, overflows) = task.subtractingReportingOverflow(first)
      self.init(number: overflows || index == .max ? 0 : index + 1, of: count)
    } else if let index = number("JOB_COMPLETION_INDEX"), let count = number("CELLOPHANE_SHARDS") {
      self.init(number: index == .max ? 0 : index + 1, of: count)
    } else if number("CI_NODE_TOTAL") == 1, environment["CI_NODE_INDEX"] == nil {
      self.init(number: 1, of: 1)
    } else {
      return nil
    }
  }

  /// Whether the snapshot at a position of the complete list belongs to the part. Consecutive snapshots belong
  /// to different parts, so that the snapshots of a slow scene are divided.
  package func contains(_ index: Int) -> Bool { index % count == number - 1 }

  /// The part as text, such as `2/8`.
  package var description: String { "\(number)/\(count)" }
}
