extension Cause {
  /// The cause in one line, such as `1. star.isHidden false → true: 4 snapshots`.
  package var headline: String {
    let count = snapshots.count == 1 ? "1 snapshot" : "\(snapshots.count) snapshots"
    let others = mixed == 0 ? "" : ", \(mixed) with other changes, too"
    return "\(number). \(title): \(count)\(others)"
  }
}
