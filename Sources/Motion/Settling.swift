/// The movement of a value that a finger releases: a spring brings it to rest. Times are seconds.
package struct Settling: Hashable, Sendable {
  /// Where it starts.
  package let origin: Double
  /// Where it comes to rest.
  package let target: Double
  /// The duration, in seconds.
  package let duration: Double
  private let spring: Spring

  /// The distance from the target at which it is at rest: a pixel at most. Our choice.
  package static let restDistance = 0.25

  /// Creates a movement by a spring, which begins with a velocity.
  ///
  /// - Parameters:
  ///   - origin: Where it starts.
  ///   - target: Where it comes to rest.
  ///   - velocity: Its velocity at the start, per second.
  ///   - spring: Makes the spring for a velocity in units of the whole distance per second, towards the target.
  /// - Returns: `nil` if it is at rest already.
  package init?(
    from origin: Double, to target: Double, velocity: Double, _ spring: (Double) -> Spring
  ) {
    let distance = target - origin
    guard abs(distance) > Self.restDistance, velocity.isFinite else { return nil }
    (self.origin, self.target) = (origin, target)
    self.spring = spring(velocity / distance)
    duration = self.spring.settlingSeconds(rest: Self.restDistance / abs(distance))
  }

  /// Returns the value after `time` seconds; the exact target from the end on.
  package func position(at time: Double) -> Double {
    guard time < duration else { return target }
    return origin + (target - origin) * spring.value(at: time)
  }

  /// The duration, rounded up to a nanosecond.
  package var time: Duration { .nanoseconds(Int64((duration * 1e9).rounded(.up))) }
}
