/// How a solution changes with the constants, while the same constraints are active.
///
/// The set of columns of the solved tableau that must be zero does not depend on constants. Only
/// the values of slacks and the violations of preferences do. While no slack becomes negative and
/// no violated preference begins to hold, the point where these columns are zero is also optimal
/// for the changed system: each preference in turn reaches the same bound.
struct LinearResponse: Sendable {
  /// A number that depends on the constants.
  private struct Row: Sendable {
    let value: Double
    let tolerance: Double
    let terms: [SimplexRow.Term]

    func value(after changes: [Double]) -> Double {
      terms.reduce(value) { $0 + $1.coefficient * changes[$1.symbol.index] }
    }
  }

  /// How one variable depends on one constant.
  private struct Share: Sendable {
    let variable: Int
    let coefficient: Double
  }

  /// The solved values.
  private let point: LinearPoint
  /// The constants with their values, by index.
  private let constants: [(variable: LinearVariable, value: Double)]
  /// The variables that depend on each constant.
  private var followers: [[Share]]
  /// Slacks, which must not become negative.
  private let limits: [Row]
  /// The violations of preferences as negative numbers, which must stay negative.
  private let shortfalls: [Row]
  /// Values that must stay zero: redundant constraints.
  private let zeros: [Row]

  /// Creates the response of a solved tableau.
  ///
  /// - Parameters:
  ///   - constants: The variables that are constants with their values, in order of creation.
  ///   - values: The rows of all variables.
  init(
    of tableau: SimplexTableau, constants: [(variable: LinearVariable, value: Double)],
    values: [SimplexRow]
  ) {
    // A constant's change is a slack. Rows use slack indices, these arrays use constant indices.
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

  /// The number of coefficients.
  var weight: Int {
    followers.reduce(0) { $0 + $1.count }
      + [limits, shortfalls, zeros].joined().reduce(0) { $0 + $1.terms.count }
  }

  /// The solution for other values of the constants, in order of creation; `nil` if other
  /// constraints become active, so that the system must be solved again.
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
