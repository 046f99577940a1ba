internal import Drawing

/// A cache of colours as they are seen with each kind of colour vision, and of their differences. The states of a
/// cell share most of their colours.
struct SeenColors {
  private var known: [UInt32: [LabColor]] = [:]
  private var differences: [UInt64: SIMD4<Double>] = [:]

  /// The maximum number of differences that are kept. Our choice: 2 MB; photographs have many that never recur.
  private static let mostDifferences = 1 << 16

  /// A colour as hexadecimal digits, in the order of `ColorVision.allCases`.
  private subscript(hex: UInt32) -> [LabColor] {
    mutating get {
      if let seen = known[hex] { return seen }
      let color = LinearColor(
        red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
      let seen = ColorVision.allCases.map { LabColor($0.seen(color)) }
      known[hex] = seen
      return seen
    }
  }

  /// The CIEDE2000 differences of two colours, in the order of `ColorVision.allCases`.
  ///
  /// - Parameter pair: Both colours as hexadecimal digits, the first one in the upper half.
  mutating func differences(_ pair: UInt64) -> SIMD4<Double> {
    if let differences = differences[pair] { return differences }
    let before = self[UInt32(truncatingIfNeeded: pair >> 32)]
    let after = self[UInt32(truncatingIfNeeded: pair)]
    var result = SIMD4<Double>.zero
    for index in before.indices { result[index] = before[index].ciede2000(to: after[index]) }
    if differences.count < Self.mostDifferences { differences[pair] = result }
    return result
  }
}
