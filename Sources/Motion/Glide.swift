internal import Drawing

/// The movement of a scroll view's content that no finger holds, along one axis, in closed form: it decelerates,
/// bounces at the edges, or is moved by the app. Positions are content offsets in points, times are seconds.
///
/// The numbers were measured on iOS 26.1 (Vercantez/openuikit golden/scroll_traces).
package struct Glide: Hashable, Sendable {
  /// The speed at which a deceleration stops, in points per second (measured).
  static let leastSpeed = 10.0
  /// The angular frequency of the spring that brings content back to an edge, per second (fitted to a trace of
  /// a release at rest and one of an impact).
  static let bounceFrequency = 10.9
  /// The distance from the edge at which a bounce stops, in points (fitted: 0.442 and 0.445 in the two traces).
  static let restDistance = 0.44
  /// How fast content that is released at rest beyond an edge begins to return, as a part of the frequency times the
  /// distance (fitted to one trace).
  private static let returnShare = 2.0 / 3

  /// The function that determines the position in a part of the movement.
  fileprivate enum Law: Hashable, Sendable {
    /// The speed falls by a factor, `rate`, each millisecond.
    case decay(velocity: Double, rate: Double)
    /// The same, stretched so that it covers a distance.
    case scaledDecay(distance: Double, rate: Double)
    /// A critically damped spring whose rest position is `target`.
    case spring(velocity: Double, target: Double)
    /// Constant speed.
    case even(distance: Double)
  }

  /// A part of the movement with one law.
  fileprivate struct Part: Hashable, Sendable {
    let start: Double
    let duration: Double
    let origin: Double
    let law: Law
  }

  private var parts: [Part] = []
  /// The position at the end.
  package private(set) var target: Double

  private init(at position: Double) { target = position }

  /// The duration, in seconds.
  package var duration: Double { parts.last.map { $0.start + $0.duration } ?? 0 }

  /// Returns the position after `time` seconds; the exact target from the end on.
  package func position(at time: Double) -> Double {
    guard time < duration, let part = part(at: time) else { return target }
    return part.position(at: max(0, time - part.start))
  }

  /// Returns the velocity after `time` seconds, in points per second; 0 from the end on.
  package func velocity(at time: Double) -> Double {
    guard time < duration, let part = part(at: time) else { return 0 }
    return part.velocity(at: max(0, time - part.start))
  }

  private func part(at time: Double) -> Part? { parts.last { $0.start <= time } ?? parts.first }

  // MARK: - Movements

  /// The movement of content that a finger releases.
  ///
  /// - Parameters:
  ///   - position: Where it is released.
  ///   - velocity: Its velocity then, in points per second.
  ///   - range: Where the content can rest.
  ///   - rate: The factor of the velocity in a millisecond, below 1.
  ///   - bounces: Whether the content moves beyond the edges and back; otherwise it stops there.
  /// - Returns: `nil` if it stays where it is.
  package static func released(
    at position: Double, velocity: Double, in range: ClosedRange<Double>, rate: Double,
    bounces: Bool
  ) -> Glide? {
    var glide = Glide(at: position)
    var velocity = velocity
    let edge = min(max(position, range.lowerBound), range.upperBound)
    if position != edge {
      velocity -= returnShare * bounceFrequency * (position - edge)
      velocity = glide.spring(to: edge, velocity: velocity, passes: true)
    }
    glide.decelerate(velocity, in: range, rate: rate, bounces: bounces)
    return glide.parts.isEmpty ? nil : glide
  }

  /// The movement of content that stops at a position of the layout's, as the beginning of a page.
  ///
  /// It follows the deceleration, stretched to that position, or a spring if it has to reverse (our choice: no
  /// source has measured it).
  package static func snapping(
    from position: Double, velocity: Double, to target: Double, rate: Double
  ) -> Glide? {
    var glide = Glide(at: position)
    let distance = target - position
    if abs(velocity) > leastSpeed, distance * velocity > 0 {
      glide.add(
        .scaledDecay(distance: distance, rate: rate), for: decayDuration(velocity, rate: rate),
        endingAt: target)
    } else if distance != 0 {
      _ = glide.spring(to: target, velocity: 0, passes: false)
    }
    return glide.parts.isEmpty ? nil : glide
  }

  /// The movement of a page that stops at `target`: the spring of a bounce, which never passes it (our choice).
  package static func paging(from position: Double, velocity: Double, to target: Double) -> Glide? {
    var glide = Glide(at: position)
    let most = bounceFrequency * abs(target - position)
    _ = glide.spring(to: target, velocity: min(max(velocity, -most), most), passes: false)
    return glide.parts.isEmpty ? nil : glide
  }

  /// A movement with constant speed.
  package static func even(from position: Double, to target: Double, over duration: Double) -> Glide
  {
    var glide = Glide(at: position)
    glide.add(.even(distance: target - position), for: duration, endingAt: target)
    return glide
  }

  /// Where a deceleration that meets no edge ends, in points.
  package static func restPosition(
    from position: Double, velocity: Double, rate: Double
  ) -> Double {
    guard abs(velocity) > leastSpeed else { return position }
    let rest = velocity < 0 ? -leastSpeed : leastSpeed
    return position + (velocity - rest) * reach(rate)
  }

  /// The distance of a movement that decelerates from a velocity as content does: 0.499 s times the velocity for the
  /// normal rate. It is longer than the way of content by 5 points, because it does not stop at a minimum speed (WWDC
  /// 2018, Designing Fluid Interfaces).
  package static func way(ofVelocity velocity: Double, rate: Double) -> Double {
    velocity * reach(rate)
  }

  /// The distance in points that a velocity of 1 point per second covers: 0.499 s for a rate of 0.998 (measured;
  /// it is the sum over milliseconds, not the integral).
  fileprivate static func reach(_ rate: Double) -> Double { rate / (1 - rate) / 1000 }

  /// The logarithm of the velocity's decrease in a second.
  fileprivate static func decline(_ rate: Double) -> Double { 1000 * Elementary.log(rate) }

  private static func decayDuration(_ velocity: Double, rate: Double) -> Double {
    Elementary.log(leastSpeed / abs(velocity)) / decline(rate)
  }

  // MARK: - Parts

  private mutating func add(_ law: Law, for duration: Double, endingAt end: Double) {
    guard duration > 0 else { return target = end }
    parts.append(Part(start: self.duration, duration: duration, origin: target, law: law))
    target = end
  }

  /// Decelerates from the current target, and bounces if an edge is met.
  private mutating func decelerate(
    _ velocity: Double, in range: ClosedRange<Double>, rate: Double, bounces: Bool
  ) {
    guard abs(velocity) > Self.leastSpeed else { return }
    let law = Law.decay(velocity: velocity, rate: rate)
    let rest = Self.restPosition(from: target, velocity: velocity, rate: rate)
    let edge = min(max(rest, range.lowerBound), range.upperBound)
    guard rest != edge else {
      return add(law, for: Self.decayDuration(velocity, rate: rate), endingAt: rest)
    }
    let left = 1 - (edge - target) / (velocity * Self.reach(rate))
    add(law, for: max(0, Elementary.log(left) / Self.decline(rate)), endingAt: edge)
    if bounces { _ = spring(to: edge, velocity: velocity * left, passes: false) }
  }

  /// Adds the spring of a bounce from the current target to another one. If it passes that one, and may, it ends
  /// there. Returns the velocity at the end.
  private mutating func spring(to rest: Double, velocity: Double, passes: Bool) -> Double {
    let frequency = Self.bounceFrequency
    let distance = target - rest
    let rise = velocity + frequency * distance
    let law = Law.spring(velocity: velocity, target: rest)
    if passes, rise * distance < 0 {
      let time = -distance / rise
      add(law, for: time, endingAt: rest)
      return rise * Elementary.exp(-frequency * time)
    }
    func isFar(_ time: Double) -> Bool {
      abs(distance + rise * time) * Elementary.exp(-frequency * time) > Self.restDistance
    }
    // From its farthest point on the content only comes nearer.
    var low = rise == 0 ? 0 : max(0, 1 / frequency - distance / rise)
    guard isFar(low) else {
      add(law, for: 0, endingAt: rest)
      return 0
    }
    var high = low + 1 / frequency
    while isFar(high) { high += high - low }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if isFar(middle) { low = middle } else { high = middle }
    }
    add(law, for: high, endingAt: rest)
    return 0
  }
}

extension Glide.Part {
  func position(at time: Double) -> Double {
    switch law {
    case .decay(let velocity, let rate):
      return origin + velocity * Glide.reach(rate)
        * (1 - Elementary.exp(Glide.decline(rate) * time))
    case .scaledDecay(let distance, let rate):
      let decline = Glide.decline(rate)
      return origin + distance * (1 - Elementary.exp(decline * time))
        / (1 - Elementary.exp(decline * duration))
    case .spring(let velocity, let target):
      let distance = origin - target
      return target + (distance + (velocity + Glide.bounceFrequency * distance) * time)
        * Elementary.exp(-Glide.bounceFrequency * time)
    case .even(let distance): return origin + distance * (time / duration)
    }
  }

  func velocity(at time: Double) -> Double {
    switch law {
    case .decay(let velocity, let rate):
      return velocity * Elementary.exp(Glide.decline(rate) * time)
    case .scaledDecay(let distance, let rate):
      let decline = Glide.decline(rate)
      return -distance * decline * Elementary.exp(decline * time)
        / (1 - Elementary.exp(decline * duration))
    case .spring(let velocity, let target):
      let frequency = Glide.bounceFrequency
      let distance = origin - target
      let rise = velocity + frequency * distance
      return (rise - frequency * (distance + rise * time)) * Elementary.exp(-frequency * time)
    case .even(let distance): return distance / duration
    }
  }
}
