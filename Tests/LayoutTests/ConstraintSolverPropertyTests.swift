import TestSupport
import Testing

@testable import Layout

@Suite("Properties of random systems")
struct ConstraintSolverPropertyTests {
  /// SplitMix64: small, and the same numbers everywhere.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }

  private static let count = 6

  /// A sparse expression with small coefficients, among them halves and thirds.
  private func expression(using generator: inout Generator) -> LinearExpression {
    var sum: LinearExpression = 0
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let factor: Double = [1, -1, 1, -1, 2, 0.5, -1.0 / 3].randomElement(using: &generator) ?? 1
      let index = Int.random(in: 0..<Self.count, using: &generator)
      sum.add(LinearExpression(LinearVariable(index: index)), times: factor)
    }
    return sum
  }

  /// A constraint that holds at `point`, often without room to spare.
  private func constraint(
    at point: [Double], using generator: inout Generator
  ) -> LinearConstraint {
    let left = expression(using: &generator)
    let value = left.terms.reduce(0) { $0 + $1.coefficient * point[$1.variable.index] }
    let room = Double(max(0, Int.random(in: -20...40, using: &generator)))
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return LinearConstraint(left, .equal, LinearExpression(value))
    case 1: return LinearConstraint(left, .lessThanOrEqual, LinearExpression(value + room))
    default: return LinearConstraint(left, .greaterThanOrEqual, LinearExpression(value - room))
    }
  }

  private func solver(
    _ constraints: [(LinearConstraint, Double)]
  ) throws -> (ConstraintSolver, [ConstraintSolver.Addition]) {
    var solver = ConstraintSolver()
    for _ in 0..<Self.count { _ = solver.makeVariable() }
    let additions = try constraints.map { try solver.add($0.0, priority: $0.1) }
    return (solver, additions)
  }

  @Test("Systems with a solution are solved, best first, and the same in any order")
  func feasible() throws {
    var generator = Generator(state: 1)
    for round in 0..<300 {
      let point = (0..<Self.count).map { _ in
        Double(Int.random(in: -50...400, using: &generator))
      }
      var constraints = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        (constraint(at: point, using: &generator), ConstraintSolver.required)
      }
      let elsewhere = point.map { $0 + Double(Int.random(in: -60...60, using: &generator)) }
      for priority in 0..<Int.random(in: 0...8, using: &generator) {
        let wish = constraint(at: elsewhere, using: &generator)
        constraints.append((wish, Double(100 + priority)))
      }
      let (first, additions) = try solver(constraints)
      #expect(additions == constraints.indices.map { .added(ConstraintID(index: $0)) })
      let solution = try first.solve()
      for (constraint, priority) in constraints where priority == ConstraintSolver.required {
        #expect(solution.violation(of: constraint) < 1e-6, "round \(round): \(constraint)")
      }
      // No point on the way to one that is known to be allowed is better.
      let ranked = constraints.sorted { $0.1 > $1.1 }.map(\.0)
      let values = (0..<Self.count).map { solution.value(of: LinearVariable(index: $0)) }
      for share in [0.001, 0.3, 1] {
        let rival = LinearSolution(
          values: zip(values, point).map { $0 + share * ($1 - $0) },
          optimum: SimplexTableau(isTracing: false, pivotLimit: 0))
        let decisive = ranked.lazy.map { rival.violation(of: $0) - solution.violation(of: $0) }
          .first { abs($0) > 1e-6 }
        #expect((decisive ?? 0) >= 0, "round \(round)")
      }
      for _ in 0..<3 {
        let other = try solver(constraints.shuffled(using: &generator)).0.solve()
        for index in 0..<Self.count {
          let variable = LinearVariable(index: index)
          #expect(
            abs(other.value(of: variable) - values[index]) < 1e-6, "round \(round): v\(index)")
          let agree = try other.isAmbiguous(variable) == solution.isAmbiguous(variable)
          #expect(agree, "round \(round): v\(index)")
        }
      }
    }
  }

  @Test("A reported contradiction is one, and every member is needed for it")
  func contradictions() throws {
    var generator = Generator(state: 2)
    var seen = 0
    for _ in 0..<150 {
      let constraints = (0..<16).map { _ in
        let point = (0..<Self.count).map { _ in
          Double(Int.random(in: 0...9, using: &generator))
        }
        return (constraint(at: point, using: &generator), ConstraintSolver.required)
      }
      for case .unsatisfiable(let conflicting) in try solver(constraints).1 {
        seen += 1
        let members = conflicting.map { constraints[$0.index] }
        #expect(try isRefused(members))
        for index in members.indices {
          var rest = members
          rest.remove(at: index)
          #expect(try !isRefused(rest))
        }
      }
    }
    #expect(seen > 300)
  }

  @Test(
    "In equality systems, exactly the variables that no combination of equations determines are ambiguous"
  )
  func ambiguity() throws {
    var generator = Generator(state: 3)
    var open = 0
    for _ in 0..<200 {
      let equations = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        expression(using: &generator)
      }
      let solution = try solver(
        equations.map { (LinearConstraint($0, .equal, 0), ConstraintSolver.required) }
      ).0.solve()
      for index in 0..<Self.count {
        let variable = LinearVariable(index: index)
        let isOpen = rank(equations + [LinearExpression(variable)]) > rank(equations)
        #expect(try solution.isAmbiguous(variable) == isOpen)
        open += isOpen ? 1 : 0
      }
    }
    #expect((200...1000).contains(open))
  }

  /// How many of the expressions are independent, by plain elimination.
  private func rank(_ expressions: [LinearExpression]) -> Int {
    var matrix = expressions.map { expression in
      var row = [Double](repeating: 0, count: Self.count)
      for term in expression.terms { row[term.variable.index] = term.coefficient }
      return row
    }
    var rank = 0
    for column in 0..<Self.count {
      let rest = matrix.indices.dropFirst(rank)
      guard
        let pivot = rest.max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[pivot][column]) > 1e-9
      else { continue }
      matrix.swapAt(rank, pivot)
      for index in rest.dropFirst() {
        let factor = matrix[index][column] / matrix[rank][column]
        for place in 0..<Self.count { matrix[index][place] -= factor * matrix[rank][place] }
      }
      rank += 1
    }
    return rank
  }

  private func isRefused(_ constraints: [(LinearConstraint, Double)]) throws -> Bool {
    try solver(constraints).1.contains { addition in
      if case .unsatisfiable = addition { true } else { false }
    }
  }
}

extension LinearSolution {
  /// By how much the two sides of a constraint are apart from what it asks for; 0 if it holds.
  fileprivate func violation(of constraint: LinearConstraint) -> Double {
    let value = value(of: constraint.expression)
    switch constraint.relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }
}
