public import Drawing

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1), as in `CAMediaTimingFunction` and
/// `UICubicTimingParameters`.
public struct TimingCurve: Hashable, Sendable {
  /// The first control point.
  public let first: Point
  /// The second control point.
  public let second: Point

  /// Creates a curve. The x of both control points is clamped to 0…1, so that there is one value
  /// for each time.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = Point(min(max(x1, 0), 1), y1)
    second = Point(min(max(x2, 0), 1), y2)
  }

  /// Constant speed.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Slow at the start (`curveEaseIn`).
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Slow at the end (`curveEaseOut`).
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Slow at both ends (`curveEaseInOut`), the default of `UIView`.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// Core Animation's default (documented).
  public static let coreAnimationDefault = TimingCurve(0.25, 0.1, 0.25, 1)

  /// The progress at a fraction of the duration. `time` is clamped to 0…1.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard self != .linear else { return time }
    return Self.coordinate(first.y, second.y, at: parameter(at: time))
  }

  /// The curve's parameter at which x is `time`, found by Newton's method, or by bisection where
  /// that would leave the interval.
  private func parameter(at time: Double) -> Double {
    var (low, high, parameter) = (0.0, 1.0, time)
    for _ in 0..<64 {
      let error = Self.coordinate(first.x, second.x, at: parameter) - time
      if abs(error) < 1e-14 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let next = parameter - error / Self.slope(first.x, second.x, at: parameter)
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  private static func coordinate(_ a: Double, _ b: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * a + 3 * rest * s * s * b + s * s * s
  }

  private static func slope(_ a: Double, _ b: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * a + 6 * rest * s * (b - a) + 3 * s * s * (1 - b)
  }
}
