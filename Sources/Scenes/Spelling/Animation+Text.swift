internal import Drawing
internal import Motion

extension Animation {
  /// The animation in the syntax of scene files.
  package var sceneText: String {
    "{ \(parts().joined(separator: ", ")) }"
  }

  /// The keys and values in the syntax of scene files.
  ///
  /// - Parameter isPart: Whether they are keys of a `LayerAnimation`, which has Core Animation's name for the
  ///   curve and is always an animation of a layer.
  func parts(ofLayerAnimation isPart: Bool = false) -> [String] {
    var parts: [String] = []
    func add(_ key: String, _ number: Double, unless silent: Double? = nil) {
      if number != silent { parts.append("\(key): \(decimal(number, places: 10))") }
    }
    switch timing {
    case .curve(let curve):
      add("duration", duration.seconds)
      if curve != Self.defaultCurve(ofLayer: isLayerAnimation) {
        parts.append("\(isPart ? "timingFunction" : "curve"): \(curve.sceneText)")
      }
    case .usingSpring(let damping, let velocity):
      add("duration", duration.seconds)
      add("usingSpringWithDamping", damping)
      add("initialSpringVelocity", velocity, unless: 0)
    case .bouncing(let bounce, let velocity):
      add("springDuration", duration.seconds)
      add("bounce", bounce, unless: 0)
      add("initialSpringVelocity", velocity, unless: 0)
    case .spring(let spring):
      add("duration", duration.seconds, unless: 0)
      add("mass", spring.mass, unless: 1)
      add("stiffness", spring.stiffness)
      add("damping", spring.damping)
      add("initialVelocity", spring.initialVelocity, unless: 0)
      if spring.allowsOverdamping {
        parts.append("allowsOverdamping: true")
      }
    }
    add(isPart ? "beginTime" : "delay", delay.seconds, unless: 0)
    add("delayPerItem", delayPerItem.seconds, unless: 0)
    if repeatCount != 1 {
      let count = repeatCount == .infinity ? Self.endless : decimal(repeatCount, places: 10)
      parts.append("repeatCount: \(count)")
    }
    if autoreverses { parts.append("autoreverses: true") }
    if !options.isEmpty {
      let words = Options.named.filter { options.contains($0.option) }.map(\.name)
      parts.append("options: [\(words.joined(separator: ", "))]")
    }
    if isLayerAnimation, !isPart { parts.append("layerAnimation: true") }
    return parts
  }
}

extension TimingCurve {
  /// The curve in the syntax of scene files: a name, or the numbers of its two points.
  package var sceneText: String {
    if let name = Self.named.first(where: { $0.curve == self })?.name { return name }
    let numbers = [controlPoint1, controlPoint2].flatMap { [$0.x, $0.y] }
      .map { decimal($0, places: 10) }
    return "[\(numbers.joined(separator: ", "))]"
  }
}
