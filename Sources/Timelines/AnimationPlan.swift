internal import Motion
internal import Scenes
internal import Views

/// An animation of the scene with its course computed.
struct AnimationPlan: Hashable, Sendable {
  /// Where an animation of a property starts.
  enum Start: Sendable {
    /// At the value on screen: the difference between the old and the new model value is added to
    /// running animations.
    case additive
    /// At the old model value. A running animation of the property ends.
    case model
    /// At the value on screen. A running animation of the property ends.
    case presentation
  }

  /// The progress as a function of time.
  private(set) var course: Course
  /// How much later it starts for each item than for the one before it, in seconds.
  private let delayPerItem: Double
  /// Whether it is added to a layer, instead of by `UIView.animate`.
  let isLayerAnimation: Bool
  /// Whether properties that are replaced start at the value on screen.
  let beginsFromCurrentState: Bool
  /// Whether it is that of an animator. It shows at each moment what the same number shows while it is paused, so that
  /// nothing jumps where a finger catches it.
  let isAnimator: Bool

  /// Returns `nil` if the duration is 0, so that the change happens at once.
  init?(_ animation: Animation, _ fit: Spring.Fit) {
    course = animation.course(fit)
    guard course.end > 0 else { return nil }
    isLayerAnimation = animation.isLayerAnimation
    delayPerItem = animation.delayPerItem.seconds
    beginsFromCurrentState = animation.options.contains(.beginFromCurrentState)
    isAnimator = false
  }

  /// The animation of an animator, which starts where it was stopped. Returns `nil` if it takes no time.
  init?(_ course: Course) {
    guard course.end > 0 else { return nil }
    (self.course, delayPerItem, isLayerAnimation) = (course, 0, false)
    (beginsFromCurrentState, isAnimator) = (true, true)
  }

  /// Returns the animation of the item at a position in its section.
  func forItem(at position: Int) -> AnimationPlan {
    guard delayPerItem > 0 else { return self }
    var plan = self
    plan.course = course.delayed(by: delayPerItem * Double(position))
    return plan
  }

  /// Whether it is repeated without an end.
  var isEndless: Bool { !course.end.isFinite }

  /// Whether it animates frames.
  var movesFrames: Bool { !isLayerAnimation }

  /// Where it starts for a property; `nil` if it does not animate the property.
  func start(_ animatability: Animatability) -> Start? {
    let replacing = beginsFromCurrentState ? Start.presentation : .model
    switch animatability {
    case .none, .throughLayout: return nil
    case .additive: return isLayerAnimation ? replacing : .additive
    case .replacing: return replacing
    case .layerOnly: return isLayerAnimation ? replacing : nil
    }
  }
}
