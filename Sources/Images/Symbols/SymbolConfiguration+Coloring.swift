package import Drawing
public import Vocabulary

extension SymbolConfiguration {
  /// The colours of a symbol's layers.
  public enum Coloring: Hashable, Sendable {
    /// One colour, which is fainter in layers that are less important (`hierarchicalColor`).
    case hierarchical(DynamicColor)
    /// A colour for each layer, the primary one first; the last counts for the rest (`paletteColors`). At least one and
    /// at most 100 (our choice).
    case palette([DynamicColor])
    /// The layers' own colours, where a symbol has some (`preferringMulticolor()`).
    case multicolor

    /// The opacity of the colour in each layer of a hierarchical symbol, as others measured them in pictures that
    /// macOS 27 exports.
    private static let opacities = [1, 0.5, 0.18]

    /// The layers of a team's own symbol that it colours.
    package var mode: CustomSymbol.Mode {
      switch self {
      case .hierarchical, .palette: .hierarchical
      case .multicolor: .multicolor
      }
    }

    /// The colours.
    package var colors: [DynamicColor] {
      switch self {
      case .hierarchical(let color): [color]
      case .palette(let colors): colors
      case .multicolor: []
      }
    }

    /// Returns the same with other colours.
    package func mapping(_ change: (DynamicColor) -> DynamicColor) -> Coloring {
      switch self {
      case .hierarchical(let color): .hierarchical(change(color))
      case .palette(let colors): .palette(colors.map(change))
      case .multicolor: self
      }
    }

    /// The colour of a layer, if the colours do not depend on traits.
    package func color(of layer: SymbolLayer) -> Color? {
      switch self {
      case .hierarchical(.fixed(let color)):
        color.withAlphaComponent(
          color.alpha * Self.opacities[min(layer.level, Self.opacities.count - 1)])
      case .palette(let colors):
        if case .fixed(let color)? = colors.dropFirst(layer.level).first ?? colors.last {
          color
        } else {
          nil
        }
      case .multicolor: layer.color
      case .hierarchical: nil
      }
    }
  }

  /// Returns the configuration with other colours.
  package func mappingColors(_ change: (DynamicColor) -> DynamicColor) -> SymbolConfiguration {
    var result = self
    result.coloring = coloring?.mapping(change)
    return result
  }
}
