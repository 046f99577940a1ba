internal import Drawing

extension SymbolConfiguration {
  /// Creates a configuration from a font's size and weight, and from its text style if it has one
  /// (`UIImage.SymbolConfiguration(font:scale:)`).
  public init(font: DynamicFont, scale: Scale = .medium) {
    switch font {
    case .fixed(let font), .scaled(let font, _, _):
      self.init(pointSize: font.size, weight: Weight(font.weight), scale: scale)
    case .textStyle(let style, let weight, _):
      self.init(textStyle: style, weight: weight.map { Weight($0) }, scale: scale)
    }
  }
}

extension SymbolConfiguration.Weight {
  /// The symbol weight with the same name as a font weight.
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
