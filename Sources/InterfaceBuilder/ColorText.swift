internal import Assets
internal import Drawing
internal import Vocabulary
internal import XMLReading

/// Colours of Interface Builder's files as scenes write them.
///
/// Numbers in calibrated colour spaces are taken as sRGB, as UIKit's initialisers do; the file does
/// not have the conversion that Xcode applies to some of them. They can differ by 3 of 255.
struct ColorText {
  /// The colour in the scene.
  let text: String
  /// A note about an inexact conversion; `nil` if it is exact.
  var note: String?

  /// Reads a `color` element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - palette: Returns the name in the scene for the name of a colour in a catalogue; `nil` if
  ///     it has no value.
  init?(_ element: XMLElement, palette: (String) -> String?) {
    if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let known = Self.systemName(system) {
        self.init(text: known, note: nil)
      } else if let numbers = Self.numbers(of: element) {
        self.init(
          text: numbers, note: "the system colour \(system) is not known; its numbers in the file")
      } else {
        self.init(text: "gray", note: "the system colour \(system) is not known; gray")
      }
    } else if let name = element["name"] {
      if let known = palette(name) {
        self.init(text: known, note: nil)
      } else {
        self.init(text: "gray", note: "the colour \"\(name)\" has no value in the file; gray")
      }
    } else if let numbers = Self.numbers(of: element) {
      let isPattern = element["patternImage"] != nil
      self.init(text: numbers, note: isPattern ? "the pattern is left out" : nil)
    } else {
      return nil
    }
  }

  private init(text: String, note: String?) {
    self.text = text
    self.note = note
  }

  /// The numbers of a colour in the scene's words; `nil` if the element has none.
  static func numbers(of element: XMLElement) -> String? {
    let alpha = element.number("alpha") ?? 1
    var (red, green, blue): (Double, Double, Double)
    if let white = element.number("white") {
      (red, green, blue) = (white, white, white)
    } else if let r = element.number("red"), let g = element.number("green"),
      let b = element.number("blue")
    {
      (red, green, blue) = (r, g, b)
      if element["customColorSpace"] == "displayP3" || element["colorSpace"] == "displayP3" {
        (red, green, blue) = DisplayP3.toSRGB(r, g, b)
      }
    } else if let c = element.number("cyan"), let m = element.number("magenta"),
      let y = element.number("yellow"), let k = element.number("black")
    {
      (red, green, blue) = ((1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k))
    } else {
      return nil
    }
    let bytes = [red, green, blue, alpha].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    switch bytes {
    case [255, 255, 255, 255]: return "white"
    case [0, 0, 0, 255]: return "black"
    case [0, 0, 0, 0], [255, 255, 255, 0]: return "clear"
    default: break
    }
    let shown = bytes[3] == 255 ? bytes.prefix(3) : bytes[...]
    return "\"#" + shown.map { Self.hexadecimal($0) }.joined() + "\""
  }

  private static func hexadecimal(_ byte: Int) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return text.utf8.count < 2 ? "0" + text : text
  }

  /// The names of UIColor that Interface Builder spells differently, or that newer versions of iOS
  /// replaced (documented).
  private static let renamed = [
    "groupTableViewBackgroundColor": "systemGroupedBackground",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
    "tableCellPlainBackgroundColor": "systemBackground",
    "tableBackgroundColor": "systemBackground",
    "tableSeparatorColor": "separator",
    "tertiarySystemGroupedBackgroundColor": "tertiarySystemGroupedBackground",
  ]

  private static func systemName(_ name: String) -> String? {
    if let renamed = renamed[name] { return renamed }
    let word = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    return NamedColor(rawValue: word)?.rawValue
  }
}
