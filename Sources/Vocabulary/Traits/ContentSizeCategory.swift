/// The text size that a person has chosen (`UIContentSizeCategory`), from the smallest to the largest.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium
  /// What nobody has changed.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// How many categories are smaller.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
