public import Motion

/// How what a rule assigns gets from its old value to its new one (`UIView.animate`). The initialisers
/// have UIKit's argument labels.
public struct Animation: Hashable, Sendable {
  /// What the motion follows.
  public enum Timing: Hashable, Sendable {
    /// A curve, through the whole duration.
    case curve(TimingCurve)
    /// A spring that is all but at rest when the duration is over: how it is braked, above 0 to 1, and
    /// its speed at the start, in ways a second.
    case usingSpring(damping: Double, initialVelocity: Double)
    /// A spring whose duration is how long it seems to take: how far it swings, above −1 and below 1,
    /// and its speed at the start. It ends when it has settled.
    case bouncing(Double, initialVelocity: Double)
    /// A spring by its physics; it ends when it has settled.
    case spring(Spring)
  }

  /// What the motion follows.
  public var timing: Timing
  /// How long it takes; for a spring by its physics it means nothing and is zero.
  public var duration: Duration
  /// How long nothing moves before it. Default: zero.
  public var delay: Duration
  /// How often it is played; `nil` for without end. Default: once.
  public var repeatCount: Int?
  /// Whether each pass is followed by one backwards; after the last the new value shows at once.
  /// Default: `false`.
  public var autoreverses: Bool

  /// An animation along a curve, `curveEaseInOut` if nothing else is said, as UIKit's.
  public init(
    duration: Duration, delay: Duration = .zero, curve: TimingCurve = .easeInOut,
    repeatCount: Int? = 1, autoreverses: Bool = false
  ) {
    self.init(
      .curve(curve), duration: duration, delay: delay, repeatCount: repeatCount,
      autoreverses: autoreverses)
  }

  /// An animation by a spring that takes a given time
  /// (`animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`).
  public init(
    duration: Duration, delay: Duration = .zero, usingSpringWithDamping damping: Double,
    initialSpringVelocity: Double = 0, repeatCount: Int? = 1, autoreverses: Bool = false
  ) {
    self.init(
      .usingSpring(damping: damping, initialVelocity: initialSpringVelocity), duration: duration,
      delay: delay, repeatCount: repeatCount, autoreverses: autoreverses)
  }

  /// An animation by a spring that seems to take a given time
  /// (`animate(springDuration:bounce:initialSpringVelocity:delay:)`). UIKit's defaults: 0.5 s and no
  /// bounce (documented).
  public init(
    springDuration: Duration = .milliseconds(500), bounce: Double = 0,
    initialSpringVelocity: Double = 0, delay: Duration = .zero, repeatCount: Int? = 1,
    autoreverses: Bool = false
  ) {
    self.init(
      .bouncing(bounce, initialVelocity: initialSpringVelocity), duration: springDuration,
      delay: delay, repeatCount: repeatCount, autoreverses: autoreverses)
  }

  /// An animation by a spring with the parameters of `CASpringAnimation`, until it has settled.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    delay: Duration = .zero, repeatCount: Int? = 1, autoreverses: Bool = false
  ) {
    self.init(
      .spring(
        Spring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)),
      duration: .zero, delay: delay, repeatCount: repeatCount, autoreverses: autoreverses)
  }

  init(
    _ timing: Timing, duration: Duration, delay: Duration, repeatCount: Int?, autoreverses: Bool
  ) {
    self.timing = timing
    self.duration = duration
    self.delay = delay
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }

  /// How cells move in `performBatchUpdates`: 0.3 s (observed by several) along UIKit's default curve
  /// (assumed).
  public static let batchUpdates = Animation(duration: .milliseconds(300))
}

extension Animation {
  /// The animation as a function of time.
  ///
  /// - Parameter fit: How the spring of a duration is found.
  package func course(_ fit: Spring.Fit) -> Course {
    let (drive, duration) = drive(fit)
    return Course(
      drive, duration: duration, delay: delay.seconds,
      repeatCount: repeatCount.map(Double.init) ?? .infinity, autoreverses: autoreverses)
  }

  private func drive(_ fit: Spring.Fit) -> (Course.Drive, duration: Double) {
    let seconds = duration.seconds
    // Without a duration there is no spring, and nothing to see of one.
    guard seconds > 0 || timing.isFree else { return (.curve(.linear), 0) }
    switch timing {
    case .curve(let curve): return (.curve(curve), seconds)
    case .usingSpring(let damping, let velocity):
      let spring = Spring(
        dampingRatio: damping, duration: seconds, initialVelocity: velocity, fit: fit)
      return (.spring(spring), seconds)
    case .bouncing(let bounce, let velocity):
      let spring = Spring(duration: seconds, bounce: bounce, initialVelocity: velocity)
      return (.spring(spring), spring.settlingDuration())
    case .spring(let spring): return (.spring(spring), spring.settlingDuration())
    }
  }
}

extension Animation.Timing {
  /// Whether the duration is not the author's to choose.
  var isFree: Bool {
    switch self {
    case .spring: true
    case .curve, .usingSpring, .bouncing: false
    }
  }
}
