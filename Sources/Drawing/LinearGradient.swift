/// Colours that change along a line and stay the same across it (`CAGradientLayer` of type `axial`).
///
/// Before the first stop and after the last one their colours go on. Between two stops each component
/// of gamma-encoded sRGB is interpolated by itself with alpha *straight*, as SVG and Cairo do it and
/// as Core Animation seems to: going from white to `UIColor.clear`, which is clear black, passes
/// through gray there, too. Core Animation's own curve between two colours is not exactly linear in
/// sRGB (others found something like a gamma of 1.8), which is not imitated.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at a place on the line.
  public struct Stop: Hashable, Sendable {
    /// Where the colour is reached: 0 is the gradient's start, 1 its end.
    public let location: Double
    /// The colour.
    public let color: Color

    /// Makes a stop.
    public init(_ color: Color, at location: Double) {
      self.location = location
      self.color = color
    }
  }

  /// Where the line starts, in the coordinates of the item that is filled, in points.
  public let start: Point
  /// Where the line ends, in the same coordinates.
  public let end: Point
  /// The colours, their locations 0…1 and never falling.
  public let stops: [Stop]

  /// Makes a gradient of the given stops.
  ///
  /// A location outside 0…1 is brought to the nearer end, NaN to 0, and one below its predecessor's up
  /// to that, as SVG does it.
  public init(start: Point, end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    var least = 0.0
    self.stops = stops.map { stop in
      least = stop.location > least ? min(stop.location, 1) : least
      return Stop(stop.color, at: least)
    }
  }

  /// Makes a gradient whose stops are evenly spread, as `CAGradientLayer` does without `locations`.
  public init(start: Point, end: Point, colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      start: start, end: end,
      stops: colors.enumerated().map { Stop($1, at: Double($0) / last) })
  }

  /// The one colour that is seen everywhere, if it is one: nothing without stops, the colour of the
  /// only stop, and the last colour where start and end are the same point (as SVG has it; Cairo by
  /// itself would take a mean).
  package var solidColor: Color? {
    guard let last = stops.last else { return .clear }
    return stops.count == 1 || start == end ? last.color : nil
  }

  var dumpText: String {
    let stops = stops.map { "\($0.color.hexText) \(decimal($0.location))" }
    return "gradient \(decimal(start.x)),\(decimal(start.y)) to \(decimal(end.x)),"
      + "\(decimal(end.y)) [\(stops.joined(separator: ", "))]"
  }
}
