/// How a solution follows when constants change, as long as the same constraints decide.
///
/// Which columns of the solved tableau have to be zero does not depend on constants, only how much is left
/// of each slack and how far each violated preference is from holding. While no slack falls below zero and
/// no violated preference begins to hold, the point at which these columns are zero is the best one for
/// the changed system, too: for each preference in turn the same bound is reached.
struct LinearResponse: Sendable {
  /// A number that follows the constants.
  private struct Row: Sendable {
    let value: Double
    let tolerance: Double
    let terms: [SimplexRow.Term]

    func value(after changes: [Double]) -> Double {
      terms.reduce(value) { $0 + $1.coefficient * changes[$1.symbol.index] }
    }
  }

  /// How one variable follows one constant.
  private struct Share: Sendable {
    let variable: Int
    let coefficient: Double
  }

  /// The values as they were solved.
  private let point: LinearPoint
  /// The constants with their values, by their numbers.
  private let constants: [(variable: LinearVariable, value: Double)]
  /// What follows each constant.
  private var followers: [[Share]]
  /// Slacks, which must not become negative.
  private let limits: [Row]
  /// How far violated preferences are from holding, as negative numbers that have to stay negative.
  private let shortfalls: [Row]
  /// What has to stay zero: constraints that follow from others.
  private let zeros: [Row]

  /// The response of a solved tableau.
  ///
  /// - Parameters:
  ///   - constants: The variables that are constants with their values, in order of creation.
  ///   - values: The rows of all variables.
  init(
    of tableau: SimplexTableau, constants: [(variable: LinearVariable, value: Double)],
    values: [SimplexRow]
  ) {
    // A constant's change is a slack; the rows speak of numbers of slacks, these arrays of constants.
    let numbers = Dictionary(
      uniqueKeysWithValues: constants.indices.map { (tableau.changes[$0], $0) })
    func row(_ row: SimplexRow) -> Row? {
      let terms = row.terms.compactMap { term in
        numbers[term.symbol].map {
          SimplexRow.Term(symbol: .slack($0), coefficient: term.coefficient)
        }
      }
      return terms.isEmpty
        ? nil : Row(value: row.constant, tolerance: row.tolerance, terms: terms)
    }
    point = LinearPoint(values: values.map { $0.constant + 0 })
    self.constants = constants
    followers = Array(repeating: [], count: constants.count)
    for (variable, value) in values.enumerated() {
      for term in row(value)?.terms ?? [] {
        followers[term.symbol.index].append(
          Share(variable: variable, coefficient: term.coefficient))
      }
    }
    limits = tableau.rows.compactMap(row)
    shortfalls = tableau.shortfalls.compactMap(row)
    zeros = tableau.zeros.compactMap(row)
  }

  /// How many coefficients it holds.
  var weight: Int {
    followers.reduce(0) { $0 + $1.count }
      + [limits, shortfalls, zeros].joined().reduce(0) { $0 + $1.terms.count }
  }

  /// The solution when the constants, in order of creation, have other values; `nil` when other
  /// constraints decide then, so that it has to be solved anew.
  func point(changingTo values: [Double]) -> LinearPoint? {
    guard values.count == constants.count else { return nil }
    let changes = zip(values, constants).map { $0 - $1.value }
    guard limits.allSatisfy({ $0.value(after: changes) >= -$0.tolerance }),
      shortfalls.allSatisfy({ $0.value(after: changes) < -$0.tolerance }),
      zeros.allSatisfy({ abs($0.value(after: changes)) <= $0.tolerance })
    else { return nil }
    var result = point.values
    for (change, shares) in zip(changes, followers) where change != 0 {
      for share in shares { result[share.variable] += share.coefficient * change }
    }
    return LinearPoint(values: result)
  }
}
