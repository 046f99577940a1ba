/// Which views of a cell constraints and stack views connect, so that the frame of one can depend on the other.
struct ConnectedViews {
  private var neighbours: [String: [String]] = [:]

  /// Connects the views of some constraints, and each stack view with its arranged views.
  ///
  /// - Parameters:
  ///   - plan: The cell.
  ///   - isIncluded: Returns whether a constraint between two views connects them.
  init(_ plan: CellPlan, where isIncluded: (DesignedConstraint) -> Bool = { _ in true }) {
    for constraint in plan.constraints {
      guard let second = constraint.second, !constraint.first.isRoot, !second.isRoot,
        isIncluded(constraint)
      else { continue }
      connect(constraint.first.view, second.view)
    }
    for view in plan.views.values where view.kind == .stackView {
      for child in view.subviews { connect(view.name, child.name) }
    }
  }

  private mutating func connect(_ one: String, _ other: String) {
    neighbours[one, default: []].append(other)
    neighbours[other, default: []].append(one)
  }

  /// The views that are connected with one, directly or by way of others, by their distance: first the view itself.
  func rings(around view: String) -> [Set<String>] {
    var rings: [Set<String>] = []
    var seen: Set<String> = [view]
    var ring: Set<String> = [view]
    while !ring.isEmpty {
      rings.append(ring)
      ring = Set(ring.flatMap { neighbours[$0] ?? [] }).subtracting(seen)
      seen.formUnion(ring)
    }
    return rings
  }
}
