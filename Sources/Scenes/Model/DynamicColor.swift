public import Drawing

/// A colour that may depend on the appearance, as `UIColor` does.
public indirect enum DynamicColor: Hashable, Sendable {
  /// The same colour everywhere.
  case fixed(Color)
  /// One of UIColor's own colours.
  case named(NamedColor)
  /// The colour of that name in the asset catalogues that the scene's `assets` name.
  case asset(String)
  /// One colour in light and another in dark appearance.
  case appearances(light: DynamicColor, dark: DynamicColor)
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

  /// The colour in the given appearance.
  package func resolved(in appearance: Appearance) -> Color {
    switch self {
    case .fixed(let color): color
    case .named(let name): name.color(in: appearance)
    // Names are replaced by what the catalogues have before anything is resolved.
    case .asset: .clear
    case .appearances(let light, let dark):
      switch appearance {
      case .light: light.resolved(in: appearance)
      case .dark: dark.resolved(in: appearance)
      }
    case .withAlphaComponent(let color, let alpha):
      color.resolved(in: appearance).withAlpha(alpha)
    }
  }

  /// The colour as a scene file spells it.
  var sceneText: String {
    switch self {
    case .fixed(let color):
      // Bytes only where they say it exactly: a colour literal has more digits than #RRGGBB.
      if Color(hexText: color.hexText) == color { return "\"\(color.hexText)\"" }
      let components =
        [color.red, color.green, color.blue] + (color.alpha == 1 ? [] : [color.alpha])
      return "[" + components.map { decimal($0, places: 10) }.joined(separator: ", ") + "]"
    case .named(let name): return name.rawValue
    case .asset(let name): return name
    case .appearances(let light, let dark):
      return "{ light: \(light.sceneText), dark: \(dark.sceneText) }"
    case .withAlphaComponent(let color, let alpha):
      return "\(color.sceneText).withAlphaComponent(\(decimal(alpha)))"
    }
  }
}

extension Color {
  /// The colour that `#RRGGBB` or `#RRGGBBAA` spells; `nil` for any other text.
  init?(hexText: String) {
    let digits = hexText.utf8.dropFirst()
    guard hexText.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(hexText.dropFirst(), radix: 16)
    else { return nil }
    if digits.count == 6 {
      self.init(hex: value)
    } else {
      self = Color(hex: value >> 8).withAlpha(Double(value & 0xFF) / 255)
    }
  }
}
