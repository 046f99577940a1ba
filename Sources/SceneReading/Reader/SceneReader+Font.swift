internal import Drawing
internal import Messages
internal import Notation
internal import SceneFormat
internal import Scenes
internal import Vocabulary
internal import YAMLReading

/// Reads fonts.
extension SceneReader {
  /// The parts of a font as they are read, in any order.
  private struct FontParts {
    /// The keys of sizes that are written.
    var sizes: [FontKey] = []
    var size: Double?
    var name: String?
    var style: TextStyle?
    var maximumSize: Double?
    var weight: Font.Weight?
    var design: Font.SystemDesign?
    var isItalic = false
    var variations: [String: Double] = [:]
    var features: [FontFeature] = []
  }

  /// Reads a text style, a name from `fonts`, or a map of a font.
  mutating func readFont(_ node: SourceNode, for what: String) -> DynamicFont? {
    if case .scalar = node.content {
      return namedFont(node, for: what)
    }
    guard case .mapping(let pairs) = node.content else {
      _ = entries(of: node, in: "a font", as: FontKey.self)
      return nil
    }
    let before = diagnostics.count
    let parts = readFontParts(node)
    guard diagnostics.count == before else { return nil }
    guard let font = font(of: parts) else {
      let isKnown = pairs.allSatisfy { FontKey(rawValue: $0.key.scalarText ?? "") != nil }
      if isKnown { report(node.location, Self.problem(with: parts)) }
      return nil
    }
    return font
  }

  private mutating func readFontParts(_ node: SourceNode) -> FontParts {
    var parts = FontParts()
    for (key, value) in entries(of: node, in: "a font", as: FontKey.self) {
      switch key {
      case .systemFont, .monospacedSystemFont, .monospacedDigitSystemFont, .size:
        parts.size = number(value, for: key.rawValue, in: DynamicFont.sizes)
        parts.sizes.append(key)
      case .name: parts.name = string(value, for: key.rawValue)
      case .textStyle: parts.style = word(value, for: key.rawValue)
      case .maximumPointSize:
        parts.maximumSize = number(value, for: key.rawValue, in: DynamicFont.sizes)
      case .weight:
        let name = word(value, for: key.rawValue, among: Font.Weight.allCases.map(\.description))
        parts.weight = Font.Weight.allCases.first { $0.description == name }
      case .design:
        let name = word(value, for: key.rawValue, among: FontKey.designs.map(\.word))
        parts.design = FontKey.designs.first { $0.word == name }?.family
      case .italic: parts.isItalic = boolean(value, for: key.rawValue) ?? false
      case .variations: parts.variations = readVariations(value)
      case .features: parts.features = readFeatures(value)
      }
    }
    return parts
  }

  /// The font that the parts give; `nil` if they do not fit together.
  private func font(of parts: FontParts) -> DynamicFont? {
    if parts.sizes.isEmpty {
      guard let style = parts.style, parts.name == nil, !parts.isItalic, parts.variations.isEmpty,
        parts.features.isEmpty, parts.maximumSize == nil
      else { return nil }
      return .preferredFont(
        forTextStyle: style, weight: parts.weight, design: parts.design ?? .system)
    }
    guard parts.sizes.count == 1, let key = parts.sizes.first, let size = parts.size,
      (key == .size) == (parts.name != nil), parts.name != nil || parts.variations.isEmpty,
      parts.design == nil || key == .systemFont || key == .monospacedDigitSystemFont,
      parts.maximumSize == nil || parts.style != nil
    else { return nil }
    var features = parts.features
    if key == .monospacedDigitSystemFont { features.append(.monospacedDigits) }
    if let name = parts.name {
      return DynamicFont.named(
        name, size: size, weight: parts.weight, isItalic: parts.isItalic,
        variations: parts.variations, textStyle: parts.style
      ).limited(to: parts.maximumSize).withFeatures(features)
    }
    let weight = parts.weight ?? .regular
    var font: Font =
      key == .monospacedSystemFont ? .monospaced(size, weight) : .system(size, weight)
    if let design = parts.design { font.design = design }
    font.isItalic = parts.isItalic
    let base =
      parts.style.map {
        DynamicFont.scaledFont(for: font, textStyle: $0, maximumPointSize: parts.maximumSize)
      }
      ?? .fixed(font)
    return base.withFeatures(features)
  }

  private static func problem(with parts: FontParts) -> String {
    if parts.design != nil, parts.name != nil || parts.sizes.contains(.monospacedSystemFont) {
      return "only the system font has a design; write { systemFont: 17, design: rounded }"
    }
    if parts.name != nil {
      return "a font with a name has a size; write { name: Lobster, size: 17 }"
    }
    if parts.sizes.contains(.size) {
      return "size needs the name of a font; for the system font write { systemFont: 17 }"
    }
    if !parts.variations.isEmpty {
      return
        "variations need a font of the scene; write { name: Recursive, size: 17, variations: … }"
    }
    if parts.maximumSize != nil, parts.style == nil || parts.sizes.isEmpty {
      return
        "maximumPointSize needs a size and the style with which it grows; write { systemFont: 17, textStyle:"
        + " body, maximumPointSize: 22 }"
    }
    if parts.style != nil, parts.sizes.isEmpty {
      return
        "beside a text style a font has only a weight and a design; for anything else add a size, as in"
        + " { systemFont: 17, italic: true, textStyle: body }"
    }
    return "a font has a text style or a size; write a style, as headline, or { systemFont: 17 }"
  }

  private mutating func readVariations(_ node: SourceNode) -> [String: Double] {
    guard case .mapping(let pairs) = node.content else {
      report(node.location, "variations must be a map of axes, as in { wght: 650 }")
      return [:]
    }
    var values: [String: Double] = [:]
    for (key, value) in pairs {
      guard let tag = key.scalarText, FontFeature.isTag(tag) else {
        report(key.location, "an axis has a tag of four letters, as in { wght: 650 }")
        continue
      }
      values[tag] = number(value, for: tag, in: -100_000...100_000)
    }
    return values
  }

  private mutating func readFeatures(_ node: SourceNode) -> [FontFeature] {
    list(node, of: "features").compactMap { element in
      guard let text = string(element, for: "a feature") else { return nil }
      guard let feature = FontFeature(text: text) else {
        let words = FontFeature.words.map(\.word)
        let hint = Suggestion.textOrList(for: text, among: words, areInSchema: true)
        report(element.location, "\(quoted(text.shortened)) is not a feature of fonts" + hint)
        return nil
      }
      return feature
    }
  }
}
