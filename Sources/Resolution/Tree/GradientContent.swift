internal import Drawing
internal import Scenes
internal import Vocabulary

/// The gradient that a gradient view shows (`CAGradientLayer`).
struct GradientContent: ViewContent {
  /// The colours, from the start to the end.
  var colors: [Color] = []
  /// Where each colour is reached, 0 to 1; `nil` for the same distance between all.
  var locations: [Double]?
  /// Where the gradient starts, in fractions of the bounds.
  var startPoint = Point.zero
  /// Where the gradient ends, in fractions of the bounds.
  var endPoint = Point.zero

  static let fields = FieldTable<GradientContent>(
    Field(.colors, \.colors), Field(.locations, \.locations), Field(.startPoint, \.startPoint),
    Field(.endPoint, \.endPoint))

  /// A gradient fills the rounded bounds, as that of a layer without a mask.
  func ink(in place: InkPlace) -> [DisplayList.Item] {
    guard !colors.isEmpty else { return [] }
    let size = place.bounds.size
    func inBounds(_ point: Point) -> Point { Point(point.x * size.width, point.y * size.height) }
    let (start, end) = (inBounds(startPoint), inBounds(endPoint))
    let gradient =
      if let locations {
        // Rules may change one without the other: what has no counterpart is left out.
        LinearGradient(
          start: start, end: end,
          stops: zip(colors, locations).map { LinearGradient.Stop($0, at: $1) })
      } else {
        LinearGradient(start: start, end: end, colors: colors)
      }
    return [.fill(place.area, .linearGradient(gradient))]
  }
}
