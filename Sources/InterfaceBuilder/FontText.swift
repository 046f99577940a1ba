internal import Drawing
internal import Vocabulary
internal import XMLReading

/// Fonts of Interface Builder's files as scenes write them.
struct FontText {
  /// The font in the scene; `nil` for UIKit's default, the system font of 17 points.
  let text: String?
  /// A note about an inexact conversion; `nil` if it is exact.
  var note: String?
  /// The font file of the project that the font is in; `nil` for the system's fonts.
  private(set) var file: String?

  /// Reads a `fontDescription` element. `nil` stands for a label without one.
  ///
  /// - Parameters:
  ///   - defaultSize: The size of UIKit's default, in points, which is not written.
  ///   - fonts: The project's fonts; `nil` for none.
  init(_ element: XMLElement?, defaultSize: Double = 17, fonts: ProjectFonts? = nil) {
    guard let element else {
      text = nil
      return
    }
    if let style = element["style"], let known = Self.textStyle(style) {
      text = known.isBold ? "{ textStyle: \(known.name), weight: semibold }" : known.name
      return
    }
    let size = Self.storedSize(element) ?? defaultSize
    func system(_ weight: String?) -> String? {
      let font = SystemFont(weight: weight == "regular" ? nil : weight)
      return size == defaultSize && font.isPlain ? nil : font.text(size)
    }
    if let name = element["name"], !Self.isSystem(name) {
      let weight = Self.weight(inName: name)
      if let match = fonts?.match(name, family: element["family"], weight: weight) {
        text = "{ \(match.entries), size: \(decimal(size)) }"
        file = match.path
        return
      }
      text = system(weight) ?? "{ systemFont: \(decimal(size)) }"
      note =
        Self.missing(name, size, fonts)
        + (weight.map { ", \($0)" } ?? "")
      return
    }
    if let name = element["name"] {
      let font = SystemFont(named: name)
      text = size == defaultSize && font.isPlain ? nil : font.text(size)
      return
    }
    switch element["type"] {
    case "boldSystem": text = system("bold")
    case "italicSystem": text = SystemFont(isItalic: true).text(size)
    default:
      let word = element["weight"] ?? ""
      text = system(Self.weight(word))
      if let style = element["style"] {
        note = "the text style \(style) is not known; the system font"
      }
    }
  }

  /// Reads the font of a part of an attributed text, whose keys differ.
  init(attribute: XMLElement, fonts: ProjectFonts? = nil) {
    let stored = attribute.number("size") ?? 17
    let size = stored > 0 ? min(stored, 1000) : 17
    let name = attribute["name"].flatMap { Self.isSystem($0) ? nil : $0 }
    if let name, let match = fonts?.match(name, family: nil, weight: nil) {
      text = "{ \(match.entries), size: \(decimal(size)) }"
      file = match.path
      return
    }
    let isBold = attribute["metaFont"]?.lowercased().contains("bold") ?? false
    var font = SystemFont(weight: isBold ? "bold" : nil)
    if let name {
      font = SystemFont(weight: Self.weight(inName: name) ?? font.weight)
    } else if let name = attribute["name"] {
      font = SystemFont(named: name)
    }
    text = font.text(size)
    if let name { note = Self.missing(name, size, fonts) }
  }

  /// The size of a label's font, in points.
  static func size(_ element: XMLElement?) -> Double {
    let style = element?["style"].flatMap { textStyle($0) }
      .flatMap { TextStyle(rawValue: $0.name) }
    return style?.pointSize(at: .large) ?? element.flatMap(storedSize) ?? 17
  }

  /// The size in the file, in points; `nil` for none.
  private static func storedSize(_ element: XMLElement) -> Double? {
    element.number("pointSize").map { $0 > 0 ? min($0, 1000) : zeroSize }
  }

  /// The size that UIKit uses for a size of 0, in points (found from stored frames of labels).
  private static let zeroSize = 12.0

  private static func missing(_ name: String, _ size: Double, _ fonts: ProjectFonts?) -> String {
    "the font \(name) is not \(fonts == nil ? "in the scene" : "among the project's files"); the"
      + " system font of \(decimal(size)) points"
  }

  static func isSystem(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("SFUI")
  }

  private static func textStyle(_ style: String) -> (name: String, isBold: Bool)? {
    var word = style
    if word.hasPrefix("UICTFontTextStyle") { word.removeFirst("UICTFontTextStyle".count) }
    let isBold = word.hasPrefix("Emphasized")
    for prefix in ["Emphasized", "Short", "Tall"] where word.hasPrefix(prefix) {
      word.removeFirst(prefix.count)
    }
    switch word {
    case "Title0": return ("largeTitle", isBold)
    case "Title1": return ("title1", isBold)
    case "Title2": return ("title2", isBold)
    case "Title3": return ("title3", isBold)
    case "Headline": return ("headline", false)
    case "Body": return ("body", isBold)
    case "Callout": return ("callout", isBold)
    case "Subhead", "Subheadline": return ("subheadline", isBold)
    case "Footnote": return ("footnote", isBold)
    case "Caption1": return ("caption1", isBold)
    case "Caption2": return ("caption2", isBold)
    default: return nil
    }
  }

  private static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// The weight for a word, in upper or lower case.
  static func weight(_ word: String) -> String? {
    weights.first { $0.lowercased() == word.lowercased() }
  }

  /// The weight in a font's PostScript name, as in "Montserrat-SemiBold".
  private static func weight(inName name: String) -> String? {
    name.split(separator: "-").dropFirst().last.flatMap { weight(inStyle: String($0)) }
  }

  /// The weight in the style of a font's name, as in "SemiBold".
  private static func weight(inStyle style: String) -> String? {
    let end = style.lowercased()
    // The longer words come first, because "bold" is in "semibold".
    let words = [
      ("ultralight", "ultraLight"), ("extralight", "ultraLight"), ("hairline", "ultraLight"),
      ("semibold", "semibold"), ("demibold", "semibold"), ("demi", "semibold"),
      ("extrabold", "heavy"), ("heavy", "heavy"), ("black", "black"), ("bold", "bold"),
      ("medium", "medium"), ("thin", "thin"), ("light", "light"),
    ]
    return words.first { end.contains($0.0) }?.1
  }

  /// The system font with its attributes.
  private struct SystemFont {
    /// The weight; `nil` for regular.
    var weight: String?
    /// The design; `nil` for the default one.
    var design: String?
    var isItalic = false

    init(weight: String? = nil, isItalic: Bool = false) {
      self.weight = weight
      self.isItalic = isItalic
    }

    /// Reads a name of the system font, as ".SFUIText-Bold" or ".AppleSystemUIFontHeavy".
    init(named name: String) {
      // The whole name has other words in it, such as the "interface" of ".HelveticaNeueInterface".
      let prefix = ".AppleSystemUIFont"
      let style =
        name.hasPrefix(prefix)
        ? String(name.dropFirst(prefix.count))
        : name.split(separator: "-").dropFirst().last.map(String.init) ?? ""
      weight = FontText.weight(inStyle: style)
      isItalic = ["italic", "oblique"].contains { style.lowercased().contains($0) }
      let designs = [("rounded", "rounded"), ("mono", "monospaced"), ("serif", "serif")]
      design = designs.first { name.lowercased().contains($0.0) }?.1
    }

    /// Whether it has no attributes.
    var isPlain: Bool { weight == nil && design == nil && !isItalic }

    /// The font in the scene's words.
    func text(_ size: Double) -> String {
      let parts: [String?] = [
        "systemFont: \(decimal(size))", weight.map { "weight: \($0)" },
        design.map { "design: \($0)" }, isItalic ? "italic: true" : nil,
      ]
      return "{ \(parts.compactMap { $0 }.joined(separator: ", ")) }"
    }
  }
}
