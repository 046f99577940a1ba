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
  /// - Parameter scale: Pixels a point.
  init(_ one: Bitmap, _ other: Bitmap, scale: Double) {
    var counts: [UInt64: Int] = [:]
    let (first, second) = (one.rgba, other.rgba)
    for start in stride(from: 0, to: min(first.count, second.count), by: 4) {
      let (before, after) = (Self.hex(first, start), Self.hex(second, start))
      if before != after { counts[UInt64(before) << 32 | UInt64(after), default: 0] += 1 }
    }
    // Sums of rounded numbers depend on their order.
    let pairs = counts.sorted { $0.key < $1.key }
    let all = Double(max(one.width * one.height, 1))
    var (means, marks, areas): ([ColorVision: Double], [ColorVision: Double], [ColorVision: Double])
    (means, marks, areas) = ([:], [:], [:])
    for vision in ColorVision.allCases {
      var (sum, visibleSum, visibleCount) = (0.0, 0.0, 0.0)
      for (pair, count) in pairs {
        let before = Self.lab(UInt32(truncatingIfNeeded: pair >> 32), vision)
        let after = Self.lab(UInt32(truncatingIfNeeded: pair), vision)
        let difference = before.ciede2000(to: after)
        sum += difference * Double(count)
        guard difference >= Self.visible else { continue }
        visibleSum += difference * Double(count)
        visibleCount += Double(count)
      }
      means[vision] = sum / all
      marks[vision] = visibleCount > 0 ? visibleSum / visibleCount : 0
      areas[vision] = visibleCount / (scale * scale)
    }
    self.means = means
    self.marks = marks
    self.areas = areas
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

  private static func lab(_ hex: UInt32, _ vision: ColorVision) -> LabColor {
    let color = LinearColor(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
    return LabColor(vision.seen(color))
  }
}
