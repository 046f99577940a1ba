package import Drawing
package import OrderedCollections

/// The values that a `DynamicColor` is resolved with: traits, and colours by name.
package struct ColorContext: Sendable {
  /// The interface style: light or dark.
  package var userInterfaceStyle: UserInterfaceStyle
  /// The contrast of colours.
  package var contrast: AccessibilityContrast
  /// Whether the surface is at the base level or elevated.
  package var level: UserInterfaceLevel
  /// The scene's own colours, by name.
  package var palette: OrderedDictionary<String, DynamicColor>
  /// The tint colour of the view whose colours are resolved; `nil` for that of a window, systemBlue.
  package var tintColor: Color?

  /// Creates a context with the defaults for omitted arguments.
  package init(
    userInterfaceStyle: UserInterfaceStyle = .light, contrast: AccessibilityContrast = .normal,
    level: UserInterfaceLevel = .base, palette: OrderedDictionary<String, DynamicColor> = [:]
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.contrast = contrast
    self.level = level
    self.palette = palette
  }

  /// Creates the context of a scene with the given traits.
  package init(_ traits: Traits, palette: OrderedDictionary<String, DynamicColor>) {
    self.init(
      userInterfaceStyle: traits.userInterfaceStyle, contrast: traits.accessibilityContrast,
      level: traits.userInterfaceLevel, palette: palette)
  }
}
