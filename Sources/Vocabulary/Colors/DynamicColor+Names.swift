// UIColor's names, so that colours in Swift read as in UIKit: `.systemGray6`, `.label`.

extension DynamicColor {
  /// `UIColor.darkGray`.
  public static let darkGray: DynamicColor = .system(.darkGray)
  /// `UIColor.lightGray`.
  public static let lightGray: DynamicColor = .system(.lightGray)
  /// `UIColor.gray`.
  public static let gray: DynamicColor = .system(.gray)
  /// `UIColor.red`.
  public static let red: DynamicColor = .system(.red)
  /// `UIColor.green`.
  public static let green: DynamicColor = .system(.green)
  /// `UIColor.blue`.
  public static let blue: DynamicColor = .system(.blue)
  /// `UIColor.cyan`.
  public static let cyan: DynamicColor = .system(.cyan)
  /// `UIColor.yellow`.
  public static let yellow: DynamicColor = .system(.yellow)
  /// `UIColor.magenta`.
  public static let magenta: DynamicColor = .system(.magenta)
  /// `UIColor.orange`.
  public static let orange: DynamicColor = .system(.orange)
  /// `UIColor.purple`.
  public static let purple: DynamicColor = .system(.purple)
  /// `UIColor.brown`.
  public static let brown: DynamicColor = .system(.brown)
  /// `UIColor.lightText`.
  public static let lightText: DynamicColor = .system(.lightText)
  /// `UIColor.darkText`.
  public static let darkText: DynamicColor = .system(.darkText)
  /// `UIColor.systemRed`.
  public static let systemRed: DynamicColor = .system(.systemRed)
  /// `UIColor.systemOrange`.
  public static let systemOrange: DynamicColor = .system(.systemOrange)
  /// `UIColor.systemYellow`.
  public static let systemYellow: DynamicColor = .system(.systemYellow)
  /// `UIColor.systemGreen`.
  public static let systemGreen: DynamicColor = .system(.systemGreen)
  /// `UIColor.systemMint`.
  public static let systemMint: DynamicColor = .system(.systemMint)
  /// `UIColor.systemTeal`.
  public static let systemTeal: DynamicColor = .system(.systemTeal)
  /// `UIColor.systemCyan`.
  public static let systemCyan: DynamicColor = .system(.systemCyan)
  /// `UIColor.systemBlue`.
  public static let systemBlue: DynamicColor = .system(.systemBlue)
  /// `UIColor.systemIndigo`.
  public static let systemIndigo: DynamicColor = .system(.systemIndigo)
  /// `UIColor.systemPurple`.
  public static let systemPurple: DynamicColor = .system(.systemPurple)
  /// `UIColor.systemPink`.
  public static let systemPink: DynamicColor = .system(.systemPink)
  /// `UIColor.systemBrown`.
  public static let systemBrown: DynamicColor = .system(.systemBrown)
  /// `UIColor.systemGray`.
  public static let systemGray: DynamicColor = .system(.systemGray)
  /// `UIColor.systemGray2`.
  public static let systemGray2: DynamicColor = .system(.systemGray2)
  /// `UIColor.systemGray3`.
  public static let systemGray3: DynamicColor = .system(.systemGray3)
  /// `UIColor.systemGray4`.
  public static let systemGray4: DynamicColor = .system(.systemGray4)
  /// `UIColor.systemGray5`.
  public static let systemGray5: DynamicColor = .system(.systemGray5)
  /// `UIColor.systemGray6`.
  public static let systemGray6: DynamicColor = .system(.systemGray6)
  /// `UIColor.label`.
  public static let label: DynamicColor = .system(.label)
  /// `UIColor.secondaryLabel`.
  public static let secondaryLabel: DynamicColor = .system(.secondaryLabel)
  /// `UIColor.tertiaryLabel`.
  public static let tertiaryLabel: DynamicColor = .system(.tertiaryLabel)
  /// `UIColor.quaternaryLabel`.
  public static let quaternaryLabel: DynamicColor = .system(.quaternaryLabel)
  /// `UIColor.placeholderText`.
  public static let placeholderText: DynamicColor = .system(.placeholderText)
  /// `UIColor.link`.
  public static let link: DynamicColor = .system(.link)
  /// `UIColor.separator`.
  public static let separator: DynamicColor = .system(.separator)
  /// `UIColor.opaqueSeparator`.
  public static let opaqueSeparator: DynamicColor = .system(.opaqueSeparator)
  /// `UIColor.systemFill`.
  public static let systemFill: DynamicColor = .system(.systemFill)
  /// `UIColor.secondarySystemFill`.
  public static let secondarySystemFill: DynamicColor = .system(.secondarySystemFill)
  /// `UIColor.tertiarySystemFill`.
  public static let tertiarySystemFill: DynamicColor = .system(.tertiarySystemFill)
  /// `UIColor.quaternarySystemFill`.
  public static let quaternarySystemFill: DynamicColor = .system(.quaternarySystemFill)
  /// `UIColor.systemBackground`.
  public static let systemBackground: DynamicColor = .system(.systemBackground)
  /// `UIColor.secondarySystemBackground`.
  public static let secondarySystemBackground: DynamicColor = .system(.secondarySystemBackground)
  /// `UIColor.tertiarySystemBackground`.
  public static let tertiarySystemBackground: DynamicColor = .system(.tertiarySystemBackground)
  /// `UIColor.systemGroupedBackground`.
  public static let systemGroupedBackground: DynamicColor = .system(.systemGroupedBackground)
  /// `UIColor.secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground: DynamicColor = .system(
    .secondarySystemGroupedBackground)
  /// `UIColor.tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground: DynamicColor = .system(
    .tertiarySystemGroupedBackground)
  /// `UIColor.tintColor`: the tint colour of the view that shows it.
  public static let tintColor: DynamicColor = .system(.tintColor)

  /// Returns the colour with its alpha replaced, 0…1 (`UIColor.withAlphaComponent`).
  public func withAlphaComponent(_ alpha: Double) -> DynamicColor {
    .withAlphaComponent(self, alpha)
  }
}
