internal import Drawing

/// A number that the solver has to find; it stands for its place in the order of creation.
///
/// Only a `ConstraintSolver` hands these out. They are ordinals and never addresses, so that
/// two runs number the same scene in the same way.
package struct LinearVariable: Hashable, Comparable, Sendable {
  /// How many variables the solver had made before this one.
  package let index: Int

  package static func < (left: LinearVariable, right: LinearVariable) -> Bool {
    left.index < right.index
  }
}

/// A constant plus multiples of variables: what stands on either side of a constraint.
///
/// Each variable occurs once, in order of creation and never with the coefficient 0, so that
/// equal sums are equal values.
package struct LinearExpression: Hashable, Sendable {
  /// A variable and what it is multiplied by.
  package struct Term: Hashable, Sendable {
    /// The variable.
    package let variable: LinearVariable
    /// What it is multiplied by.
    package var coefficient: Double
  }

  /// The summands with a variable, sorted by variable.
  package private(set) var terms: [Term]
  /// The summand without one.
  package var constant: Double

  /// Makes an expression that is the same for every solution.
  package init(_ constant: Double) {
    terms = []
    self.constant = constant
  }

  /// Makes the expression that is one variable alone.
  package init(_ variable: LinearVariable) {
    terms = [Term(variable: variable, coefficient: 1)]
    constant = 0
  }

  /// Whether every number in it is one that can be calculated with.
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
  /// An expression of a number alone.
  package init(integerLiteral value: Int) { self.init(Double(value)) }
  /// An expression of a number alone.
  package init(floatLiteral value: Double) { self.init(value) }
}

extension LinearExpression: CustomStringConvertible {
  /// The sum as it would be written by hand, such as `v0 - 2 v3 + 8`.
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

/// A relation that should hold between two expressions, kept as one expression against zero.
package struct LinearConstraint: Hashable, Sendable {
  /// How the two sides compare.
  package enum Relation: String, Hashable, Sendable {
    /// Both sides are the same.
    case equal = "="
    /// The left side is not larger.
    case lessThanOrEqual = "<="
    /// The left side is not smaller.
    case greaterThanOrEqual = ">="
  }

  /// What is compared with zero: the left side less the right one.
  package let expression: LinearExpression
  /// How it compares with zero.
  package let relation: Relation

  /// Makes the constraint that `left` and `right` compare in the given way.
  package init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression = 0
  ) {
    expression = left - right
    self.relation = relation
  }
}

extension LinearConstraint: CustomStringConvertible {
  /// The constraint as it would be written by hand, such as `v0 - 2 v3 + 8 >= 0`.
  package var description: String { "\(expression) \(relation.rawValue) 0" }
}
