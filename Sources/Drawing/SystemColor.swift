/// The colours of `UIColor` that change with the surroundings, under UIKit's names, as iOS 13 to 18 have
/// them.
///
/// Dumped from iOS 13 by others. What came or changed with iOS 15 (mint, cyan, brown and the usual teal)
/// is from memory; teal's high contrast is still that of iOS 13.
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case systemRed, systemOrange, systemYellow, systemGreen
  case systemMint, systemTeal, systemCyan, systemBlue
  case systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4
  case systemGray5, systemGray6, label, secondaryLabel
  case tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator, systemFill, secondarySystemFill
  case tertiarySystemFill, quaternarySystemFill, systemBackground, secondarySystemBackground
  case tertiarySystemBackground, systemGroupedBackground, secondarySystemGroupedBackground,
    tertiarySystemGroupedBackground

  /// Whether things are dark on light or light on dark (`UIUserInterfaceStyle`).
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// Dark on light; the default.
    case light
    /// Light on dark.
    case dark
  }

  /// How far colours are to stand apart (`UIAccessibilityContrast`).
  public enum Contrast: String, CaseIterable, Hashable, Sendable {
    /// As designed; the default.
    case normal
    /// As with "Increase Contrast" in the system's settings.
    case high
  }

  /// Whether a surface lies over the rest, as a sheet does (`UIUserInterfaceLevel`). Only dark
  /// backgrounds know the difference.
  public enum Level: String, CaseIterable, Hashable, Sendable {
    /// The ground; the default.
    case base
    /// Something over it.
    case elevated
  }

  /// The colour in the given surroundings.
  public func color(
    _ appearance: Appearance, contrast: Contrast = .normal, level: Level = .base
  ) -> Color {
    let variants = variants
    switch (appearance, level) {
    case (.light, _): return variants.light[contrast]
    case (.dark, .base): return variants.dark[contrast]
    case (.dark, .elevated): return variants.elevated[contrast]
    }
  }
}
