internal import Drawing

/// A variable of the solver, identified by its index in the order of creation.
///
/// Only a `ConstraintSolver` creates variables. Because they are indices and not addresses, their
/// numbering is the same in every run.
package struct LinearVariable: Hashable, Comparable, Sendable {
  /// The number of variables that the solver created before it.
  package let index: Int

  package static func < (left: LinearVariable, right: LinearVariable) -> Bool {
    left.index < right.index
  }
}

/// A linear expression: a constant plus multiples of variables.
///
/// Each variable occurs once, in order of creation and never with the coefficient 0, so that equal
/// expressions are equal values.
package struct LinearExpression: Hashable, Sendable {
  /// A variable and its coefficient.
  package struct Term: Hashable, Sendable {
    /// The variable.
    package let variable: LinearVariable
    /// The coefficient.
    package var coefficient: Double
  }

  /// The terms, sorted by variable.
  package private(set) var terms: [Term]
  /// The constant term.
  package var constant: Double

  /// Creates a constant expression.
  package init(_ constant: Double) {
    terms = []
    self.constant = constant
  }

  /// Creates an expression of one variable.
  package init(_ variable: LinearVariable) {
    terms = [Term(variable: variable, coefficient: 1)]
    constant = 0
  }

  /// Whether all its numbers are finite.
  var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }

  /// Adds a multiple of another expression.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += factor * other.constant
    for term in other.terms {
      let place = terms.firstIndex { $0.variable >= term.variable } ?? terms.endIndex
      let added = factor * term.coefficient
      if place < terms.endIndex, terms[place].variable == term.variable {
        terms[place].coefficient += added
      } else {
        terms.insert(Term(variable: term.variable, coefficient: added), at: place)
      }
    }
    terms.removeAll { $0.coefficient == 0 }
  }

  /// Adds two expressions.
  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  /// Subtracts the right expression from the left one.
  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  /// Multiplies an expression.
  package static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    var product = LinearExpression(0)
    product.add(expression, times: factor)
    return product
  }
}

extension LinearExpression: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a constant expression.
  package init(integerLiteral value: Int) { self.init(Double(value)) }
  /// Creates a constant expression.
  package init(floatLiteral value: Double) { self.init(value) }
}

extension LinearExpression: CustomStringConvertible {
  /// The expression as text, for example `v0 - 2 v3 + 8`.
  package var description: String {
    var parts = terms.map { term in
      let size = abs(term.coefficient)
      let name = "v\(term.variable.index)"
      return (term.coefficient < 0, size == 1 ? name : "\(decimal(size)) \(name)")
    }
    if constant != 0 || parts.isEmpty { parts.append((constant < 0, decimal(abs(constant)))) }
    return parts.enumerated().map { index, part in
      let sign = part.0 ? "-" : "+"
      return index == 0 ? (part.0 ? "-" : "") + part.1 : " \(sign) \(part.1)"
    }.joined()
  }
}

/// A relation between two expressions, stored as one expression compared with zero.
package struct LinearConstraint: Hashable, Sendable {
  /// How the two sides compare.
  package enum Relation: String, Hashable, Sendable {
    /// Both sides are equal.
    case equal = "="
    /// The left side is at most the right side.
    case lessThanOrEqual = "<="
    /// The left side is at least the right side.
    case greaterThanOrEqual = ">="
  }

  /// The left side minus the right side.
  package let expression: LinearExpression
  /// The relation of the expression to zero.
  package let relation: Relation

  /// Creates a constraint between `left` and `right`.
  package init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression = 0
  ) {
    expression = left - right
    self.relation = relation
  }
}

extension LinearConstraint: CustomStringConvertible {
  /// The constraint as text, for example `v0 - 2 v3 + 8 >= 0`.
  package var description: String { "\(expression) \(relation.rawValue) 0" }
}
