extension Cause {
  /// The cause in one line, such as `1. star.isHidden false → true: 4 snapshots`.
  package var headline: String {
    let others = mixed == 0 ? "" : ", \(mixed) with other changes, too"
    return "\(number). \(title): \(count)\(others)"
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
