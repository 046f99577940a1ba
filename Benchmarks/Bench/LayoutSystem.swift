internal import Foundation
internal import Layout

/// The constraints of a cell with so many views: rows of six, each a box with five views side by side in
/// it, which have sizes of their own that fit, the boxes below each other. There is one answer only, so that
/// solvers can be compared.
struct LayoutSystem {
  typealias Frame = (
    left: LinearExpression, top: LinearExpression, width: LinearExpression, height: LinearExpression
  )

  private(set) var constraints: [(constraint: LinearConstraint, priority: Double)] = []
  private(set) var variables: [LinearVariable] = []
  private(set) var solver = ConstraintSolver()
  /// The place of the second of two constraints whose constant can be changed: the width that a view asks
  /// for; its hugging is the one before.
  private(set) var changeable = 0

  init(views count: Int) {
    let cell = frame()
    for (side, value) in [(cell.left, 0.0), (cell.top, 0), (cell.width, 320), (cell.height, 2000)] {
      require(side, .equal, LinearExpression(value))
    }
    let views = (0..<count).map { _ in frame() }
    for view in views {
      require(view.width, .greaterThanOrEqual, 0)
      require(view.height, .greaterThanOrEqual, 0)
    }
    for (index, view) in views.enumerated() where index % 6 != 0 { addContent(of: view, index) }
    for start in stride(from: 0, to: count, by: 6) {
      addRow(
        Array(views[start..<min(start + 6, count)]), below: start == 0 ? nil : views[start - 6],
        in: cell)
    }
  }

  private mutating func addContent(of view: Frame, _ index: Int) {
    let width = Double(20 + index % 30)
    changeable = constraints.count + 1
    for (side, length) in [(view.width, width), (view.height, 20)] {
      prefer(side, .lessThanOrEqual, LinearExpression(length), 250)
      prefer(side, .greaterThanOrEqual, LinearExpression(length), 750)
    }
  }

  private mutating func addRow(_ row: [Frame], below: Frame?, in cell: Frame) {
    let box = row[0]
    require(box.left, .equal, cell.left + 8)
    require(box.left + box.width, .equal, cell.left + cell.width - 8)
    require(box.top, .equal, below.map { $0.top + $0.height + 4 } ?? cell.top + 8)
    for (before, view) in zip(row, row.dropFirst()) {
      let isFirst = before.left == box.left
      require(view.left, .equal, isFirst ? box.left + 8 : before.left + before.width + 8)
      require(view.top + 0.5 * view.height, .equal, box.top + 0.5 * box.height)
      require(view.top, .greaterThanOrEqual, box.top + 4)
    }
    if row.count > 1, let last = row.last {
      require(last.left + last.width, .lessThanOrEqual, box.left + box.width - 8)
    }
    prefer(box.height, .equal, 0, 50)
  }

  private mutating func frame() -> Frame {
    let sides = (0..<4).map { _ in solver.makeVariable() }
    variables += sides
    let terms = sides.map { LinearExpression($0) }
    return (terms[0], terms[1], terms[2], terms[3])
  }

  private mutating func require(
    _ left: LinearExpression, _ relation: LinearConstraint.Relation, _ right: LinearExpression
  ) {
    prefer(left, relation, right, ConstraintSolver.required)
  }

  private mutating func prefer(
    _ left: LinearExpression, _ relation: LinearConstraint.Relation, _ right: LinearExpression,
    _ priority: Double
  ) {
    constraints.append((LinearConstraint(left, relation, right), priority))
  }

  /// Solves the system from nothing; the answer is the sum of all variables, for comparing.
  func solved() throws -> Double {
    var solver = solver
    for (constraint, priority) in constraints { _ = try solver.add(constraint, priority: priority) }
    let solution = try solver.solve()
    return variables.reduce(0) { $0 + solution.value(of: $1) }
  }

  /// Solves the system with the changeable width as a constant. The result is the solution for a width that
  /// is wider by the argument, as the sum of all variables, or `nil` if the whole system would have to be
  /// solved again.
  func changing() throws -> (_ wider: Double) -> Double? {
    var solver = solver
    let width = -constraints[changeable].constraint.expression.constant
    let asked = try solver.makeConstant(width)
    for (index, (constraint, priority)) in constraints.enumerated() {
      let said =
        index == changeable || index == changeable - 1
        ? LinearConstraint(
          constraint.expression + LinearExpression(width) - LinearExpression(asked),
          constraint.relation) : constraint
      _ = try solver.add(said, priority: priority)
    }
    let solution = try solver.solve()
    return { wider in
      guard let point = solution.changing(constantsTo: [width + wider]) else { return nil }
      return variables.reduce(0) { $0 + point.value(of: $1) }
    }
  }

  /// The system for a peer: a line for each constraint, with its relation, its priority, its constant and
  /// its terms.
  var text: String {
    let lines = constraints.map { constraint, priority in
      let terms = constraint.expression.terms.map { "\($0.variable.index):\($0.coefficient)" }
      return
        ([constraint.relation.rawValue, "\(priority)", "\(constraint.expression.constant)"]
        + terms).joined(separator: " ")
    }
    return (["\(variables.count) \(changeable)"] + lines).joined(separator: "\n") + "\n"
  }
}
