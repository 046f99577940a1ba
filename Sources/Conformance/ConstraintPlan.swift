internal import Captures
internal import Drawing
internal import SceneWriting
internal import Scenes
internal import Vocabulary

/// The constraints of a captured cell in all its states: which views hold them in the scene, and the names of those
/// that change.
struct ConstraintPlan {
  /// A value of a constraint in a state that differs from the normal one.
  struct Change: Hashable {
    /// The constraint's name in the scene.
    let name: String
    /// `isActive`, `constant` or `priority`.
    let property: String
    /// The value as scene files write it.
    let text: String
    /// The value in the normal state.
    let base: String
  }

  /// The values of a constraint that rules can change, as scene files write them.
  private struct Values {
    let isActive, constant, priority: String

    init(_ constraint: CapturedConstraint, isActive: Bool) {
      self.isActive = "\(isActive)"
      constant = decimal(constraint.constant)
      priority = decimal(constraint.priority.rounded())
    }

    /// The values with their properties in scene files.
    var properties: [(name: String, text: String)] {
      [("isActive", isActive), ("constant", constant), ("priority", priority)]
    }
  }

  /// The properties that identify a constraint in different states.
  private struct Identity: Hashable {
    let first: CapturedConstraint.Anchor
    let relation: Constraint.Relation
    let second: CapturedConstraint.Anchor?
    let multiplier: Double
    let identifier: String?
    /// The number of equal ones before it in the state.
    let number: Int

    init(_ constraint: CapturedConstraint, number: Int) {
      (first, relation, second) = (constraint.first, constraint.relation, constraint.second)
      (multiplier, identifier) = (constraint.multiplier, constraint.identifier)
      self.number = number
    }
  }

  /// The cell's own views.
  private static let own: Set<String> = [
    "cell", "contentView", "backgroundView", "selectedBackgroundView",
  ]

  private var homes: [String: [ConstraintLine]] = [:]
  private var mentioned: Set<String> = []
  private var arranged: Set<String> = []
  private let places: ViewPlaces
  /// What changes in each state, by the state's name.
  private(set) var changes: [String: [Change]] = [:]

  /// Plans the constraints of some states.
  init(_ states: [CapturedState], _ tree: CapturedView) {
    places = ViewPlaces(tree, name: \.name, subviews: \.subviews)
    for view in tree.all where view.kind == .stackView {
      arranged.formUnion(view.subviews.map(\.name))
    }
    let names = states.map(\.name)
    var taken = Set(places.depths.keys)
    for (identifier, versions) in constraints(in: states) {
      add(versions, identifier, names, &taken)
    }
  }

  /// The constraints of all states, each once, in the order of the first state that has it: its identifier, and what it
  /// is in each state, by the state's name.
  private mutating func constraints(
    in states: [CapturedState]
  ) -> [(identifier: String?, versions: [String: CapturedConstraint])] {
    var order: [Identity] = []
    var known: [Identity: [String: CapturedConstraint]] = [:]
    for state in states {
      var counts: [Identity: Int] = [:]
      for constraint in state.tree.all.flatMap(\.constraints) {
        // A constraint that only places the cell itself belongs to the layout of the collection view.
        let sides = [constraint.first, constraint.second].compactMap { $0?.view }
        guard !sides.allSatisfy({ $0 == "cell" }) else { continue }
        mentioned.formUnion(sides.filter { !Self.own.contains($0) })
        let plain = Identity(constraint, number: 0)
        let number = counts[plain, default: 0]
        counts[plain] = number + 1
        let key = Identity(constraint, number: number)
        if known[key] == nil { order.append(key) }
        known[key, default: [:]][state.name] = constraint
      }
    }
    return order.map { (identifier: $0.identifier, versions: known[$0] ?? [:]) }
  }

  /// Adds a constraint to the view that holds it, with a name if it has an identifier or changes.
  private mutating func add(
    _ versions: [String: CapturedConstraint], _ identifier: String?, _ states: [String],
    _ taken: inout Set<String>
  ) {
    let normal = states.first ?? "normal"
    guard
      let first = versions[normal]
        ?? versions.values.min(by: {
          $0.constant < $1.constant
        })
    else { return }
    let isStill = states.allSatisfy { state in
      versions[state].map { $0.constant == first.constant && $0.priority == first.priority }
        ?? false
    }
    let home = home(of: first)
    var line = ConstraintLine(equation: equation(first, in: home))
    let identifier = identifier.flatMap { ViewName(rawValue: $0).isAllowed ? $0 : nil }
    if !isStill || identifier.map({ !taken.contains($0) }) ?? false {
      let name = Self.name(of: first, identifier, taken: taken)
      taken.insert(name)
      line.name = name
      line.isActive = versions[normal] != nil
      let base = Values(first, isActive: line.isActive)
      for state in states where state != normal {
        let values =
          versions[state].map { Values($0, isActive: true) } ?? Values(first, isActive: false)
        for (property, base) in zip(values.properties, base.properties) {
          changes[state, default: []].append(
            Change(name: name, property: property.name, text: property.text, base: base.text))
        }
      }
    }
    homes[home, default: []].append(line)
  }

  /// The constraints in the list of a view.
  func lines(of view: String) -> [ConstraintLine] { homes[view] ?? [] }

  /// Whether neither a constraint nor a stack view places a view.
  func isPlacedByFrame(_ view: String) -> Bool {
    !mentioned.contains(view) && !arranged.contains(view)
  }

  /// The innermost view that a constraint is about; the cell's own views only if there is no other.
  private func home(of constraint: CapturedConstraint) -> String {
    let sides = [constraint.first.view, constraint.second?.view].compactMap { $0 }
    let inner = sides.filter { !Self.own.contains($0) }
    let deepest = inner.max { places.depths[$0] ?? 0 < places.depths[$1] ?? 0 }
    return deepest ?? (sides.contains("contentView") ? "contentView" : sides.first ?? "cell")
  }

  /// The constraint in Auto Layout's written form.
  private func equation(_ constraint: CapturedConstraint, in home: String) -> String {
    var constraint = constraint
    // The view that has the constraint comes first, if the other side is not multiplied.
    if constraint.first.view != home, let second = constraint.second, second.view == home,
      constraint.multiplier == 1
    {
      constraint.second = constraint.first
      constraint.first = second
      constraint.constant = -constraint.constant
      constraint.relation =
        switch constraint.relation {
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        case .lessThanOrEqual: .greaterThanOrEqual
        }
    }
    func item(_ anchor: CapturedConstraint.Anchor) -> String? {
      var words: [String] = []
      if anchor.view == places.superviews[home] {
        words.append("superview")
      } else if anchor.view != home || anchor.guide != nil {
        words.append(anchor.view)
      }
      if let guide = anchor.guide { words.append(guide.rawValue) }
      return words.isEmpty ? nil : words.joined(separator: ".")
    }
    let left = [item(constraint.first), constraint.first.attribute.rawValue].compactMap { $0 }
    var text = left.joined(separator: ".") + " \(constraint.relation.rawValue) "
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(decimal(constraint.multiplier, places: 6)) * " }
      let other = item(second)
      let isSame = second.attribute == constraint.first.attribute
      text +=
        other.map { isSame ? $0 : "\($0).\(second.attribute.rawValue)" }
        ?? second.attribute.rawValue
      let constant = decimal(abs(constraint.constant))
      if constant != "0" { text += constraint.constant < 0 ? " - \(constant)" : " + \(constant)" }
    } else {
      text += decimal(constraint.constant)
    }
    let priority = Int(constraint.priority.rounded())
    return priority < 1000 ? "\(text) @\(priority)" : text
  }

  /// A name for a constraint: its identifier, or its view and attribute, as `titleLeading`.
  private static func name(
    of constraint: CapturedConstraint, _ identifier: String?, taken: Set<String>
  ) -> String {
    let attribute = constraint.first.attribute.rawValue
    let view = String(constraint.first.view.prefix(40))
    let base = identifier ?? view + attribute.prefix(1).uppercased() + attribute.dropFirst()
    var name = base
    var number = 2
    while taken.contains(name) {
      name = "\(base.prefix(60))\(number)"
      number += 1
    }
    return name
  }
}
