import TestSupport
import Testing

@testable import Layout

@Suite("Constants that change after solving")
struct ConstantTests {
  /// Two views side by side in a width that is a constant; the first one would like to be 100 wide, which
  /// is another.
  private func solution() throws -> (LinearSolution, first: LinearVariable, second: LinearVariable)
  {
    var solver = ConstraintSolver()
    let (whole, wish) = (try solver.makeConstant(300), try solver.makeConstant(100))
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    func expression(_ variable: LinearVariable) -> LinearExpression { LinearExpression(variable) }
    for side in [first, second] {
      _ = try solver.add(LinearConstraint(expression(side), .greaterThanOrEqual))
    }
    _ = try solver.add(
      LinearConstraint(expression(first) + expression(second), .equal, expression(whole)))
    _ = try solver.add(
      LinearConstraint(expression(second), .greaterThanOrEqual, 50), priority: 800)
    _ = try solver.add(
      LinearConstraint(expression(first), .equal, expression(wish)), priority: 750)
    return (try solver.solve(), first, second)
  }

  @Test("values that follow from a constant move with it, as long as the same constraints decide")
  func following() throws {
    let (solution, first, second) = try solution()
    let point = try #require(solution.changing(constantsTo: [320, 130]))
    #expect(point.value(of: first) == 130 && point.value(of: second) == 190)
    #expect(solution.changing(constantsTo: [300, 250])?.value(of: second) == 50)
  }

  @Test("it has to be solved again when another constraint decides")
  func deciding() throws {
    let (solution, _, _) = try solution()
    // The second view would become narrower than it wants to be, at a better priority.
    #expect(solution.changing(constantsTo: [300, 251]) == nil)
    #expect(solution.changing(constantsTo: [120, 100]) == nil)
    #expect(solution.changing(constantsTo: [300]) == nil)
    #expect(solution.changing(constantsTo: [300, .nan]) == nil)
  }

  @Test("contradictory and redundant constraints are checked when constants change")
  func contradictions() throws {
    var solver = ConstraintSolver()
    let wish = try solver.makeConstant(10)
    let side = solver.makeVariable()
    _ = try solver.add(LinearConstraint(LinearExpression(side), .equal, 10))
    // Says the same, and no longer does when it changes.
    _ = try solver.add(LinearConstraint(LinearExpression(side), .equal, LinearExpression(wish)))
    let same = try solver.solve()
    #expect(same.changing(constantsTo: [10])?.value(of: side) == 10)
    #expect(same.changing(constantsTo: [11]) == nil)
    // Cannot hold, and can when it changes.
    let other = try solver.makeConstant(12)
    let refused = try solver.add(
      LinearConstraint(LinearExpression(side), .greaterThanOrEqual, LinearExpression(other)))
    // Of the two equal constraints, the later one is reported.
    #expect(
      refused == .unsatisfiable(conflicting: [ConstraintID(index: 1), ConstraintID(index: 2)]))
    let dropped = try solver.solve()
    #expect(dropped.changing(constantsTo: [10, 11])?.value(of: side) == 10)
    #expect(dropped.changing(constantsTo: [10, 10]) == nil)
  }

  @Test("in random systems a direct answer equals the solution of the changed system")
  func random() throws {
    var generator = SplitMix64(state: 3)
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator))
    }
    var known = 0
    for round in 0..<400 {
      let relations: [LinearConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      let system = (0..<12).map { index in
        let terms = (0..<2).map { _ in (Int.random(in: 0..<5, using: &generator), number(-2...2)) }
        return (
          terms, relations[Int.random(in: 0..<3, using: &generator)],
          index < 3 ? ConstraintSolver.required : 100 + number(0...5) * 10
        )
      }
      let before = system.map { _ in number(-50...100) }
      let after = before.map { Bool.random(using: &generator) ? $0 : $0 + number(-9...9) }
      func solved(_ values: [Double]) throws -> LinearSolution {
        var solver = ConstraintSolver()
        let variables = (0..<5).map { _ in solver.makeVariable() }
        for ((terms, relation, priority), value) in zip(system, values) {
          let constant = try solver.makeConstant(value)
          let left = terms.reduce(LinearExpression(0)) {
            $0 + $1.1 * LinearExpression(variables[$1.0])
          }
          _ = try solver.add(
            LinearConstraint(left, relation, LinearExpression(constant)), priority: priority)
        }
        return try solver.solve()
      }
      guard let point = try solved(before).changing(constantsTo: after) else { continue }
      known += 1
      let anew = try solved(after)
      for index in 0..<5 {
        let variable = LinearVariable(index: index)
        #expect(abs(point.value(of: variable) - anew.value(of: variable)) < 1e-6, "round \(round)")
      }
    }
    #expect(known > 40)
  }
}
