internal import Drawing

/// The values that a `ConstraintSolver` found, and the remaining freedom.
package struct LinearSolution: Sendable {
  let point: LinearPoint
  /// The tableau after the last preference, before variables are moved towards zero.
  private let optimum: SimplexTableau

  /// How the values depend on constants.
  let response: LinearResponse?

  /// Creates a solution; only the solver does.
  init(values: [Double], optimum: SimplexTableau, response: LinearResponse? = nil) {
    point = LinearPoint(values: values)
    self.optimum = optimum
    self.response = response
  }

  /// The value of a variable that was created before solving.
  package func value(of variable: LinearVariable) -> Double { point.value(of: variable) }

  /// The value of an expression of such variables.
  func value(of expression: LinearExpression) -> Double { point.value(of: expression) }

  /// The values for changed constants, in order of creation; `nil` if other constraints become
  /// active, so that the system must be solved again.
  package func changing(constantsTo values: [Double]) -> LinearPoint? {
    response?.point(changingTo: values)
  }

  /// Whether the constraints do not determine an expression, so that the preference for zero
  /// decided.
  ///
  /// This is exact, also for inequalities: among the equally good points it searches for one where
  /// the expression is larger by a millionth (more only if numbers beyond 10,000 are involved), and
  /// for one where it is smaller. A value that was decided by the order of adding counts as
  /// determined; see `ConstraintSolver.opponents(of:)`.
  func isAmbiguous(_ expression: LinearExpression) throws(ConstraintSolver.Failure) -> Bool {
    try optimum.isFree(expression)
  }

  /// Whether the constraints do not determine a variable.
  func isAmbiguous(_ variable: LinearVariable) throws(ConstraintSolver.Failure) -> Bool {
    try isAmbiguous(LinearExpression(variable))
  }
}

extension LinearSolution: CustomStringConvertible {
  /// One line per variable in order of creation, with a question mark where it was left open.
  ///
  ///     v0 = 46
  ///     v1 = 0 ?
  package var description: String {
    point.values.enumerated().map { index, value in
      let isOpen = (try? isAmbiguous(LinearVariable(index: index))) ?? false
      return "v\(index) = \(decimal(value))\(isOpen ? " ?" : "")"
    }.joined(separator: "\n")
  }
}
