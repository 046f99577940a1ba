internal import Drawing
internal import OrderedCollections
internal import Scenes
internal import Vocabulary

/// The surroundings in which authored values are decided: dynamic colours become colours, text styles
/// become fonts, symbols that have a direction face the way one reads.
struct Surroundings: Sendable {
  let traits: Traits
  let colors: ColorContext
  /// What each kind of view has if nothing is said about it.
  private var defaults: [ViewKind: ResolvedProperties] = [:]

  /// The surroundings of a scene with colours of its own.
  init(_ traits: Traits, palette: OrderedDictionary<String, DynamicColor> = [:]) {
    self.traits = traits
    colors = ColorContext(traits, palette: palette)
    for kind in ViewKind.all {
      defaults[kind] = ResolvedProperties(defaultsOf: kind, in: self)
    }
  }

  /// Surroundings for values that are the same in all of them.
  static let any = Surroundings(Traits())

  /// What a view of a kind has if nothing is said about it: UIKit's defaults.
  func defaults(of kind: ViewKind) -> ResolvedProperties {
    defaults[kind] ?? ResolvedProperties(defaultsOf: kind, in: self)
  }

  /// A colour as it is drawn.
  func color(_ color: DynamicColor) -> Color { color.resolved(in: colors) }

  /// A font at the text size and with the bold text that a person has chosen.
  func font(_ font: DynamicFont) -> Font {
    var font = font.resolved(at: traits.preferredContentSizeCategory)
    if traits.boldText { font.weight = font.weight.bolder }
    return font
  }

  /// An icon's size and weight at the text size that a person has chosen.
  func configuration(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
    configuration.resolved(at: traits.preferredContentSizeCategory)
  }

  /// A symbol, mirrored if reading starts at the right and it has a direction.
  func symbol(_ symbol: Symbol) -> Symbol {
    traits.layoutDirection == .rightToLeft ? symbol.resolved(rightToLeft: true) : symbol
  }
}
