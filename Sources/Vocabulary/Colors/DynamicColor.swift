public import Drawing
internal import OrderedCollections

/// A colour that may depend on traits, like `UIColor`.
public indirect enum DynamicColor: Hashable, Sendable {
  /// A colour that does not depend on traits.
  case fixed(Color)
  /// One of UIColor's own colours, for example `label` or `systemRed`.
  case system(NamedColor)
  /// A colour in the asset catalogues of the scene's `assets`, by name (`UIColor(named:)`).
  case named(String)
  /// A colour of the scene's own palette (`Scene.colors`), by name.
  case palette(String)
  /// A light and a dark colour, and optionally another colour for high contrast.
  case appearances(light: DynamicColor, dark: DynamicColor, highContrast: DynamicColor? = nil)
  /// A colour with its alpha replaced (`withAlphaComponent`).
  case withAlphaComponent(DynamicColor, Double)
  /// An image again and again, as the `backgroundColor` of a view or the `fillColor` of a shape
  /// (`UIColor(patternImage:)`).
  case pattern(PatternImage)

  /// An image again and again, by its name (`UIColor(patternImage:)`).
  public static func patternImage(_ name: String) -> DynamicColor { .pattern(PatternImage(name)) }

  /// Creates a colour from its sRGB components in 0…1 (`UIColor(red:green:blue:alpha:)`).
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour with three sRGB components in 0…1; short for the package's own code.
  package static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
    -> DynamicColor
  {
    .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// An opaque colour with the hexadecimal form RRGGBB.
  public static func hex(_ value: UInt32) -> DynamicColor { .fixed(Color(hex: value)) }

  /// White.
  public static let white: DynamicColor = .system(.white)
  /// Black.
  public static let black: DynamicColor = .system(.black)
  /// Transparent black.
  public static let clear: DynamicColor = .system(.clear)

  /// The colour for the given traits. A name that is not in the palette is transparent; the
  /// validator reports it.
  package func resolved(in context: ColorContext) -> Color {
    switch self {
    case .fixed(let color): return color
    case .system(let name):
      if name == .tintColor, let tint = context.tintColor { return tint }
      return name.color(
        context.userInterfaceStyle, contrast: context.contrast, level: context.level)
    // Asset names are replaced by their colours before anything is resolved.
    case .named: return .clear
    case .palette(let name):
      // The name itself is removed from the palette, so that a cycle of references ends.
      var rest = context
      guard let color = rest.palette.removeValue(forKey: name) else { return .clear }
      return color.resolved(in: rest)
    case .appearances(let light, let dark, let highContrast):
      if context.contrast == .high, let highContrast { return highContrast.resolved(in: context) }
      switch context.userInterfaceStyle {
      case .light: return light.resolved(in: context)
      case .dark: return dark.resolved(in: context)
      }
    case .withAlphaComponent(let color, let alpha):
      return color.resolved(in: context).withAlphaComponent(alpha)
    case .pattern(let pattern): return pattern.color
    }
  }

  /// The pattern; `nil` for a colour.
  package var pattern: PatternImage? {
    if case .pattern(let pattern) = self { pattern } else { nil }
  }

  /// Whether it is, or contains, a pattern.
  package var hasPattern: Bool {
    switch self {
    case .fixed, .system, .named, .palette: false
    case .appearances(let light, let dark, let highContrast):
      light.hasPattern || dark.hasPattern || highContrast?.hasPattern == true
    case .withAlphaComponent(let color, _): color.hasPattern
    case .pattern: true
    }
  }

  /// The colour for the given interface style, without a palette.
  package func resolved(in userInterfaceStyle: UserInterfaceStyle) -> Color {
    resolved(in: ColorContext(userInterfaceStyle: userInterfaceStyle))
  }

  /// The palette names that the colour refers to.
  package var paletteNames: [String] {
    switch self {
    case .fixed, .system, .named, .pattern: []
    case .palette(let name): [name]
    case .appearances(let light, let dark, let highContrast):
      light.paletteNames + dark.paletteNames + (highContrast?.paletteNames ?? [])
    case .withAlphaComponent(let color, _): color.paletteNames
    }
  }

}
