extension Cause {
  /// The cause in one line, such as `1. star.isHidden false → true: 4 snapshots`.
  package var headline: String {
    let others = mixed == 0 ? "" : ", \(mixed) with other changes, too"
    return "\(number). \(title): \(count)\(others)"
  }

  /// Further changes in the snapshots, such as `also date.text "12 Mar" → "13 Mar" in 20`.
  ///
  /// - Parameter most: The maximum number of lines; the last one says how many are left out.
  package func alsoChanged(atMost most: Int) -> [String] {
    let lines = others.map { "also \($0.title) in \($0.count)" }
    guard lines.count > most else { return lines }
    // At least two, as one line takes the place of one.
    return lines.prefix(most - 1) + ["also \(lines.count - most + 1) other changes"]
  }

  /// The number of snapshots in words. Those whose pictures are the same are counted separately: `8 snapshots and
  /// 16 with the same picture`.
  package var count: String {
    let differing = snapshots.count - samePictures
    let words = differing == 1 ? "1 snapshot" : "\(differing) snapshots"
    if samePictures == 0 { return words }
    let same = "\(samePictures) with the same picture"
    if differing > 0 { return "\(words) and \(same)" }
    return samePictures == 1
      ? "1 snapshot with the same picture" : "\(samePictures) snapshots with the same picture"
  }
}
