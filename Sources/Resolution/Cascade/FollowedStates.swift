internal import Interaction
internal import Scenes
internal import Vocabulary

/// What in a cell follows the custom states that are words or numbers.
struct FollowedStates: Sendable {
  private struct Target: Hashable {
    let view: ViewName
    let property: PropertyName
  }

  /// The states that each property of a view follows, in the template, in items or in rules.
  private var states: [Target: Set<String>] = [:]
  /// Whether a value must be evaluated for a state.
  private var hasValues = false
  /// The numbers that multiply constraints.
  private let factors: Set<String>
  /// The states on which frames depend.
  private(set) var layoutStates: Set<String>
  /// The animations of the states that have one.
  private var plans: [String: AnimationPlan] = [:]

  /// Returns `nil` if nothing follows a state.
  init?(_ scene: Scene, root: CellTemplate.Node, entries: [CellTemplate.Entry]) {
    let compared = scene.states.filter(\.kind.isCompared)
    guard !compared.isEmpty else { return nil }
    factors = Set(
      scene.cell.constraintLists.flatMap { $0.constraints.compactMap(\.factor) })
    layoutStates = factors
    for state in compared {
      plans[state.name] = state.animation.flatMap { AnimationPlan($0, scene.springFit) }
    }
    add(root)
    for entry in entries { add(entry.value.value, entry.property, of: entry.view) }
    if !hasValues, factors.isEmpty { return nil }
  }

  private mutating func add(_ node: CellTemplate.Node) {
    for (name, value) in node.properties.values { add(value.value.value, name, of: node.name) }
    for subview in node.subviews { add(subview) }
  }

  private mutating func add(_ value: PropertyValue, _ property: PropertyName, of view: ViewName) {
    let followed = value.followedStates
    hasValues = hasValues || value.needsEvaluation
    guard !followed.isEmpty else { return }
    states[Target(view: view, property: property), default: []].formUnion(followed)
    if property.definition.affectsLayout { layoutStates.formUnion(followed) }
  }

  /// The values of the numbers that multiply constraints.
  func factors(in state: CellState, _ template: CellTemplate) -> [String: Double] {
    factors.reduce(into: [:]) { result, name in
      if case .number(let number)? = state.customValues[name] ?? template.initialValues[name] {
        result[name] = number
      }
    }
  }

  /// The animation of a property that follows a number which changes; `nil` if it changes at once.
  func plan(_ property: PropertyName, of view: ViewName, changed: [String]) -> AnimationPlan? {
    guard let states = states[Target(view: view, property: property)] else { return nil }
    return changed.filter(states.contains).compactMap { plans[$0] }.last
  }

  /// The animation of frames that follow a number which changes; `nil` if they change at once.
  func layoutPlan(changed: [String]) -> AnimationPlan? {
    changed.filter(layoutStates.contains).compactMap { plans[$0] }.last { $0.movesFrames }
  }

  /// Whether a change of these states is animated.
  func isAnimated(_ changed: [String]) -> Bool { changed.contains { plans[$0] != nil } }
}
