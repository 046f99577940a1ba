internal import Drawing
internal import Motion

/// What animations can be. All limits are our choice: wide for anything that a person wants to see.
extension Animation {
  /// Durations and delays, in seconds.
  package static let durations = 0.0...Double(SceneLimits.longestScript)
  /// How a spring of a given duration is braked; UIKit takes what is above 0.
  package static let dampingRatios = 0.01...1.0
  /// Speeds at the start, in ways a second.
  package static let velocities = -1000.0...1000.0
  /// How far springs swing; at 1 they would never come to rest.
  package static let bounces = -0.99...0.99
  /// The masses that springs move.
  package static let masses = 0.001...10_000.0
  /// How strongly springs pull.
  package static let stiffnesses = 0.001...1_000_000.0
  /// How strongly springs are braked; at 0 they would never come to rest.
  package static let dampings = 0.001...100_000.0
  /// How often an animation with an end can be played.
  package static let repeatCounts = 0.01...10_000.0
  /// The times of a curve's control points, in parts of the duration.
  package static let curveTimes = 0.0...1.0
  /// How far on its way a curve may lead.
  package static let curveWays = -10.0...10.0

  /// What is wrong with the numbers; `nil` for nothing.
  var objection: String? {
    func outside(_ what: String, _ number: Double, _ range: ClosedRange<Double>) -> String? {
      range.contains(number) ? nil : PropertyType.mustBe(what, within: range)
    }
    let parts: [String?]
    switch timing {
    case .curve(let curve):
      parts = [curve.first, curve.second].map { outside("a curve's way", $0.y, Self.curveWays) }
    case .usingSpring(let damping, let velocity):
      parts = [
        outside("usingSpringWithDamping", damping, Self.dampingRatios),
        outside("initialSpringVelocity", velocity, Self.velocities),
      ]
    case .bouncing(let bounce, let velocity):
      parts = [
        outside("bounce", bounce, Self.bounces),
        outside("initialSpringVelocity", velocity, Self.velocities),
        duration > .zero ? nil : "springDuration must be above 0",
      ]
    case .spring(let spring):
      parts = [
        outside("mass", spring.mass, Self.masses),
        outside("stiffness", spring.stiffness, Self.stiffnesses),
        outside("damping", spring.damping, Self.dampings),
        outside("initialVelocity", spring.initialVelocity, Self.velocities),
      ]
    }
    if isLayerAnimation, case .usingSpring = timing {
      return
        "usingSpringWithDamping belongs to UIView.animate; write stiffness and damping for a layer"
    }
    let common = [
      outside("duration", duration.seconds, Self.durations),
      outside("delay", delay.seconds, Self.durations),
      repeatCount.flatMap { outside("repeatCount", $0, Self.repeatCounts) },
    ]
    if let objection = (parts + common).lazy.compactMap({ $0 }).first { return objection }
    let end = course(.robust).end
    return end <= Double(SceneLimits.longestScript) || repeatCount == nil
      ? nil
      : "the animation takes \(decimal(end)) s; at most \(SceneLimits.longestScript) are possible"
  }
}
