/// Adds many rows up into one, at a cost that depends on what is added and not on what is there.
struct RowAccumulator {
  /// What came together for one column.
  private struct Sum {
    var value = 0.0
    /// The largest summand, against which the rest of a cancellation is measured.
    var peak = 0.0
  }

  private var constant: Double
  private var magnitude: Double
  /// By the number of the symbol.
  private var sums: [Sum]

  /// Makes a sum of a constant alone, with room for symbols of smaller number than `symbolCount`.
  init(_ constant: Double, symbolCount: Int) {
    self.constant = constant
    magnitude = abs(constant)
    sums = Array(repeating: Sum(), count: symbolCount)
  }

  /// Adds a multiple of a column.
  mutating func add(_ symbol: SimplexSymbol, times factor: Double) {
    sums[symbol.number].value += factor
    sums[symbol.number].peak = max(sums[symbol.number].peak, abs(factor))
  }

  /// Adds a multiple of a row.
  mutating func add(_ row: SimplexRow, times factor: Double) {
    magnitude = max(magnitude, row.magnitude, abs(factor * row.constant))
    constant += factor * row.constant
    for term in row.terms { add(term.symbol, times: factor * term.coefficient) }
  }

  /// Puts a row in place of its symbol.
  mutating func replace(_ symbol: SimplexSymbol, by row: SimplexRow) {
    let factor = coefficient(of: symbol)
    sums[symbol.number] = Sum()
    if factor != 0 { add(row, times: factor) }
  }

  /// What a column is multiplied by so far; crumbs left by rounding are zero.
  func coefficient(of symbol: SimplexSymbol) -> Double {
    let sum = sums[symbol.number]
    return abs(sum.value) > SimplexRow.epsilon * sum.peak ? sum.value : 0
  }

  /// The sum.
  var row: SimplexRow {
    let terms = sums.indices.compactMap { number -> SimplexRow.Term? in
      let symbol = SimplexSymbol(number: number)
      let coefficient = coefficient(of: symbol)
      return coefficient == 0 ? nil : SimplexRow.Term(symbol: symbol, coefficient: coefficient)
    }
    return SimplexRow(constant: constant, magnitude: magnitude, terms: terms)
  }
}
