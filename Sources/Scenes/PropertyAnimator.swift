internal import Drawing
package import Motion

/// How a number of cells moves between the ends of its range: as the progress of a `UIViewPropertyAnimator`, which a
/// finger scrubs, pauses, continues and reverses.
///
/// An app that reverses an animator which has ended sets `pausesOnCompletion` or makes a new one. Both look the same,
/// so scenes do not distinguish them.
public struct PropertyAnimator: Hashable, Sendable {
  /// The duration of the whole way, with the curve or the spring. It has no delay and no repetition.
  public var animation: Animation
  /// Whether a paused animator shows the number itself. Otherwise it shows the curve's progress at that part of the
  /// duration. Default: `true`, as in UIKit.
  public var scrubsLinearly: Bool
  /// How long the rest of the way takes, as a factor of the duration (`continueAnimation(withTimingParameters:durationFactor:)`);
  /// 0, the default, for the time that is left. At most 100 (our choice).
  public var durationFactor: Double

  /// Creates an animator. Its animation has no delay and no repetition, and is not a layer animation.
  public init(_ animation: Animation, scrubsLinearly: Bool = true, durationFactor: Double = 0) {
    self.animation = animation
    self.scrubsLinearly = scrubsLinearly
    self.durationFactor = durationFactor
  }

  /// The animator in the syntax of scene files.
  package var sceneText: String {
    var parts = animation.parts()
    if !scrubsLinearly { parts.append("scrubsLinearly: false") }
    if durationFactor > 0 { parts.append("durationFactor: \(decimal(durationFactor, places: 10))") }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  /// The curve; `nil` for a spring.
  private var curve: TimingCurve? {
    if case .curve(let curve) = animation.timing { curve } else { nil }
  }

  /// The shown progress for a fraction of the number's range; both are from 0 to 1.
  package func shown(_ fraction: Double) -> Double {
    scrubsLinearly ? fraction : curve?.value(at: fraction) ?? fraction
  }

  /// The movement from a fraction of the way to one of its ends.
  ///
  /// A curve continues from the time at which it shows that fraction, backwards if the animator is reversed. A spring
  /// starts again, with a velocity (`UISpringTimingParameters.initialVelocity`).
  ///
  /// - Parameters:
  ///   - start: The number's fraction of the way, from 0 to 1.
  ///   - end: 0 or 1.
  ///   - velocity: In ways per second.
  package func movement(
    from start: Double, to end: Double, velocity: Double, _ fit: Spring.Fit
  ) -> AnimatorMovement {
    guard let curve else {
      let way = end - start
      let spring = animation.beginning(withVelocity: way == 0 ? 0 : velocity / way)
      return AnimatorMovement(start: start, end: end, course: spring.course(fit), isEven: false)
    }
    let time = scrubsLinearly ? curve.time(ofValue: start) : start
    let factor = durationFactor > 0 ? durationFactor : abs(end - time)
    return AnimatorMovement(
      start: start, end: end,
      course: Course(
        .curve(curve.part(from: time, through: end)), duration: animation.duration.seconds * factor),
      isEven: !scrubsLinearly)
  }
}

/// The movement of an animator from a fraction of its way to one of its ends.
package struct AnimatorMovement: Hashable, Sendable {
  /// The number's fraction of the way at the start.
  package let start: Double
  /// The fraction at the end: 0 or 1.
  package let end: Double
  /// The visible progress, from the start to the end.
  package let course: Course
  /// Whether the number grows evenly with time while the visible progress follows the curve.
  private let isEven: Bool

  fileprivate init(start: Double, end: Double, course: Course, isEven: Bool) {
    (self.start, self.end, self.course, self.isEven) = (start, end, course, isEven)
  }

  /// The number's fraction of the way after some seconds.
  package func fraction(at time: Double) -> Double {
    guard time < course.end else { return end }
    let progress = isEven ? time / course.end : course.progress(at: time)
    return min(max(start + (end - start) * progress, 0), 1)
  }
}
