internal import Drawing

extension SymbolConfiguration {
  /// Makes a configuration for text in a font (`UIImage.SymbolConfiguration(font:scale:)`): of its size
  /// and weight, and of its style if it is a style's.
  public init(font: DynamicFont, scale: Scale = .medium) {
    switch font {
    case .fixed(let font):
      self.init(pointSize: font.size, weight: Weight(font.weight), scale: scale)
    case .textStyle(let style, let weight):
      self.init(textStyle: style, weight: weight.map { Weight($0) }, scale: scale)
    }
  }
}

extension SymbolConfiguration.Weight {
  /// The weight of strokes beside letters of a weight: the one of that name.
  fileprivate init(_ weight: Font.Weight) {
    self =
      switch weight {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
  }
}
