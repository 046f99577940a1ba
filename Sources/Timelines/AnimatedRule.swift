internal import Interaction
internal import Motion
internal import Scenes
internal import Views
internal import Vocabulary

/// A rule of a scene with the courses of its animations, computed once for a script.
struct AnimatedRule: Sendable {
  /// A property of a view.
  fileprivate struct Target: Hashable {
    let view: ViewName
    let property: PropertyName
  }

  private static func targets(_ assignments: [Assignment]) -> Set<Target> {
    Set(
      assignments.map { assignment in
        let target = ContentPart.target(assignment.property, of: assignment.view)
        return Target(view: target.view, property: target.property)
      })
  }

  /// A part of the animation in which properties move to other values.
  struct Keyframe: Sendable {
    /// When it starts and ends, as fractions of the animation's duration.
    let start, end: Double
    /// Whether the frames of views may depend on what it assigns.
    let affectsLayout: Bool
    fileprivate let targets: Set<Target>

    /// Whether it assigns a property of a view.
    func assigns(_ property: PropertyName, of view: ViewName) -> Bool {
      targets.contains(Target(view: view, property: property))
    }
  }

  /// The condition of the rule.
  let when: CellPredicate
  /// Whether the frames of views may depend on what the rule assigns.
  let affectsLayout: Bool
  private let targets: Set<Target>
  private let arriving: AnimationPlan?
  private let leaving: AnimationPlan?
  /// The parts of the animation when it starts to hold; empty if everything moves from its start to its end.
  let keyframes: [Keyframe]
  /// How values move between keyframes.
  let calculationMode: LayerAnimation.CalculationMode
  /// The properties that keyframes move, of any view.
  let keyframedProperties: [PropertyName]
  /// The animations that it adds to layers.
  let layerAnimations: [LayerAnimation]
  /// The transitions of views when it starts or stops to hold.
  let transitions: [(transition: ViewTransition, plan: AnimationPlan)]

  init(_ rule: Rule, _ fit: Spring.Fit) {
    when = rule.when
    targets = Self.targets(rule.assignments)
    keyframes = rule.keyframes.map { keyframe in
      let targets = Self.targets(keyframe.assignments)
      return Keyframe(
        start: keyframe.relativeStartTime, end: keyframe.end,
        affectsLayout: targets.contains { $0.property.definition.affectsLayout }, targets: targets)
    }
    calculationMode = rule.calculationMode
    let keyframed = Set(keyframes.flatMap(\.targets).map(\.property))
    // A property without a value of its own shows that of another one.
    keyframedProperties =
      keyframed.isEmpty
      ? []
      : PropertyName.allCases.filter { name in
        keyframed.contains(name) || name.definition.substitute.map(keyframed.contains) == true
      }
    affectsLayout = targets.contains { $0.property.definition.affectsLayout }
    layerAnimations = rule.layerAnimations
    transitions = rule.transitions.compactMap { transition in
      AnimationPlan(transition.timing, fit).map { (transition: transition, plan: $0) }
    }
    arriving = rule.animation.flatMap { AnimationPlan($0, fit) }
    // A leaving animation of 0 seconds is none; it is not replaced by the arriving one. An endless animation is
    // repeated while the rule holds, and has no leaving animation.
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
