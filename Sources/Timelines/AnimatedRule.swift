internal import Motion
internal import Scenes
internal import Vocabulary

/// A rule of a scene with the courses of its animations, computed once for a script.
struct AnimatedRule: Sendable {
  /// A property of a view.
  private struct Target: Hashable {
    let view: ViewName
    let property: PropertyName
  }

  /// The condition of the rule.
  let when: CellPredicate
  /// Whether the frames of views may depend on what the rule assigns.
  let affectsLayout: Bool
  private let targets: Set<Target>
  private let arriving: AnimationPlan?
  private let leaving: AnimationPlan?
  /// The animations that it adds to layers.
  let layerAnimations: [LayerAnimation]
  /// The transitions of views when it starts or stops to hold.
  let transitions: [(transition: ViewTransition, plan: AnimationPlan)]

  init(_ rule: Rule, _ fit: Spring.Fit) {
    when = rule.when
    targets = Set(
      rule.assignments.map { assignment in
        let target = ContentPart.target(assignment.property, of: assignment.view)
        return Target(view: target.view, property: target.property)
      })
    affectsLayout = targets.contains { $0.property.definition.affectsLayout }
    layerAnimations = rule.layerAnimations
    transitions = rule.transitions.compactMap { transition in
      AnimationPlan(transition.timing, fit).map { (transition: transition, plan: $0) }
    }
    arriving = rule.animation.flatMap { AnimationPlan($0, fit) }
    // A leaving animation that lasts 0 seconds is none; it does not become the arriving one.
    // One that is repeated without an end is repeated while the rule holds, and does not lead back.
    let isEndless = arriving?.isEndless == true
    leaving = rule.leaving.map { AnimationPlan($0, fit) } ?? (isEndless ? nil : arriving)
  }

  /// The animation when the rule starts to hold, or stops; `nil` for no animation.
  func animation(_ holds: Bool) -> AnimationPlan? { holds ? arriving : leaving }

  /// Whether it animates for as long as it holds, so that a cell moves from its first moment on.
  var isEndless: Bool { arriving?.isEndless == true }

  /// Whether the rule assigns a property of a view.
  func assigns(_ property: PropertyName, of view: ViewName) -> Bool {
    targets.contains(Target(view: view, property: property))
  }
}
