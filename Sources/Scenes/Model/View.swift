public import Drawing
public import Vocabulary

/// A named view in a cell.
public struct View: Hashable, Sendable {
  /// The name, unique in the cell.
  public var name: ViewName
  /// What kind of view it is.
  package let viewClass: ViewClass
  /// The properties that were written.
  public var properties: ViewProperties
  /// Where the view is; together with the superview's size they must decide its frame.
  public var constraints: [Constraint]
  /// The views in it, from back to front; those of a stack are the ones that it arranges.
  public var subviews: [View]

  init(
    _ viewClass: ViewClass, name: ViewName, properties: ViewProperties, constraints: [Constraint],
    subviews: [View]
  ) {
    self.name = name
    self.viewClass = viewClass
    self.properties = properties
    self.constraints = constraints
    self.subviews = subviews
  }

  /// Makes a plain view (`UIView`); properties without an argument are given with `setting`.
  public static func view(
    _ name: ViewName, backgroundColor: DynamicColor? = nil, alpha: Double? = nil,
    tintColor: DynamicColor? = nil, isHidden: Bool? = nil, cornerRadius: Double? = nil,
    cornerCurve: CornerCurve? = nil, clipsToBounds: Bool? = nil, constraints: [Constraint] = [],
    subviews: [View] = []
  ) -> View {
    View(
      .view, name: name,
      properties: ViewProperties(
        backgroundColor: backgroundColor, alpha: alpha, tintColor: tintColor, isHidden: isHidden,
        cornerRadius: cornerRadius, cornerCurve: cornerCurve, clipsToBounds: clipsToBounds),
      constraints: constraints, subviews: subviews)
  }

  /// Makes a view that shows an icon or an image (`UIImageView` with `UIImage(systemName:)` or
  /// `UIImage(named:)`), scaled to fill the bounds; without either an item or a rule has to give one.
  public static func imageView(
    _ name: ViewName, systemImage: Symbol? = nil, image: SceneImage? = nil,
    preferredSymbolConfiguration: SymbolConfiguration? = nil, contentMode: ContentMode? = nil,
    backgroundColor: DynamicColor? = nil,
    alpha: Double? = nil, tintColor: DynamicColor? = nil, isHidden: Bool? = nil,
    cornerRadius: Double? = nil, cornerCurve: CornerCurve? = nil, clipsToBounds: Bool? = nil,
    constraints: [Constraint] = [], subviews: [View] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: backgroundColor, alpha: alpha, tintColor: tintColor, isHidden: isHidden,
      cornerRadius: cornerRadius, cornerCurve: cornerCurve, clipsToBounds: clipsToBounds)
    properties[.preferredSymbolConfiguration] = preferredSymbolConfiguration.map { .some($0) }
    properties[.contentMode] = contentMode
    properties[.systemImage] = systemImage.map { .some($0) }
    properties[.image] = image.map { .some($0) }
    return View(
      .imageView, name: name, properties: properties, constraints: constraints, subviews: subviews)
  }

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

  /// Makes a view whose layer shows a shape (`CAShapeLayer`), filled with black if nothing else is set;
  /// without a path an item or a rule has to give one.
  public static func shapeView(
    _ name: ViewName, path: Path? = nil, constraints: [Constraint] = [], subviews: [View] = []
  ) -> View {
    var properties = ViewProperties()
    properties[.path] = path.map { .some($0) }
    return View(
      .shapeView, name: name, properties: properties, constraints: constraints, subviews: subviews)
  }

  /// Makes a view that lays out other views in a row (`UIStackView`); what is not named has UIKit's
  /// default.
  public static func stackView(
    _ name: ViewName, axis: StackAxis? = nil, alignment: StackAlignment? = nil,
    distribution: StackDistribution? = nil, spacing: Double? = nil,
    backgroundColor: DynamicColor? = nil, isHidden: Bool? = nil, constraints: [Constraint] = [],
    arrangedSubviews: [View] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: backgroundColor, alpha: nil, tintColor: nil, isHidden: isHidden)
    properties[.axis] = axis
    properties[.alignment] = alignment
    properties[.distribution] = distribution
    properties[.spacing] = spacing
    return View(
      .stackView, name: name, properties: properties, constraints: constraints,
      subviews: arrangedSubviews)
  }

  /// Makes a view that shows text (`UILabel`); what is not named has UIKit's default.
  public static func label(
    _ name: ViewName, text: String? = nil, font: DynamicFont? = nil,
    textColor: DynamicColor? = nil, textAlignment: TextAlignment? = nil,
    numberOfLines: Int? = nil, lineBreakMode: LineBreakMode? = nil,
    backgroundColor: DynamicColor? = nil, alpha: Double? = nil, isHidden: Bool? = nil,
    constraints: [Constraint] = [], subviews: [View] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: backgroundColor, alpha: alpha, tintColor: nil, isHidden: isHidden)
    properties[.text] = text
    properties[.font] = font
    properties[.textColor] = textColor.map { .some($0) }
    properties[.textAlignment] = textAlignment
    properties[.numberOfLines] = numberOfLines
    properties[.lineBreakMode] = lineBreakMode
    return View(
      .label, name: name, properties: properties, constraints: constraints, subviews: subviews)
  }
}
