internal import Drawing

/// An angle, stored in half turns: π and 180° are exactly 1, so that quarter turns are exact.
public struct Angle: Hashable, Sendable {
  /// The angle in half turns, as a factor of π.
  public var halfTurns: Double

  /// An angle of 0.
  public static let zero = Angle(halfTurns: 0)

  /// Creates an angle from a number of half turns.
  public init(halfTurns: Double) {
    self.halfTurns = halfTurns
  }

  /// Returns a multiple of π.
  public static func pi(_ factor: Double) -> Angle { Angle(halfTurns: factor) }
  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(halfTurns: degrees / 180) }
  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(halfTurns: radians / .pi) }

  /// The sine.
  package var sine: Double { Elementary.sine(ofQuarterTurns: 2 * halfTurns) }
  /// The cosine.
  package var cosine: Double { Elementary.sine(ofQuarterTurns: 2 * halfTurns + 1) }
}
