import Testing

@testable import Layout

extension ConstraintSolver {
  fileprivate mutating func variable() -> LinearExpression { LinearExpression(makeVariable()) }

  /// Adds what no test of solving expects to be refused.
  fileprivate mutating func want(
    _ left: LinearExpression, _ relation: LinearConstraint.Relation, _ right: LinearExpression,
    at priority: Double = required
  ) throws {
    let addition = try add(LinearConstraint(left, relation, right), priority: priority)
    guard case .added = addition else {
      Issue.record("refused: \(addition)")
      return
    }
  }
}

extension LinearSolution {
  fileprivate func values(_ expressions: LinearExpression...) -> [Double] {
    expressions.map { value(of: $0) }
  }
}

@Suite("Constraints that layouts are made of")
struct ConstraintSolverLayoutTests {
  @Test("A square of 46 is centred in a square of 92")
  func centring() throws {
    var solver = ConstraintSolver()
    let (x, y, width, height) =
      (solver.variable(), solver.variable(), solver.variable(), solver.variable())
    try solver.want(x + 0.5 * width, .equal, 46)
    try solver.want(y + 0.5 * height, .equal, 46)
    try solver.want(width, .equal, 46)
    try solver.want(height, .equal, width)
    #expect(try solver.solve().values(x, y, width, height) == [23, 23, 46, 46])
  }

  @Test("Three views share a width with gaps between them")
  func chain() throws {
    var solver = ConstraintSolver()
    let leadings = (0..<3).map { _ in solver.variable() }
    let widths = (0..<3).map { _ in solver.variable() }
    try solver.want(leadings[0], .equal, 16)
    for index in 1..<3 {
      try solver.want(leadings[index], .equal, leadings[index - 1] + widths[index - 1] + 8)
      try solver.want(widths[index], .equal, widths[0])
    }
    try solver.want(leadings[2] + widths[2], .equal, 359)
    let solution = try solver.solve()
    #expect(widths.map { solution.value(of: $0) } == [109, 109, 109])
    #expect(leadings.map { solution.value(of: $0) } == [16, 133, 250])
  }

  @Test(
    "A preferred width is limited by required constraints",
    arguments: [(20.0, 44.0), (60, 60), (500, 120)])
  func limits(preferred: Double, expected: Double) throws {
    var solver = ConstraintSolver()
    let width = solver.variable()
    try solver.want(width, .equal, LinearExpression(preferred), at: 750)
    try solver.want(width, .greaterThanOrEqual, 44)
    try solver.want(width, .lessThanOrEqual, 120)
    #expect(try solver.solve().value(of: width) == expected)
  }

  /// Two labels of 60 and 80 in a row; the second clings to its text one point more or less.
  private func row(of total: Double, second: Double) throws -> [Double] {
    var solver = ConstraintSolver()
    let (first, other) = (solver.variable(), solver.variable())
    for (width, text, bonus) in [(first, 60.0, 0.0), (other, 80, second)] {
      try solver.want(width, .lessThanOrEqual, LinearExpression(text), at: 250 + bonus)
      try solver.want(width, .greaterThanOrEqual, LinearExpression(text), at: 750 + bonus)
    }
    try solver.want(first + other + 8, .equal, LinearExpression(total))
    return try solver.solve().values(first, other)
  }

  @Test("Hugging decides who stretches, compression resistance who shrinks")
  func labels() throws {
    #expect(try row(of: 208, second: 1) == [120, 80])
    #expect(try row(of: 208, second: -1) == [60, 140])
    #expect(try row(of: 108, second: 1) == [20, 80])
    #expect(try row(of: 108, second: -1) == [60, 40])
    #expect(try row(of: 148, second: 1) == [60, 80])
  }

  @Test("A ratio of 16 to 9 follows the width")
  func aspectRatio() throws {
    var solver = ConstraintSolver()
    let (width, height) = (solver.variable(), solver.variable())
    try solver.want(height, .equal, (9.0 / 16) * width)
    try solver.want(width, .equal, 320)
    #expect(try solver.solve().values(width, height) == [320, 180])
  }

  @Test("The bottom at 250 beats the pull of a fitting size at 50, and loses to a required height")
  func fittingSize() throws {
    var solver = ConstraintSolver()
    let (height, content) = (solver.variable(), solver.variable())
    try solver.want(content, .equal, 100)
    try solver.want(content + 20, .equal, height, at: 250)
    var fitting = solver
    try fitting.want(height, .equal, 0, at: 50)
    #expect(try fitting.solve().value(of: height) == 120)
    try solver.want(height, .equal, 60)
    #expect(try solver.solve().values(height, content) == [60, 100])
  }

  @Test("A chain of 200 views is solved")
  func longChain() throws {
    var solver = ConstraintSolver()
    var trailing: LinearExpression = 0
    var widths: [LinearExpression] = []
    for index in 0..<200 {
      let (leading, width) = (solver.variable(), solver.variable())
      try solver.want(leading, .equal, trailing + 2)
      try solver.want(width, .greaterThanOrEqual, 3)
      try solver.want(width, .lessThanOrEqual, LinearExpression(Double(10 + index % 5)), at: 250)
      try solver.want(width, .greaterThanOrEqual, LinearExpression(Double(5 + index % 5)), at: 750)
      trailing = leading + width
      widths.append(width)
    }
    try solver.want(trailing, .equal, 1900)
    let solution = try solver.solve()
    #expect(abs(solution.value(of: trailing) - 1900) < 1e-9)
    #expect(widths.allSatisfy { (5...14).contains(solution.value(of: $0)) })
    #expect(widths.reduce(0) { $0 + solution.value(of: $1) } == 1500)
  }
}

@Suite("How priorities rank")
struct ConstraintSolverPriorityTests {
  @Test("One preference at 750 outweighs a hundred at 749")
  func lexicographic() throws {
    var solver = ConstraintSolver()
    let x = solver.variable()
    for _ in 0..<100 { try solver.want(x, .equal, 0, at: 749) }
    try solver.want(x, .equal, 100, at: 750)
    #expect(try solver.solve().value(of: x) == 100)
  }

  @Test("Of equal preferences that are at odds the first written wins")
  func firstWins() throws {
    for (first, second) in [(10.0, 20.0), (20, 10)] {
      var solver = ConstraintSolver()
      let x = solver.variable()
      try solver.want(x, .equal, LinearExpression(first), at: 500)
      for _ in 0..<3 { try solver.want(x, .equal, LinearExpression(second), at: 500) }
      #expect(try solver.solve().value(of: x) == first)
    }
  }

  @Test("A preference that cannot hold is still brought as near as possible")
  func partlySatisfied() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.variable(), solver.variable())
    try solver.want(x + y, .lessThanOrEqual, 100)
    try solver.want(x + y, .equal, 150, at: 600)
    try solver.want(x, .equal, 70, at: 500)
    try solver.want(y, .equal, 70, at: 400)
    #expect(try solver.solve().values(x, y) == [70, 30])
  }

  @Test("The solver names the constraints that prevent a preference")
  func opponents() throws {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.variable(), solver.variable(), solver.variable())
    try solver.want(z, .equal, 5)
    try solver.want(x + y, .equal, 200)
    try solver.want(x, .lessThanOrEqual, 60, at: 250)
    try solver.want(y, .lessThanOrEqual, 80, at: 250)
    let ids = (0..<4).map(ConstraintID.init(index:))
    #expect(try solver.opponents(of: ids[3]) == [ids[1], ids[2]])
    #expect(try solver.opponents(of: ids[2]) == [])

    // `x` may not rise because of #2, nor fall, because #3 only came near and must not be worse off.
    try solver.want(x, .greaterThanOrEqual, 90, at: 200)
    try solver.want(x, .equal, 50, at: 100)
    #expect(try solver.opponents(of: ConstraintID(index: 4)) == [ids[2]])
    #expect(try solver.opponents(of: ConstraintID(index: 5)) == [ids[3]])
  }
}

@Suite("Contradictions, redundancy and room")
struct ConstraintSolverFeasibilityTests {
  @Test("A contradiction names its members, and the solver goes on without the last")
  func unsatisfiable() throws {
    var solver = ConstraintSolver()
    let (x, width, other) = (solver.variable(), solver.variable(), solver.variable())
    try solver.want(other, .equal, 7)
    try solver.want(x, .greaterThanOrEqual, 16)
    try solver.want(width, .equal, 300)
    try solver.want(x, .lessThanOrEqual, 1000)
    let addition = try solver.add(LinearConstraint(x + width, .lessThanOrEqual, 310))
    #expect(addition == .unsatisfiable(conflicting: [1, 2, 4].map(ConstraintID.init(index:))))
    try solver.want(x + width, .lessThanOrEqual, 320)
    #expect(try solver.solve().values(x, width, other) == [16, 300, 7])
    #expect(
      solver.description == """
        #0 required: v2 - 7 = 0
        #1 required: v0 - 16 >= 0
        #2 required: v1 - 300 = 0
        #3 required: v0 - 1000 <= 0
        #4 dropped: v0 + v1 - 310 <= 0
        #5 required: v0 + v1 - 320 <= 0
        """)
  }

  @Test("Of two sets that contradict a constraint the nearest is named")
  func nearest() throws {
    var solver = ConstraintSolver()
    let (first, second, x) = (solver.variable(), solver.variable(), solver.variable())
    try solver.want(first, .equal, 4)
    try solver.want(second, .equal, first)
    try solver.want(x, .equal, second + 6)
    try solver.want(x, .equal, 10)
    let addition = try solver.add(LinearConstraint(x, .equal, 12))
    #expect(addition == .unsatisfiable(conflicting: [3, 4].map(ConstraintID.init(index:))))
  }

  @Test("A constraint without variables holds or contradicts itself")
  func constants() throws {
    var solver = ConstraintSolver()
    #expect(try solver.add(LinearConstraint(3, .lessThanOrEqual, 4)) == .added(.init(index: 0)))
    #expect(
      try solver.add(LinearConstraint(3, .equal, 4))
        == .unsatisfiable(conflicting: [ConstraintID(index: 1)]))
  }

  @Test("Saying the same thing again and in other words does no harm")
  func redundant() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.variable(), solver.variable())
    for factor in [1.0, 3, -0.1, 1.0 / 3] {
      try solver.want(factor * (x + y), .equal, LinearExpression(factor * 10))
      try solver.want(factor * (x - y), .equal, LinearExpression(factor * 4))
      try solver.want(factor * x, .equal, LinearExpression(factor * 7))
    }
    try solver.want(x, .greaterThanOrEqual, 7)
    try solver.want(y, .lessThanOrEqual, 3)
    let solution = try solver.solve()
    #expect(abs(solution.value(of: x) - 7) < 1e-12)
    #expect(abs(solution.value(of: y) - 3) < 1e-12)
    #expect(try solution.isAmbiguous(x) == false)
  }

  @Test("Ambiguous variables are distinguished from those that inequalities determine")
  func ambiguity() throws {
    var solver = ConstraintSolver()
    let (x, y, pinned, unused) =
      (solver.variable(), solver.variable(), solver.variable(), solver.variable())
    try solver.want(x + y, .equal, 100)
    try solver.want(x, .greaterThanOrEqual, 30)
    try solver.want(pinned, .greaterThanOrEqual, 5)
    try solver.want(pinned + x, .lessThanOrEqual, 5 + x)
    let solution = try solver.solve()
    #expect(
      solution.description == """
        v0 = 30 ?
        v1 = 70 ?
        v2 = 5
        v3 = 0 ?
        """)
    #expect(try solution.isAmbiguous(x + y) == false)
    #expect(try solution.isAmbiguous(unused))
    try solver.want(y, .greaterThanOrEqual, 70)
    #expect(try solver.solve().isAmbiguous(x) == false)
  }

  @Test("One enormous limit does not blunt the others")
  func enormousLimit() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.variable(), solver.variable())
    try solver.want(x, .lessThanOrEqual, 1e12)
    try solver.want(y, .lessThanOrEqual, 10)
    try solver.want(y, .greaterThanOrEqual, 9.999999, at: 500)
    let addition = try solver.add(LinearConstraint(y, .greaterThanOrEqual, 10.000001))
    #expect(addition == .unsatisfiable(conflicting: [1, 3].map(ConstraintID.init(index:))))
    #expect(try solver.solve().value(of: y) == 9.999999)
  }

  @Test("Numbers that are not finite, and exceeding the limit of steps, are errors")
  func failures() throws {
    var solver = ConstraintSolver(pivotLimit: 0)
    let x = solver.variable()
    let endless = LinearConstraint(x, .equal, LinearExpression(.infinity))
    #expect(throws: ConstraintSolver.Failure.notFinite) { _ = try solver.add(endless) }
    #expect(throws: ConstraintSolver.Failure.notFinite) {
      _ = try solver.add(LinearConstraint(x, .equal), priority: .nan)
    }
    try solver.want(x, .greaterThanOrEqual, 0)
    #expect(throws: ConstraintSolver.Failure.pivotLimit(0)) {
      _ = try solver.add(LinearConstraint(x, .greaterThanOrEqual, 10))
    }
  }

  @Test("the example of the documentation has the documented result")
  func documented() throws {
    var solver = ConstraintSolver()
    let width = LinearExpression(solver.makeVariable())
    _ = try solver.add(LinearConstraint(width, .lessThanOrEqual, 100))
    _ = try solver.add(LinearConstraint(width, .equal, 120), priority: 750)
    #expect(try solver.solve().value(of: width) == 100)
  }
}
