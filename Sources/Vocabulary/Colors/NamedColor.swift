public import Drawing

/// UIColor's named colours, as in iOS 13 to 18.
///
/// The fixed ones are documented. The dynamic ones were dumped from iOS 13 by others. Colours that
/// iOS 15 added or changed are from memory without a source, as their comments note.
public enum NamedColor: String, CaseIterable, Hashable, Sendable {
  // Fixed colours (documented).
  case black, darkGray, lightGray, white, gray, red, green, blue
  case cyan, yellow, magenta, orange, purple, brown, clear
  /// White with alpha 0.6. Unverified.
  case lightText
  /// Black. Unverified.
  case darkText
  // Dynamic colours.
  case systemRed, systemOrange, systemYellow, systemGreen
  /// New in iOS 15. Unverified.
  case systemMint
  /// The normal colours are those of iOS 15, unverified; the high contrast ones are those of iOS
  /// 13.
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
  /// The tint colour of the view that shows it, new in iOS 15 (documented); without a view systemBlue.
  case tintColor

  /// The colour for the given traits.
  public func color(
    _ userInterfaceStyle: UserInterfaceStyle, contrast: AccessibilityContrast = .normal,
    level: UserInterfaceLevel = .base
  ) -> Color {
    let variants = variants
    switch (userInterfaceStyle, level) {
    case (.light, _): return variants.light[contrast]
    case (.dark, .base): return variants.dark[contrast]
    case (.dark, .elevated): return variants.elevated[contrast]
    }
  }
}
