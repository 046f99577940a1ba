public import Drawing

/// The surroundings that a cell adapts to (`UITraitCollection`).
public struct Traits: Hashable, Sendable {
  /// Light or dark.
  public var appearance: Appearance
  /// Pixels a point: 1, 2 or 3.
  public var displayScale: DisplayScale
  /// How far colours stand apart.
  public var accessibilityContrast: AccessibilityContrast
  /// Whether the collection view lies over something, as in a sheet.
  public var userInterfaceLevel: UserInterfaceLevel
  /// The text size that fonts of text styles follow.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// Where reading starts: where leading is, and where natural alignment puts text.
  public var layoutDirection: LayoutDirection
  /// Whether a person has asked for less motion. It only answers predicates. Default: `false`.
  public var reduceMotion = false
  /// Whether a person has asked for bold text: system fonts are two steps heavier, regular ones
  /// semibold. Default: `false`.
  public var boldText = false

  /// Makes traits; what is not named has its default, light at 2× with the contrast as designed, on the
  /// ground, large text, left to right.
  public init(
    appearance: Appearance = .light, displayScale: DisplayScale = .twice,
    accessibilityContrast: AccessibilityContrast = .normal,
    userInterfaceLevel: UserInterfaceLevel = .base,
    preferredContentSizeCategory: ContentSizeCategory = .large,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.appearance = appearance
    self.displayScale = displayScale
    self.accessibilityContrast = accessibilityContrast
    self.userInterfaceLevel = userInterfaceLevel
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
  }
}
