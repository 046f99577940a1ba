extension Color {
  /// Parses `#RRGGBB` or `#RRGGBBAA`; `nil` for any other text.
  package init?(hexText: String) {
    let digits = hexText.utf8.dropFirst()
    guard hexText.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(hexText.dropFirst(), radix: 16)
    else { return nil }
    if digits.count == 6 {
      self.init(hex: value)
    } else {
      self = Color(hex: value >> 8).withAlphaComponent(Double(value & 0xFF) / 255)
    }
  }
}
