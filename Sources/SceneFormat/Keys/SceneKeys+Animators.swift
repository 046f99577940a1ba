/// The keys of an animator.
package enum AnimatorKey: String, SceneKey {
  case duration, curve, usingSpringWithDamping, springDuration, bounce
  case mass, stiffness, damping, allowsOverdamping
  case scrubsLinearly, durationFactor

  /// The key of an animation with the same name; `nil` for those that only animators have.
  private var ofAnimation: AnimationKey? { AnimationKey(rawValue: rawValue) }

  package var meaning: String {
    switch self {
    case .duration: "The duration of the whole way in seconds."
    case .scrubsLinearly:
      "Whether a paused animator shows the number itself, and not the curve's progress there; true by default."
    case .durationFactor:
      "How long the rest takes when the animator continues, as a factor of the duration; 0, the default, for the time that is left."
    case .curve:
      "A word, or the control points [x1, y1, x2, y2] of a cubic Bézier; easeInOut by default."
    case .usingSpringWithDamping, .springDuration, .bounce, .mass, .stiffness, .damping,
      .allowsOverdamping:
      ofAnimation?.meaning ?? ""
    }
  }

  package var schema: SchemaType {
    switch self {
    case .scrubsLinearly: .boolean
    case .durationFactor: .number
    case .duration, .curve, .usingSpringWithDamping, .springDuration, .bounce, .mass, .stiffness,
      .damping, .allowsOverdamping:
      ofAnimation?.schema ?? .number
    }
  }
}
