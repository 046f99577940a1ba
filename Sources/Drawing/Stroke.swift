/// How a path is stroked, by the names of `CAShapeLayer`.
public struct Stroke: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: String, CaseIterable, Hashable, Sendable {
    /// The line ends where the path ends.
    case butt
    /// Each end has a half circle.
    case round
    /// Each end is extended by half of the line's width.
    case square
  }

  /// The shape of a line's corners.
  public enum Join: String, CaseIterable, Hashable, Sendable {
    /// The outer edges are extended until they meet.
    case miter
    /// The corner is rounded.
    case round
    /// The corner is cut off.
    case bevel
  }

  /// The default miter limit of `CAShapeLayer` and `UIBezierPath` (documented).
  public static let defaultMiterLimit = 10.0

  /// The width of the line in points, half of it on each side of the path.
  public var lineWidth: Double
  /// The shape of the ends. `UIBezierPath`'s default is `butt`.
  public var lineCap: Cap
  /// The shape of the corners. `UIBezierPath`'s default is `miter`.
  public var lineJoin: Join
  /// The maximum length of a miter, in line widths. Longer ones are cut off.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points, none negative; empty, or all 0, for a solid line.
  package var dashPattern: [Double] = []
  /// Where in the pattern the line begins, in points.
  package var dashPhase = 0.0

  /// Whether the line has gaps.
  package var isDashed: Bool { dashPattern.contains { $0 > 0 } }

  /// Creates a stroke.
  public init(
    lineWidth: Double, lineCap: Cap = .butt, lineJoin: Join = .miter,
    miterLimit: Double = Stroke.defaultMiterLimit
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
  }

  /// The maximum distance of ink from the path, in points.
  package var reach: Double {
    let corners = lineJoin == .miter ? max(miterLimit, 1) : 1
    // Half of the diagonal of a square is less than 1.5 times half of its side.
    return max(lineWidth, 0) / 2 * max(corners, lineCap == .square ? 1.5 : 1)
  }
}
