internal import Drawing

/// Identifies a constraint by its index in the order of adding, counting those that were dropped.
package struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number of constraints that were added before it.
  package let index: Int

  package static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.index < right.index
  }
}

/// Finds the values of variables under linear constraints, as Auto Layout does.
///
/// Constraints of priority 1000 (`required`) hold. Every other one is *preferred*, and preferences
/// are ranked: by priority, and among equals the one added first comes first. A preference is
/// brought as near to holding as those of a better rank allow, before any of a worse rank is
/// looked at. So no number of weaker preferences outweighs a stronger one, violations are never
/// added up, and where two of the same priority are at odds the first written wins.
///
/// At the very end each variable, in order of creation, is brought as near to zero as all this
/// allows. The answer is therefore always a single point, and which one does not depend on the
/// order of adding, except between preferences of one priority that are at odds.
///
/// A solver is a value: to try something out (a fitting size, say), copy it and add to the copy.
///
///     var solver = ConstraintSolver()
///     let width = LinearExpression(solver.makeVariable())
///     _ = try solver.add(LinearConstraint(width, .lessThanOrEqual, 100))
///     _ = try solver.add(LinearConstraint(width, .equal, 120), priority: 750)
///     try solver.solve().value(of: width)  // 100
package struct ConstraintSolver: Sendable {
  /// The result of adding a constraint.
  package enum Addition: Hashable, Sendable {
    /// The constraint is active.
    case added(ConstraintID)
    /// The constraint is required, conflicts with other required constraints, and was dropped.
    ///
    /// `conflicting` contains these constraints in the order of adding; the dropped one is last.
    /// Without any one of them the others could hold.
    case unsatisfiable(conflicting: [ConstraintID])
  }

  /// Why there is no solution; the solver is unchanged and can still be used.
  package enum Failure: Error, Hashable {
    /// A coefficient, a constant or a priority is infinite or NaN.
    case notFinite
    /// A single constraint needed more pivots than allowed.
    ///
    /// In exact arithmetic Bland's rule always terminates; this is a safeguard against rounding
    /// errors.
    case pivotLimit(Int)
  }

  /// The priority at which a constraint must hold (`UILayoutPriority.required`).
  package static let required = 1000.0

  /// The arguments of `add`.
  struct Entry: Sendable {
    let constraint: LinearConstraint
    let priority: Double
    var isDropped = false

    var isRequired: Bool { priority >= ConstraintSolver.required }
  }

  private(set) var variableCount = 0
  private(set) var entries: [Entry] = []
  /// The variables that are constants, with their values, in order of creation.
  private(set) var constants: [(variable: LinearVariable, value: Double)] = []
  /// The solved required constraints, so that a conflict is found when a constraint is added.
  private(set) var tableau: SimplexTableau

  /// Creates a solver without variables. No sensible layout comes near the pivot limit.
  package init(pivotLimit: Int = 10_000) {
    tableau = SimplexTableau(isTracing: false, pivotLimit: pivotLimit)
  }

  /// Creates a variable, which may be negative.
  package mutating func makeVariable() -> LinearVariable {
    variableCount += 1
    return LinearVariable(index: variableCount - 1)
  }

  /// Creates a constant whose value can be changed after solving: while the same constraints are
  /// active, `LinearSolution.changing` gives the new values of all variables at once.
  package mutating func makeConstant(_ value: Double) throws(Failure) -> LinearVariable {
    guard value.isFinite else { throw .notFinite }
    let variable = makeVariable()
    constants.append((variable, value))
    tableau.define(variable, asConstant: value)
    return variable
  }

  /// Adds a constraint. Adding the same constraint twice is harmless.
  ///
  /// With `explaining`, the conflicting constraints of a dropped one are determined, which costs as
  /// much as all earlier additions; otherwise only the dropped one is reported.
  package mutating func add(
    _ constraint: LinearConstraint, priority: Double = required, explaining: Bool = true
  ) throws(Failure) -> Addition {
    guard constraint.expression.isFinite, priority.isFinite else { throw .notFinite }
    let id = ConstraintID(index: entries.count)
    var entry = Entry(constraint: constraint, priority: priority)
    if entry.isRequired, try tableau.impose(constraint, for: id) != nil {
      let conflicting = explaining ? try opponents(of: entry, id: id) + [id] : [id]
      entry.isDropped = true
      entries.append(entry)
      return .unsatisfiable(conflicting: conflicting)
    }
    entries.append(entry)
    return .added(id)
  }

  /// The same constraints, with those that were dropped as the best ranked preferences: they come as near to holding as
  /// the required ones allow.
  package var preferringDropped: ConstraintSolver {
    var result = self
    for entry in entries where entry.isDropped {
      result.entries.append(
        Entry(constraint: entry.constraint, priority: Self.required.nextDown))
    }
    return result
  }

  /// Computes the values of all variables.
  package func solve() throws(Failure) -> LinearSolution {
    var optimum = tableau
    for id in ranking() { _ = try optimum.prefer(entries[id.index].constraint, for: id) }
    optimum.settleAll()
    var point = optimum
    let nobody = ConstraintID(index: entries.count)
    var values: [Double] = []
    values.reserveCapacity(variableCount)
    // Only the response to changed constants needs whole rows.
    var rows: [SimplexRow] = []
    for index in 0..<variableCount {
      let variable = LinearVariable(index: index)
      var row = point.row(of: variable)
      if !point.isDecided(row) {
        _ = try point.prefer(LinearConstraint(LinearExpression(variable), .equal), for: nobody)
        row = point.row(of: variable)
      }
      // Without columns the row is final. Adding zero turns -0 into 0.
      values.append(row.constant + 0)
      if !constants.isEmpty { rows.append(row) }
    }
    return LinearSolution(
      values: values, optimum: optimum,
      response: constants.isEmpty
        ? nil : LinearResponse(of: point, constants: constants, values: rows))
  }

  /// The constraints that prevent another one from holding, in the order of adding; empty if it
  /// holds.
  ///
  /// For a preference these are required constraints and better ranked preferences. If the lowest
  /// of them has the same priority, only the order of adding decided between the two, and UIKit
  /// would call the layout ambiguous. This solves the system again, so it is meant for explanations
  /// and not for every layout.
  func opponents(of id: ConstraintID) throws(Failure) -> [ConstraintID] {
    try opponents(of: entries[id.index], id: id)
  }

  /// The preferences, best first.
  func ranking() -> [ConstraintID] {
    entries.indices.filter { !entries[$0].isRequired }
      .sorted { (entries[$1].priority, $0) < (entries[$0].priority, $1) }
      .map(ConstraintID.init(index:))
  }

  /// Solves everything that ranks before the entry, in a tableau that keeps track of reasons.
  private func opponents(of entry: Entry, id: ConstraintID) throws(Failure) -> [ConstraintID] {
    var tracing = try tracingRequired(in: required(near: entry.constraint.expression, except: id))
    if !entry.isRequired {
      for other in ranking().prefix(while: { $0 != id }) {
        _ = try tracing.prefer(entries[other.index].constraint, for: other)
      }
    }
    guard let best = try tracing.impose(entry.constraint, for: id) else { return [] }
    return tracing.opponents(in: best)
  }

  /// Solves the required constraints in a tableau that keeps track of reasons.
  ///
  /// - Parameter order: The constraints in the order in which they are solved; of several that say the same, the first
  ///   is a reason. Default: the order of adding.
  func tracingRequired(in order: [ConstraintID]? = nil) throws(Failure) -> SimplexTableau {
    var tracing = SimplexTableau(isTracing: true, pivotLimit: tableau.pivotLimit)
    for (variable, value) in constants { tracing.define(variable, asConstant: value) }
    for id in order ?? activeRequired {
      _ = try tracing.impose(entries[id.index].constraint, for: id)
    }
    return tracing
  }

  /// The required constraints that were not dropped, in the order of adding.
  private var activeRequired: [ConstraintID] {
    entries.indices.filter { entries[$0].isRequired && !entries[$0].isDropped }
      .map(ConstraintID.init(index:))
  }

  /// The required constraints that were not dropped: first those that share a variable with an expression, then those
  /// that share one with these, and so on; of equally near ones the last added first, because the given sizes are
  /// added before the author's constraints. So a conflict names a height that is given, and not the chain of all views
  /// around it that gives the same height.
  private func required(
    near expression: LinearExpression, except excluded: ConstraintID
  ) -> [ConstraintID] {
    let known = Set(constants.map(\.variable))
    func variables(_ expression: LinearExpression) -> Set<LinearVariable> {
      Set(expression.terms.map(\.variable)).subtracting(known)
    }
    var reached = variables(expression)
    var waiting = Array(activeRequired.filter { $0 != excluded }.reversed())
    var order: [ConstraintID] = []
    while !waiting.isEmpty {
      var (near, far): ([ConstraintID], [ConstraintID]) = ([], [])
      for id in waiting {
        let terms = entries[id.index].constraint.expression.terms
        if terms.contains(where: { reached.contains($0.variable) }) {
          near.append(id)
        } else {
          far.append(id)
        }
      }
      guard !near.isEmpty else { break }
      for id in near { reached.formUnion(variables(entries[id.index].constraint.expression)) }
      order += near
      waiting = far
    }
    return order + waiting
  }
}

extension ConstraintSolver: CustomStringConvertible {
  /// One line per constraint in order of adding: its number, its priority and what it says.
  ///
  ///     #0 required: v0 - v1 - 8 >= 0
  ///     #1 750: v0 - 100 = 0
  ///     #2 dropped: v0 - v1 = 0
  package var description: String {
    entries.enumerated().map { index, entry in
      let rank =
        entry.isDropped ? "dropped" : entry.isRequired ? "required" : decimal(entry.priority)
      return "#\(index) \(rank): \(entry.constraint)"
    }.joined(separator: "\n")
  }
}
