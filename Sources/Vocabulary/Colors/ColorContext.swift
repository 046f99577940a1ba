package import OrderedCollections

/// All that decides which colour a `DynamicColor` is: the surroundings and the scene's own colours.
package struct ColorContext: Sendable {
  /// Light or dark.
  package var appearance: Appearance
  /// How far colours stand apart.
  package var contrast: AccessibilityContrast
  /// Whether things lie over others.
  package var level: UserInterfaceLevel
  /// The scene's own colours, by name.
  package var palette: OrderedDictionary<String, DynamicColor>

  /// Makes a context; what is not named has its default.
  package init(
    appearance: Appearance = .light, contrast: AccessibilityContrast = .normal,
    level: UserInterfaceLevel = .base, palette: OrderedDictionary<String, DynamicColor> = [:]
  ) {
    self.appearance = appearance
    self.contrast = contrast
    self.level = level
    self.palette = palette
  }

  /// The context of a scene in given surroundings.
  package init(_ traits: Traits, palette: OrderedDictionary<String, DynamicColor>) {
    self.init(
      appearance: traits.appearance, contrast: traits.accessibilityContrast,
      level: traits.userInterfaceLevel, palette: palette)
  }
}
