/// An opaque colour in linear sRGB (without gamma), with components in 0…1.
package struct LinearColor: Hashable, Sendable {
  /// The linear components.
  package var red, green, blue: Double

  /// Creates a colour from linear components.
  package init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Converts 8-bit gamma-encoded components.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.init(
      red: Self.light[Int(red)], green: Self.light[Int(green)], blue: Self.light[Int(blue)])
  }

  /// Converts a gamma-encoded colour; its alpha is ignored.
  package init(_ color: Color) {
    self.init(
      red: Self.light(color.red), green: Self.light(color.green), blue: Self.light(color.blue))
  }

  /// WCAG 2's relative luminance, 0 for black and 1 for white.
  package var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// WCAG 2's contrast ratio with another colour, 1…21.
  package func contrast(with other: LinearColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The gamma-encoded colour; components are clamped to 0…1.
  package func encoded(alpha: Double = 1) -> Color {
    Color(
      red: Self.gamma(red), green: Self.gamma(green), blue: Self.gamma(blue), alpha: alpha)
  }

  /// The linear value of each 8-bit component.
  private static let light = (0...255).map { light(Double($0) / 255) }

  private static func light(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  private static func gamma(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055
  }

  private static func power(_ base: Double, _ exponent: Double) -> Double {
    Elementary.exp(exponent * Elementary.log(base))
  }
}
