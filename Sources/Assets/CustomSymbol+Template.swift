internal import ImageCoding
internal import Vocabulary

extension CustomSymbol {
  /// The symbol of a template file. Returns nil without a variant of a known weight and scale.
  init?(_ template: SymbolTemplate) {
    var variants: [Key: Variant] = [:]
    for (name, variant) in template.variants {
      let words = name.split(separator: "-")
      guard words.count == 2, let weight = Self.weights[words[0]], let scale = Self.scales[words[1]]
      else { continue }
      variants[Key(weight, scale)] = Variant(path: variant.path, width: variant.width)
    }
    self.init(variants)
  }

  private static let weights: [Substring: SymbolConfiguration.Weight] = [
    "Ultralight": .ultraLight, "Thin": .thin, "Light": .light, "Regular": .regular,
    "Medium": .medium, "Semibold": .semibold, "Bold": .bold, "Heavy": .heavy, "Black": .black,
  ]

  private static let scales: [Substring: SymbolConfiguration.Scale] = [
    "S": .small, "M": .medium, "L": .large,
  ]
}
