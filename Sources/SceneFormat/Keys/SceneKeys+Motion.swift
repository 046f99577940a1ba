internal import Motion
internal import Scenes

/// The keys of a rule that are not paths of properties.
package enum RuleKey: String, SceneKey {
  case when, animation, leaving, keyframes, calculationMode, layerAnimations, transitions,
    completion

  package static var required: [RuleKey] { [.when] }

  package var meaning: String {
    switch self {
    case .when: "The states in which the rule holds."
    case .animation: "The animation when the rule starts to hold. Default: none."
    case .leaving:
      "The animation when the rule stops to hold. Default: the same as animation, or none if that is repeated"
        + " without an end."
    case .keyframes:
      "Parts of the animation (UIView.animateKeyframes), in the order of their start. What they assign last is what"
        + " the rule assigns. Default: none."
    case .calculationMode:
      "How values move between keyframes: linear (default), discrete, paced, with constant speed, or cubic and"
        + " cubicPaced, along a smooth curve."
    case .layerAnimations:
      "Animations that are added to layers while the rule holds. Default: none."
    case .transitions:
      "How views change to what they show next when the rule starts or stops to hold. Default: at once."
    case .completion:
      "What the app does when the animation, or without one the last of the layer animations, has ended with the rule still holding. Default: nothing."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .when: .predicate
    case .animation, .leaving: .animation
    case .keyframes: .list(.map("keyframe"))
    case .calculationMode: .words(LayerAnimation.CalculationMode.allCases.map(\.rawValue))
    case .layerAnimations: .list(.map("layerAnimation"))
    case .transitions: .list(.map("transition"))
    case .completion: ActionKey.actionsSchema
    }
  }
}

/// The keys of a keyframe that are not paths of properties: UIKit's argument labels.
package enum KeyframeKey: String, SceneKey {
  case relativeStartTime, relativeDuration

  package static var required: [KeyframeKey] { [.relativeStartTime, .relativeDuration] }

  package var meaning: String {
    switch self {
    case .relativeStartTime:
      "When it starts, as a fraction of the animation's duration, from 0 to 1."
    case .relativeDuration:
      "How long it takes, as a fraction of the animation's duration; with 0 the values are set at its start."
    }
  }

  package var schema: SchemaType { .number }
}

/// The keys of an animation: UIKit's argument labels, and Core Animation's of a spring.
package enum AnimationKey: String, SceneKey {
  case duration, delay, delayPerItem, curve
  case usingSpringWithDamping, initialSpringVelocity
  case springDuration, bounce
  case mass, stiffness, damping, initialVelocity, allowsOverdamping
  case repeatCount, autoreverses, options, layerAnimation

  package var meaning: String {
    switch self {
    case .duration:
      "The duration in seconds; 0.25 by default for layerAnimation, otherwise required."
    case .delay: "The delay before it starts, in seconds; 0 by default."
    case .delayPerItem:
      "How much later it starts for each item than for the one before it in the section, in seconds; 0 by default."
    case .curve:
      "A word, or the control points [x1, y1, x2, y2] of a cubic Bézier; easeInOut by default,"
        + " linear for layerAnimation."
    case .usingSpringWithDamping:
      "The damping ratio of a spring of that duration, above 0, up to 1 (no overshoot)."
    case .initialSpringVelocity:
      "The initial velocity, in total distances per second; 0 by default."
    case .springDuration: "The perceptual duration of a spring, in seconds; 0.5 by default."
    case .bounce: "The bounce of the spring, above -1 and below 1; 0 by default."
    case .mass: "The mass of the spring; 1 by default."
    case .stiffness: "The stiffness of the spring; 100 by default."
    case .damping: "The damping coefficient of the spring; 10 by default."
    case .initialVelocity: "The initial velocity, in total distances per second; 0 by default."
    case .allowsOverdamping:
      "Whether damping may exceed the critical damping; if false, the default, it acts as that."
    case .repeatCount: "How often it is played: a number, or infinity; 1 by default."
    case .autoreverses: "Whether each pass is followed by a pass backwards; false by default."
    case .options:
      "beginFromCurrentState: alpha and colours start at the value on screen, not at the model value."
    case .layerAnimation:
      "Whether it is added to the layer, as CABasicAnimation, which also moves borders, shadows and shapes;"
        + " false by default, which is UIView.animate."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .duration, .delay, .delayPerItem, .usingSpringWithDamping, .initialSpringVelocity,
      .springDuration, .bounce, .mass, .stiffness, .damping, .initialVelocity:
      .number
    case .curve: .either([.words(TimingCurve.named.map(\.name)), .list(.number)])
    case .repeatCount: .either([.number, .words([Animation.endless])])
    case .autoreverses, .allowsOverdamping, .layerAnimation: .boolean
    case .options: .list(.words(Animation.Options.named.map(\.name)))
    }
  }

  /// The kinds of animations, whose keys exclude each other.
  package enum Kind: Sendable {
    case curve, usingSpring, bouncing, spring
  }

  /// The kind of animation that the key belongs to; `nil` for keys of several kinds.
  package var kind: Kind? {
    switch self {
    case .curve: .curve
    case .usingSpringWithDamping: .usingSpring
    case .springDuration, .bounce: .bouncing
    case .mass, .stiffness, .damping, .initialVelocity, .allowsOverdamping: .spring
    case .duration, .initialSpringVelocity, .delay, .delayPerItem, .repeatCount, .autoreverses,
      .options,
      .layerAnimation:
      nil
    }
  }
}
