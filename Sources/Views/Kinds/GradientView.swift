public import Drawing
public import Vocabulary

extension ViewKind {
  /// A view with a gradient layer (`CAGradientLayer`).
  package static let gradientView = ViewKind(
    "gradientView", "a gradient view", hasContentSize: true,
    otherNames: ["CAGradientLayer", "gradientLayer"], content: { [.colors] },
    meaning: "A view whose layer is a gradient (CAGradientLayer) and its name.",
    example: { .gradientView($0, colors: [.system(.systemBlue), .system(.systemPurple)]) })
}

extension View {
  /// Creates a view with a gradient layer (`CAGradientLayer`), by default from the top centre to
  /// the bottom centre. If `colors` is omitted, an item or a rule must assign them.
  public static func gradientView(
    _ name: ViewName, colors: [DynamicColor]? = nil, locations: [Double]? = nil,
    constraints: [Constraint] = [], subviews: [View] = []
  ) -> View {
    var properties = ViewProperties()
    properties[.colors] = colors
    properties[.locations] = locations.map { .some($0) }
    return View(
      .gradientView, name: name, properties: properties, constraints: constraints,
      subviews: subviews)
  }
}

/// The properties of gradient views (`CAGradientLayer`).
enum GradientViewProperties {
  static let colors = Property<[DynamicColor]>(
    "colors", .colors, default: [], of: [.view(.gradientView)], .isLayerOnly,
    meaning: "The colours of the gradient, from its start to its end.")
  static let locations = Property<[Double]?>(
    "locations", .locations, default: nil, of: [.view(.gradientView)], .isLayerOnly,
    meaning:
      "The positions of the colours, ascending, from 0 at the start to 1 at the end; nil (default) spaces them evenly."
  )
  static let startPoint = Property<Point>(
    "startPoint", .unitPoint, default: Point(0.5, 0), of: [.view(.gradientView)], .isLayerOnly,
    meaning: "The start of the gradient, in fractions of the bounds. Default: [0.5, 0].")
  static let endPoint = Property<Point>(
    "endPoint", .unitPoint, default: Point(0.5, 1), of: [.view(.gradientView)], .isLayerOnly,
    meaning: "The end of the gradient, in fractions of the bounds. Default: [0.5, 1].")

  static let type = Property<GradientType>(
    "type", .word, default: .axial, of: [.view(.gradientView)], .isVisible,
    meaning:
      "How colours are spread: axial (default), radial around startPoint to endPoint, or conic around startPoint from endPoint."
  )

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    colors.name, locations.name, startPoint.name, endPoint.name, type.name,
  ]
}

extension Property where Value == [DynamicColor] {
  /// The colours of a gradient, from its start to its end. Default: none.
  public static var colors: Self { GradientViewProperties.colors }
}

extension Property where Value == [Double]? {
  /// The positions of a gradient's colours, 0…1; `nil` spaces them evenly. Default: `nil`
  /// (documented).
  public static var locations: Self { GradientViewProperties.locations }
}

extension Property where Value == Point {
  /// The start of a gradient, in fractions of the bounds. Default: (0.5, 0), the top centre
  /// (documented).
  public static var startPoint: Self { GradientViewProperties.startPoint }
  /// The end of a gradient, in fractions of the bounds. Default: (0.5, 1), the bottom centre
  /// (documented).
  public static var endPoint: Self { GradientViewProperties.endPoint }
}

extension Property where Value == GradientType {
  /// How the colours of a gradient are spread (`CAGradientLayer.type`). Default: `axial` (documented).
  public static var type: Self { GradientViewProperties.type }
}

extension PropertyName {
  /// The colours of a gradient.
  package static var colors: PropertyName { GradientViewProperties.colors.name }
  /// The positions of a gradient's colours.
  package static var locations: PropertyName { GradientViewProperties.locations.name }
  /// The start of a gradient.
  package static var startPoint: PropertyName { GradientViewProperties.startPoint.name }
  /// The end of a gradient.
  package static var endPoint: PropertyName { GradientViewProperties.endPoint.name }
  /// How the colours of a gradient are spread.
  package static var type: PropertyName { GradientViewProperties.type.name }
}
