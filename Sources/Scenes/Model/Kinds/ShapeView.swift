public import Drawing
public import Vocabulary

extension ViewKind {
  /// A view whose layer shows a shape (`CAShapeLayer`).
  package static let shapeView = ViewKind(
    "shapeView", "a shape view", hasContentSize: true, content: { [.path] },
    meaning: "A view whose layer is a shape (CAShapeLayer) and its name.")
}

extension View {
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
}

/// The properties of shape views (`CAShapeLayer`).
enum ShapeViewProperties {
  static let path = Property<Path?>(
    "path", .path, default: nil, of: [.view(.shapeView)], .isLayerOnly,
    meaning: "The outline as SVG path data, in points from the top left of the bounds.")
  static let fillColor = Property<DynamicColor?>(
    "fillColor", .color, default: .black, of: [.view(.shapeView)], .isLayerOnly,
    meaning: "What the shape is filled with; black by default, nil is nothing.")
  static let fillRule = Property<FillRule>(
    "fillRule", .word, default: .nonZero, of: [.view(.shapeView)],
    meaning: "Which points are inside of the shape: nonZero (the default) or evenOdd.")
  static let strokeColor = Property<DynamicColor?>(
    "strokeColor", .color, default: nil, of: [.view(.shapeView), .view(.backgroundConfiguration)],
    .isLayerOnly,
    meaning: "The colour of the line; none by default; nil is the tint colour in a configuration.")
  static let lineWidth = Property<Double>(
    "lineWidth", .number(0...SceneLimits.largestLength), default: 1, of: [.view(.shapeView)],
    .isLayerOnly,
    meaning: "The thickness of the line, in points, half of it on each side; 1 by default.")
  static let lineCap = Property<Stroke.Cap>(
    "lineCap", .word, default: .butt, of: [.view(.shapeView)],
    meaning: "The shape of the line's ends: butt (the default), round or square.")
  static let lineJoin = Property<Stroke.Join>(
    "lineJoin", .word, default: .miter, of: [.view(.shapeView)],
    meaning: "The shape of the line's corners: miter (the default), round or bevel.")
  static let miterLimit = Property<Double>(
    "miterLimit", .number(1...1000), default: Stroke.defaultMiterLimit, of: [.view(.shapeView)],
    .isLayerOnly,
    meaning: "How far a mitre may reach, in widths of the line; 10 by default.")
  static let strokeStart = Property<Double>(
    "strokeStart", .number(0...1), default: 0, of: [.view(.shapeView)], .isLayerOnly,
    meaning: "Where along the path the line starts, 0 (the default) to 1.")
  static let strokeEnd = Property<Double>(
    "strokeEnd", .number(0...1), default: 1, of: [.view(.shapeView)], .isLayerOnly,
    meaning: "Where along the path the line ends, 0 to 1 (the default).")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    path.name, fillColor.name, fillRule.name, strokeColor.name, lineWidth.name, lineCap.name,
    lineJoin.name, miterLimit.name, strokeStart.name, strokeEnd.name,
  ]
}

extension Property where Value == Path? {
  /// The outline of a shape, in points from the top left of the bounds. Default: `nil`.
  public static var path: Self { ShapeViewProperties.path }
}

extension Property where Value == DynamicColor? {
  /// What a shape is filled with; `nil` is nothing. Default: black (documented).
  public static var fillColor: Self { ShapeViewProperties.fillColor }
  /// The colour of the line along a shape. Default: `nil`, none (documented).
  public static var strokeColor: Self { ShapeViewProperties.strokeColor }
}

extension Property where Value == FillRule {
  /// Which points are inside of a shape. Default: non-zero (documented).
  public static var fillRule: Self { ShapeViewProperties.fillRule }
}

extension Property where Value == Double {
  /// The thickness of the line along a shape, in points. Default: 1 (documented).
  public static var lineWidth: Self { ShapeViewProperties.lineWidth }
  /// How far a mitre may reach, in widths of the line, before the corner is cut off. Default: 10
  /// (documented).
  public static var miterLimit: Self { ShapeViewProperties.miterLimit }
  /// Where along the path the line of a shape starts, 0…1. Default: 0 (documented).
  public static var strokeStart: Self { ShapeViewProperties.strokeStart }
  /// Where along the path the line of a shape ends, 0…1. Default: 1 (documented).
  public static var strokeEnd: Self { ShapeViewProperties.strokeEnd }
}

extension Property where Value == Stroke.Cap {
  /// The shape of the ends of a shape's line. Default: butt (documented).
  public static var lineCap: Self { ShapeViewProperties.lineCap }
}

extension Property where Value == Stroke.Join {
  /// The shape of the corners of a shape's line. Default: miter (documented).
  public static var lineJoin: Self { ShapeViewProperties.lineJoin }
}

extension PropertyName {
  /// The outline of a shape.
  public static var path: PropertyName { ShapeViewProperties.path.name }
  /// What a shape is filled with.
  public static var fillColor: PropertyName { ShapeViewProperties.fillColor.name }
  /// Which points are inside of a shape.
  public static var fillRule: PropertyName { ShapeViewProperties.fillRule.name }
  /// The colour of the line along a shape.
  public static var strokeColor: PropertyName { ShapeViewProperties.strokeColor.name }
  /// The thickness of that line.
  public static var lineWidth: PropertyName { ShapeViewProperties.lineWidth.name }
  /// The shape of the line's ends.
  public static var lineCap: PropertyName { ShapeViewProperties.lineCap.name }
  /// The shape of the line's corners.
  public static var lineJoin: PropertyName { ShapeViewProperties.lineJoin.name }
  /// How far a mitre may reach.
  public static var miterLimit: PropertyName { ShapeViewProperties.miterLimit.name }
  /// Where along the path the line starts.
  public static var strokeStart: PropertyName { ShapeViewProperties.strokeStart.name }
  /// Where along the path the line ends.
  public static var strokeEnd: PropertyName { ShapeViewProperties.strokeEnd.name }
}
