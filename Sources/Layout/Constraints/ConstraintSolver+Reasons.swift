/// Why values are what they are.
extension ConstraintSolver {
  /// A preference that does not hold.
  package struct Shortfall: Hashable, Sendable {
    /// The preference.
    package let id: ConstraintID
    /// By how much it is violated, in the unit of its expression.
    package let amount: Double
    /// The required constraints and better ranked preferences that prevent it from holding, in the
    /// order of adding. Without any one of them the preference would hold, or come nearer.
    package let opponents: [ConstraintID]
  }

  /// The constraints that decide the value of an expression.
  package struct Decision: Hashable, Sendable {
    /// The value.
    package let value: Double
    /// The constraints that keep the value from growing; `nil` if nothing does.
    package let fromAbove: [ConstraintID]?
    /// The constraints that keep the value from shrinking; `nil` if nothing does.
    package let fromBelow: [ConstraintID]?

    /// Whether the constraints leave the value open, so that the solver chose it.
    package var isOpen: Bool { fromAbove == nil || fromBelow == nil }

    /// Whether the constraints allow no value that is nearer to zero by more than a thousandth.
    package var isNearestToZero: Bool {
      if value > ConstraintSolver.step { return fromBelow != nil }
      return value >= -ConstraintSolver.step || fromAbove != nil
    }
  }

  /// The distance by which `decision` tries to move a value. Solutions that differ by less count as
  /// equal; a pixel is a thousand times as large.
  private static let step = 1e-3

  /// The constraints that decide the value of an expression.
  ///
  /// Required constraints are solved first, and then one preference after the other. A direction is
  /// decided as soon as the value cannot be moved in it any more; the constraints behind that are
  /// the answer. So of several sufficient reasons the one of the highest priority is named. A
  /// preference among them that does not hold is one of `shortfalls()`, with what stops it.
  package func decision(of expression: LinearExpression) throws(Failure) -> Decision {
    let value = try solve().value(of: expression)
    var tracing = try tracingRequired()
    var above = try Self.stops(tracing, expression, .greaterThanOrEqual, value + Self.step)
    var below = try Self.stops(tracing, expression, .lessThanOrEqual, value - Self.step)
    for id in ranking() {
      guard above == nil || below == nil else { break }
      _ = try tracing.prefer(entries[id.index].constraint, for: id)
      if above == nil {
        above = try Self.stops(tracing, expression, .greaterThanOrEqual, value + Self.step)
      }
      if below == nil {
        below = try Self.stops(tracing, expression, .lessThanOrEqual, value - Self.step)
      }
    }
    return Decision(
      value: value,
      fromAbove: above.map { direct(expression, .lessThanOrEqual, value, insteadOf: $0) },
      fromBelow: below.map { direct(expression, .greaterThanOrEqual, value, insteadOf: $0) })
  }

  /// A single required constraint on the expression alone that says the same as a chain of required
  /// constraints; the chain if there is none. So `height = 60` explains a height, although the
  /// superview's height minus the margins is 60, too.
  private func direct(
    _ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ value: Double,
    insteadOf chain: [ConstraintID]
  ) -> [ConstraintID] {
    guard chain.count > 1, let lead = expression.terms.first,
      chain.allSatisfy({ entries[$0.index].isRequired })
    else { return chain }
    let known = Dictionary(constants.map { ($0.variable, $0.value) }) { first, _ in first }
    for (index, entry) in entries.enumerated() where entry.isRequired && !entry.isDropped {
      var rest = entry.constraint.expression
      guard let term = rest.terms.first(where: { $0.variable == lead.variable }) else { continue }
      let factor = term.coefficient / lead.coefficient
      rest.add(expression, times: -factor)
      guard rest.terms.allSatisfy({ known[$0.variable] != nil }) else { continue }
      let constant = rest.terms.reduce(rest.constant) {
        $0 + $1.coefficient * (known[$1.variable] ?? 0)
      }
      let bounds =
        switch entry.constraint.relation {
        case .equal: true
        case .lessThanOrEqual: (relation == .lessThanOrEqual) == (factor > 0)
        case .greaterThanOrEqual: (relation == .greaterThanOrEqual) == (factor > 0)
        }
      if bounds, abs(-constant / factor - value) < 1e-6 { return [ConstraintID(index: index)] }
    }
    return chain
  }

  /// The preferences that do not hold, best ranked first.
  package func shortfalls() throws(Failure) -> [Shortfall] {
    let solution = try solve()
    var tracing = try tracingRequired()
    var result: [Shortfall] = []
    for id in ranking() {
      let constraint = entries[id.index].constraint
      guard let best = try tracing.prefer(constraint, for: id) else { continue }
      let value = solution.value(of: constraint.expression)
      let amount =
        switch constraint.relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
      result.append(Shortfall(id: id, amount: amount, opponents: tracing.opponents(in: best)))
    }
    return result
  }

  /// The constraints that prevent an expression from reaching a value; `nil` if none does.
  private static func stops(
    _ tableau: SimplexTableau, _ expression: LinearExpression,
    _ relation: LinearConstraint.Relation, _ value: Double
  ) throws(Failure) -> [ConstraintID]? {
    var trial = tableau
    let nobody = ConstraintID(index: Int.max)
    let goal = LinearConstraint(expression, relation, LinearExpression(value))
    guard let best = try trial.impose(goal, for: nobody) else { return nil }
    return trial.opponents(in: best).filter { $0 != nobody }
  }

  /// The priority of a constraint.
  package func priority(of id: ConstraintID) -> Double { entries[id.index].priority }

  /// Whether a constraint's expression contains a variable.
  func mentions(_ variable: LinearVariable, in id: ConstraintID) -> Bool {
    entries[id.index].constraint.expression.terms.contains { $0.variable == variable }
  }
}
