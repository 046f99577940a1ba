/// The progress of an animation as a function of the time since it was added: its delay, its curve or
/// spring, and how often it is played.
///
/// As in UIKit the start shows until the delay is over (fill mode `both`), and at the end, at once and
/// exactly, the value that was set.
package struct Course: Hashable, Sendable {
  /// What moves it.
  public enum Drive: Hashable, Sendable {
    /// Along a curve.
    case curve(TimingCurve)
    /// A spring, cut off when the time is over.
    case spring(Spring)
  }

  /// What moves it.
  public let drive: Drive
  /// How long one pass takes, in seconds.
  public let duration: Double
  /// How long it waits before the first one, in seconds.
  public let delay: Double
  /// Number of passes, which may be fractional; infinity for passes without end.
  public let repeatCount: Double
  /// Whether each pass is followed by one backwards.
  public let autoreverses: Bool

  /// Makes a course; no duration means that the end is reached at once.
  public init(
    _ drive: Drive, duration: Double, delay: Double = 0, repeatCount: Double = 1,
    autoreverses: Bool = false
  ) {
    self.drive = drive
    self.duration = max(0, duration)
    self.delay = max(0, delay)
    self.repeatCount = max(0, repeatCount)
    self.autoreverses = autoreverses
  }

  /// When it is over, in seconds; infinity if it never is. Without a duration there is nothing to wait
  /// for: UIKit applies such a change without animating it (documented), delayed or not.
  public var end: Double {
    duration > 0 ? delay + duration * (autoreverses ? 2 : 1) * repeatCount : 0
  }

  /// The part of the way that is behind after `time` seconds: 0 at the start, 1 at the end, with a
  /// spring also beyond both.
  public func progress(at time: Double) -> Double {
    guard time < end else { return 1 }
    guard time > delay else { return 0 }
    let cycle = duration * (autoreverses ? 2 : 1)
    var phase = (time - delay).truncatingRemainder(dividingBy: cycle)
    if phase > duration { phase = cycle - phase }
    switch drive {
    case .curve(let curve): return curve.value(at: phase / duration)
    case .spring(let spring): return spring.value(at: phase)
    }
  }
}
