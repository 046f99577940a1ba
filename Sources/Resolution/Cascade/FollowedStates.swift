internal import Interaction
internal import ResolvedViews
internal import Scenes
package import Views
package import Vocabulary

/// The properties and constraints of a cell whose values follow words or numbers (`PropertyValue.following`).
package struct FollowedStates: Sendable {
  private struct Target: Hashable {
    let view: ViewName
    let property: PropertyName
  }

  /// The states that each property of a view follows, in the template, in items or in rules.
  private var states: [Target: Set<String>] = [:]
  /// The values that follow each number, in the template, in items or in rules.
  package private(set) var values: [String: [FollowingValue]] = [:]
  /// The states that are written in texts.
  package private(set) var textStates: Set<String> = []
  /// Whether a value must be evaluated for a state.
  private var hasValues = false
  /// The numbers that multiply constraints.
  private let factors: Set<String>
  /// The states on which frames depend.
  package private(set) var layoutStates: Set<String>

  /// Whether a value follows the place of the cell in the viewport.
  package private(set) var followsViewport = false

  /// Returns `nil` if nothing follows a state or the place in the viewport, and no text has two braces for one.
  init?(_ scene: Scene, root: CellTemplate.Node, entries: [CellTemplate.Entry]) {
    factors = Set(
      scene.cell.constraintLists.flatMap { $0.constraints.compactMap(\.factor) })
    layoutStates = factors
    add(root)
    for entry in entries { add(entry.value.value, entry.property, of: entry.view) }
    let hasStates = scene.states.contains(where: \.kind.isCompared)
    if !followsViewport, !hasValues, !hasStates || factors.isEmpty { return nil }
  }

  /// What in a supplementary view follows its place in the viewport, and texts with two braces for one; `nil` for
  /// nothing. It has no states.
  init?(root: CellTemplate.Node, entries: [CellTemplate.Entry]) {
    (factors, layoutStates) = ([], [])
    add(root)
    for entry in entries { add(entry.value.value, entry.property, of: entry.view) }
    if !followsViewport, !hasValues { return nil }
  }

  private mutating func add(_ node: CellTemplate.Node) {
    for (name, value) in node.properties.values { add(value.value.value, name, of: node.name) }
    for subview in node.subviews { add(subview) }
  }

  private mutating func add(_ value: PropertyValue, _ property: PropertyName, of view: ViewName) {
    let followed = value.followedStates
    hasValues = hasValues || value.needsEvaluation
    guard !followed.isEmpty else { return }
    if case .following(let following) = value {
      values[following.state, default: []].append(following)
    } else {
      textStates.formUnion(followed)
    }
    states[Target(view: view, property: property), default: []].formUnion(followed)
    if value.followsViewport {
      followsViewport = true
    } else if property.definition.affectsLayout {
      layoutStates.formUnion(followed)
    }
  }

  /// The values of the numbers that multiply constraints.
  func factors(in state: CellState, _ template: CellTemplate) -> [String: Double] {
    factors.reduce(into: [:]) { result, name in
      if let value = state.customValues[name] ?? template.initialValues[name],
        case .number(let number) = template.seen(name, value)
      {
        result[name] = number
      }
    }
  }

  /// Whether a property of a view follows one of some states.
  package func follows(_ names: Set<String>, _ property: PropertyName, of view: ViewName) -> Bool {
    !names.isDisjoint(with: states(followedBy: property, of: view))
  }

  /// The states that a property of a view follows.
  package func states(followedBy property: PropertyName, of view: ViewName) -> Set<String> {
    states[Target(view: view, property: property)] ?? []
  }
}
