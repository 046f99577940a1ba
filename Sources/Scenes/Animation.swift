public import Motion

/// How the properties that a rule assigns are animated: by `UIView.animate`, or by animations that
/// are added to layers. The initialisers have UIKit's argument labels.
public struct Animation: Hashable, Sendable {
  /// What determines the progress over time.
  public enum Timing: Hashable, Sendable {
    /// A timing curve.
    case curve(TimingCurve)
    /// A spring that has nearly settled at the end of the duration. The damping ratio is above 0
    /// and at most 1. The initial velocity is in units of the whole distance per second.
    case usingSpring(damping: Double, initialVelocity: Double)
    /// A spring with a perceived duration, which ends when it has settled. The bounce is above −1
    /// and below 1. The initial velocity is in units of the whole distance per second.
    case bouncing(Double, initialVelocity: Double)
    /// A spring with physical parameters, which ends when it has settled.
    case spring(Spring)
  }

  /// The options of `UIView.AnimationOptions` that have a visible effect. Repetition and
  /// autoreverse are separate properties here.
  public struct Options: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: Int

    /// Creates options from UIKit's raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Starts at the value on screen. Without it, an animation that replaces another one starts at
    /// the old model value, which makes the view jump. It has no effect on properties that animate
    /// additively.
    public static let beginFromCurrentState = Options(rawValue: 1 << 2)
  }

  /// What determines the progress over time.
  public var timing: Timing
  /// The duration. It is zero for a spring with physical parameters, which does not use it.
  public var duration: Duration
  /// The delay before the animation. Default: zero.
  public var delay: Duration
  /// How much later it starts for each item than for the one before it in the section, as in `delay: 0.05 *
  /// Double(indexPath.item)`. Default: zero.
  public var delayPerItem: Duration = .zero
  /// The number of passes, which may be fractional; `.infinity` for endless repetition. Default: 1.
  public var repeatCount: Double
  /// Whether each pass is followed by a pass backwards. After the last one the new value is shown
  /// at once. Default: `false`.
  public var autoreverses: Bool
  /// Options, for example where it starts if another animation is running. Default: empty.
  public var options: Options
  /// Whether it is added to a layer (`CABasicAnimation`, `CASpringAnimation`). Then it animates any
  /// property of a layer, never additively, and does not animate frames. Default: `false`.
  public var isLayerAnimation: Bool

  /// Creates an animation with a timing curve; `curveEaseInOut` by default, as in UIKit.
  public init(
    duration: Duration, delay: Duration = .zero, curve: TimingCurve = .easeInOut,
    repeatCount: Double = 1, autoreverses: Bool = false,
    options: Options = []
  ) {
    self.init(
      .curve(curve), duration: duration, delay: delay, repeatCount: repeatCount,
      autoreverses: autoreverses, options: options)
  }

  /// Creates a spring animation with a fixed duration
  /// (`animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`).
  public init(
    duration: Duration, delay: Duration = .zero, usingSpringWithDamping damping: Double,
    initialSpringVelocity: Double = 0, repeatCount: Double = 1, autoreverses: Bool = false,
    options: Options = []
  ) {
    self.init(
      .usingSpring(damping: damping, initialVelocity: initialSpringVelocity), duration: duration,
      delay: delay, repeatCount: repeatCount, autoreverses: autoreverses,
      options: options)
  }

  /// Creates a spring animation with a perceived duration
  /// (`animate(springDuration:bounce:initialSpringVelocity:delay:)`). UIKit's defaults: 0.5 s and
  /// no bounce (documented).
  public init(
    springDuration: Duration = .milliseconds(500), bounce: Double = 0,
    initialSpringVelocity: Double = 0, delay: Duration = .zero, repeatCount: Double = 1,
    autoreverses: Bool = false,
    options: Options = []
  ) {
    self.init(
      .bouncing(bounce, initialVelocity: initialSpringVelocity), duration: springDuration,
      delay: delay, repeatCount: repeatCount, autoreverses: autoreverses,
      options: options)
  }

  /// Creates a spring animation with the parameters of `CASpringAnimation`, which ends when it has
  /// settled.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false, delay: Duration = .zero, repeatCount: Double = 1,
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
    _ timing: Timing, duration: Duration, delay: Duration, repeatCount: Double, autoreverses: Bool,
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

  /// Creates an animation that is added to a layer (`CABasicAnimation`). Core Animation's defaults:
  /// 0.25 s with constant speed (documented).
  public static func layer(
    duration: Duration = .milliseconds(250), delay: Duration = .zero, curve: TimingCurve = .linear,
    repeatCount: Double = 1, autoreverses: Bool = false, options: Options = []
  ) -> Animation {
    Animation(
      .curve(curve), duration: duration, delay: delay, repeatCount: repeatCount,
      autoreverses: autoreverses, options: options, isLayerAnimation: true)
  }

  /// How views that follow a number move when a finger releases it, if its state has no animation: the critically
  /// damped spring of `UISpringTimingParameters()`, mass 3 and stiffness 1000 (documented; measured for sheets).
  package static let panRelease = Animation(mass: 3, stiffness: 1000, damping: 500)

  /// The animation of cells in `performBatchUpdates`: 0.3 s (observed by several) with UIKit's
  /// default curve (assumed).
  public static let batchUpdates = Animation(duration: .milliseconds(300))
}

extension Animation {
  /// The animation as a function of time.
  ///
  /// - Parameter fit: How a spring is fitted to a duration.
  package func course(_ fit: Spring.Fit) -> Course {
    let (drive, duration) = drive(fit)
    return Course(
      drive, duration: duration, delay: delay.seconds,
      repeatCount: repeatCount, autoreverses: autoreverses)
  }

  private func drive(_ fit: Spring.Fit) -> (Course.Drive, duration: Double) {
    // For Core Animation a duration of 0 means the default (documented).
    let seconds = isLayerAnimation && duration == .zero ? 0.25 : duration.seconds
    // A spring without a duration is not visible.
    guard seconds > 0 || timing.isFree else { return (.curve(.linear), 0) }
    switch timing {
    case .curve(let curve): return (.curve(curve), seconds)
    case .usingSpring(let damping, let velocity):
      let spring = Spring(
        dampingRatio: damping, duration: seconds, initialVelocity: velocity, fit: fit)
      return (.spring(spring), seconds)
    case .bouncing(let bounce, let velocity):
      let spring = Spring(duration: seconds, bounce: bounce, initialVelocity: velocity)
      return (.spring(spring), spring.settlingSeconds())
    case .spring(let spring):
      return (
        .spring(spring), duration > .zero ? duration.seconds : spring.settlingSeconds()
      )
    }
  }
}

extension Animation {
  /// The animation with another initial velocity of its spring, in units of the whole distance per second. An animation
  /// with a timing curve has none.
  package func beginning(withVelocity velocity: Double) -> Animation {
    var animation = self
    switch timing {
    case .curve: break
    case .usingSpring(let damping, _):
      animation.timing = .usingSpring(damping: damping, initialVelocity: velocity)
    case .bouncing(let bounce, _):
      animation.timing = .bouncing(bounce, initialVelocity: velocity)
    case .spring(let spring):
      animation.timing = .spring(
        Spring(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          initialVelocity: velocity, allowsOverdamping: spring.allowsOverdamping))
    }
    return animation
  }
}

extension Animation.Timing {
  /// Whether the duration follows from the spring's parameters.
  var isFree: Bool {
    switch self {
    case .spring: true
    case .curve, .usingSpring, .bouncing: false
    }
  }
}
