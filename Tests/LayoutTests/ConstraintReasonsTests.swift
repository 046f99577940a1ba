import Foundation
import TestSupport
import Testing

@testable import Layout

/// What decides a value, on systems that can be solved by hand and on random ones.
@Suite("The constraints that decide a value")
struct ConstraintReasonsTests {
  @Test("a required bound and the preference that pulls towards it are both reasons")
  func boundedWish() throws {
    var solver = ConstraintSolver()
    let width = LinearExpression(solver.makeVariable())
    let bound = try solver.added(LinearConstraint(width, .lessThanOrEqual, 100))
    let wish = try solver.added(LinearConstraint(width, .equal, 120), priority: 750)
    let decision = try solver.decision(of: width)
    #expect(decision.value == 100)
    #expect(decision.fromAbove == [bound] && decision.fromBelow == [wish])
    #expect(
      try solver.shortfalls() == [
        ConstraintSolver.Shortfall(id: wish, amount: 20, opponents: [bound])
      ])
  }

  @Test("content is kept by its hugging from above and by its resistance from below")
  func content() throws {
    var solver = ConstraintSolver()
    let width = LinearExpression(solver.makeVariable())
    let hugging = try solver.added(LinearConstraint(width, .lessThanOrEqual, 80), priority: 250)
    let resistance = try solver.added(
      LinearConstraint(width, .greaterThanOrEqual, 80), priority: 750)
    let decision = try solver.decision(of: width)
    #expect(decision.fromAbove == [hugging] && decision.fromBelow == [resistance])
    #expect(!decision.isOpen && decision.value == 80)
  }

  @Test("of several sufficient reasons the one of the highest priority is named")
  func strongest() throws {
    var solver = ConstraintSolver()
    let width = LinearExpression(solver.makeVariable())
    _ = try solver.added(LinearConstraint(width, .equal, 100), priority: 250)
    let required = try solver.added(LinearConstraint(width, .equal, 100))
    let decision = try solver.decision(of: width)
    #expect(decision.fromAbove == [required] && decision.fromBelow == [required])
  }

  @Test("a constraint on the value alone explains it before a chain of others does")
  func direct() throws {
    var solver = ConstraintSolver()
    let (top, bottom) = (
      LinearExpression(solver.makeVariable()), LinearExpression(solver.makeVariable())
    )
    _ = try solver.added(LinearConstraint(top, .equal, 10))
    _ = try solver.added(LinearConstraint(bottom, .equal, 70))
    let height = try solver.added(LinearConstraint(bottom - top, .equal, 60))
    let decision = try solver.decision(of: bottom - top)
    #expect(decision.fromAbove == [height] && decision.fromBelow == [height])
  }

  @Test("a value that nothing bounds on one side is open")
  func open() throws {
    var solver = ConstraintSolver()
    let width = LinearExpression(solver.makeVariable())
    let bound = try solver.added(LinearConstraint(width, .greaterThanOrEqual, 10))
    let decision = try solver.decision(of: width)
    #expect(decision.isOpen && decision.fromAbove == nil && decision.fromBelow == [bound])
  }

  /// The system is rebuilt from the named constraints only, with what stops those that do not hold.
  @Test("the named constraints alone give the same value")
  func sufficiency() throws {
    var random = SplitMix64(state: 17)
    var compared = 0
    for number in 0..<150 {
      let system = Self.system(&random)
      let solver = try Self.solver(system, keeping: nil)
      for variable in 0..<Self.variables {
        let expression = LinearExpression(LinearVariable(index: variable))
        let decision = try solver.decision(of: expression)
        guard let above = decision.fromAbove, let below = decision.fromBelow else { continue }
        var named = Set(above + below)
        let shortfalls = try solver.shortfalls()
        while let next = shortfalls.first(where: {
          named.contains($0.id) && !named.isSuperset(of: $0.opponents)
        }) { named.formUnion(next.opponents) }
        let alone = try Self.solver(system, keeping: Set(named.map(\.index))).solve()
        let value = alone.value(of: LinearVariable(index: variable))
        #expect(abs(value - decision.value) < 1e-6, "system \(number), v\(variable)")
        compared += 1
      }
    }
    #expect(compared > 200)
  }

  private static let variables = 4

  private static func system(
    _ random: inout SplitMix64
  ) -> [(LinearConstraint, Double)] {
    (0..<9).map { _ in
      var sum = LinearExpression(Double(Int.random(in: -200...200, using: &random)))
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let index = Int.random(in: 0..<variables, using: &random)
        let factor: Double = [-1, 1, 2].randomElement(using: &random) ?? 1
        sum.add(LinearExpression(LinearVariable(index: index)), times: factor)
      }
      let relation: LinearConstraint.Relation =
        [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
      let priority: Double = [1000, 750, 500, 250, 100].randomElement(using: &random) ?? 1000
      return (LinearConstraint(sum, relation), priority)
    }
  }

  /// The solver of a system, or of the constraints with these indices.
  private static func solver(
    _ system: [(LinearConstraint, Double)], keeping kept: Set<Int>?
  ) throws -> ConstraintSolver {
    var solver = ConstraintSolver()
    for _ in 0..<variables { _ = solver.makeVariable() }
    for (index, (constraint, priority)) in system.enumerated() where kept?.contains(index) ?? true {
      _ = try solver.add(constraint, priority: priority)
    }
    return solver
  }
}

extension ConstraintSolver {
  /// Adds a constraint that does not conflict.
  fileprivate mutating func added(
    _ constraint: LinearConstraint, priority: Double = required
  ) throws -> ConstraintID {
    switch try add(constraint, priority: priority) {
    case .added(let id): return id
    case .unsatisfiable:
      Issue.record("\(constraint) conflicts")
      return ConstraintID(index: 0)
    }
  }
}
