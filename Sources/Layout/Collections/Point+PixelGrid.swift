internal import Drawing

extension Point {
  /// Rounds to the nearest pixel at `scale` pixels per point.
  ///
  /// A value that is halfway between two pixels except for rounding errors is treated as exactly
  /// halfway: otherwise the result would depend on the order of calculations.
  func rounded(toScale scale: Double) -> Point {
    func rounded(_ coordinate: Double) -> Double {
      let pixels = coordinate * scale
      return ((pixels * Self.grains).rounded() / Self.grains).rounded() / scale
    }
    return Point(rounded(x), rounded(y))
  }

  /// The resolution of a pixel for that (a power of two, which adds no errors).
  private static let grains = 1_048_576.0
}
