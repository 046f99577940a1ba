package import OrderedCollections

/// The values that a `DynamicColor` is resolved with: traits, and colours by name.
package struct ColorContext: Sendable {
  /// The interface style: light or dark.
  package var appearance: Appearance
  /// The contrast of colours.
  package var contrast: AccessibilityContrast
  /// Whether things lie over others.
  package var level: UserInterfaceLevel
  /// The scene's own colours, by name.
  package var palette: OrderedDictionary<String, DynamicColor>

  /// Creates a context with the defaults for arguments that are left out.
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
