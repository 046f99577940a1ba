internal import Drawing
internal import Scenes
internal import Views
internal import Vocabulary

/// The shape of a shape view (`CAShapeLayer`).
struct ShapeContent: ViewContent {
  /// The path, in points from the top left corner of the bounds; `nil` for none.
  var path: Path?
  var fill = AreaFill()
  var fillRule = FillRule.nonZero
  var strokeColor: Color?
  var lineWidth = 1.0
  var lineCap = Stroke.Cap.butt
  var lineJoin = Stroke.Join.miter
  var miterLimit = Stroke.defaultMiterLimit
  /// The lengths of dashes and gaps, in points; `nil` for a solid line.
  var lineDashPattern: [Double]?
  /// Where in the pattern the line begins, in points.
  var lineDashPhase = 0.0
  /// The start of the line as a fraction of the path, 0…1.
  var strokeStart = 0.0
  /// The end of the line as a fraction of the path, 0…1.
  var strokeEnd = 1.0

  static let fields = FieldTable<ShapeContent>(
    Field(.path, { $1(&$0.path) }), Field(.fillColor, { $1(&$0.fill) }),
    Field(.fillRule, { $1(&$0.fillRule) }),
    Field(.strokeColor, { $1(&$0.strokeColor) }), Field(.lineWidth, { $1(&$0.lineWidth) }),
    Field(.lineCap, { $1(&$0.lineCap) }), Field(.lineJoin, { $1(&$0.lineJoin) }),
    Field(.miterLimit, { $1(&$0.miterLimit) }),
    Field(
      .lineDashPattern, { $1(&$0.lineDashPattern) }, decided: { pattern, _ in pattern },
      written: { $0 }),
    Field(.lineDashPhase, { $1(&$0.lineDashPhase) }), Field(.strokeStart, { $1(&$0.strokeStart) }),
    Field(.strokeEnd, { $1(&$0.strokeEnd) }))

  /// Core Animation's order: the fill, then the stroke. The bounds do not matter.
  func ink(in place: InkPlace) -> [DisplayList.Item] {
    guard var path, !path.isEmpty else { return [] }
    path.fillRule = fillRule
    var items = fill.ink(in: path)
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0 {
      var stroke = Stroke(
        lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
      stroke.dashPattern = lineDashPattern ?? []
      stroke.dashPhase = lineDashPhase
      let part = path.trimmed(from: strokeStart, to: strokeEnd)
      if !part.isEmpty { items.append(.stroke(part, stroke, strokeColor)) }
    }
    return items
  }
}
