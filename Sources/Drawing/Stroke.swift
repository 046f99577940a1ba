/// How a line is drawn along a path.
public struct Stroke: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: String, Hashable, Sendable {
    /// The line ends where the path ends.
    case butt
    /// A half circle is put on each end.
    case round
  }

  /// The shape of a line's corners.
  public enum Join: String, Hashable, Sendable {
    /// The edges are prolonged until they meet.
    case miter
    /// The corner is rounded.
    case round
  }

  /// The thickness, in points, half of it on each side of the path.
  public var width: Double
  /// The shape of the ends; `butt` is UIBezierPath's default.
  public var cap: Cap
  /// The shape of the corners; `miter` (limit 10) is UIBezierPath's default.
  public var join: Join

  /// Makes a stroke.
  public init(width: Double, cap: Cap = .butt, join: Join = .miter) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}
