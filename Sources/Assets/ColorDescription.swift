internal import Drawing
internal import Scenes
internal import Vocabulary

/// A colour as a catalogue writes it.
struct ColorDescription: Decodable {
  /// A component. Xcode writes `"0.500"`, `"128"` and `"0x80"`; other tools write numbers, which are fractions.
  struct Component: Decodable {
    let text: String
    /// The value, if it is a number and not a text.
    let number: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text
        number = nil
      } else {
        let number = try container.decode(Double.self)
        text = Int(exactly: number).map { "\($0)" } ?? "\(number)"
        self.number = number
      }
    }
  }

  let colorSpace: String?
  let components: [String: Component]?
  let platform: String?
  let reference: String?

  enum CodingKeys: String, CodingKey {
    case components, platform, reference
    case colorSpace = "color-space"
  }

  /// Returns the colour.
  func color() throws(AssetFailure) -> DynamicColor {
    if let reference { return try named(reference) }
    let alpha = try component("alpha", isAlpha: true) ?? 1
    if components?["white"] != nil {
      guard let white = try component("white") else { throw missing("white") }
      let value =
        switch colorSpace {
        // Gamma 2.2 differs slightly from sRGB's transfer function.
        case "gray-gamma-22": DisplayP3.encoded(Elementary.pow(max(white, 0), 2.2))
        case "extended-gray", nil: white
        case let other?: throw unknown(other)
        }
      return .rgb(value, value, value, alpha)
    }
    guard let red = try component("red") else { throw missing("red") }
    guard let green = try component("green") else { throw missing("green") }
    guard let blue = try component("blue") else { throw missing("blue") }
    switch colorSpace {
    case "srgb", "extended-srgb", nil: return .rgb(red, green, blue, alpha)
    case "extended-linear-srgb":
      return .rgb(DisplayP3.encoded(red), DisplayP3.encoded(green), DisplayP3.encoded(blue), alpha)
    case "display-p3":
      let (red, green, blue) = DisplayP3.toSRGB(red, green, blue)
      return .rgb(red, green, blue, alpha)
    case let other?: throw unknown(other)
    }
  }

  /// A system colour, for example `systemBlueColor`. Only those of the platform iOS are known.
  private func named(_ reference: String) throws(AssetFailure) -> DynamicColor {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    guard let named = NamedColor(rawValue: name) else {
      throw AssetFailure(
        "refers to \(quoted(String(reference.prefix(100)))), which is not a colour of iOS; write another"
      )
    }
    return .system(named)
  }

  private func missing(_ name: String) -> AssetFailure {
    AssetFailure("lacks the component \(quoted(name)); add it")
  }

  private func unknown(_ space: String) -> AssetFailure {
    AssetFailure(
      "is in the colour space \(quoted(String(space.prefix(100)))), which is not known; use srgb")
  }

  /// A component as a fraction. Xcode writes fractions with a decimal point and bytes without one;
  /// alpha is always a fraction. A number like 128 could be meant as a byte or as a fraction, so that it is a
  /// mistake where fractions are at most 1: in all spaces but the extended ones.
  private func component(_ name: String, isAlpha: Bool = false) throws(AssetFailure) -> Double? {
    guard let component = components?[name] else { return nil }
    let text = component.text
    let value: Double?
    if let number = component.number {
      let isExtended = !isAlpha && colorSpace?.hasPrefix("extended-") ?? false
      let isWhole = number.rounded() == number
      value = isWhole && abs(number) > 1 && !isExtended ? nil : number
    } else if text.hasPrefix("0x") || text.hasPrefix("0X") {
      value = UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    } else if text.utf8.allSatisfy({ "0123456789".utf8.contains($0) }), !isAlpha {
      value = UInt8(text).map { Double($0) / 255 }
    } else {
      value = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) } ? Double(text) : nil
    }
    guard let value, value.isFinite, abs(value) <= 255 else {
      let shown = String(text.prefix(40))
      throw AssetFailure(
        "has the component \(component.number == nil ? quoted(shown) : shown);"
          + " write \"0.5\", \"128\" or \"0x80\"")
    }
    return value
  }
}
