public import Motion

/// How the properties that a rule assigns change from the old value to the new one: as in `UIView.animate`,
/// or by animations that are added to layers. The initialisers have UIKit's argument labels.
public struct Animation: Hashable, Sendable {
  /// What determines how far it has come at a time.
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

  /// `UIView.AnimationOptions`, as far as they change what is seen. Repeating and reversing are properties
  /// of the animation here.
  public struct Options: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: Int

    /// Makes options of UIKit's raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Starts at the value on screen. Without it an animation that replaces another one starts at the old
    /// model value, and the picture jumps. It changes nothing for properties that animate additively.
    public static let beginFromCurrentState = Options(rawValue: 1 << 2)
  }

  /// What the motion follows.
  public var timing: Timing
  /// How long it takes. It has no meaning for a spring by its physics, and is zero there.
  public var duration: Duration
  /// How long nothing moves before it. Default: zero.
  public var delay: Duration
  /// How often it is played, a fraction for part of a pass; `nil` for without end. Default: once.
  public var repeatCount: Double?
  /// Whether each pass is followed by one backwards; after the last the new value shows at once.
  /// Default: `false`.
  public var autoreverses: Bool
  /// Where it starts if another animation is under way. Default: empty.
  public var options: Options
  /// Whether it is an animation that is added to a layer (`CABasicAnimation`, `CASpringAnimation`): it
  /// changes any property of a layer, never additively, and does not move frames. Default: `false`.
  public var isLayerAnimation: Bool

  /// An animation along a curve, `curveEaseInOut` if nothing else is said, as UIKit's.
  public init(
    duration: Duration, delay: Duration = .zero, curve: TimingCurve = .easeInOut,
    repeatCount: Double? = 1, autoreverses: Bool = false,
    options: Options = []
  ) {
    self.init(
      .curve(curve), duration: duration, delay: delay, repeatCount: repeatCount,
      autoreverses: autoreverses, options: options)
  }

  /// An animation by a spring that takes a given time
  /// (`animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`).
  public init(
    duration: Duration, delay: Duration = .zero, usingSpringWithDamping damping: Double,
    initialSpringVelocity: Double = 0, repeatCount: Double? = 1, autoreverses: Bool = false,
    options: Options = []
  ) {
    self.init(
      .usingSpring(damping: damping, initialVelocity: initialSpringVelocity), duration: duration,
      delay: delay, repeatCount: repeatCount, autoreverses: autoreverses,
      options: options)
  }

  /// An animation by a spring that seems to take a given time
  /// (`animate(springDuration:bounce:initialSpringVelocity:delay:)`). UIKit's defaults: 0.5 s and no
  /// bounce (documented).
  public init(
    springDuration: Duration = .milliseconds(500), bounce: Double = 0,
    initialSpringVelocity: Double = 0, delay: Duration = .zero, repeatCount: Double? = 1,
    autoreverses: Bool = false,
    options: Options = []
  ) {
    self.init(
      .bouncing(bounce, initialVelocity: initialSpringVelocity), duration: springDuration,
      delay: delay, repeatCount: repeatCount, autoreverses: autoreverses,
      options: options)
  }

  /// An animation by a spring with the parameters of `CASpringAnimation`, until it has settled.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false, delay: Duration = .zero, repeatCount: Double? = 1,
    autoreverses: Bool = false, options: Options = []
  ) {
    self.init(
      .spring(
        Spring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
          allowsOverdamping: allowsOverdamping)),
      duration: .zero, delay: delay, repeatCount: repeatCount, autoreverses: autoreverses,
      options: options)
  }

  package init(
    _ timing: Timing, duration: Duration, delay: Duration, repeatCount: Double?, autoreverses: Bool,
    options: Options, isLayerAnimation: Bool = false
  ) {
    self.timing = timing
    self.duration = duration
    self.delay = delay
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.options = options
    self.isLayerAnimation = isLayerAnimation
  }

  /// An animation that is added to a layer (`CABasicAnimation`). Core Animation's defaults: 0.25 s at an
  /// even speed (documented).
  public static func layer(
    duration: Duration = .milliseconds(250), delay: Duration = .zero, curve: TimingCurve = .linear,
    repeatCount: Double? = 1, autoreverses: Bool = false, options: Options = []
  ) -> Animation {
    Animation(
      .curve(curve), duration: duration, delay: delay, repeatCount: repeatCount,
      autoreverses: autoreverses, options: options, isLayerAnimation: true)
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
      repeatCount: repeatCount ?? .infinity, autoreverses: autoreverses)
  }

  private func drive(_ fit: Spring.Fit) -> (Course.Drive, duration: Double) {
    // Core Animation takes no duration for its default (documented).
    let seconds = isLayerAnimation && duration == .zero ? 0.25 : duration.seconds
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
