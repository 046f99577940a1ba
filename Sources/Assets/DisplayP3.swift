internal import Drawing

/// The colour space Display P3, which has sRGB's transfer function and white point and other
/// primaries.
package enum DisplayP3 {
  /// Converts components to sRGB. Components outside of sRGB are clamped at 0.
  package static func toSRGB(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (Double, Double, Double) {
    let (r, g, b) = (decoded(red), decoded(green), decoded(blue))
    return (
      encoded(1.224_940_176 * r - 0.224_940_176 * g),
      encoded(-0.042_056_955 * r + 1.042_056_955 * g),
      encoded(-0.019_637_555 * r - 0.078_636_046 * g + 1.098_273_601 * b)
    )
  }

  /// Converts a linear component to sRGB's encoding by the formula of IEC 61966-2-1, rounded to six
  /// decimal places.
  static func encoded(_ light: Double) -> Double {
    let light = max(light, 0)
    let value =
      light <= 0.003_130_8 ? 12.92 * light : 1.055 * Elementary.pow(light, 1 / 2.4) - 0.055
    return (value * 1e6).rounded() / 1e6
  }

  private static func decoded(_ value: Double) -> Double {
    let value = max(value, 0)
    return value <= 0.040_45 ? value / 12.92 : Elementary.pow((value + 0.055) / 1.055, 2.4)
  }
}
