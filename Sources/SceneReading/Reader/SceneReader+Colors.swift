internal import Drawing
internal import Messages
internal import Notation
internal import OrderedCollections
internal import SceneFormat
internal import Scenes
internal import Vocabulary
internal import YAMLReading

/// Reads colours in all their forms, and the scene's palette.
extension SceneReader {
  /// Reads a colour, or nil where UIKit allows it. The outer optional is `nil` on failure.
  mutating func optionalColor(_ node: SourceNode, for what: String) -> DynamicColor?? {
    if case .scalar("nil", _) = node.content { return .some(nil) }
    if node.isNull {
      reportNull(node, for: what, hint: "write a colour, or nil for UIKit's nil")
      return nil
    }
    return color(node, for: what).map { .some($0) }
  }

  /// Reads a colour in any form.
  mutating func color(_ node: SourceNode, for what: String) -> DynamicColor? {
    switch node.content {
    case .scalar: return colorText(node, for: what)
    case .sequence(let elements): return colorComponents(elements, node, for: what)
    case .mapping:
      var (light, dark, high): (DynamicColor?, DynamicColor?, DynamicColor?) = (nil, nil, nil)
      for (key, value) in entries(of: node, in: "a colour", as: AppearanceKey.self) {
        switch key {
        case .light: light = color(value, for: key.rawValue)
        case .dark: dark = color(value, for: key.rawValue)
        case .highContrast: high = color(value, for: key.rawValue)
        }
      }
      guard let light, let dark else { return nil }
      return .appearances(light: light, dark: dark, highContrast: high)
    }
  }

  /// Reads `{ patternImage: linen }`. The outer optional is `nil` for a value without this key, the inner one on
  /// failure.
  mutating func patternImage(_ node: SourceNode) -> PatternImage?? {
    guard case .mapping(let pairs) = node.content,
      pairs.contains(where: { $0.key.scalarText == PatternKey.patternImage.rawValue })
    else { return nil }
    var name: String?
    for (key, value) in entries(of: node, in: "a pattern", as: PatternKey.self) {
      switch key {
      case .patternImage: name = string(value, for: key.rawValue)
      }
    }
    return .some(name.map { PatternImage($0) })
  }

  private mutating func colorText(_ node: SourceNode, for what: String) -> DynamicColor? {
    guard let text = string(node, for: what) else { return nil }
    guard text.hasSuffix(")"), let call = text.firstRange(of: ".withAlphaComponent(") else {
      return plainColor(text, node)
    }
    let argument = text[call.upperBound...].dropLast()
    guard argument.utf8.allSatisfy({ "0123456789.".utf8.contains($0) }),
      let alpha = Double(argument), (0...1).contains(alpha)
    else {
      report(
        node.location,
        "withAlphaComponent takes a number from 0 to 1, not \"\(argument.shortened)\"")
      return nil
    }
    return plainColor(String(text[..<call.lowerBound]), node).map {
      .withAlphaComponent($0, alpha)
    }
  }

  /// Reads a name or hexadecimal digits.
  private mutating func plainColor(_ text: String, _ node: SourceNode) -> DynamicColor? {
    if let named = NamedColor(rawValue: text) { return .system(named) }
    if paletteNames.contains(text) { return .palette(text) }
    if let color = Color(hexText: text) { return .fixed(color) }
    if text.hasPrefix("#") || HexColorText.completed(text) != nil {
      let spelling = HexColorText.completed(text).map { "\"\($0)\"" }
      report(
        node.location,
        "\"\(text.shortened)\" is not a colour; write "
          + (spelling ?? "\"#RRGGBB\" or \"#RRGGBBAA\""))
      return nil
    }
    // Whether a catalogue contains it is checked when catalogues are read.
    if hasAssets { return .named(text) }
    let names = NamedColor.allCases.map(\.rawValue) + paletteNames
    let hint = Suggestion.text(for: text, among: names)
    report(
      node.location,
      "\"\(text.shortened)\" is not a colour"
        + (hint.isEmpty
          ? "; write UIColor's name for it, \"#RRGGBB\" or [red, green, blue]" : hint))
    return nil
  }

  private mutating func colorComponents(
    _ elements: [SourceNode], _ node: SourceNode, for what: String
  ) -> DynamicColor? {
    guard (3...4).contains(elements.count) else {
      report(
        node.location,
        "a colour has three components and perhaps an alpha, not \(elements.count); write [1, 0, 0]"
      )
      return nil
    }
    let components = elements.compactMap { number($0, for: "a component of \(what)", in: 0...1) }
    guard components.count == elements.count else { return nil }
    return .rgb(
      components[0], components[1], components[2], components.count == 4 ? components[3] : 1)
  }

  // MARK: - The palette

  /// The names under `colors`. They are needed first, because the key may come after its uses.
  static func paletteNames(_ root: [(key: SourceNode, value: SourceNode)]) -> OrderedSet<String> {
    let node = root.first { $0.key.scalarText == RootKey.colors.rawValue }?.value
    guard case .mapping(let pairs)? = node?.content else { return [] }
    return OrderedSet(pairs.compactMap(\.key.scalarText).prefix(SceneLimits.mostColors))
  }

  mutating func readPalette(
    _ node: SourceNode, _ path: ScenePath
  ) -> OrderedDictionary<String, DynamicColor> {
    guard case .mapping(let pairs) = node.content else {
      if node.isNull {
        reportNull(node, for: "colors")
      } else {
        report(node.location, "colors must be a map of names to colours, not \(node.kind)")
      }
      return [:]
    }
    if pairs.count > SceneLimits.mostColors {
      report(
        node.location, "a scene has at most \(SceneLimits.mostColors) colours; leave some out")
    }
    var colors: OrderedDictionary<String, DynamicColor> = [:]
    for (key, value) in pairs.prefix(SceneLimits.mostColors) {
      guard let name = string(key, for: "the name of a colour") else { continue }
      sourceMap.record(key.location, for: path.key(name))
      // An invalid colour does not suppress problems with its name.
      colors[name] = color(value, for: name.shortened) ?? .clear
    }
    return colors
  }
}
