public import Drawing
public import Vocabulary

extension ViewKind {
  /// A view whose layer shows a gradient (`CAGradientLayer`).
  package static let gradientView = ViewKind(
    "gradientView", "a gradient view", hasContentSize: true, content: { [.colors] },
    meaning: "A view whose layer is a gradient (CAGradientLayer) and its name.")
}

extension View {
  /// Makes a view whose layer shows a gradient (`CAGradientLayer`), from the middle of the top to the
  /// middle of the bottom if nothing else is set; without colours an item or a rule has to give some.
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
    meaning: "Where each colour is reached, 0 to 1, rising; nil (the default) spreads evenly.")
  static let startPoint = Property<Point>(
    "startPoint", .unitPoint, default: Point(0.5, 0), of: [.view(.gradientView)], .isLayerOnly,
    meaning: "Where the gradient starts, in fractions of the bounds; [0.5, 0] by default.")
  static let endPoint = Property<Point>(
    "endPoint", .unitPoint, default: Point(0.5, 1), of: [.view(.gradientView)], .isLayerOnly,
    meaning: "Where the gradient ends, in fractions of the bounds; [0.5, 1] by default.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    colors.name, locations.name, startPoint.name, endPoint.name,
  ]
}

extension Property where Value == [DynamicColor] {
  /// The colours of a gradient, from its start to its end. Default: none.
  public static var colors: Self { GradientViewProperties.colors }
}

extension Property where Value == [Double]? {
  /// Where each colour of a gradient is reached, 0…1; `nil` spreads them evenly. Default: `nil`
  /// (documented).
  public static var locations: Self { GradientViewProperties.locations }
}

extension Property where Value == Point {
  /// Where a gradient starts, in fractions of the bounds. Default: (0.5, 0), the middle of the top
  /// (documented).
  public static var startPoint: Self { GradientViewProperties.startPoint }
  /// Where a gradient ends, in fractions of the bounds. Default: (0.5, 1), the middle of the bottom
  /// (documented).
  public static var endPoint: Self { GradientViewProperties.endPoint }
}

extension PropertyName {
  /// The colours of a gradient.
  public static var colors: PropertyName { GradientViewProperties.colors.name }
  /// Where a gradient reaches its colours.
  public static var locations: PropertyName { GradientViewProperties.locations.name }
  /// Where a gradient starts.
  public static var startPoint: PropertyName { GradientViewProperties.startPoint.name }
  /// Where a gradient ends.
  public static var endPoint: PropertyName { GradientViewProperties.endPoint.name }
}
