internal import Drawing
internal import Motion
internal import Notation

/// The valid values of animations. All limits are our choice, wider than any visible effect needs.
extension Animation {
  /// Durations and delays, in seconds.
  package static let durations = 0.0...Double(SceneLimits.longestScript)
  /// Delays for each item, in seconds. A list that starts one item a second is watched item by item.
  package static let delaysPerItem = 0.0...10.0
  /// Damping ratios of springs with a duration. UIKit requires values above 0.
  package static let dampingRatios = 0.01...1.0
  /// Initial velocities, in units of the whole distance per second.
  package static let velocities = -1000.0...1000.0
  /// Bounces of springs. At 1 a spring would never settle.
  package static let bounces = -0.99...0.99
  /// Masses of springs.
  package static let masses = 0.001...10_000.0
  /// Stiffnesses of springs.
  package static let stiffnesses = 0.001...1_000_000.0
  /// Damping coefficients of springs. At 0 a spring would never settle.
  package static let dampings = 0.001...100_000.0
  /// Repeat counts of animations that end.
  package static let repeatCounts = 0.01...10_000.0
  /// The x of a timing curve's control points, as a fraction of the duration.
  package static let curveTimes = 0.0...1.0
  /// The y of a timing curve's control points, as a fraction of the distance.
  package static let curveWays = -10.0...10.0

  /// The problem with the values; `nil` if they are valid.
  package var objection: String? {
    func outside(_ what: String, _ number: Double, _ range: ClosedRange<Double>) -> String? {
      range.contains(number) ? nil : SceneLimits.mustBe(what, within: range)
    }
    let parts: [String?]
    switch timing {
    case .curve(let curve):
      parts = [curve.controlPoint1, curve.controlPoint2].map {
        outside("a curve's way", $0.y, Self.curveWays)
      }
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
    let common: [String?] = [
      outside("duration", duration.seconds, Self.durations),
      outside("delay", delay.seconds, Self.durations),
      outside("delayPerItem", delayPerItem.seconds, Self.delaysPerItem),
      repeatCount == .infinity ? nil : outside("repeatCount", repeatCount, Self.repeatCounts),
    ]
    for case let objection? in parts + common { return objection }
    let end = course(.robust).end
    return end <= Double(SceneLimits.longestScript) || repeatCount == .infinity
      ? nil
      : "the animation takes \(decimal(end)) s; at most \(SceneLimits.longestScript) are possible"
  }
}
