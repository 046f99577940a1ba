/// The preferred text size (`UIContentSizeCategory`), from the smallest to the largest.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium
  /// The system's default.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The number of smaller categories.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
