// How far apart letters stand in Inter so that text is as wide as in San Francisco.

extension Font {
  /// The tracking that all letters have in common, in points, positive or negative. Letters whose widths in Inter
  /// differ more or less from San Francisco's have some more or less.
  ///
  /// Makes text in Inter as wide as text in San Francisco. Linearly interpolated between the sizes of the
  /// tables and constant beyond them. Monospaced fonts and font files have none.
  public var tracking: Double { letterTracking.map { $0.base * pointSize } ?? 0 }

  /// The space after each letter; `nil` if the font adds none.
  package var letterTracking: LetterTracking? {
    guard !isCustom else { return nil }
    switch design {
    case .monospaced, .serif: return nil
    case .system, .rounded:
      return LetterTracking(
        base: Self.base(pointSize, weight) / 1000, size: pointSize, weight: weight,
        hasEvenDigits: descriptor?.features.contains("tnum") == true)
    }
  }

  /// The tracking of all letters in thousandths of an em.
  private static func base(_ size: Double, _ weight: Weight) -> Double {
    interpolated(
      size, textSizes + displaySizes,
      textTracking.map { $0 + textStep(weight) } + displayTracking(weight))
  }

  /// The sizes of `textTracking`, in points.
  private static let textSizes = (6...17).map(Double.init)

  /// The tracking of regular text: from Apple's Human Interface Guidelines, 15 points from the widths of real
  /// labels.
  private static let textTracking: [Double] = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26]

  /// What is added for heavier text up to 17 points: Inter grows less in width with its weight than San
  /// Francisco does. From the widths of real labels.
  private static func textStep(_ weight: Weight) -> Double {
    switch weight {
    case .ultraLight, .thin, .light, .regular: 0
    case .medium: 7
    case .semibold: 12
    case .bold, .heavy, .black: 16
    }
  }

  /// The sizes of `displayTracking`, in points.
  private static let displaySizes: [Double] = [18, 19, 20, 21, 22, 23, 24, 26, 28, 30, 34]

  /// The tracking of larger text, fitted to widths measured by others on iOS 26.
  private static func displayTracking(_ weight: Weight) -> [Double] {
    switch weight {
    case .ultraLight, .thin, .light: [-32, -37, -42, -44, -46, -49, -51, -51, -52, -52, -54]
    case .regular: [-29, -34, -39, -41, -44, -46, -48, -49, -49, -50, -51]
    case .medium: [-23, -27, -32, -34, -36, -38, -40, -40, -41, -41, -42]
    case .semibold: [-19, -24, -28, -30, -32, -34, -35, -35, -36, -36, -37]
    case .bold, .heavy, .black: [-13, -17, -21, -23, -24, -26, -27, -27, -27, -28, -29]
    }
  }

  private static func interpolated(_ x: Double, _ xs: [Double], _ ys: [Double]) -> Double {
    guard let first = ys.first, let last = ys.last else { return 0 }
    // Also for sizes that are no numbers.
    guard x > xs[0] else { return first }
    guard let end = xs.firstIndex(where: { x <= $0 }) else { return last }
    let share = (x - xs[end - 1]) / (xs[end] - xs[end - 1])
    return ys[end - 1] + (ys[end] - ys[end - 1]) * share
  }
}
