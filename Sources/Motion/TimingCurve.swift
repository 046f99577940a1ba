public import Drawing

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1), as in `CAMediaTimingFunction` and
/// `UICubicTimingParameters`.
public struct TimingCurve: Hashable, Sendable {
  /// The first control point.
  public let controlPoint1: Point
  /// The second control point.
  public let controlPoint2: Point

  /// Creates a curve, as `CAMediaTimingFunction(controlPoints:_:_:_:)`. The x of both control points is clamped to 0…1, so
  /// that there is one value for each time.
  public init(controlPoints x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    controlPoint1 = Point(min(max(x1, 0), 1), y1)
    controlPoint2 = Point(min(max(x2, 0), 1), y2)
  }

  /// Constant speed.
  public static let linear = TimingCurve(controlPoints: 0, 0, 1, 1)
  /// Slow at the start (`curveEaseIn`).
  public static let easeIn = TimingCurve(controlPoints: 0.42, 0, 1, 1)
  /// Slow at the end (`curveEaseOut`).
  public static let easeOut = TimingCurve(controlPoints: 0, 0, 0.58, 1)
  /// Slow at both ends (`curveEaseInOut`), the default of `UIView`.
  public static let easeInOut = TimingCurve(controlPoints: 0.42, 0, 0.58, 1)
  /// Core Animation's default (documented).
  public static let `default` = TimingCurve(controlPoints: 0.25, 0.1, 0.25, 1)

  /// The progress at a fraction of the duration, which is clamped to 0…1: 0 at its start, 1 at its end.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    guard self != .linear else { return fraction }
    return Self.coordinate(controlPoint1.y, controlPoint2.y, at: parameter(at: fraction))
  }

  /// The fraction of the duration at which the progress is `value`, which is clamped to 0…1. A curve that has a value
  /// several times returns one of the times.
  package func time(ofValue value: Double) -> Double {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 1 }
    guard self != .linear else { return value }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if Self.coordinate(controlPoint1.y, controlPoint2.y, at: middle) < value {
        low = middle
      } else {
        high = middle
      }
    }
    return Self.coordinate(controlPoint1.x, controlPoint2.x, at: (low + high) / 2)
  }

  /// The part of the curve between two fractions of the duration, as a curve of its own; backwards if the second one is
  /// smaller.
  package func part(from start: Double, through end: Double) -> TimingCurve {
    guard self != .linear else { return self }
    func parameter(_ time: Double) -> Double {
      time > 0 ? time < 1 ? self.parameter(at: time) : 1 : 0
    }
    let (a, b) = (parameter(start), parameter(end))
    func points(_ first: Double, _ second: Double) -> (Double, Double)? {
      let (from, to) = (
        Self.coordinate(first, second, at: a), Self.coordinate(first, second, at: b)
      )
      guard abs(to - from) > 1e-9 else { return nil }
      let (one, two) = (
        Self.blossom(first, second, a, a, b), Self.blossom(first, second, a, b, b)
      )
      return ((one - from) / (to - from), (two - from) / (to - from))
    }
    guard let (x1, x2) = points(controlPoint1.x, controlPoint2.x),
      let (y1, y2) = points(controlPoint1.y, controlPoint2.y)
    else {
      return .linear
    }
    return TimingCurve(controlPoints: x1, y1, x2, y2)
  }

  /// The polar form of a coordinate, by which the control points of a part are computed.
  private static func blossom(
    _ first: Double, _ second: Double, _ r: Double, _ s: Double, _ t: Double
  ) -> Double {
    func between(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
    let (p, q, w) = (between(0, first, r), between(first, second, r), between(second, 1, r))
    return between(between(p, q, s), between(q, w, s), t)
  }

  /// The curve's parameter at which x is `time`, found by Newton's method, or by bisection where
  /// that would leave the interval.
  private func parameter(at time: Double) -> Double {
    var (low, high, parameter) = (0.0, 1.0, time)
    for _ in 0..<64 {
      let error = Self.coordinate(controlPoint1.x, controlPoint2.x, at: parameter) - time
      if abs(error) < 1e-14 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let next = parameter - error / Self.slope(controlPoint1.x, controlPoint2.x, at: parameter)
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
