/// A gradient (`CAGradientLayer`), which is linear unless it has another type.
///
/// The first and last colours extend beyond the ends. Between two stops each component of
/// gamma-encoded sRGB is interpolated separately with straight alpha, as in SVG and Cairo and
/// apparently in Core Animation: from white to `UIColor.clear`, which is transparent black, a
/// gradient passes through gray there, too. Core Animation's curve between two colours is not
/// exactly linear in sRGB (others found something like a gamma of 1.8), which is not imitated.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at a position on the line.
  public struct Stop: Hashable, Sendable {
    /// The position: 0 is the gradient's start, 1 its end.
    public let location: Double
    /// The colour.
    public let color: Color

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.location = location
      self.color = color
    }
  }

  /// The start of the line, in points in the coordinates of the filled item.
  public let start: Point
  /// The end of the line, in the same coordinates.
  public let end: Point
  /// The stops. Their locations are in 0…1 and do not decrease.
  public let stops: [Stop]
  /// How the colours are spread. `conic` is drawn as an image, because no format has it.
  package var type = GradientType.axial

  /// Creates a gradient.
  ///
  /// Locations are clamped to 0…1, NaN becomes 0, and a location below its predecessor's is raised
  /// to that, as in SVG.
  public init(start: Point, end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    var least = 0.0
    self.stops = stops.map { stop in
      least = stop.location > least ? min(stop.location, 1) : least
      return Stop(color: stop.color, location: least)
    }
  }

  /// Creates a gradient with evenly spaced stops, like `CAGradientLayer` without `locations`.
  public init(start: Point, end: Point, colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      start: start, end: end,
      stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) })
  }

  /// The colour of a gradient that is the same everywhere; `nil` for others. It is clear without
  /// stops, the colour of a single stop, and the last colour if start and end are equal (as in SVG;
  /// Cairo would use the mean).
  package var solidColor: Color? {
    guard let last = stops.last else { return .clear }
    if stops.count == 1 || start == end { return last.color }
    return type == .radial && (radii.width == 0 || radii.height == 0) ? last.color : nil
  }

  /// The radii of a radial gradient, in points.
  package var radii: Size { Size(abs(end.x - start.x), abs(end.y - start.y)) }

  /// Returns the gradient with other colours.
  package func mappingColors(_ change: (Color) -> Color) -> LinearGradient {
    var result = LinearGradient(
      start: start, end: end,
      stops: stops.map { Stop(color: change($0.color), location: $0.location) })
    result.type = type
    return result
  }

  /// The colour at a place between the start (0) and the end (1).
  package func color(at place: Double) -> Color { Self.color(at: place, of: stops) }

  /// The colour at a place among stops in ascending order.
  static func color(at place: Double, of stops: [Stop]) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if place <= first.location { return first.color }
    for (low, high) in zip(stops, stops.dropFirst()) where place < high.location {
      let share = (place - low.location) / (high.location - low.location)
      func way(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
      return Color(
        red: way(low.color.red, high.color.red), green: way(low.color.green, high.color.green),
        blue: way(low.color.blue, high.color.blue), alpha: way(low.color.alpha, high.color.alpha))
    }
    return last.color
  }

  var dumpText: String {
    let stops = stops.map { "\($0.color.hexText) \(decimal($0.location))" }
    let kind = type == .axial ? "" : type.rawValue + " "
    return "\(kind)gradient \(decimal(start.x)),\(decimal(start.y)) to \(decimal(end.x)),"
      + "\(decimal(end.y)) [\(stops.joined(separator: ", "))]"
  }
}
