internal import Drawing

/// A cache of colours as they are seen with each kind of colour vision. The states of a cell share most of
/// their colours.
struct SeenColors {
  private var known: [UInt32: [LabColor]] = [:]

  /// A colour as hexadecimal digits, in the order of `ColorVision.allCases`.
  subscript(hex: UInt32) -> [LabColor] {
    mutating get {
      if let seen = known[hex] { return seen }
      let color = LinearColor(
        red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
      let seen = ColorVision.allCases.map { LabColor($0.seen(color)) }
      known[hex] = seen
      return seen
    }
  }
}
