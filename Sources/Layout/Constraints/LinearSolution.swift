internal import Drawing

/// The values that a `ConstraintSolver` found, and how much room they leave.
package struct LinearSolution: Sendable {
  let point: LinearPoint
  /// The tableau after the last preference, before variables are drawn to zero.
  private let optimum: SimplexTableau

  /// How the values follow constants.
  let response: LinearResponse?

  /// Makes a solution; only the solver does.
  init(values: [Double], optimum: SimplexTableau, response: LinearResponse? = nil) {
    point = LinearPoint(values: values)
    self.optimum = optimum
    self.response = response
  }

  /// The value of a variable that was made before solving.
  package func value(of variable: LinearVariable) -> Double { point.value(of: variable) }

  /// The value of a sum of such variables.
  func value(of expression: LinearExpression) -> Double { point.value(of: expression) }

  /// The values when the constants, in order of creation, are changed; `nil` when other constraints
  /// decide then than before, so that the system has to be solved anew.
  package func changing(constantsTo values: [Double]) -> LinearPoint? {
    response?.point(changingTo: values)
  }

  /// Whether the constraints leave open what an expression comes to, so that zero decided.
  ///
  /// Exact, also for inequalities: among the points that are as good as this one for every
  /// constraint it looks for one where the expression is larger by a millionth (more only where
  /// numbers beyond 10,000 are involved), and for one where it is smaller. What the order of
  /// writing decided counts as decided; `ConstraintSolver.opponents(of:)` tells.
  func isAmbiguous(_ expression: LinearExpression) throws(ConstraintSolver.Failure) -> Bool {
    try optimum.isFree(expression)
  }

  /// Whether the constraints leave open what a variable comes to.
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
