// San Francisco's metrics, so that text in Inter takes the same space as in San Francisco.

extension Font {
  /// The ascender in points, positive (`UIFont.ascender`). It is that of San Francisco for all
  /// fonts, so that lines are as high as in UIKit (measured by others at all sizes of Dynamic
  /// Type).
  public var ascender: Double { 0.952_148_44 * size }

  /// The descender in points, positive; `UIFont.descender` has the opposite sign (measured by
  /// others).
  public var descender: Double { 0.241_210_94 * size }

  /// The height of a line in points (`UIFont.lineHeight`): ascender plus descender, as San
  /// Francisco has no leading.
  public var lineHeight: Double { ascender + descender }

  /// The space that is added after each letter, in points; may be negative.
  ///
  /// It is Apple's tracking of San Francisco, which makes Inter as wide as San Francisco. It is
  /// interpolated between whole sizes and constant above the last size. Monospaced fonts have none.
  public var tracking: Double {
    switch family {
    case .monospaced: 0
    case .system: Self.trackingThousandths(at: size) / 1000 * size
    }
  }

  /// The tracking in thousandths of an em for sizes from 6 points on: from Apple's Human Interface
  /// Guidelines; 18 to 34 from memory, and 15 from the widths of real labels.
  private static let tracking: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12,
  ]

  private static func trackingThousandths(at size: Double) -> Double {
    guard size > 6 else { return tracking[0] }
    let place = size - 6
    guard place < Double(tracking.count - 1) else { return tracking[tracking.count - 1] }
    let index = Int(place)
    return tracking[index] + (tracking[index + 1] - tracking[index]) * (place - Double(index))
  }
}
