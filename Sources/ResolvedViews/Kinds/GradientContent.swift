internal import Drawing
internal import Scenes
internal import Views
internal import Vocabulary

/// The gradient of a gradient view (`CAGradientLayer`).
struct GradientContent: ViewContent {
  /// The colours, from the start to the end.
  var colors: [Color] = []
  /// The positions of the colours, from 0 at the start to 1 at the end; `nil` for equal distances.
  var locations: [Double]?
  /// The start of the gradient, in fractions of the bounds.
  var startPoint = Point.zero
  /// The end of the gradient, in fractions of the bounds.
  var endPoint = Point.zero
  /// How the colours are spread.
  var type = GradientType.axial

  static let fields = FieldTable<GradientContent>(
    Field(.colors, { $1(&$0.colors) }), Field(.locations, { $1(&$0.locations) }),
    Field(.startPoint, { $1(&$0.startPoint) }),
    Field(.endPoint, { $1(&$0.endPoint) }), Field(.type, { $1(&$0.type) }))

  /// The gradient fills the rounded bounds, as in a layer without a mask.
  func ink(in place: InkPlace) -> [DisplayList.Item] {
    guard !colors.isEmpty else { return [] }
    let size = place.bounds.size
    func inBounds(_ point: Point) -> Point { Point(point.x * size.width, point.y * size.height) }
    let (start, end) = (inBounds(startPoint), inBounds(endPoint))
    var gradient =
      if let locations {
        // Rules may change one list without the other: extra elements are ignored.
        LinearGradient(
          start: start, end: end,
          unbounded: zip(colors, locations).map { LinearGradient.Stop(color: $0, location: $1) },
          type: type)
      } else {
        LinearGradient(start: start, end: end, colors: colors)
      }
    gradient.type = type
    guard type == .conic, gradient.solidColor == nil else {
      return [.fill(place.area, .linearGradient(gradient))]
    }
    guard let (image, frame) = gradient.conicImage(size: size, scale: place.scale) else {
      return []
    }
    return [
      .layer(DisplayList.Layer(clip: place.area, items: [.image(image, in: frame)]))
    ]
  }
}
