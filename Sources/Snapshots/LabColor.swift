internal import Glibc

/// A colour in CIE L*a*b* under D65.
struct LabColor {
  let lightness, a, b: Double

  /// Converts an opaque sRGB colour.
  init(_ color: FramedPicture.RGB) {
    let red = Self.linear(color.red)
    let green = Self.linear(color.green)
    let blue = Self.linear(color.blue)
    let x = Self.curve((red * 0.4124 + green * 0.3576 + blue * 0.1805) / 0.950489)
    let y = Self.curve(red * 0.2126 + green * 0.7152 + blue * 0.0722)
    let z = Self.curve((red * 0.0193 + green * 0.1192 + blue * 0.9505) / 1.088840)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  /// The CIE94 difference (graphic arts: K1 0.045, K2 0.015) from this colour, the reference.
  func cie94(to other: LabColor) -> Double {
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

  private static func linear(_ byte: UInt8) -> Double {
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func curve(_ value: Double) -> Double {
    let delta = 6.0 / 29
    return value > delta * delta * delta ? cbrt(value) : value / (3 * delta * delta) + 4.0 / 29
  }
}
