internal import Drawing

/// An angle, kept in half turns: π and 180° are exactly 1, so that quarter turns are exact.
public struct Angle: Hashable, Sendable {
  /// The angle in half turns, as a factor of π.
  public var halfTurns: Double

  /// No angle.
  public static let zero = Angle(halfTurns: 0)

  /// Makes an angle of so many half turns.
  public init(halfTurns: Double) {
    self.halfTurns = halfTurns
  }

  /// So many times π.
  public static func pi(_ factor: Double) -> Angle { Angle(halfTurns: factor) }
  /// Degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(halfTurns: degrees / 180) }
  /// Radians.
  public static func radians(_ radians: Double) -> Angle { Angle(halfTurns: radians / .pi) }

  /// The sine.
  var sine: Double { Self.sine(ofQuarterTurns: 2 * halfTurns) }
  /// The cosine.
  var cosine: Double { Self.sine(ofQuarterTurns: 2 * halfTurns + 1) }

  /// The spelling that a scene file takes back as the same angle.
  var sceneText: String { decimal(halfTurns, places: 10) + "π" }

  /// The sine in plain arithmetic: the C library's may differ in its last digit from one processor to
  /// another, and pictures must not.
  private static func sine(ofQuarterTurns quarters: Double) -> Double {
    let nearest = quarters.rounded()
    // At most an eighth of a turn, where the series converge quickly.
    let rest = (quarters - nearest) * (.pi / 2)
    let place = nearest.remainder(dividingBy: 4)
    let value =
      place.magnitude.remainder(dividingBy: 2) == 0 ? sineSeries(rest) : cosineSeries(rest)
    return place == 2 || place == -2 || place == -1 ? -value : value
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
