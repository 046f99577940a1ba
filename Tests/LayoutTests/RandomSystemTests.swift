import Foundation
import Testing

@testable import Layout

/// Random systems as `Resources/random-systems.py` wrote them down, with kiwi's answers.
@Suite("Random systems beside kiwi")
struct RandomSystemTests {
  private struct System {
    var variables = 0
    var constraints: [(LinearConstraint, priority: Double)] = []
    /// Kiwi's values; `nil` where there are several that are as good.
    var values: [Double?] = []
  }

  private static func systems() throws -> [System] {
    let url = try #require(
      Bundle.module.url(
        forResource: "random-systems", withExtension: "txt", subdirectory: "Resources"))
    var systems: [System] = []
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "#": continue
      case "system": systems.append(System(variables: try #require(Int(words[1]))))
      case "values": systems[systems.count - 1].values = words.dropFirst().map(Double.init)
      default:
        let relation = try #require(LinearConstraint.Relation(rawValue: words[0]))
        var sum = LinearExpression(try #require(Double(words[2])))
        for term in words.dropFirst(3).map({ $0.split(separator: ":") }) {
          let variable = LinearVariable(index: try #require(Int(term[0])))
          sum.add(LinearExpression(variable), times: try #require(Double(term[1])))
        }
        systems[systems.count - 1].constraints.append(
          (LinearConstraint(sum, relation), try #require(Double(words[1]))))
      }
    }
    return systems
  }

  @Test("our values equal kiwi's to a millionth, wherever the solution is unique")
  func agreement() throws {
    let systems = try Self.systems()
    #expect(systems.count == 300)
    var compared = 0
    for (number, system) in systems.enumerated() {
      var solver = ConstraintSolver()
      for _ in 0..<system.variables { _ = solver.makeVariable() }
      for (constraint, priority) in system.constraints {
        let addition = try solver.add(constraint, priority: priority)
        if case .unsatisfiable = addition { Issue.record("system \(number): \(constraint)") }
      }
      let solution = try solver.solve()
      for (index, value) in system.values.enumerated() {
        guard let value else { continue }
        compared += 1
        let ours = solution.value(of: LinearVariable(index: index))
        #expect(abs(ours - value) <= 1e-6 * max(1, abs(value)), "system \(number), v\(index)")
      }
    }
    #expect(compared > 500)
  }
}
