/// How a line is drawn along a path.
public struct Stroke: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: String, CaseIterable, Hashable, Sendable {
    /// The line ends where the path ends.
    case butt
    /// A half circle is put on each end.
    case round
    /// Half a square is put on each end.
    case square
  }

  /// The shape of a line's corners.
  public enum Join: String, CaseIterable, Hashable, Sendable {
    /// The edges are prolonged until they meet.
    case miter
    /// The corner is rounded.
    case round
    /// The corner is cut off.
    case bevel
  }

  /// The mitre limit when nobody says anything: `CAShapeLayer`'s and `UIBezierPath`'s (documented).
  public static let defaultMiterLimit = 10.0

  /// The thickness, in points, half of it on each side of the path.
  public var width: Double
  /// The shape of the ends; `butt` is UIBezierPath's default.
  public var cap: Cap
  /// The shape of the corners; `miter` is UIBezierPath's default.
  public var join: Join
  /// How far a mitre may reach, in widths of the line, before the corner is cut off instead.
  public var miterLimit: Double

  /// Makes a stroke.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter,
    miterLimit: Double = Stroke.defaultMiterLimit
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  /// How far the ink can reach from the path, in points.
  package var reach: Double {
    let corners = join == .miter ? max(miterLimit, 1) : 1
    // Half the diagonal of a square is less than 1.5 halves of its side.
    return max(width, 0) / 2 * max(corners, cap == .square ? 1.5 : 1)
  }
}
