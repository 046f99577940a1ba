internal import Motion

/// The keys of a rule that are not paths of properties.
enum RuleKey: String, SceneKey {
  case when, animation, leaving

  static var required: [RuleKey] { [.when] }

  var meaning: String {
    switch self {
    case .when: "The states in which the rule holds."
    case .animation: "How what it assigns changes; at once when it is not written."
    case .leaving: "How it changes back when the rule stops to hold; as animation by default."
    }
  }

  var schema: SchemaType {
    switch self {
    case .when: .predicate
    case .animation, .leaving: .animation
    }
  }
}

/// The keys of an animation: UIKit's argument labels, and Core Animation's of a spring.
enum AnimationKey: String, SceneKey {
  case duration, delay, curve
  case usingSpringWithDamping, initialSpringVelocity
  case springDuration, bounce
  case mass, stiffness, damping, initialVelocity
  case repeatCount, autoreverses

  var meaning: String {
    switch self {
    case .duration: "How long it takes, in seconds."
    case .delay: "How long nothing moves before it, in seconds; 0 by default."
    case .curve:
      "A word, or the control points [x1, y1, x2, y2] of a cubic Bézier; easeInOut by default."
    case .usingSpringWithDamping:
      "How a spring of that duration is braked, above 0 to 1 (no swing beyond the end)."
    case .initialSpringVelocity: "Its speed at the start, in ways a second; 0 by default."
    case .springDuration: "How long a spring seems to take, in seconds; 0.5 by default."
    case .bounce: "How far it swings, above -1 and below 1; 0 by default."
    case .mass: "The mass that a spring moves; 1 by default."
    case .stiffness: "How strongly it pulls; 100 by default."
    case .damping: "How strongly it is braked; 10 by default."
    case .initialVelocity: "Its speed at the start, in ways a second; 0 by default."
    case .repeatCount: "How often it is played: a number, or infinity; 1 by default."
    case .autoreverses: "Whether each pass is followed by one backwards; false by default."
    }
  }

  var schema: SchemaType {
    switch self {
    case .duration, .delay, .usingSpringWithDamping, .initialSpringVelocity, .springDuration,
      .bounce, .mass, .stiffness, .damping, .initialVelocity:
      .number
    case .curve: .either([.words(TimingCurve.named.map(\.name)), .list(.number)])
    case .repeatCount: .either([.integer, .words([Self.endless])])
    case .autoreverses: .boolean
    }
  }

  /// The word for an animation that never ends.
  static let endless = "infinity"

  /// What an animation is made with; the parts of different kinds exclude each other.
  enum Kind: Sendable {
    case curve, usingSpring, bouncing, spring
  }

  /// The kind of animation that the key belongs to; `nil` for what several kinds have.
  var kind: Kind? {
    switch self {
    case .curve: .curve
    case .usingSpringWithDamping: .usingSpring
    case .springDuration, .bounce: .bouncing
    case .mass, .stiffness, .damping, .initialVelocity: .spring
    case .duration, .initialSpringVelocity, .delay, .repeatCount, .autoreverses: nil
    }
  }
}

extension TimingCurve {
  /// The curves that have names in scene files: UIKit's without "curve", and Core Animation's default.
  static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("default", .coreAnimationDefault),
  ]
}
