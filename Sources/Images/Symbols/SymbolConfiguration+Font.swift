internal import Drawing
public import Vocabulary

extension SymbolConfiguration {
  /// Creates a configuration from a font's size and weight, and from its text style if it has one
  /// (`UIImage.SymbolConfiguration(font:scale:)`).
  public init(font: DynamicFont, scale: Scale = .medium) {
    switch font {
    case .fixed(let font), .scaledFont(let font, _, _):
      self.init(pointSize: font.pointSize, weight: Weight(font.weight), scale: scale)
    case .preferredFont(let style, let weight, _):
      self.init(textStyle: style, weight: weight.map { Weight($0) }, scale: scale)
    }
  }
}

extension SymbolConfiguration {
  /// The configuration while "Bold Text" is on: that of a text style is two weights heavier, as text of the style is. A
  /// symbol matches the text of its style (documented for `init(textStyle:)`). One with a point size stays as it is, and
  /// one with the size of a font takes the weight of that font.
  package var withBoldText: SymbolConfiguration {
    guard textStyle != nil else { return self }
    var result = self
    result.weight = weight.bolder
    return result
  }
}

extension SymbolConfiguration.Weight {
  /// The weight two steps heavier, as `Font.Weight.bolder`.
  fileprivate var bolder: Self {
    switch self {
    case .ultraLight: .light
    case .thin: .regular
    case .light: .medium
    case .regular: .semibold
    case .medium: .bold
    case .semibold: .heavy
    case .bold, .heavy, .black: .black
    }
  }

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
