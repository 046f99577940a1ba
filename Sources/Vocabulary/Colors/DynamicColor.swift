public import Drawing
internal import OrderedCollections

/// A colour that may depend on the surroundings, as `UIColor` does.
public indirect enum DynamicColor: Hashable, Sendable {
  /// The same colour everywhere.
  case fixed(Color)
  /// One of UIColor's own colours.
  case named(NamedColor)
  /// The colour of that name in the asset catalogues that the scene's `assets` name.
  case asset(String)
  /// A colour of the scene's own (`Scene.colors`), as with `UIColor(named:)`.
  case palette(String)
  /// One colour in light and another in dark appearance, and perhaps others for high contrast.
  case appearances(light: DynamicColor, dark: DynamicColor, highContrast: DynamicColor? = nil)
  /// A colour with its alpha replaced (`withAlphaComponent`).
  case withAlphaComponent(DynamicColor, Double)

  /// The colour of three sRGB components, 0…1, as in `#colorLiteral`.
  public static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
    -> DynamicColor
  {
    .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The opaque colour that is spelled RRGGBB in hexadecimal.
  public static func hex(_ value: UInt32) -> DynamicColor { .fixed(Color(hex: value)) }

  /// White.
  public static let white: DynamicColor = .named(.white)
  /// Black.
  public static let black: DynamicColor = .named(.black)
  /// Transparent black.
  public static let clear: DynamicColor = .named(.clear)

  /// The colour in the given surroundings. A name that the palette does not have is clear; the
  /// validator reports it.
  package func resolved(in context: ColorContext) -> Color {
    switch self {
    case .fixed(let color): return color
    case .named(let name):
      return name.color(context.appearance, contrast: context.contrast, level: context.level)
    // Names are replaced by what the catalogues have before anything is resolved.
    case .asset: return .clear
    case .palette(let name):
      // Without the name itself: a palette that goes round in circles must come to an end.
      var rest = context
      guard let color = rest.palette.removeValue(forKey: name) else { return .clear }
      return color.resolved(in: rest)
    case .appearances(let light, let dark, let highContrast):
      if context.contrast == .high, let highContrast { return highContrast.resolved(in: context) }
      switch context.appearance {
      case .light: return light.resolved(in: context)
      case .dark: return dark.resolved(in: context)
      }
    case .withAlphaComponent(let color, let alpha):
      return color.resolved(in: context).withAlpha(alpha)
    }
  }

  /// The colour in the given appearance, without a palette.
  package func resolved(in appearance: Appearance) -> Color {
    resolved(in: ColorContext(appearance: appearance))
  }

  /// The names of the palette that the colour refers to.
  package var paletteNames: [String] {
    switch self {
    case .fixed, .named, .asset: []
    case .palette(let name): [name]
    case .appearances(let light, let dark, let highContrast):
      light.paletteNames + dark.paletteNames + (highContrast?.paletteNames ?? [])
    case .withAlphaComponent(let color, _): color.paletteNames
    }
  }

}
