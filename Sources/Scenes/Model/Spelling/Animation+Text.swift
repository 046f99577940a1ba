internal import Drawing
internal import Motion

extension Animation {
  /// The animation in the syntax of scene files.
  package var sceneText: String {
    var parts: [String] = []
    func add(_ key: AnimationKey, _ number: Double, unless silent: Double? = nil) {
      if number != silent { parts.append("\(key.rawValue): \(decimal(number, places: 10))") }
    }
    switch timing {
    case .curve(let curve):
      add(.duration, duration.seconds)
      if curve != Self.defaultCurve(ofLayer: isLayerAnimation) {
        parts.append("\(AnimationKey.curve.rawValue): \(curve.sceneText)")
      }
    case .usingSpring(let damping, let velocity):
      add(.duration, duration.seconds)
      add(.usingSpringWithDamping, damping)
      add(.initialSpringVelocity, velocity, unless: 0)
    case .bouncing(let bounce, let velocity):
      add(.springDuration, duration.seconds)
      add(.bounce, bounce, unless: 0)
      add(.initialSpringVelocity, velocity, unless: 0)
    case .spring(let spring):
      add(.mass, spring.mass, unless: 1)
      add(.stiffness, spring.stiffness)
      add(.damping, spring.damping)
      add(.initialVelocity, spring.initialVelocity, unless: 0)
      if spring.allowsOverdamping {
        parts.append("\(AnimationKey.allowsOverdamping.rawValue): true")
      }
    }
    add(.delay, delay.seconds, unless: 0)
    if repeatCount != 1 {
      let count = repeatCount.map { decimal($0, places: 10) } ?? AnimationKey.endless
      parts.append("\(AnimationKey.repeatCount.rawValue): \(count)")
    }
    if autoreverses { parts.append("\(AnimationKey.autoreverses.rawValue): true") }
    if !options.isEmpty {
      let words = Options.named.filter { options.contains($0.option) }.map(\.name)
      parts.append("\(AnimationKey.options.rawValue): [\(words.joined(separator: ", "))]")
    }
    if isLayerAnimation { parts.append("\(AnimationKey.layerAnimation.rawValue): true") }
    return "{ \(parts.joined(separator: ", ")) }"
  }
}

extension TimingCurve {
  fileprivate var sceneText: String {
    if let name = Self.named.first(where: { $0.curve == self })?.name { return name }
    let numbers = [first.x, first.y, second.x, second.y].map { decimal($0, places: 10) }
    return "[\(numbers.joined(separator: ", "))]"
  }
}
