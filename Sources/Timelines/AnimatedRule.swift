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

  init(_ rule: Rule, _ fit: Spring.Fit) {
    when = rule.when
    targets = Set(
      rule.assignments.map { assignment in
        let target = ContentPart.target(assignment.property, of: assignment.view)
        return Target(view: target.view, property: target.property)
      })
    affectsLayout = targets.contains { $0.property.definition.affectsLayout }
    arriving = rule.animation.flatMap { AnimationPlan($0, fit) }
    // A leaving animation that lasts 0 seconds is none; it does not become the arriving one.
    leaving = rule.leaving.map { AnimationPlan($0, fit) } ?? arriving
  }

  /// The animation when the rule starts to hold, or stops; `nil` for no animation.
  func animation(_ holds: Bool) -> AnimationPlan? { holds ? arriving : leaving }

  /// Whether the rule assigns a property of a view.
  func assigns(_ property: PropertyName, of view: ViewName) -> Bool {
    targets.contains(Target(view: view, property: property))
  }
}
