/// The progress of an animation over time, with its delay, its curve or spring, and its
/// repetitions.
///
/// As in UIKit, the start value is shown during the delay (fill mode `both`), and the exact end
/// value from the end on.
package struct Course: Hashable, Sendable {
  /// What determines the progress.
  public enum Drive: Hashable, Sendable {
    /// A timing curve.
    case curve(TimingCurve)
    /// A spring, which is cut off at the end of the duration.
    case spring(Spring)
  }

  /// What determines the progress.
  public let drive: Drive
  /// The duration of one pass, in seconds.
  public let duration: Double
  /// The delay before the first pass, in seconds.
  public let delay: Double
  /// The number of passes, which may be fractional; infinity for endless repetition.
  public let repeatCount: Double
  /// Whether each pass is followed by a pass backwards.
  public let autoreverses: Bool

  /// Creates a course. With a duration of 0 the end is reached at once.
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

  /// Returns the course with a longer delay.
  package func delayed(by seconds: Double) -> Course {
    Course(
      drive, duration: duration, delay: delay + seconds, repeatCount: repeatCount,
      autoreverses: autoreverses)
  }

  /// The time at which it ends, in seconds; infinity if it never does. With a duration of 0 this is
  /// 0, even with a delay: UIKit applies such a change without animation (documented).
  public var end: Double {
    duration > 0 ? delay + duration * (autoreverses ? 2 : 1) * repeatCount : 0
  }

  /// The progress after `time` seconds: 0 at the start, 1 at the end. With a spring it may be
  /// outside of this range.
  public func progress(at time: Double) -> Double {
    guard time < end else { return 1 }
    guard time > delay else { return 0 }
    return driven((time - delay).truncatingRemainder(dividingBy: cycle))
  }

  /// A moment within the repetitions of an animation.
  package struct Position: Hashable, Sendable {
    /// The number of whole passes before, each there and back if the animation autoreverses.
    package let pass: Int
    /// The progress within the pass.
    package let progress: Double
  }

  /// Returns the position after `time` seconds, without the delay; after the end the last one, which
  /// is back at the start for an animation that autoreverses.
  package func position(at time: Double) -> Position {
    guard duration > 0, repeatCount > 0 else { return Position(pass: 0, progress: 1) }
    guard time < end else {
      let passes = min(repeatCount, Self.mostPasses)
      let whole = passes.rounded(.up) - 1
      return Position(pass: Int(whole), progress: driven((passes - whole) * cycle))
    }
    let elapsed = max(0, time - delay)
    let whole = min((elapsed / cycle).rounded(.down), Self.mostPasses)
    return Position(
      pass: Int(whole), progress: driven(elapsed.truncatingRemainder(dividingBy: cycle)))
  }

  /// The maximum number of passes that are counted. Our choice: no script lasts so long.
  private static let mostPasses = 1e9

  /// The duration of a pass, there and back if the animation autoreverses.
  private var cycle: Double { duration * (autoreverses ? 2 : 1) }

  /// The progress `phase` seconds after the start of a pass.
  private func driven(_ phase: Double) -> Double {
    let phase = phase > duration ? cycle - phase : phase
    switch drive {
    case .curve(let curve): return curve.value(at: phase / duration)
    case .spring(let spring): return spring.value(at: phase)
    }
  }
}
