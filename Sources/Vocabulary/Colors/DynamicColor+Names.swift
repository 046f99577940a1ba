// UIColor's names, so that colours in Swift read as in UIKit: `.systemGray6`, `.label`.

extension DynamicColor {
  /// `UIColor.darkGray`.
  public static let darkGray: DynamicColor = .named(.darkGray)
  /// `UIColor.lightGray`.
  public static let lightGray: DynamicColor = .named(.lightGray)
  /// `UIColor.gray`.
  public static let gray: DynamicColor = .named(.gray)
  /// `UIColor.red`.
  public static let red: DynamicColor = .named(.red)
  /// `UIColor.green`.
  public static let green: DynamicColor = .named(.green)
  /// `UIColor.blue`.
  public static let blue: DynamicColor = .named(.blue)
  /// `UIColor.cyan`.
  public static let cyan: DynamicColor = .named(.cyan)
  /// `UIColor.yellow`.
  public static let yellow: DynamicColor = .named(.yellow)
  /// `UIColor.magenta`.
  public static let magenta: DynamicColor = .named(.magenta)
  /// `UIColor.orange`.
  public static let orange: DynamicColor = .named(.orange)
  /// `UIColor.purple`.
  public static let purple: DynamicColor = .named(.purple)
  /// `UIColor.brown`.
  public static let brown: DynamicColor = .named(.brown)
  /// `UIColor.lightText`.
  public static let lightText: DynamicColor = .named(.lightText)
  /// `UIColor.darkText`.
  public static let darkText: DynamicColor = .named(.darkText)
  /// `UIColor.systemRed`.
  public static let systemRed: DynamicColor = .named(.systemRed)
  /// `UIColor.systemOrange`.
  public static let systemOrange: DynamicColor = .named(.systemOrange)
  /// `UIColor.systemYellow`.
  public static let systemYellow: DynamicColor = .named(.systemYellow)
  /// `UIColor.systemGreen`.
  public static let systemGreen: DynamicColor = .named(.systemGreen)
  /// `UIColor.systemMint`.
  public static let systemMint: DynamicColor = .named(.systemMint)
  /// `UIColor.systemTeal`.
  public static let systemTeal: DynamicColor = .named(.systemTeal)
  /// `UIColor.systemCyan`.
  public static let systemCyan: DynamicColor = .named(.systemCyan)
  /// `UIColor.systemBlue`.
  public static let systemBlue: DynamicColor = .named(.systemBlue)
  /// `UIColor.systemIndigo`.
  public static let systemIndigo: DynamicColor = .named(.systemIndigo)
  /// `UIColor.systemPurple`.
  public static let systemPurple: DynamicColor = .named(.systemPurple)
  /// `UIColor.systemPink`.
  public static let systemPink: DynamicColor = .named(.systemPink)
  /// `UIColor.systemBrown`.
  public static let systemBrown: DynamicColor = .named(.systemBrown)
  /// `UIColor.systemGray`.
  public static let systemGray: DynamicColor = .named(.systemGray)
  /// `UIColor.systemGray2`.
  public static let systemGray2: DynamicColor = .named(.systemGray2)
  /// `UIColor.systemGray3`.
  public static let systemGray3: DynamicColor = .named(.systemGray3)
  /// `UIColor.systemGray4`.
  public static let systemGray4: DynamicColor = .named(.systemGray4)
  /// `UIColor.systemGray5`.
  public static let systemGray5: DynamicColor = .named(.systemGray5)
  /// `UIColor.systemGray6`.
  public static let systemGray6: DynamicColor = .named(.systemGray6)
  /// `UIColor.label`.
  public static let label: DynamicColor = .named(.label)
  /// `UIColor.secondaryLabel`.
  public static let secondaryLabel: DynamicColor = .named(.secondaryLabel)
  /// `UIColor.tertiaryLabel`.
  public static let tertiaryLabel: DynamicColor = .named(.tertiaryLabel)
  /// `UIColor.quaternaryLabel`.
  public static let quaternaryLabel: DynamicColor = .named(.quaternaryLabel)
  /// `UIColor.placeholderText`.
  public static let placeholderText: DynamicColor = .named(.placeholderText)
  /// `UIColor.link`.
  public static let link: DynamicColor = .named(.link)
  /// `UIColor.separator`.
  public static let separator: DynamicColor = .named(.separator)
  /// `UIColor.opaqueSeparator`.
  public static let opaqueSeparator: DynamicColor = .named(.opaqueSeparator)
  /// `UIColor.systemFill`.
  public static let systemFill: DynamicColor = .named(.systemFill)
  /// `UIColor.secondarySystemFill`.
  public static let secondarySystemFill: DynamicColor = .named(.secondarySystemFill)
  /// `UIColor.tertiarySystemFill`.
  public static let tertiarySystemFill: DynamicColor = .named(.tertiarySystemFill)
  /// `UIColor.quaternarySystemFill`.
  public static let quaternarySystemFill: DynamicColor = .named(.quaternarySystemFill)
  /// `UIColor.systemBackground`.
  public static let systemBackground: DynamicColor = .named(.systemBackground)
  /// `UIColor.secondarySystemBackground`.
  public static let secondarySystemBackground: DynamicColor = .named(.secondarySystemBackground)
  /// `UIColor.tertiarySystemBackground`.
  public static let tertiarySystemBackground: DynamicColor = .named(.tertiarySystemBackground)
  /// `UIColor.systemGroupedBackground`.
  public static let systemGroupedBackground: DynamicColor = .named(.systemGroupedBackground)
  /// `UIColor.secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground: DynamicColor = .named(
    .secondarySystemGroupedBackground)
  /// `UIColor.tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground: DynamicColor = .named(
    .tertiarySystemGroupedBackground)

  /// Returns the colour with its alpha replaced, 0…1 (`UIColor.withAlphaComponent`).
  public func withAlphaComponent(_ alpha: Double) -> DynamicColor {
    .withAlphaComponent(self, alpha)
  }
}
