internal import Drawing
internal import SceneWriting
internal import XMLReading

// Text fields, text views, visual effects and attributed texts.
extension CellWriter {
  mutating func textField(_ view: DesignedView) -> [SceneLine] {
    let element = view.element
    var lines = textLines(of: view)
    let placeholder =
      options.strings["\(view.id).placeholder"] ?? element.string("placeholder") ?? ""
    if let limited = limited(placeholder, element, view.name) {
      lines.append(SceneLine("placeholder", limited))
    }
    if element["adjustsFontSizeToFit"] != "NO", let least = element.number("minimumFontSize"),
      (0...1000).contains(least)
    {
      lines.append(SceneLine("adjustsFontSizeToFitWidth", "true"))
      if least > 0 { lines.append(SceneLine("minimumFontSize", decimal(least))) }
    }
    if let style = element["borderStyle"], ["line", "bezel", "roundedRect"].contains(style) {
      lines.append(SceneLine("borderStyle", style))
    }
    if let mode = element["clearButtonMode"],
      ["whileEditing", "unlessEditing", "always"].contains(mode)
    {
      lines.append(SceneLine("clearButtonMode", mode))
    }
    if element.child(key: "textInputTraits")?.isYes("secureTextEntry") ?? false {
      lines.append(SceneLine("isSecureTextEntry", "true"))
    }
    if element["enabled"] == "NO" { lines.append(SceneLine("isEnabled", "false")) }
    return lines + verticalAlignment(element)
  }

  mutating func textView(_ view: DesignedView) -> [SceneLine] {
    var lines = textLines(of: view)
    if view.kind == .textView(scrolls: false) {
      lines.append(SceneLine("isScrollEnabled", "false"))
    }
    return lines
  }

  /// The text, the font, the colour and the alignment of a text field or text view.
  private mutating func textLines(of view: DesignedView) -> [SceneLine] {
    let element = view.element
    let classes = SizeClasses.phone
    var lines: [SceneLine] = []
    let attributed =
      element.isYes("usesAttributedText") ? element.child(key: "attributedText") : nil
    let isTextView = element.name == "textView"
    if let attributed, isTextView {
      lines += attributedText(attributed, view)
    } else {
      let stored = element.string("text") ?? attributed.map(Self.plainText) ?? ""
      let text = options.strings["\(view.id).text"] ?? stored
      if let limited = limited(text, element, view.name) {
        lines.append(SceneLine("text", limited))
      }
      if let attributed {
        note(
          .property, attributed, view.name,
          "the attributes of the text are left out; text fields of scenes have none")
      }
      let fontElement = classes.child(key: "fontDescription", of: element)
      // A text view without a font has one of 12 points, in the app and in a scene.
      if let font = font(fontElement, of: view.name, defaultSize: isTextView ? 12 : 17) {
        lines.append(SceneLine("font", font))
      }
    }
    if let color = color("textColor", of: element, view.name), color != "label" {
      lines.append(SceneLine("textColor", color))
    }
    // The paragraphs of an attributed text have their own.
    if attributed != nil, isTextView { return lines }
    let alignment = classes.value("textAlignment", of: element) ?? "left"
    if ["left", "center", "right", "justified"].contains(alignment) {
      lines.append(SceneLine("textAlignment", alignment))
    }
    return lines
  }

  // MARK: - Effects

  /// The blurs that Interface Builder and scenes have (`UIBlurEffect.Style`).
  private static let blurs: Set<String> = [
    "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial",
    "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
    "systemUltraThinMaterialLight", "systemThinMaterialLight", "systemMaterialLight",
    "systemThickMaterialLight", "systemChromeMaterialLight", "systemUltraThinMaterialDark",
    "systemThinMaterialDark", "systemMaterialDark", "systemThickMaterialDark",
    "systemChromeMaterialDark",
  ]

  /// The blur of a visual effect view; `nil` for other views and effects.
  static func blur(of view: DesignedView) -> String? {
    guard view.element.name == "visualEffectView" else { return nil }
    let style = view.element.children(named: "blurEffect").first?["style"]
    return style.flatMap { blurs.contains($0) ? $0 : nil }
  }

  // MARK: - Attributed texts

  /// The letters of an attributed text.
  private static func plainText(_ element: XMLElement) -> String {
    element.children(named: "fragment").compactMap { $0.string("content") }.joined()
  }

  /// The attributed text of a label or text view, and the alignment of its paragraphs; or the attributed title of a
  /// button, by its key.
  mutating func attributedText(
    _ element: XMLElement, _ view: DesignedView, key: String = "attributedText"
  ) -> [SceneLine] {
    var runs: [String] = []
    var paragraphs: [XMLElement] = []
    var bytes = 0
    for fragment in element.children(named: "fragment") {
      guard let text = fragment.string("content"), !text.isEmpty else { continue }
      bytes += text.utf8.count
      var parts = ["text: \(SceneLines.quoted(text))"]
      for attribute in fragment.children(named: "attributes").flatMap(\.children) {
        if attribute["key"] == "NSParagraphStyle" {
          paragraphs.append(attribute)
        } else if let part = run(attribute, view) {
          parts.append(part)
        }
      }
      runs.append("{ \(parts.joined(separator: ", ")) }")
    }
    guard !runs.isEmpty else { return [] }
    guard bytes <= ImportLimits.longestText, runs.count <= 100 else {
      note(.property, element, view.name, "the attributed text is too long, and left out")
      return []
    }
    var text = "runs: [\(runs.joined(separator: ", "))]"
    let paragraph = paragraphs.first
    if let style = paragraph.flatMap(Self.paragraphStyle) { text += ", paragraphStyle: \(style)" }
    var lines = [SceneLine(key, "{ \(text) }")]
    if let paragraph { noteParagraph(paragraph, Self.plainText(element), view.name) }
    let alignment = Self.alignment(ofParagraph: paragraph)
    for other in paragraphs.dropFirst()
    where Self.paragraphStyle(other) != paragraph.flatMap(Self.paragraphStyle)
      || Self.alignment(ofParagraph: other) != alignment
    {
      note(
        .property, other, view.name,
        "the paragraph style of a part of the text is left out; all parts have the first one")
    }
    if key == "attributedText", ["left", "center", "right", "justified"].contains(alignment) {
      lines.append(SceneLine("textAlignment", alignment))
    }
    return lines
  }

  private static func alignment(ofParagraph style: XMLElement?) -> String {
    style?["alignment"] ?? "natural"
  }

  /// An attribute of a part of a text; `nil`, with a note, for one that scenes do not have.
  private mutating func run(_ attribute: XMLElement, _ view: DesignedView) -> String? {
    let key = attribute["key"] ?? ""
    switch key {
    case "NSColor": return color(attribute, key, view.name).map { "foregroundColor: \($0)" }
    case "NSBackgroundColor":
      return color(attribute, key, view.name).map { "backgroundColor: \($0)" }
    case "NSFont":
      let text = FontText(attribute: attribute, fonts: options.assets?.fonts)
      return font(text, attribute, view.name).map { "font: \($0)" }
    case "NSUnderline", "NSStrikethrough":
      guard attribute.number("value") != 0 else { return nil }
      let style = Self.lineStyle(Int(exactly: attribute.number("value") ?? 1) ?? 1)
      return key == "NSUnderline" ? "underlineStyle: \(style)" : "strikethroughStyle: \(style)"
    case "NSKern":
      guard let kern = attribute.number("value"), kern != 0 else { return nil }
      guard abs(kern) <= 1_000 else {
        note(.property, attribute, view.name, "the kerning of \(decimal(kern)) is left out")
        return nil
      }
      return "kern: \(decimal(kern))"
    case "NSOriginalFont": return nil
    default:
      note(.property, attribute, view.name, "the attribute \(key) of the text is left out")
      return nil
    }
  }

  /// The word for a value of NSUnderlineStyle: the pattern counts before the thickness, as scenes have one of them.
  private static func lineStyle(_ value: Int) -> String {
    switch value & 0x700 {
    case 0x100: "patternDot"
    case 0x200: "patternDash"
    case 0x300: "patternDashDot"
    case 0x400: "patternDashDotDot"
    default:
      switch value & 0xF {
      case 2: "thick"
      case 9: "double"
      default: "single"
      }
    }
  }

  private static let paragraphKeys = [
    "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight", "lineSpacing",
    "paragraphSpacing", "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent",
    "tailIndent",
  ]

  /// Whether a scene can have a value of a paragraph style: only lines end before an edge.
  private static func isPossible(_ value: Double, of key: String) -> Bool {
    (key == "tailIndent" ? -1_000...1_000 : 0...1_000).contains(value)
  }

  /// The attributes of a paragraph that are not UIKit's defaults; `nil` for none.
  private static func paragraphStyle(_ element: XMLElement) -> String? {
    let parts = paragraphKeys.compactMap { key -> String? in
      guard let value = element.number(key), value != 0, isPossible(value, of: key) else {
        return nil
      }
      return "\(key): \(decimal(value))"
    }
    return parts.isEmpty ? nil : "{ \(parts.joined(separator: ", ")) }"
  }

  /// Notes what a paragraph style has that is not in the scene.
  private mutating func noteParagraph(_ element: XMLElement, _ text: String, _ view: String) {
    for key in Self.paragraphKeys {
      guard let value = element.number(key), !Self.isPossible(value, of: key) else { continue }
      note(.property, element, view, "\(key) \(decimal(value)) of the text is left out")
    }
    if (element.number("hyphenationFactor") ?? 0) != 0 {
      note(.property, element, view, "the hyphenation of the text is left out")
    }
    if element["baseWritingDirection"] == "rightToLeft" {
      note(.property, element, view, "the writing direction of the text is left out")
    }
    let stops = element.children(named: "tabStops").flatMap(\.children)
    if !stops.isEmpty, text.contains("\t") {
      note(.property, element, view, "the tab stops of the text are left out")
    }
  }
}
