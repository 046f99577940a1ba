public import Drawing

/// The colours that `UIColor` has by name, under UIKit's names, as iOS 13 to 18 have them.
///
/// The fixed ones are documented. Those that change with the surroundings were dumped from iOS 13 by
/// others; where iOS 15 added or changed one, its values are from memory and no source was found: such
/// a case says so.
public enum NamedColor: String, CaseIterable, Hashable, Sendable {
  // The same everywhere (documented).
  case black, darkGray, lightGray, white, gray, red, green, blue
  case cyan, yellow, magenta, orange, purple, brown, clear
  /// White at 0.6. Unverified.
  case lightText
  /// Black. Unverified.
  case darkText
  // Those that change with the surroundings.
  case systemRed, systemOrange, systemYellow, systemGreen
  /// New in iOS 15. Unverified.
  case systemMint
  /// Light and dark are those of iOS 15 and unverified; the high contrasts are those of iOS 13.
  case systemTeal
  /// New in iOS 15. Unverified.
  case systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink
  /// New in iOS 15. Unverified.
  case systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4
  case systemGray5, systemGray6, label, secondaryLabel
  case tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator, systemFill, secondarySystemFill
  case tertiarySystemFill, quaternarySystemFill, systemBackground, secondarySystemBackground
  case tertiarySystemBackground, systemGroupedBackground, secondarySystemGroupedBackground,
    tertiarySystemGroupedBackground

  /// The colour in the given surroundings.
  public func color(
    _ appearance: Appearance, contrast: AccessibilityContrast = .normal,
    level: UserInterfaceLevel = .base
  ) -> Color {
    let variants = variants
    switch (appearance, level) {
    case (.light, _): return variants.light[contrast]
    case (.dark, .base): return variants.dark[contrast]
    case (.dark, .elevated): return variants.elevated[contrast]
    }
  }
}
