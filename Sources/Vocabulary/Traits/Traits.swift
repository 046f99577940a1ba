public import Drawing

/// The environment that a cell adapts to (`UITraitCollection`).
public struct Traits: Hashable, Sendable {
  /// The interface style: light or dark.
  public var userInterfaceStyle: UserInterfaceStyle
  /// The number of pixels per point: 1, 2 or 3.
  public var displayScale: DisplayScale
  /// The contrast of colours.
  public var accessibilityContrast: AccessibilityContrast
  /// Whether the collection view is elevated, as in a sheet.
  public var userInterfaceLevel: UserInterfaceLevel
  /// The preferred text size. Fonts of text styles depend on it.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// The layout direction. It decides which side is leading and how naturally aligned text is placed.
  public var layoutDirection: LayoutDirection
  /// Whether "Reduce Motion" is on (`UIAccessibility.isReduceMotionEnabled`). Only predicates depend on it.
  /// Default: `false`.
  public var isReduceMotionEnabled: Bool
  /// The preferred weight of text. With `bold`, when "Bold Text" is on, system fonts are two weights heavier, regular
  /// becomes semibold, and so are symbols with the size of a text style. Default: `regular`.
  public var legibilityWeight: LegibilityWeight
  /// Whether "Reduce Transparency" is on (`UIAccessibility.isReduceTransparencyEnabled`): visual effect views are
  /// opaque. Default: `false`.
  public var isReduceTransparencyEnabled: Bool
  /// How much space there is across the screen. The margins of rows and of cards depend on it. Default: `compact`.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// The version of iOS whose metrics cells have. It does not change while a script plays. Default: iOS 18.
  public var platform: Platform

  /// Creates traits. The defaults are light, 2×, normal contrast, the base level, the large
  /// text size, left to right, without Reduce Motion, Bold Text and Reduce Transparency, a compact width, and iOS 18.
  public init(
    userInterfaceStyle: UserInterfaceStyle = .light, displayScale: DisplayScale = .x2,
    accessibilityContrast: AccessibilityContrast = .normal,
    userInterfaceLevel: UserInterfaceLevel = .base,
    preferredContentSizeCategory: ContentSizeCategory = .large,
    layoutDirection: LayoutDirection = .leftToRight, isReduceMotionEnabled: Bool = false,
    legibilityWeight: LegibilityWeight = .regular, isReduceTransparencyEnabled: Bool = false,
    horizontalSizeClass: UserInterfaceSizeClass = .compact, platform: Platform = .iOS18
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.accessibilityContrast = accessibilityContrast
    self.userInterfaceLevel = userInterfaceLevel
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
    self.isReduceMotionEnabled = isReduceMotionEnabled
    self.legibilityWeight = legibilityWeight
    self.isReduceTransparencyEnabled = isReduceTransparencyEnabled
    self.horizontalSizeClass = horizontalSizeClass
    self.platform = platform
  }
}
