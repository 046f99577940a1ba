internal import ImageCoding
internal import Images
internal import Vocabulary

extension CustomSymbol {
  /// The symbol of a template file. Returns nil without a variant of a known weight and scale.
  init?(_ template: SymbolTemplate) {
    var variants: [Key: Variant] = [:]
    for (name, variant) in template.variants {
      let words = name.split(separator: "-")
      guard words.count == 2, let weight = Self.weights[words[0]], let scale = Self.scales[words[1]]
      else { continue }
      variants[Key(weight, scale)] = Variant(
        parts: variant.parts.map(\.path), width: variant.width,
        layers: Self.layers(of: variant, template.styles))
    }
    self.init(variants)
  }

  /// The layers that the classes of paths name, as `MODE-INDEX:LEVEL` or `MODE-INDEX:COLOUR`.
  private static func layers(
    of variant: SymbolTemplate.Variant, _ styles: [String: SymbolStyle]
  ) -> [Mode: [Layer]] {
    var layers: [Mode: [Int: Layer]] = [:]
    for (index, part) in variant.parts.enumerated() {
      for name in part.classes {
        let halves = name.split(separator: ":", maxSplits: 1)
        guard let words = halves.first?.split(separator: "-"), words.count == 2,
          let mode = modes[words[0]], let place = Int(words[1]), place >= 0
        else { continue }
        var layer = layers[mode]?[place] ?? Layer(parts: [])
        layer.parts.append(index)
        let style = styles[name] ?? SymbolStyle()
        (layer.opacity, layer.clearsBehind) = (style.opacity, style.clearsBehind)
        layer.threshold = style.threshold
        let suffix = halves.count > 1 ? String(halves[1]) : ""
        switch mode {
        case .monochrome: break
        case .hierarchical: layer.level = levels[suffix] ?? 0
        case .multicolor:
          layer.color = color(suffix)
          layer.fill = style.fill
        }
        layers[mode, default: [:]][place] = layer
      }
    }
    var result = layers.mapValues { $0.sorted { $0.key < $1.key }.map(\.value) }
    // Monochrome shows paths without a layer, too.
    let shown = Set(result[.monochrome]?.flatMap(\.parts) ?? [])
    let others = variant.parts.indices.filter { !shown.contains($0) }
    if !shown.isEmpty, !others.isEmpty {
      result[.monochrome]?.insert(Layer(parts: others), at: 0)
    }
    return result
  }

  /// A colour by its name in a template; `nil` for the tint colour.
  private static func color(_ name: String) -> DynamicColor? {
    if name.isEmpty || name == "tintColor" { return nil }
    let short = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    return NamedColor(rawValue: short).map { .system($0) } ?? .named(name)
  }

  private static let modes: [Substring: Mode] = [
    "monochrome": .monochrome, "hierarchical": .hierarchical, "multicolor": .multicolor,
  ]

  private static let levels = ["primary": 0, "secondary": 1, "tertiary": 2]

  private static let weights: [Substring: SymbolConfiguration.Weight] = [
    "Ultralight": .ultraLight, "Thin": .thin, "Light": .light, "Regular": .regular,
    "Medium": .medium, "Semibold": .semibold, "Bold": .bold, "Heavy": .heavy, "Black": .black,
  ]

  private static let scales: [Substring: SymbolConfiguration.Scale] = [
    "S": .small, "M": .medium, "L": .large,
  ]
}
