/// A colour in CIE L*a*b* under D65.
package struct LabColor: Hashable, Sendable {
  /// The lightness, 0…100.
  package let lightness: Double
  /// From green to red.
  package let a: Double
  /// From blue to yellow.
  package let b: Double

  /// Creates a colour from its coordinates.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Converts an opaque sRGB colour with 8-bit components.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.init(
      LinearColor(red: red, green: green, blue: blue))
  }

  /// Converts a linear colour.
  package init(_ color: LinearColor) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let x = Self.curve((red * 0.4124 + green * 0.3576 + blue * 0.1805) / 0.950489)
    let y = Self.curve(red * 0.2126 + green * 0.7152 + blue * 0.0722)
    let z = Self.curve((red * 0.0193 + green * 0.1192 + blue * 0.9505) / 1.088840)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The CIE94 colour difference (graphic arts: K1 0.045, K2 0.015) with this colour as the
  /// reference.
  package func cie94(to other: LabColor) -> Double {
    let chroma = (a * a + b * b).squareRoot()
    let otherChroma = (other.a * other.a + other.b * other.b).squareRoot()
    let deltaA = a - other.a
    let deltaB = b - other.b
    let deltaChroma = chroma - otherChroma
    let deltaHue2 = max(0, deltaA * deltaA + deltaB * deltaB - deltaChroma * deltaChroma)
    let l = lightness - other.lightness
    let c = deltaChroma / (1 + 0.045 * chroma)
    let h2 = deltaHue2 / ((1 + 0.015 * chroma) * (1 + 0.015 * chroma))
    return (l * l + c * c + h2).squareRoot()
  }

  private static func curve(_ value: Double) -> Double {
    let delta = 6.0 / 29
    return value > delta * delta * delta
      ? Elementary.exp(Elementary.log(value) / 3) : value / (3 * delta * delta) + 4.0 / 29
  }
}
