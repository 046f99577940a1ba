/// A colour in gamma-encoded sRGB with straight (not premultiplied) alpha, each component 0…1.
public struct Color: Hashable, Sendable {
  /// The red component.
  public let red: Double
  /// The green component.
  public let green: Double
  /// The blue component.
  public let blue: Double
  /// The opacity: 0 is transparent, 1 is opaque.
  public let alpha: Double

  /// Transparent black, as `UIColor.clear`.
  public static let clear = Color(white: 0, alpha: 0)

  /// Creates a colour. Components are clamped to 0…1; NaN becomes 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.unit(red)
    self.green = Self.unit(green)
    self.blue = Self.unit(blue)
    self.alpha = Self.unit(alpha)
  }

  /// Creates a gray.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates the opaque colour with the hexadecimal form RRGGBB; higher bits are ignored.
  public init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }

  /// The colour with its alpha replaced, like `UIColor.withAlphaComponent`.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The components as bytes: round(255 · c), as far as measured the same rounding as UIKit's.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
  }

  /// The colour as `#RRGGBB`, followed by `AA` if it is not opaque.
  public var hexText: String {
    let bytes = bytes
    let text = "#" + [bytes.red, bytes.green, bytes.blue].map(Self.hexPair).joined()
    return bytes.alpha == 255 ? text : text + Self.hexPair(bytes.alpha)
  }

  private static func unit(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }

  private static func byte(_ value: Double) -> UInt8 {
    UInt8((value * 255).rounded())
  }

  private static func hexPair(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + text : text
  }
}
