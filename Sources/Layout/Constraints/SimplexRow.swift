/// A column or row of the tableau: a variable, or the slack of a constraint.
///
/// Even numbers are variables and odd ones slacks, so that both can be created at any time and one
/// array finds the row of either.
struct SimplexSymbol: Hashable, Comparable, Sendable {
  let number: Int

  static func variable(_ index: Int) -> SimplexSymbol { SimplexSymbol(number: index * 2) }
  static func slack(_ index: Int) -> SimplexSymbol { SimplexSymbol(number: index * 2 + 1) }

  /// Whether it must not be negative; variables may be.
  var isSlack: Bool { number % 2 == 1 }
  /// Its index among the variables or among the slacks.
  var index: Int { number / 2 }

  static func < (left: SimplexSymbol, right: SimplexSymbol) -> Bool { left.number < right.number }
}

/// A linear combination of columns, in the form in which the tableau stores and combines them.
struct SimplexRow: Equatable, Sendable {
  /// The relative size below which a coefficient counts as zero.
  ///
  /// Constraints are first divided by their largest coefficient, so that 1 is the usual size.
  static let epsilon = 1e-9

  /// A column and its coefficient.
  struct Term: Equatable, Sendable {
    let symbol: SimplexSymbol
    var coefficient: Double
  }

  /// The value when every column is zero.
  var constant: Double
  /// The largest number that the constant was computed from, a measure of its rounding error.
  ///
  /// It is stored for each row, so that one huge number does not make all comparisons imprecise.
  /// Factors of later steps do not increase it: a pivot and its inverse would do so repeatedly,
  /// until everything counted as zero.
  private(set) var magnitude: Double
  /// The terms, sorted by symbol.
  private(set) var terms: [Term]

  /// Creates a row from terms that are sorted by symbol.
  init(constant: Double, magnitude: Double, terms: [Term]) {
    self.constant = constant
    self.magnitude = magnitude
    self.terms = terms
  }

  /// Creates the row of an expression in which no variable has been replaced yet.
  init(_ expression: LinearExpression) {
    self.init(
      constant: expression.constant, magnitude: abs(expression.constant),
      terms: expression.terms.map {
        Term(symbol: .variable($0.variable.index), coefficient: $0.coefficient)
      })
  }

  /// The distance from zero within which the constant counts as zero: 1e-9 for numbers up to 10,000
  /// (the largest size UIKit fits to), and beyond that a thousand rounding errors of the largest
  /// number.
  var tolerance: Double { max(1e-9, 1e-13 * magnitude) }

  /// The coefficient of a column; 0 if it does not occur.
  func coefficient(of symbol: SimplexSymbol) -> Double {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].symbol == symbol ? terms[low].coefficient : 0
  }

  /// Replaces a symbol, which occurs with the coefficient `factor`, by a row.
  ///
  /// Coefficients that cancel to within `epsilon` are removed: a rest from rounding would look like
  /// a column that can be pivoted on.
  ///
  /// - Parameter noteAdded: Called for each column that did not occur before, in their order.
  mutating func replace(
    _ symbol: SimplexSymbol, times factor: Double, by other: SimplexRow,
    noteAdded: (SimplexSymbol) -> Void = { _ in }
  ) {
    magnitude = max(magnitude, other.magnitude, abs(factor * other.constant))
    constant += factor * other.constant
    guard !other.terms.isEmpty else {
      if let place = terms.firstIndex(where: { $0.symbol == symbol }) { terms.remove(at: place) }
      return
    }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var index = 0
    for term in other.terms {
      while index < terms.count, terms[index].symbol < term.symbol {
        if terms[index].symbol != symbol { merged.append(terms[index]) }
        index += 1
      }
      let summand = factor * term.coefficient
      if index < terms.count, terms[index].symbol == term.symbol {
        let before = terms[index].coefficient
        if abs(before + summand) > Self.epsilon * max(abs(before), abs(summand)) {
          merged.append(Term(symbol: term.symbol, coefficient: before + summand))
        }
        index += 1
      } else {
        merged.append(Term(symbol: term.symbol, coefficient: summand))
        noteAdded(term.symbol)
      }
    }
    for term in terms[index...] where term.symbol != symbol { merged.append(term) }
    terms = merged
  }

  /// Adds a number.
  mutating func add(_ number: Double) {
    magnitude = max(magnitude, abs(constant), abs(number))
    constant += number
  }

  /// Changes all signs.
  mutating func negate() { divide(by: -1) }

  /// Divides all numbers by a number that is not zero.
  mutating func divide(by divisor: Double) {
    constant /= divisor
    magnitude = max(magnitude, abs(constant))
    for index in terms.indices { terms[index].coefficient /= divisor }
  }

  /// Removes columns, which is correct only for those that are permanently zero.
  mutating func drop(where isDropped: (SimplexSymbol) -> Bool) {
    // Mostly there is nothing to remove, and then shared terms need not be copied.
    if terms.contains(where: { isDropped($0.symbol) }) { terms.removeAll { isDropped($0.symbol) } }
  }

  /// Solves the row, set equal to `result` (or zero without one), for `symbol`.
  func solved(for symbol: SimplexSymbol, result: SimplexSymbol? = nil) -> SimplexRow {
    let divisor = -coefficient(of: symbol)
    var answer = SimplexRow(constant: constant / divisor, magnitude: magnitude, terms: [])
    answer.magnitude = max(magnitude, abs(answer.constant))
    answer.terms.reserveCapacity(terms.count + 1)
    var added = result.map { Term(symbol: $0, coefficient: -1 / divisor) }
    for term in terms where term.symbol != symbol {
      if let new = added, term.symbol > new.symbol {
        answer.terms.append(new)
        added = nil
      }
      answer.terms.append(Term(symbol: term.symbol, coefficient: term.coefficient / divisor))
    }
    if let added { answer.terms.append(added) }
    return answer
  }
}
