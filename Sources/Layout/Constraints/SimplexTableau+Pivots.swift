/// Pivots: exchanging a basic slack for a column.
extension SimplexTableau {
  /// Increases the constant of a row from below zero. Returns the column on which it reaches zero,
  /// or `nil` if the row is at its maximum below zero.
  ///
  /// Bland's rule: among the columns that help, the one created first enters; among the rows that
  /// stop it first, the one created first leaves. So no basis occurs twice.
  mutating func raise(
    _ row: inout SimplexRow
  ) throws(ConstraintSolver.Failure) -> SimplexSymbol? {
    for _ in 0..<pivotLimit {
      guard
        let entering = row.terms.first(where: {
          $0.coefficient > SimplexRow.epsilon && !isFixed($0.symbol)
        })
      else { return nil }
      let goal = -row.constant / entering.coefficient
      guard let leaving = firstStop(of: entering.symbol, before: goal) else {
        return entering.symbol
      }
      pivot(row: leaving, column: entering.symbol)
      row.replace(entering.symbol, times: entering.coefficient, by: rows[leaving])
    }
    throw .pivotLimit(pivotLimit)
  }

  /// The row whose slack reaches zero first as a column increases; `nil` if none does before
  /// `goal`.
  private func firstStop(of column: SimplexSymbol, before goal: Double) -> Int? {
    var stop: Int?
    var nearest = goal
    for index in occurrences[column.number] {
      let coefficient = rows[index].coefficient(of: column)
      guard coefficient < -SimplexRow.epsilon else { continue }
      let limit = max(0, rows[index].constant) / -coefficient
      // Stops that differ only by rounding errors count as one, as Bland's rule requires.
      let blur = 1e-12 * max(1, abs(nearest))
      if limit < nearest - blur {
        nearest = limit
        stop = index
      } else if let other = stop, limit <= nearest + blur, basics[index] < basics[other] {
        stop = index
      }
    }
    return stop
  }

  /// Exchanges the basic slack of a row for one of its columns.
  private mutating func pivot(row index: Int, column: SimplexSymbol) {
    let leaving = basics[index]
    rows[index] = rows[index].solved(for: column, result: leaving)
    basics[index] = column
    places[leaving.number] = -1
    places[column.number] = index
    occurrences[leaving.number].append(index)
    substitute(index)
  }

  /// Makes a slack basic with its own row.
  mutating func install(_ row: SimplexRow, as slack: SimplexSymbol) {
    rows.append(row)
    basics.append(slack)
    places[slack.number] = rows.count - 1
    for term in row.terms { occurrences[term.symbol.number].append(rows.count - 1) }
    substitute(rows.count - 1)
  }

  /// Defines an undetermined variable. No row contains it, so nothing else changes.
  mutating func define(_ variable: SimplexSymbol, as row: SimplexRow) {
    definitions.append(row)
    makeRoom(for: max(variable, row.terms.last?.symbol ?? variable))
    places[variable.number] = definitions.count - 1
  }

  /// Replaces a row's symbol by the row in all other rows.
  private mutating func substitute(_ source: Int) {
    let row = rows[source]
    let symbol = basics[source]
    let holders = occurrences[symbol.number]
    occurrences[symbol.number] = []
    var added: [SimplexSymbol] = []
    for index in holders where index != source {
      let coefficient = rows[index].coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      rows[index].replace(symbol, times: coefficient, by: row) { added.append($0) }
      for column in added { occurrences[column.number].append(index) }
      added.removeAll(keepingCapacity: true)
      // Below zero by rounding errors: corrected, because it would count as infeasible from then
      // on.
      let constant = rows[index].constant
      if constant < 0, constant >= -rows[index].tolerance { rows[index].constant = 0 }
    }
  }
}
