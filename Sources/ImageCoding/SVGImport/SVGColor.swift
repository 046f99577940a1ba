internal import Drawing

/// Parses colours of SVG attributes.
enum SVGColor {
  /// Parses `#RGB` and `#RRGGBB`, each with or without alpha, `rgb(…)` with numbers or percentages,
  /// and names. Returns `nil` for anything else.
  static func color(_ text: String) -> Color? {
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    if text.hasPrefix("rgb("), text.hasSuffix(")") { return rgb(text.dropFirst(4).dropLast()) }
    return names[text.lowercased()]
  }

  private static func hex(_ digits: Substring) -> Color? {
    guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    let long = digits.count <= 4 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard let value = UInt32(long, radix: 16) else { return nil }
    switch long.count {
    case 6: return Color(hex: value)
    case 8: return Color(hex: value >> 8).withAlphaComponent(Double(value & 0xFF) / 255)
    default: return nil
    }
  }

  private static func rgb(_ text: Substring) -> Color? {
    let parts = text.split(whereSeparator: { $0 == "," || $0 == " " })
    guard parts.count == 3 else { return nil }
    let components = parts.compactMap { part -> Double? in
      let isPercent = part.hasSuffix("%")
      let numbers = SVGNumbers.read(String(isPercent ? part.dropLast() : part)) ?? []
      return numbers.count == 1 ? numbers[0] / (isPercent ? 100 : 255) : nil
    }
    guard components.count == 3 else { return nil }
    return Color(red: components[0], green: components[1], blue: components[2])
  }

  /// HTML's sixteen colour names, and two more that are common in icons.
  private static let names: [String: Color] = [
    "black": Color(hex: 0x00_00_00), "silver": Color(hex: 0xC0_C0_C0),
    "gray": Color(hex: 0x80_80_80), "grey": Color(hex: 0x80_80_80),
    "white": Color(hex: 0xFF_FF_FF), "maroon": Color(hex: 0x80_00_00),
    "red": Color(hex: 0xFF_00_00), "purple": Color(hex: 0x80_00_80),
    "fuchsia": Color(hex: 0xFF_00_FF), "green": Color(hex: 0x00_80_00),
    "lime": Color(hex: 0x00_FF_00), "olive": Color(hex: 0x80_80_00),
    "yellow": Color(hex: 0xFF_FF_00), "navy": Color(hex: 0x00_00_80),
    "blue": Color(hex: 0x00_00_FF), "teal": Color(hex: 0x00_80_80),
    "aqua": Color(hex: 0x00_FF_FF), "orange": Color(hex: 0xFF_A5_00), "transparent": .clear,
  ]
}
