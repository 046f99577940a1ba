extension LabColor {
  /// The CIEDE2000 colour difference with all weights 1: the formula of Sharma, Wu and Dalal, "The
  /// CIEDE2000 Color-Difference Formula", 2005, whose 34 pairs are the tests. A difference of 1 is
  /// about the smallest that a trained eye sees side by side.
  package func ciede2000(to other: LabColor) -> Double {
    // CIEDE2000 stretches grays along a, where earlier formulas were inaccurate.
    let meanChroma = (chroma + other.chroma) / 2
    let stretch = 0.5 * (1 - Self.seventhPowerRatio(meanChroma))
    let (a1, a2) = ((1 + stretch) * a, (1 + stretch) * other.a)
    let chroma1 = (a1 * a1 + b * b).squareRoot()
    let chroma2 = (a2 * a2 + other.b * other.b).squareRoot()
    let hue1 = Self.hue(a1, b)
    let hue2 = Self.hue(a2, other.b)
    let isGray = chroma1 * chroma2 == 0

    var deltaHue = isGray ? 0 : hue2 - hue1
    if deltaHue > 180 { deltaHue -= 360 }
    if deltaHue < -180 { deltaHue += 360 }
    let deltaLightness = other.lightness - lightness
    let deltaChroma = chroma2 - chroma1
    let deltaH = 2 * (chroma1 * chroma2).squareRoot() * Self.sine(deltaHue / 2)

    let meanLightness = (lightness + other.lightness) / 2
    let mean = (chroma1 + chroma2) / 2
    var meanHue = hue1 + hue2
    if !isGray {
      if abs(hue1 - hue2) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
      meanHue /= 2
    }
    let t =
      1 - 0.17 * Self.cosine(meanHue - 30) + 0.24 * Self.cosine(2 * meanHue)
      + 0.32 * Self.cosine(3 * meanHue + 6) - 0.20 * Self.cosine(4 * meanHue - 63)
    let fromMiddle = (meanLightness - 50) * (meanLightness - 50)
    let lightnessWeight = 1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot()
    let chromaWeight = 1 + 0.045 * mean
    let hueWeight = 1 + 0.015 * mean * t
    let blueness = (meanHue - 275) / 25
    let rotation =
      -2 * Self.seventhPowerRatio(mean) * Self.sine(60 * Elementary.exp(-blueness * blueness))
    let (l, c, h) = (
      deltaLightness / lightnessWeight, deltaChroma / chromaWeight, deltaH / hueWeight
    )
    return (l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  private var chroma: Double { (a * a + b * b).squareRoot() }

  /// √(c⁷ / (c⁷ + 25⁷)).
  private static func seventhPowerRatio(_ chroma: Double) -> Double {
    let cube = chroma * chroma * chroma
    let power = cube * cube * chroma
    return (power / (power + 6_103_515_625)).squareRoot()
  }

  /// The hue angle in degrees, 0 to below 360; 0 for grays.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    guard a != 0 || b != 0 else { return 0 }
    let degrees = Elementary.angle(x: a, y: b) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func sine(_ degrees: Double) -> Double {
    Elementary.sine(ofQuarterTurns: degrees / 90)
  }

  private static func cosine(_ degrees: Double) -> Double {
    Elementary.sine(ofQuarterTurns: degrees / 90 + 1)
  }
}
