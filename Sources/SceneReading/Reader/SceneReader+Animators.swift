internal import Interaction
internal import SceneFormat
internal import Scenes
internal import YAMLReading

/// Reads the animators of numbers.
extension SceneReader {
  /// Reads an animator: the keys of an animation that has a start and an end, and its own.
  mutating func readAnimator(_ node: SourceNode) -> PropertyAnimator? {
    guard case .mapping(let pairs) = node.content else {
      report(node.location, "an animator is a map, as in { duration: 0.5 }, not \(node.kind)")
      return nil
    }
    let entries = entries(of: node, in: "an animator", as: AnimatorKey.self)
    var (scrubsLinearly, factor): (Bool?, Double?) = (true, 0)
    var timing: [(key: AnimationKey, value: SourceNode)] = []
    for (key, value) in entries {
      switch key {
      case .scrubsLinearly: scrubsLinearly = boolean(value, for: key.rawValue)
      case .durationFactor: factor = number(value, for: key.rawValue, in: 0...100)
      case .duration, .curve, .usingSpringWithDamping, .springDuration, .bounce, .mass, .stiffness,
        .damping, .allowsOverdamping:
        if let key = AnimationKey(rawValue: key.rawValue) { timing.append((key, value)) }
      }
    }
    guard let scrubsLinearly, let factor,
      let animation = self.timing(
        timing, at: node.location, isWhole: entries.count == pairs.count)
    else { return nil }
    return PropertyAnimator(animation, scrubsLinearly: scrubsLinearly, durationFactor: factor)
  }
}
