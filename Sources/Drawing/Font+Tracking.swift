// How far apart letters stand in Inter so that text is as wide as in San Francisco.

extension Font {
  /// Letters whose widths in Inter differ from San Francisco's by about the same amount. They differ above
  /// 17 points, where San Francisco's display shapes begin to take the place of its text shapes.
  package enum LetterKind: Int, CaseIterable, Sendable {
    /// Digits and the colon.
    case digit
    /// Capital letters, but for I.
    case capital
    /// The letters i, j, l and I.
    case narrow
    /// All others.
    case other

    /// The kind of a letter.
    package init(_ letter: Unicode.Scalar) {
      switch letter {
      case "0"..."9", ":": self = .digit
      case "i", "j", "l", "I": self = .narrow
      default: self = letter.properties.isUppercase ? .capital : .other
      }
    }

    /// The additional tracking in thousandths of an em at 26 points and more, for regular and lighter
    /// weights and for bold and heavier ones. Fitted to widths measured by others on iOS 26.
    fileprivate var offsets: (regular: Double, bold: Double) {
      switch self {
      case .digit: (38, 20)
      case .capital: (18, 5)
      case .narrow: (28, 13)
      case .other: (-3, -4)
      }
    }
  }

  /// The space after each lower-case letter, in points, positive or negative.
  public var tracking: Double { tracking(of: .other) }

  /// The space after each letter of a kind, in points, positive or negative.
  ///
  /// Makes text in Inter as wide as text in San Francisco. Linearly interpolated between the sizes of the
  /// tables and constant beyond them. Monospaced fonts and font files have none.
  package func tracking(of kind: LetterKind) -> Double {
    guard !isCustom else { return 0 }
    switch family {
    case .monospaced: return 0
    case .system:
      let boldness = Self.boldness(weight)
      let offset = kind.offsets.regular + (kind.offsets.bold - kind.offsets.regular) * boldness
      // No letter needs an offset at 17 points and below; from 26 points on the shapes stay the same.
      let share = min(max((size - 17) / 9, 0), 1)
      return (Self.base(size, weight) + share * offset) / 1000 * size
    }
  }

  /// How far the offsets of letters are on their way from regular to bold.
  private static func boldness(_ weight: Weight) -> Double {
    switch weight {
    case .ultraLight, .thin, .light, .regular: 0
    case .medium: 0.33
    case .semibold: 0.6
    case .bold, .heavy, .black: 1
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
