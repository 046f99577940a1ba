package import Drawing
package import Images
package import OrderedCollections
internal import Scenes
package import Views
package import Vocabulary

/// The traits with which authored values are resolved: dynamic colours become colours, text styles
/// become fonts, and symbols with a direction follow the layout direction.
package struct Surroundings: Sendable {
  package private(set) var traits: Traits
  package private(set) var colors: ColorContext
  /// The default properties of the kinds of views that a cell has.
  private var defaults: [ViewKind: ResolvedProperties] = [:]

  /// Creates the surroundings of a scene with its palette.
  package init(_ traits: Traits, palette: OrderedDictionary<String, DynamicColor> = [:]) {
    self.traits = traits
    colors = ColorContext(traits, palette: palette)
  }

  /// Returns surroundings that know the defaults of some kinds of views, and need not work them out for each view.
  package func prepared(for kinds: [ViewKind]) -> Surroundings {
    var result = self
    for kind in kinds { result.prepare(for: kind) }
    return result
  }

  private mutating func prepare(for kind: ViewKind) {
    if defaults[kind] == nil { defaults[kind] = ResolvedProperties(defaultsOf: kind, in: self) }
  }

  /// Surroundings for values that do not depend on traits.
  package static let any = Surroundings(Traits())

  /// The same for the parts that controls create in themselves, prepared for the kinds that these have when the first
  /// control is resolved.
  static let ofParts = any.prepared(for: [.view, .imageView, .label])

  /// UIKit's default properties of a kind of view.
  package func defaults(of kind: ViewKind) -> ResolvedProperties {
    defaults[kind] ?? ResolvedProperties(defaultsOf: kind, in: self)
  }

  /// The surroundings of a view whose content has its own layout direction.
  package func reading(_ direction: LayoutDirection) -> Surroundings {
    guard direction != traits.layoutDirection else { return self }
    var result = self
    result.traits.layoutDirection = direction
    // They depend on the direction, and few views ask for them.
    result.defaults = [:]
    return result
  }

  /// The surroundings of a view with a tint colour of its own.
  ///
  /// - Parameter tint: The value of `tintColor`.
  package func tinted(by tint: TypedValue) -> Surroundings {
    var (result, attributes) = (self, ViewAttributes())
    ViewAttributes.fields.set(tint, on: &attributes, in: self)
    result.colors.tintColor = attributes.tintColor
    return result
  }

  /// Resolves a colour.
  package func color(_ color: DynamicColor) -> Color { color.resolved(in: colors) }

  /// Resolves a font for the preferred text size and Bold Text.
  package func font(_ font: DynamicFont) -> Font {
    let font = font.resolved(at: traits.preferredContentSizeCategory)
    return traits.legibilityWeight == .bold ? font.withBoldText : font
  }

  /// Resolves an icon's size and weight for the preferred text size and Bold Text.
  package func configuration(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
    let configuration = configuration.resolved(at: traits.preferredContentSizeCategory)
      .mappingColors { .fixed(color($0)) }
    return traits.legibilityWeight == .bold ? configuration.withBoldText : configuration
  }

  /// Returns a symbol, mirrored in a right-to-left layout if it has a direction.
  package func symbol(_ symbol: Symbol) -> Symbol {
    traits.layoutDirection == .rightToLeft ? symbol.resolved(rightToLeft: true) : symbol
  }
}
