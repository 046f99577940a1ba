public import Drawing
internal import Notation
public import Vocabulary

extension ViewKind {
  /// A view with a shape layer (`CAShapeLayer`).
  package static let shapeView = ViewKind(
    "shapeView", "a shape view", hasContentSize: true,
    otherNames: ["CAShapeLayer", "shapeLayer"], content: { [.path] },
    meaning: "A view whose layer is a shape (CAShapeLayer) and its name.",
    example: {
      .shapeView(
        $0,
        path: .roundedRect(
          Rect(1, 1, 118, 34), cornerRadius: 10, corners: .all, curve: .continuous)
      ).setting(.fillColor, to: .system(.systemTeal))
    })
}

extension View {
  /// Creates a view with a shape layer (`CAShapeLayer`), by default filled with black. If `path` is
  /// omitted, an item or a rule must assign it.
  public static func shapeView(
    _ name: ViewName, path: Path? = nil, constraints: [Constraint] = [], subviews: [View] = []
  ) -> View {
    var properties = ViewProperties()
    properties[.path] = path.map { .some($0) }
    return View(
      .shapeView, name: name, properties: properties, constraints: constraints, subviews: subviews)
  }
}

/// The properties of shape views (`CAShapeLayer`).
enum ShapeViewProperties {
  static let path = Property<Path?>(
    "path", .path, default: nil, of: [.view(.shapeView)], [.isLayerOnly, .isVisible],
    meaning: "The outline as SVG path data, in points from the top left of the bounds.")
  static let fillColor = Property<DynamicColor?>(
    "fillColor", .color, default: .black, of: [.view(.shapeView)], .isLayerOnly,
    meaning: "The fill colour; nil means none. Default: black.")
  static let fillRule = Property<FillRule>(
    "fillRule", .word, default: .nonZero, of: [.view(.shapeView)], .isVisible,
    meaning: "Which points are inside of the shape: nonZero (default) or evenOdd.")
  static let strokeColor = Property<DynamicColor?>(
    "strokeColor", .color, default: nil, of: [.view(.shapeView), .view(.backgroundConfiguration)],
    .isLayerOnly,
    meaning: "The stroke colour. Default: none; in a configuration nil means the tint colour.")
  static let lineWidth = Property<Double>(
    "lineWidth", .number(0...SceneLimits.largestLength), default: 1, of: [.view(.shapeView)],
    .isLayerOnly,
    meaning: "The stroke width, in points, half of it on each side of the path. Default: 1.")
  static let lineCap = Property<Stroke.Cap>(
    "lineCap", .word, default: .butt, of: [.view(.shapeView)], .isVisible,
    meaning: "The shape of the line's ends: butt (default), round or square.")
  static let lineJoin = Property<Stroke.Join>(
    "lineJoin", .word, default: .miter, of: [.view(.shapeView)], .isVisible,
    meaning: "The shape of the line's corners: miter (default), round or bevel.")
  static let miterLimit = Property<Double>(
    "miterLimit", .number(1...1000), default: Stroke.defaultMiterLimit, of: [.view(.shapeView)],
    .isLayerOnly,
    meaning: "The maximum length of a miter, in line widths. Default: 10.")
  static let lineDashPattern = Property<[Double]?>(
    "lineDashPattern", .lengths, default: nil, of: [.view(.shapeView)],
    meaning: "The lengths of dashes and gaps in turn, in points; nil (default) means none.")
  static let lineDashPhase = Property<Double>(
    "lineDashPhase", .number(SceneLimits.distances), default: 0, of: [.view(.shapeView)],
    .isLayerOnly, meaning: "Where in the pattern of dashes the line begins, in points. Default: 0.")
  static let strokeStart = Property<Double>(
    "strokeStart", .number(0...1), default: 0, of: [.view(.shapeView)], .isLayerOnly,
    meaning: "The start of the line as a fraction of the path, 0 (default) to 1.")
  static let strokeEnd = Property<Double>(
    "strokeEnd", .number(0...1), default: 1, of: [.view(.shapeView)], .isLayerOnly,
    meaning: "The end of the line as a fraction of the path, 0 to 1 (default).")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    path.name, fillColor.name, fillRule.name, strokeColor.name, lineWidth.name, lineCap.name,
    lineJoin.name, miterLimit.name, lineDashPattern.name, lineDashPhase.name, strokeStart.name,
    strokeEnd.name,
  ]
}

extension Property where Value == Path? {
  /// The path of a shape, in points from the top left corner of the bounds. Default: `nil`.
  public static var path: Self { ShapeViewProperties.path }
}

extension Property where Value == DynamicColor? {
  /// The fill colour of a shape; `nil` for none. Default: black (documented).
  public static var fillColor: Self { ShapeViewProperties.fillColor }
  /// The stroke colour of a shape. Default: `nil`, none (documented).
  public static var strokeColor: Self { ShapeViewProperties.strokeColor }
}

extension Property where Value == FillRule {
  /// Which points are inside of a shape. Default: `nonZero` (documented).
  public static var fillRule: Self { ShapeViewProperties.fillRule }
}

extension Property where Value == Double {
  /// The stroke width of a shape, in points. Default: 1 (documented).
  public static var lineWidth: Self { ShapeViewProperties.lineWidth }
  /// The maximum length of a miter, in line widths; longer ones are cut off. Default: 10
  /// (documented).
  public static var miterLimit: Self { ShapeViewProperties.miterLimit }
  /// The start of a shape's line as a fraction of the path, 0…1. Default: 0 (documented).
  public static var strokeStart: Self { ShapeViewProperties.strokeStart }
  /// The end of a shape's line as a fraction of the path, 0…1. Default: 1 (documented).
  public static var strokeEnd: Self { ShapeViewProperties.strokeEnd }
}

extension Property where Value == [Double]? {
  /// The lengths of a shape's dashes and gaps in turn, in points; `nil` for a solid line. Default: `nil` (documented).
  public static var lineDashPattern: Self { ShapeViewProperties.lineDashPattern }
}

extension Property where Value == Double {
  /// Where in the pattern of dashes a shape's line begins, in points. Default: 0 (documented).
  public static var lineDashPhase: Self { ShapeViewProperties.lineDashPhase }
}

extension Property where Value == Stroke.Cap {
  /// The shape of a line's ends. Default: `butt` (documented).
  public static var lineCap: Self { ShapeViewProperties.lineCap }
}

extension Property where Value == Stroke.Join {
  /// The shape of a line's corners. Default: `miter` (documented).
  public static var lineJoin: Self { ShapeViewProperties.lineJoin }
}

extension PropertyName {
  /// The path of a shape.
  package static var path: PropertyName { ShapeViewProperties.path.name }
  /// The fill colour of a shape.
  package static var fillColor: PropertyName { ShapeViewProperties.fillColor.name }
  /// Which points are inside of a shape.
  package static var fillRule: PropertyName { ShapeViewProperties.fillRule.name }
  /// The stroke colour of a shape.
  package static var strokeColor: PropertyName { ShapeViewProperties.strokeColor.name }
  /// The stroke width of a shape.
  package static var lineWidth: PropertyName { ShapeViewProperties.lineWidth.name }
  /// The shape of the line's ends.
  package static var lineCap: PropertyName { ShapeViewProperties.lineCap.name }
  /// The shape of the line's corners.
  package static var lineJoin: PropertyName { ShapeViewProperties.lineJoin.name }
  /// The maximum length of a miter.
  package static var miterLimit: PropertyName { ShapeViewProperties.miterLimit.name }
  /// The start of the line as a fraction of the path.
  package static var strokeStart: PropertyName { ShapeViewProperties.strokeStart.name }
  /// The end of the line as a fraction of the path.
  package static var strokeEnd: PropertyName { ShapeViewProperties.strokeEnd.name }
  /// The lengths of dashes and gaps in turn.
  package static var lineDashPattern: PropertyName { ShapeViewProperties.lineDashPattern.name }
  /// Where in the pattern of dashes the line begins.
  package static var lineDashPhase: PropertyName { ShapeViewProperties.lineDashPhase.name }
}
