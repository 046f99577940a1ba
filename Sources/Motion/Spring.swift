internal import Drawing

/// A damped spring that moves from 0 to 1, in closed form, with `CASpringAnimation`'s parameters.
public struct Spring: Hashable, Sendable {
  /// The mass. Default: 1 (Core Animation header).
  public let mass: Double
  /// The spring constant. Default: 100 (Core Animation header).
  public let stiffness: Double
  /// The damping coefficient. Default: 10 (Core Animation header).
  public let damping: Double
  /// The initial velocity, positive towards the target, in units of the whole distance per second.
  /// Default: 0.
  public let initialVelocity: Double
  /// Whether damping above the critical value, 2√(stiffness · mass), gives overdamped motion. If
  /// false, such a spring is critically damped, as with `CASpringAnimation` (documented; measured
  /// by RBBAnimation's tests). Default: `false` (documented).
  public let allowsOverdamping: Bool

  /// Creates a spring. Mass and stiffness must be above 0, and damping must not be negative.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// How a spring is fitted to a duration where UIKit's own search fails to converge.
  public enum Fit: String, CaseIterable, Hashable, Sendable {
    /// As UIKit does: twelve unguarded Newton steps, which may end anywhere for a high velocity
    /// (found from measured springs).
    case uiKitExact
    /// The stiffest spring that meets the condition.
    case robust
  }

  /// Creates the spring of
  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`, which has nearly settled after
  /// `duration`.
  ///
  /// - Parameters:
  ///   - dampingRatio: How much it is damped, from 0.001 (our choice) to 1, which is critically damped. Other values
  ///     count as the nearest one.
  ///   - duration: When it has nearly settled. Zero and negative durations, with which UIKit does not animate
  ///     (documented), count as a microsecond (our choice), which is too fast for any frame.
  ///   - initialVelocity: The initial velocity, in units of the whole distance per second. Default: 0.
  ///   - fit: How it is fitted to the duration. Default: as UIKit does.
  public init(
    dampingRatio: Double, duration: Duration, initialVelocity: Double = 0, fit: Fit = .uiKitExact
  ) {
    self.init(
      dampingRatio: min(max(Self.weakestRatio, dampingRatio), 1), duration: Self.visible(duration),
      initialVelocity: initialVelocity, fit: fit)
  }

  /// Creates the spring of
  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)` with
  /// `dampingRatio` above 0 and at most 1, which has nearly settled after `duration` seconds, above 0.
  package init(
    dampingRatio: Double, duration: Double, initialVelocity: Double, fit: Fit = .uiKitExact
  ) {
    let frequency = SpringFit(
      dampingRatio: dampingRatio, duration: duration, velocity: initialVelocity
    ).frequency(fit)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity)
  }

  /// Whether UIKit's search for a spring of this duration fails to converge, so that the spring
  /// moves unexpectedly.
  package static func goesAstray(
    dampingRatio: Double, duration: Double, initialVelocity: Double
  ) -> Bool {
    SpringFit(dampingRatio: dampingRatio, duration: duration, velocity: initialVelocity).goesAstray
  }

  /// Creates the spring of `UIView.animate(springDuration:bounce:)` and SwiftUI.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, not when it ends. Zero and negative durations count as a microsecond (our
  ///     choice), which is too fast for any frame. In SwiftUI, zero means a spring of infinite stiffness (documented).
  ///   - bounce: From −1 (flattened) to 1 (undamped) (from memory). A negative bounce is overdamped (documented for
  ///     SwiftUI; assumed for UIKit). Values below −0.999, at which it would hardly move (our choice), and above 1 count
  ///     as these.
  ///   - initialVelocity: The initial velocity, in units of the whole distance per second. Default: 0.
  public init(duration: Duration, bounce: Double, initialVelocity: Double = 0) {
    self.init(
      duration: Self.visible(duration), bounce: max(Self.flattest, min(bounce, 1)),
      initialVelocity: initialVelocity)
  }

  /// Creates the spring of `UIView.animate(springDuration:bounce:)` with a perceived duration in seconds, above 0, and a
  /// bounce above −1 and at most 1.
  package init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / duration
    let damping =
      bounce >= 0
      ? 4 * Double.pi * (1 - bounce) / duration : 4 * Double.pi / (duration * (1 + bounce))
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: damping,
      initialVelocity: initialVelocity, allowsOverdamping: bounce < 0)
  }

  /// The duration in seconds, at least a microsecond: a spring without a duration would have infinite stiffness. Our
  /// choice: it is over long before the next frame.
  private static func visible(_ duration: Duration) -> Double {
    max(duration, .microseconds(1)).seconds
  }

  /// The smallest damping ratio. Our choice: without damping it would not settle in any duration.
  private static let weakestRatio = 0.001
  /// The smallest bounce. Our choice: with −1 the damping would be infinite.
  private static let flattest = -0.999

  /// The kind of damping.
  private enum Regime {
    /// Underdamped, with this angular frequency.
    case under(Double)
    /// Critically damped.
    case critical
    /// Overdamped, with this distance of both decay rates from their mean.
    case over(Double)
  }

  private var decay: Double {
    let decay = damping / (2 * mass)
    return allowsOverdamping ? decay : min(decay, (stiffness / mass).squareRoot())
  }

  private var regime: Regime {
    let difference = stiffness / mass - decay * decay
    // Within rounding errors the spring is critically damped.
    if abs(difference) <= 1e-12 * (stiffness / mass) { return .critical }
    return difference > 0 ? .under(difference.squareRoot()) : .over((-difference).squareRoot())
  }

  /// The position after `time`: 0 at the start and before it, 1 at the target; above 1 it is beyond the target.
  public func value(at time: Duration) -> Double { value(at: time.seconds) }

  /// The velocity after `time`, in units of the whole distance per second; the initial velocity at the start and before
  /// it.
  public func velocity(at time: Duration) -> Double { velocity(at: time.seconds) }

  /// The position after `time` seconds; above 1 it is beyond the target.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    switch regime {
    case .under(let frequency):
      let swing =
        Elementary.cos(frequency * time)
        + (decay - initialVelocity) / frequency * Elementary.sin(frequency * time)
      return 1 - Elementary.exp(-decay * time) * swing
    case .critical:
      return 1 - Elementary.exp(-decay * time) * (1 + (decay - initialVelocity) * time)
    case .over(let spread):
      // As two decays, neither of which overflows.
      let (slow, fast) = (decay - spread, decay + spread)
      let share = (fast - initialVelocity) / (2 * spread)
      return 1 - share * Elementary.exp(-slow * time) - (1 - share) * Elementary.exp(-fast * time)
    }
  }

  /// The velocity after `time` seconds, in units of the whole distance per second.
  package func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    switch regime {
    case .under(let frequency):
      let part = (decay - initialVelocity) / frequency
      let (cosine, sine) = (Elementary.cos(frequency * time), Elementary.sin(frequency * time))
      return Elementary.exp(-decay * time)
        * (decay * (cosine + part * sine) + frequency * (sine - part * cosine))
    case .critical:
      let part = decay - initialVelocity
      return Elementary.exp(-decay * time) * (decay * (1 + part * time) - part)
    case .over(let spread):
      let (slow, fast) = (decay - spread, decay + spread)
      let share = (fast - initialVelocity) / (2 * spread)
      return share * slow * Elementary.exp(-slow * time)
        + (1 - share) * fast * Elementary.exp(-fast * time)
    }
  }
}

extension Spring {
  /// The same spring with another velocity at the start, in units of the whole distance per second.
  package func beginning(at velocity: Double) -> Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// How fast it comes to rest, and the angular frequency with which it swings, both per second; a frequency of 0 for
  /// critical damping. `nil` for an overdamped spring.
  package var swing: (decay: Double, frequency: Double)? {
    switch regime {
    case .under(let frequency): (decay, frequency)
    case .critical: (decay, 0)
    case .over: nil
    }
  }

  /// The time after which the spring stays within `rest` of the target, as `CASpringAnimation.settlingDuration`, where an
  /// animation with this spring ends.
  ///
  /// - Parameter rest: A part of the whole distance, above 0. Default: 0.001.
  /// - Returns: `nil` if it does not settle within 10,000 seconds (our choice), as without damping, or if `rest` is not
  ///   above 0.
  public func settlingDuration(rest: Double = 0.001) -> Duration? {
    guard rest > 0 else { return nil }
    let seconds = settlingSeconds(rest: rest)
    return seconds < Self.longestSettling ? Duration.seconds(seconds) : nil
  }

  /// The time in seconds after which the spring stays within `rest` of the target; infinity without damping.
  ///
  /// The formula is not public. This one adds the amplitudes of the cosine and the sine, and takes the time at
  /// which both have decayed to `rest`. For stiffness 100 it gives 2.855 s with damping 5, where Core Animation's
  /// documentation says about 2.85, 1.022 s with damping 15 (just over 1 s, documented) and 1.4727 s with damping
  /// 10 (the same, from memory). For mass 3, stiffness 1000 and damping 500 it gives 0.50573 s, where UIKit's alerts
  /// have 0.50582 s (observed by several).
  package func settlingSeconds(rest: Double = 0.001) -> Double {
    guard damping > 0 else { return .infinity }
    let envelope: (Double) -> Double
    // The envelope falls monotonically from here on.
    var low = 0.0
    switch regime {
    case .under(let frequency):
      let height = 1 + abs(decay - initialVelocity) / frequency
      return max(0, Elementary.log(height / rest) / decay)
    case .critical:
      let part = abs(decay - initialVelocity)
      envelope = { (1 + part * $0) * Elementary.exp(-decay * $0) }
      if part > decay { low = 1 / decay - 1 / part }
    case .over(let spread):
      let (slow, fast) = (decay - spread, decay + spread)
      let share = (fast - initialVelocity) / (2 * spread)
      envelope = {
        abs(share) * Elementary.exp(-slow * $0) + abs(1 - share) * Elementary.exp(-fast * $0)
      }
    }
    var high = low + 1 / decay
    while envelope(high) > rest, high < Self.longestSettling { high *= 2 }
    while high - low > 1e-9 * high {
      let middle = (low + high) / 2
      if envelope(middle) > rest { low = middle } else { high = middle }
    }
    return high
  }

  /// The maximum settling duration, in seconds. Our choice: above the longest script.
  private static let longestSettling = 10_000.0
}
