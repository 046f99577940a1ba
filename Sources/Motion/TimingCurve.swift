public import Drawing

/// How far something has come on its way after a part of its time: a cubic Bézier curve from (0, 0) to
/// (1, 1), as of `CAMediaTimingFunction` and `UICubicTimingParameters`.
public struct TimingCurve: Hashable, Sendable {
  /// The first control point.
  public let first: Point
  /// The second control point.
  public let second: Point

  /// Makes a curve; x of control points lies in 0…1, so that there is one answer for each time.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = Point(min(max(x1, 0), 1), y1)
    second = Point(min(max(x2, 0), 1), y2)
  }

  /// At one speed.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Slowly at first (`curveEaseIn`).
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Slowly in the end (`curveEaseOut`).
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Slowly at both ends (`curveEaseInOut`), UIView's default.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// Core Animation's default (documented).
  public static let coreAnimationDefault = TimingCurve(0.25, 0.1, 0.25, 1)

  /// The way that is behind after the part `time` of the time, 0…1; what is outside counts as its end.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard self != .linear else { return time }
    return Self.coordinate(first.y, second.y, at: parameter(at: time))
  }

  /// Where on the curve x is `time`: Newton's steps, or halving where they would leave the interval.
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
