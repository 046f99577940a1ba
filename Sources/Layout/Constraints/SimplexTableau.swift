/// The simplex tableau: every constraint taken in so far, solved for as many symbols as there are.
///
/// A row says what one *basic* slack is in terms of the others, the columns; columns are zero at
/// the current point, and the point is feasible: no basic slack is negative. A constraint that
/// mentions an undetermined variable does not restrict anything yet; it becomes the *definition*
/// of that variable, which no row then needs to mention. Variables can take any value, so that
/// they never stop a pivot. Pivots therefore exchange slacks only, and leave definitions as they
/// were written: those may speak of slacks that have since become basic and of variables that
/// were defined later, which is seen to when an expression is looked up.
struct SimplexTableau: Sendable {
  /// The properties of a slack.
  private struct Slack: Sendable {
    /// The constraint that the slack belongs to.
    let owner: ConstraintID
    /// Whether it must stay zero: the slack of an equality, or one that was locked.
    var isFixed: Bool
    /// The constraint that locked it; `nil` for equalities.
    var lock: ConstraintID?
    /// Whether it is kept although it stays zero, because it is the change of a constant.
    var isChange = false

    /// Whether it is permanently zero and not needed.
    var isSpent: Bool { isFixed && !isChange }
  }

  /// Whether columns that are permanently zero are kept, to name the constraints behind a failure.
  ///
  /// They fill the rows (each view of a chain would carry all earlier ones), so only the rare
  /// second run, after a failure, keeps them.
  let isTracing: Bool
  /// The maximum number of pivots for a single constraint.
  let pivotLimit: Int
  var rows: [SimplexRow] = []
  /// The slack of each row.
  var basics: [SimplexSymbol] = []
  var definitions: [SimplexRow] = []
  /// The index of a symbol's row or definition, by its number; -1 for symbols without one.
  var places: [Int] = []
  /// The rows that contain a column, by its number. The list is complete, but it may also have rows
  /// that no longer contain the column, and duplicates.
  var occurrences: [[Int]] = []
  private var slacks: [Slack] = []
  /// The changes of constants: columns that are never pivoted on, in order of creation.
  private(set) var changes: [SimplexSymbol] = []
  /// The violations of constraints that cannot hold, if they depend on constants.
  private(set) var shortfalls: [SimplexRow] = []
  /// The residuals of redundant equalities, if they depend on constants.
  private(set) var zeros: [SimplexRow] = []

  /// Creates a tableau in which every variable is free.
  init(isTracing: Bool, pivotLimit: Int) {
    self.isTracing = isTracing
    self.pivotLimit = pivotLimit
  }

  /// Expresses an expression in columns; its constant is its value at the current point.
  ///
  /// Only the symbols of the expression are examined, so that the cost does not grow with the
  /// system.
  mutating func row(of expression: LinearExpression) -> SimplexRow {
    // Most preferences are about one variable.
    if let term = expression.terms.first, expression.terms.count == 1, term.coefficient == 1 {
      return row(of: term.variable, plus: expression.constant)
    }
    var row = SimplexRow(expression)
    for term in expression.terms {
      let variable = SimplexSymbol.variable(term.variable.index)
      let definition = place(of: variable)
      guard definition >= 0 else { continue }
      settle(definition)
      row.replace(variable, times: term.coefficient, by: definitions[definition])
    }
    return inColumns(row)
  }

  /// Expresses the sum of a variable and a number in columns.
  mutating func row(of variable: LinearVariable, plus constant: Double = 0) -> SimplexRow {
    let symbol = SimplexSymbol.variable(variable.index)
    let definition = place(of: symbol)
    guard definition >= 0 else {
      return SimplexRow(
        constant: constant, magnitude: abs(constant),
        terms: [SimplexRow.Term(symbol: symbol, coefficient: 1)])
    }
    settle(definition)
    var row = definitions[definition]
    row.add(constant)
    return inColumns(row)
  }

  /// Replaces the basic slacks of a row by their rows.
  private func inColumns(_ row: SimplexRow) -> SimplexRow {
    var result = row
    for term in row.terms where term.symbol.isSlack && place(of: term.symbol) >= 0 {
      let coefficient = result.coefficient(of: term.symbol)
      result.replace(term.symbol, times: coefficient, by: rows[place(of: term.symbol)])
    }
    if !isTracing {
      // The closure must not capture the tableau, or each call would copy it.
      let slacks = slacks
      result.drop { $0.isSlack && slacks[$0.index].isSpent }
    }
    return result
  }

  /// Makes a variable a constant that can be changed after solving.
  mutating func define(_ variable: LinearVariable, asConstant value: Double) {
    let nobody = ConstraintID(index: 0)
    slacks.append(Slack(owner: nobody, isFixed: true, isChange: true))
    let change = SimplexSymbol.slack(slacks.count - 1)
    makeRoom(for: change)
    changes.append(change)
    define(
      .variable(variable.index),
      as: SimplexRow(
        constant: value, magnitude: abs(value),
        terms: [SimplexRow.Term(symbol: change, coefficient: 1)]))
  }

  /// Whether no column can change a row's value.
  func isDecided(_ row: SimplexRow) -> Bool { row.terms.allSatisfy { isFixed($0.symbol) } }

  /// Replaces variables that have been defined since in a definition, so that later look-ups are
  /// fast. (Not recursive: chains of views can be long.)
  private mutating func settle(_ definition: Int) {
    guard hasDefinedVariable(definition) else { return }
    var waiting = [definition]
    while let index = waiting.last {
      let open = definitions[index].terms.filter {
        !$0.symbol.isSlack && place(of: $0.symbol) >= 0
      }
      let unsettled = open.map { place(of: $0.symbol) }.filter { hasDefinedVariable($0) }
      guard unsettled.isEmpty else {
        waiting += unsettled
        continue
      }
      for term in open {
        // A definition never contains variables that were defined before it.
        let coefficient = definitions[index].coefficient(of: term.symbol)
        definitions[index].replace(
          term.symbol, times: coefficient, by: definitions[place(of: term.symbol)])
      }
      if !isTracing, !open.isEmpty {
        // The closure must not capture the definitions, or the change would copy them all.
        let slacks = slacks
        definitions[index].drop { $0.isSlack && slacks[$0.index].isSpent }
      }
      waiting.removeLast()
    }
  }

  /// Settles all definitions, so that looking up rows changes nothing any more.
  mutating func settleAll() {
    for index in definitions.indices { settle(index) }
  }

  private func hasDefinedVariable(_ definition: Int) -> Bool {
    definitions[definition].terms.contains { !$0.symbol.isSlack && place(of: $0.symbol) >= 0 }
  }

  /// Adds a constraint. If it cannot hold, adds nothing and returns the nearest possible row.
  ///
  /// The returned row is the constraint's expression, divided by its largest coefficient and signed
  /// so that it has to increase, at its maximum: its constant is negative, and increasing any
  /// column decreases it further. Pivots on the way only change which symbols are columns, never
  /// what is allowed.
  mutating func impose(
    _ constraint: LinearConstraint, for owner: ConstraintID
  ) throws(ConstraintSolver.Failure) -> SimplexRow? {
    var row = row(of: constraint.expression)
    let size = constraint.expression.terms.reduce(0) { max($0, abs($1.coefficient)) }
    if size != 0, size != 1 { row.divide(by: size) }
    let isEquality = constraint.relation == .equal
    if constraint.relation == .lessThanOrEqual { row.negate() }

    if let column = Self.largest(in: row, where: { !$0.isSlack }) {
      let slack = makeSlack(for: owner, isFixed: isEquality)
      define(column, as: row.solved(for: column, result: slack))
      return nil
    }
    if isEquality, row.constant > 0 { row.negate() }
    if row.constant < -row.tolerance {
      guard let column = try raise(&row) else {
        if dependsOnConstants(row) { shortfalls.append(row) }
        return row
      }
      let slack = makeSlack(for: owner, isFixed: isEquality)
      install(row.solved(for: column, result: slack), as: column)
      return nil
    }
    // It holds already. It only has to be kept.
    row.constant = max(0, row.constant)
    if !isEquality {
      guard !row.terms.isEmpty, let slack = makeSlack(for: owner, isFixed: false) else {
        return nil
      }
      install(row, as: slack)
    } else if let column = Self.largest(in: row, where: { !isFixed($0) }) {
      // The point does not move, so any column will do, whatever its sign.
      row.constant = 0
      install(row.solved(for: column, result: makeSlack(for: owner, isFixed: true)), as: column)
    } else if dependsOnConstants(row) {
      zeros.append(row)
    }
    return nil
  }

  /// Adds a constraint or, if it cannot hold, keeps it as close to holding as possible.
  ///
  /// At the best point each column that would decrease the row must stay zero: those are exactly
  /// the points with the smallest violation. So the columns are locked, and later constraints
  /// choose only among these points.
  mutating func prefer(
    _ constraint: LinearConstraint, for owner: ConstraintID
  ) throws(ConstraintSolver.Failure) -> SimplexRow? {
    guard let best = try impose(constraint, for: owner) else { return nil }
    let locked = best.terms.filter { $0.coefficient < -SimplexRow.epsilon && !isFixed($0.symbol) }
    for term in locked {
      slacks[term.symbol.index].isFixed = true
      slacks[term.symbol.index].lock = owner
    }
    if !isTracing {
      for term in locked {
        for index in occurrences[term.symbol.number] { rows[index].drop { $0 == term.symbol } }
        occurrences[term.symbol.number] = []
      }
    }
    return best
  }

  /// Whether an expression can still have values other than the current one.
  ///
  /// This is exact: it tries to move the value by a thousand tolerances, up and then down.
  func isFree(_ expression: LinearExpression) throws(ConstraintSolver.Failure) -> Bool {
    var trial = self
    var up = trial.row(of: expression)
    if up.terms.contains(where: { !$0.symbol.isSlack }) { return true }
    up.drop(where: isFixed)
    if up.terms.isEmpty { return false }
    up.constant = -1000 * up.tolerance
    var down = up
    down.negate()
    down.constant = up.constant
    if try trial.raise(&up) != nil { return true }
    trial = self
    return try trial.raise(&down) != nil
  }

  /// The constraints that prevent a row, as returned by `impose`, from increasing; requires
  /// tracing.
  func opponents(in row: SimplexRow) -> [ConstraintID] {
    var found: Set<ConstraintID> = []
    for term in row.terms where abs(term.coefficient) > SimplexRow.epsilon {
      let slack = slacks[term.symbol.index]
      guard !slack.isChange else { continue }
      // A slack cannot decrease because of its own constraint, nor increase because of its lock.
      found.insert(term.coefficient > 0 ? slack.lock ?? slack.owner : slack.owner)
    }
    return found.sorted()
  }

  // MARK: - Symbols

  /// The symbol to solve for: that of the largest coefficient, so that rounding errors are not magnified; of equal
  /// ones the newest, because few rows contain it yet.
  private static func largest(
    in row: SimplexRow, where isAllowed: (SimplexSymbol) -> Bool
  ) -> SimplexSymbol? {
    var size = SimplexRow.epsilon
    var answer: SimplexSymbol?
    for term in row.terms where abs(term.coefficient) >= size && isAllowed(term.symbol) {
      size = abs(term.coefficient)
      answer = term.symbol
    }
    return answer
  }

  func isFixed(_ symbol: SimplexSymbol) -> Bool {
    symbol.isSlack && slacks[symbol.index].isFixed
  }

  private func dependsOnConstants(_ row: SimplexRow) -> Bool {
    !changes.isEmpty
      && row.terms.contains { $0.symbol.isSlack && slacks[$0.symbol.index].isChange }
  }

  /// Creates a slack; `nil` if it would be a permanently zero column that is not needed.
  private mutating func makeSlack(for owner: ConstraintID, isFixed: Bool) -> SimplexSymbol? {
    guard isTracing || !isFixed else { return nil }
    slacks.append(Slack(owner: owner, isFixed: isFixed))
    let slack = SimplexSymbol.slack(slacks.count - 1)
    makeRoom(for: slack)
    return slack
  }

  private func place(of symbol: SimplexSymbol) -> Int {
    symbol.number < places.count ? places[symbol.number] : -1
  }

  mutating func makeRoom(for symbol: SimplexSymbol) {
    while places.count <= symbol.number {
      places.append(-1)
      occurrences.append([])
    }
  }
}
