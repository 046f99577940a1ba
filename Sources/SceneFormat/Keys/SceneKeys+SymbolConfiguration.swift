internal import Images
internal import Vocabulary

/// The keys of a symbol configuration.
package enum SymbolConfigurationKey: String, SceneKey {
  case pointSize, textStyle, weight, scale, hierarchicalColor, paletteColors, preferringMulticolor

  package var meaning: String {
    switch self {
    case .pointSize: "The size of the adjacent text, in points; 17 by default."
    case .textStyle: "The style of the adjacent text, instead of its size."
    case .weight: "The weight. Default: regular, or that of the text style."
    case .scale: "The scale relative to the text: small, medium (default) or large."
    case .hierarchicalColor: "A colour that is fainter in less important layers of the icon."
    case .paletteColors: "The colours of the icon's layers, the primary one first."
    case .preferringMulticolor:
      "Whether the layers of a symbol of the team's own have the colours of its file. Default: false."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .pointSize: .number
    case .textStyle: .words(TextStyle.allCases.map(\.rawValue))
    case .weight: .words(SymbolConfiguration.Weight.allCases.map(\.rawValue))
    case .scale: .words(SymbolConfiguration.Scale.allCases.map(\.rawValue))
    case .hierarchicalColor: .color
    case .paletteColors: .list(.color)
    case .preferringMulticolor: .boolean
    }
  }
}
