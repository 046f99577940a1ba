/// Elementary functions in plain arithmetic.
///
/// The C library's functions depend on the processor and may differ in the last digit, which must
/// not affect pictures and traces. Each of these is exact to about fifteen digits.
package enum Elementary {
  private static let ln2High = 6.931_471_803_691_238_16e-01
  private static let ln2Low = 1.908_214_929_270_587_70e-10

  /// e to the power of `x`; 0 or infinity outside the range of `Double`.
  package static func exp(_ x: Double) -> Double {
    guard x > -745, x < 709.78 else { return x.isNaN ? x : x < 0 ? 0 : .infinity }
    let power = (x / (ln2High + ln2Low)).rounded()
    // At most 0.35, where the series converges quickly.
    let rest = (x - power * ln2High) - power * ln2Low
    var (term, sum) = (1.0, 1.0)
    for factor in 1...18 {
      term *= rest / Double(factor)
      sum += term
    }
    return Double(sign: .plus, exponent: Int(power), significand: sum)
  }

  /// The natural logarithm of `x`, which must be positive; otherwise NaN.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == .infinity ? x : .nan }
    var (exponent, significand) = (Double(x.exponent), x.significand)
    // The significand is brought to 0.7…1.4, because the series is one around 1.
    if significand > 1.4 { (exponent, significand) = (exponent + 1, significand / 2) }
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var (power, sum) = (ratio, ratio)
    for factor in stride(from: 3.0, through: 33, by: 2) {
      power *= square
      sum += power / factor
    }
    return exponent * ln2High + (2 * sum + exponent * ln2Low)
  }

  /// `x` to the power of `y`; `x` must be at least 0 and `y` positive.
  package static func pow(_ x: Double, _ y: Double) -> Double { x == 0 ? 0 : exp(y * log(x)) }

  /// The sine of `x` radians.
  package static func sin(_ x: Double) -> Double { sine(ofQuarterTurns: 0, plus: x) }

  /// The cosine of `x` radians.
  package static func cos(_ x: Double) -> Double { sine(ofQuarterTurns: 1, plus: x) }

  /// Returns the sine of an angle in quarter turns. It is exact for whole numbers.
  package static func sine(ofQuarterTurns quarters: Double) -> Double {
    let nearest = quarters.rounded()
    return sine(place: nearest, rest: (quarters - nearest) * (.pi / 2))
  }

  /// The angle of the direction to (`x`, `y`), from the x axis towards the y axis, in radians, −π…π
  /// (`atan2(y, x)`); 0 at the origin.
  package static func angle(x: Double, y: Double) -> Double {
    guard x != 0 || y != 0, x.isFinite, y.isFinite else { return 0 }
    let isSteep = y.magnitude > x.magnitude
    let part = arctangent(isSteep ? x.magnitude / y.magnitude : y.magnitude / x.magnitude)
    let acute = isSteep ? .pi / 2 - part : part
    let upper = x < 0 ? .pi - acute : acute
    return y < 0 ? -upper : upper
  }

  /// The arctangent of `x`, which must be in 0…1.
  private static func arctangent(_ x: Double) -> Double {
    // Halved three times, the angle is at most a tenth, where the series converges quickly.
    var tangent = x
    for _ in 0..<3 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    let square = tangent * tangent
    var (power, sum) = (tangent, tangent)
    for factor in stride(from: 3.0, through: 19, by: 2) {
      power *= -square
      sum += power / factor
    }
    return 8 * sum
  }

  private static let halfPiHigh = 1.570_796_326_734_125_61
  private static let halfPiLow = 6.077_100_506_506_192_25e-11

  private static func sine(ofQuarterTurns shift: Double, plus x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let nearest = (x / (halfPiHigh + halfPiLow)).rounded()
    let rest = (x - nearest * halfPiHigh) - nearest * halfPiLow
    return sine(place: nearest + shift, rest: rest)
  }

  /// The sine of an angle given in quarter turns and a rest of at most an eighth of a turn.
  private static func sine(place: Double, rest: Double) -> Double {
    let quarter = place.remainder(dividingBy: 4)
    let value =
      quarter.magnitude.remainder(dividingBy: 2) == 0 ? sineSeries(rest) : cosineSeries(rest)
    return quarter == 2 || quarter == -2 || quarter == -1 ? -value : value
  }

  private static func sineSeries(_ x: Double) -> Double {
    let square = x * x
    var (term, sum) = (x, x)
    for factor in stride(from: 2.0, through: 16, by: 2) {
      term *= -square / (factor * (factor + 1))
      sum += term
    }
    return sum
  }

  private static func cosineSeries(_ x: Double) -> Double {
    let square = x * x
    var (term, sum) = (1.0, 1.0)
    for factor in stride(from: 1.0, through: 17, by: 2) {
      term *= -square / (factor * (factor + 1))
      sum += term
    }
    return sum
  }
}
