internal import Drawing

/// A spring that pulls something from 0 to 1, in closed form (`CASpringAnimation`'s parameters).
public struct Spring: Hashable, Sendable {
  /// The mass that it moves. Default: 1 (Core Animation header).
  public let mass: Double
  /// How strongly it pulls. Default: 100 (Core Animation header).
  public let stiffness: Double
  /// How strongly it is braked. Default: 10 (Core Animation header).
  public let damping: Double
  /// The speed at the start, towards the target positive, in ways a second. Default: 0.
  public let initialVelocity: Double
  /// Whether a damping above the critical one, 2√(stiffness · mass), has its own slow motion. If false, the
  /// spring moves as with the critical damping, as `CASpringAnimation` does (documented; measured by
  /// RBBAnimation's tests). Default: `false` (documented).
  public let allowsOverdamping: Bool

  /// Makes a spring; mass and stiffness are above 0, damping not below.
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

  /// How the spring of a duration is found where UIKit's own search goes astray.
  public enum Fit: String, CaseIterable, Hashable, Sendable {
    /// As UIKit does: twelve unguarded steps of Newton's, which for a high speed end anywhere (found from
    /// measured springs).
    case uiKitExact
    /// The stiffest spring that meets the condition.
    case robust
  }

  /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`:
  /// braked by `dampingRatio`, 0…1, and after `duration` seconds all but at rest.
  public init(
    dampingRatio: Double, duration: Double, initialVelocity: Double, fit: Fit = .uiKitExact
  ) {
    let frequency = SpringFit(
      dampingRatio: dampingRatio, duration: duration, velocity: initialVelocity
    ).frequency(fit)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity)
  }

  /// Whether UIKit's own search for the spring of a duration goes astray, so that it moves in a way that
  /// nobody asked for.
  public static func goesAstray(
    dampingRatio: Double, duration: Double, initialVelocity: Double
  ) -> Bool {
    SpringFit(dampingRatio: dampingRatio, duration: duration, velocity: initialVelocity).goesAstray
  }

  /// The spring of `UIView.animate(springDuration:bounce:)` and SwiftUI's: `duration` is how long it seems
  /// to take, not when it ends; `bounce` from −1, flattened, to 1, without end (from memory). A bounce
  /// below 0 is overdamped (documented for SwiftUI; assumed for UIKit).
  public init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / duration
    let damping =
      bounce >= 0
      ? 4 * Double.pi * (1 - bounce) / duration : 4 * Double.pi / (duration * (1 + bounce))
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: damping,
      initialVelocity: initialVelocity, allowsOverdamping: bounce < 0)
  }

  /// How the spring swings.
  private enum Regime {
    /// To and fro, with this frequency.
    case under(Double)
    /// Just not beyond the target.
    case critical
    /// Slowly, at this distance from the decay on both sides.
    case over(Double)
  }

  private var decay: Double {
    let decay = damping / (2 * mass)
    return allowsOverdamping ? decay : min(decay, (stiffness / mass).squareRoot())
  }

  private var regime: Regime {
    let difference = stiffness / mass - decay * decay
    // What rounding leaves of a critically damped spring is one.
    if abs(difference) <= 1e-12 * (stiffness / mass) { return .critical }
    return difference > 0 ? .under(difference.squareRoot()) : .over((-difference).squareRoot())
  }

  /// How far it has come after `time` seconds; more than 1 beyond the target.
  public func value(at time: Double) -> Double {
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
      // In two decays, neither of which overflows.
      let (slow, fast) = (decay - spread, decay + spread)
      let share = (fast - initialVelocity) / (2 * spread)
      return 1 - share * Elementary.exp(-slow * time) - (1 - share) * Elementary.exp(-fast * time)
    }
  }

  /// Its speed after `time` seconds, in ways a second.
  public func velocity(at time: Double) -> Double {
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
  /// After how many seconds no more than `rest` of the way is left or too much, for good; infinity for a
  /// spring that is not braked. UIKit's own formula is not public: this is the time at which the envelope
  /// of the swing has fallen so far (2.78 s for stiffness 100 and damping 5, where Core Animation's
  /// documentation says about 2.85).
  public func settlingDuration(rest: Double = 0.001) -> Double {
    guard damping > 0 else { return .infinity }
    let envelope: (Double) -> Double
    // From here on the envelope falls.
    var low = 0.0
    switch regime {
    case .under(let frequency):
      let part = (decay - initialVelocity) / frequency
      let height = (1 + part * part).squareRoot()
      envelope = { height * Elementary.exp(-decay * $0) }
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

  /// No spring is waited for longer, in seconds. Our choice: above the longest script.
  private static let longestSettling = 10_000.0
}
