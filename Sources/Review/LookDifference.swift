internal import Drawing

/// How different two pictures of the same size look.
package struct LookDifference: Hashable, Sendable {
  /// A pair of pictures differs enough to be told apart when its difference is at least this. Our
  /// choice: twice what a trained eye sees side by side, as two states of a cell are seen one after the
  /// other.
  package static let least = 2.0
  /// A smaller mark, as a tick, does when it differs by at least this much where it is…
  package static let leastOfMark = 20.0
  /// … and covers at least so many square points. Both are our choice.
  package static let leastMark = 16.0
  /// Less than this is not counted as a change of a pixel: nobody sees it.
  private static let visible = 1.0

  /// CIEDE2000, area-weighted: the mean over all pixels, those that are equal included; for each way
  /// of seeing.
  package let means: [ColorVision: Double]
  /// The mean over the pixels that can be seen to differ alone.
  package let marks: [ColorVision: Double]
  /// How many square points can be seen to differ.
  package let areas: [ColorVision: Double]

  /// Compares two opaque pictures of the same size.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - colors: What each colour is in each way of seeing, as far as somebody has asked before.
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
  }

  /// How often which colour is another one in the second picture; sorted, as sums of rounded numbers
  /// depend on their order.
  private static func changes(
    _ first: [UInt8], _ second: [UInt8]
  ) -> [(pair: UInt64, count: Int)] {
    guard first != second else { return [] }
    // Pixels beside each other mostly change alike.
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

  /// The area-weighted difference.
  package func mean(_ vision: ColorVision) -> Double { means[vision, default: 0] }

  /// Whether a person who sees so can tell the two apart.
  package func isEnough(_ vision: ColorVision) -> Bool {
    mean(vision) >= Self.least
      || marks[vision, default: 0] >= Self.leastOfMark
        && areas[vision, default: 0] >= Self.leastMark
  }

  private static func hex(_ bytes: [UInt8], _ start: Int) -> UInt32 {
    UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2])
  }
}
