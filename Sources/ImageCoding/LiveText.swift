internal import Drawing

/// A line of text as an SVG `text` element, whose letters a viewer draws in fonts of its own.
struct LiveText {
  private let text: TypesetText
  /// The names of the font, with those of the platform where it is not installed.
  private let families: String

  /// Returns `nil` for a line that a viewer would draw differently, even with our fonts.
  init?(_ text: TypesetText) {
    // A symbol has no letters, and an image or an emoji has its own pixels.
    guard text.string.contains(where: { !$0.isWhitespace }),
      text.glyphs.allSatisfy({ $0.picture == nil })
    else { return nil }
    // A font file of the scene has no name that others know, and few viewers know features.
    guard text.font.descriptor == nil, let families = Self.families(text.font.design) else {
      return nil
    }
    // From right to left Chromium adds the space before each letter, and Pango after it (seen).
    guard text.direction == .leftToRight || text.kern == 0 else { return nil }
    // CSS also widens no-break spaces.
    guard text.wordSpacing == 0 || !text.string.unicodeScalars.contains("\u{A0}") else {
      return nil
    }
    self.text = text
    self.families = families
  }

  /// The element.
  ///
  /// - Parameters:
  ///   - point: The start of the line's baseline, at the left.
  ///   - attributes: More attributes, each with a leading space.
  ///   - decimals: The decimal places of lengths.
  func element(at point: Point, _ attributes: String, decimals: Int) -> String {
    func length(_ name: String, _ value: Double) -> String {
      let number = decimal(value, places: decimals)
      return number == "0" ? "" : " \(name)=\"\(number)\""
    }
    let isBackward = text.direction == .rightToLeft
    // Text starts where it is read first.
    let x = decimal(point.x + (isBackward ? text.width : 0), places: decimals)
    var element = "<text x=\"\(x)\" y=\"\(decimal(point.y, places: decimals))\"\(attributes)"
    element += " font-family=\"\(families)\"" + length("font-size", text.font.pointSize)
    element += " font-weight=\"\(text.font.design.fileWeight(for: text.font.weight).rawValue)\""
    if text.font.isItalic { element += " font-style=\"italic\"" }
    // As in our fonts: Inter and JetBrains Mono draw "->" as an arrow otherwise.
    element += " font-variant=\"none\""
    if isBackward { element += " direction=\"rtl\"" }
    element += length("letter-spacing", letterSpacing)
    element += length("word-spacing", text.wordSpacing)
    // Where another font is used, the line keeps its length.
    let width = length("textLength", text.width)
    element += width
    // Between letters that join, as Arabic ones do, there must be no gaps.
    if isBackward, !width.isEmpty { element += " lengthAdjust=\"spacingAndGlyphs\"" }
    return element + " xml:space=\"preserve\">\(escaped(text.string))</text>\n"
  }

  /// The names of a typeface; `nil` for the rounded one, which is Inter with its corners rounded by us.
  private static func families(_ family: Font.SystemDesign) -> String? {
    switch family {
    case .system: "Inter, system-ui, sans-serif"
    case .monospaced: "JetBrains Mono, ui-monospace, monospace"
    case .rounded: nil
    case .serif: "Noto Serif, ui-serif, serif"
    }
  }

  /// The space after each character, in points: the kern and the mean of the font's tracking, which differs by letter.
  private var letterSpacing: Double {
    let letters = text.string.unicodeScalars
    guard let tracking = text.font.letterTracking, !letters.isEmpty else { return text.kern }
    let sum = letters.reduce(0.0) { $0 + tracking.ems(after: $1) }
    return text.kern + sum / Double(letters.count) * text.font.pointSize
  }
}
