internal import Drawing

/// The visible difference between two pictures of the same size: how much colours differ, and the
/// area that differs.
package struct LookDifference: Hashable, Sendable {
  /// The minimum CIEDE2000 difference for pictures that differ in a large part of their area. Our
  /// choice: twice what a trained eye sees side by side, because states of a cell are seen one
  /// after the other.
  package static let least = 2.0
  /// The minimum fraction of the picture that counts as a large part. Our choice.
  package static let largeShare = 0.25
  /// The minimum area of a patch, for example a badge, in square points. Our choice.
  package static let leastPatch = 100.0
  /// The minimum difference of a patch within its area. Our choice.
  package static let leastOfPatch = 5.0
  /// The minimum difference of a smaller mark, for example a ring or a tick, within its area. Our
  /// choice.
  package static let leastOfMark = 10.0
  /// The minimum area of a mark, in square points. Our choice.
  package static let leastMark = 12.0
  /// A pixel with a smaller difference counts as unchanged, because the difference is not visible.
  private static let visible = 1.0

  /// The mean CIEDE2000 difference over all pixels, including equal ones, for each kind of colour
  /// vision.
  package let means: [ColorVision: Double]
  /// The mean difference over the visibly changed pixels only.
  package let marks: [ColorVision: Double]
  /// The area of visibly changed pixels, in square points.
  package let areas: [ColorVision: Double]
  /// The area of the whole picture, in square points.
  private let area: Double

  /// Compares two opaque pictures of the same size.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - colors: A cache of the colours as they are seen with each kind of colour vision.
  init(_ one: Bitmap, _ other: Bitmap, scale: Double, _ colors: inout SeenColors) {
    let all = Double(max(one.width * one.height, 1))
    let changes = Self.changes(one.rgba, other.rgba).map { change in
      (
        before: colors[UInt32(truncatingIfNeeded: change.pair >> 32)],
        after: colors[UInt32(truncatingIfNeeded: change.pair)], count: Double(change.count)
      )
    }
    var (means, marks, areas): ([ColorVision: Double], [ColorVision: Double], [ColorVision: Double])
    (means, marks, areas) = ([:], [:], [:])
    for (index, vision) in ColorVision.allCases.enumerated() {
      var (sum, visibleSum, visibleCount) = (0.0, 0.0, 0.0)
      for change in changes {
        let difference = change.before[index].ciede2000(to: change.after[index])
        sum += difference * change.count
        guard difference >= Self.visible else { continue }
        visibleSum += difference * change.count
        visibleCount += change.count
      }
      means[vision] = sum / all
      marks[vision] = visibleCount > 0 ? visibleSum / visibleCount : 0
      areas[vision] = visibleCount / (scale * scale)
    }
    self.means = means
    self.marks = marks
    self.areas = areas
    area = all / (scale * scale)
  }

  /// Returns each pair of different colours at the same pixel, with the number of such pixels. The pairs are
  /// sorted, because sums of rounded numbers depend on their order.
  private static func changes(
    _ first: [UInt8], _ second: [UInt8]
  ) -> [(pair: UInt64, count: Int)] {
    guard first != second else { return [] }
    // Adjacent pixels often change in the same way.
    var runs: [(pair: UInt64, count: Int)] = []
    for start in stride(from: 0, to: min(first.count, second.count), by: 4) {
      let (before, after) = (hex(first, start), hex(second, start))
      guard before != after else { continue }
      let pair = UInt64(before) << 32 | UInt64(after)
      if let last = runs.last, last.pair == pair {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((pair, 1))
      }
    }
    runs.sort { $0.pair < $1.pair }
    return runs.reduce(into: []) { changes, run in
      if let last = changes.last, last.pair == run.pair {
        changes[changes.count - 1].count += run.count
      } else {
        changes.append(run)
      }
    }
  }

  /// Whether no pixel differs.
  package var isNone: Bool { means[.normal] == 0 }

  /// The mean difference over the whole area.
  package func mean(_ vision: ColorVision) -> Double { means[vision, default: 0] }

  /// Whether the difference is visible enough with this colour vision.
  package func isEnough(_ vision: ColorVision) -> Bool {
    let (mark, changed) = (marks[vision, default: 0], areas[vision, default: 0])
    return changed >= Self.largeShare * area && mark >= Self.least
      || changed >= Self.leastPatch && mark >= Self.leastOfPatch
      || changed >= Self.leastMark && mark >= Self.leastOfMark
  }

  private static func hex(_ bytes: [UInt8], _ start: Int) -> UInt32 {
    UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2])
  }
}
