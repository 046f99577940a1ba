/// A value for each variable of a system.
package struct LinearPoint: Hashable, Sendable {
  /// The values, in order of creation of the variables.
  let values: [Double]

  /// The value of a variable.
  package func value(of variable: LinearVariable) -> Double { values[variable.index] }

  /// The value of an expression.
  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { sum, term in
      sum + term.coefficient * values[term.variable.index]
    }
  }
}
