// What makes text in Inter take the room that it takes in San Francisco.

extension Font {
  /// How far the font reaches above the baseline, in points, positive (`UIFont.ascender`): that of San
  /// Francisco, whatever stands for it, so that lines are as high as UIKit's (measured by others at all
  /// sizes of Dynamic Type).
  public var ascender: Double { 0.952_148_44 * size }

  /// How far the font reaches below the baseline, in points, positive; `UIFont.descender` is the same
  /// with the other sign (measured by others).
  public var descender: Double { 0.241_210_94 * size }

  /// The height of a line, in points (`UIFont.lineHeight`): ascender and descender, as San Francisco
  /// has no leading.
  public var lineHeight: Double { ascender + descender }

  /// What is added after each letter, in points, positive or negative.
  ///
  /// Apple's own tracking of San Francisco at each size, which makes Inter as wide as it is. Between
  /// whole sizes it is interpolated; from the last size on it stays what it is there. Monospaced fonts
  /// have none.
  public var tracking: Double {
    switch family {
    case .monospaced: 0
    case .system: Self.trackingThousandths(at: size) / 1000 * size
    }
  }

  /// Thousandths of an em for the sizes from 6 points on: Apple's Human Interface Guidelines; 18 to 34
  /// from memory, and 15 by the widths of real labels.
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
