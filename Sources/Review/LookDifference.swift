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
  /// The mean contrast ratio (WCAG 2) between before and after of the visibly changed pixels, 1…21; 1 if there are
  /// none. A person who sees no colours sees nothing else of a change of colour.
  package let contrast: Double
  /// The area of the whole picture, in square points.
  private let area: Double

  /// Compares two opaque pictures of the same size.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - colors: A cache of the differences between colours with each kind of colour vision.
  init(_ one: LookPixels, _ other: LookPixels, scale: Double, _ colors: inout SeenColors) {
    let all = Double(max(one.count, 1))
    var sums = SIMD4<Double>.zero
    var visibleSums = SIMD4<Double>.zero
    var visibleCounts = SIMD4<Double>.zero
    var contrasts = 0.0
    // Sorted, because sums of rounded numbers depend on their order.
    for (pair, count) in one.changes(to: other).sorted(by: { $0.key < $1.key }) {
      let differences = colors.differences(pair)
      let parts = differences * Double(count)
      let isVisible = differences .>= Self.visible
      sums += parts
      visibleSums.replace(with: visibleSums + parts, where: isVisible)
      visibleCounts.replace(with: visibleCounts + Double(count), where: isVisible)
      if isVisible[0] {
        let (before, after) = (
          Color(hex: UInt32(pair >> 32)), Color(hex: UInt32(pair & 0xFFFFFF))
        )
        contrasts += LinearColor(before).contrast(with: LinearColor(after)) * Double(count)
      }
    }
    var (means, marks, areas): ([ColorVision: Double], [ColorVision: Double], [ColorVision: Double])
    (means, marks, areas) = ([:], [:], [:])
    for (index, vision) in ColorVision.allCases.enumerated() {
      let count = visibleCounts[index]
      means[vision] = sums[index] / all
      marks[vision] = count > 0 ? visibleSums[index] / count : 0
      areas[vision] = count / (scale * scale)
    }
    self.means = means
    self.marks = marks
    self.areas = areas
    contrast = visibleCounts[0] > 0 ? contrasts / visibleCounts[0] : 1
    area = all / (scale * scale)
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
}
