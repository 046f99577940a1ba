internal import Drawing
internal import Vocabulary

/// Passes a cell's constraints to the solver, in the cell's coordinates, and reads its solution.
///
/// The order of constraints decides between preferences of equal priority, and which of several
/// conflicting required constraints is dropped: first come the given sizes, then those of content
/// and stacks, then the author's constraints as written. So the last one of the conflicting
/// constraints is always dropped (our choice; UIKit breaks one that it does not specify).
struct ConstraintBuilder {
  /// How the size of the cell is determined.
  enum Sizing {
    /// The context gives the size.
    case given
    /// The constraints determine the size; `target` is preferred with these priorities.
    case fitting(target: Size, horizontal: LayoutPriority, vertical: LayoutPriority)
  }

  /// The four variables of a view.
  struct Variables {
    let left, top, width, height: LinearVariable
  }

  private static let explainedConflicts = 3

  let cell: LayoutHierarchy
  let context: LayoutContext
  let input: LayoutInput
  let sizing: Sizing
  /// Whether conflicting constraints are determined.
  private var explains: Bool
  private(set) var solver = ConstraintSolver()
  private(set) var variables: [ViewName: Variables] = [:]
  /// The numbers that the solution can follow, in the order of the solver's constants.
  private(set) var numbers: [LayoutNumber] = []
  private var constants: [LayoutNumber: LinearVariable] = [:]
  /// Whether all numbers are finite: others are no constants, and the solution does not follow
  /// them.
  private(set) var hasOnlyFiniteNumbers = true
  private(set) var superviews: [ViewName: ViewName] = [:]
  private var views: [ViewName] = []
  /// The sources of the solver's constraints, if `explains` is set.
  private(set) var causes: [ConstraintID: LayoutCause] = [:]
  /// The required constraints that conflict and were dropped, as far as they are determined.
  private(set) var conflicts: [LayoutProblem] = []
  /// Whether a constraint could not be solved, so that it decides nothing.
  private(set) var hasUnsolvedConstraints = false

  init(
    cell: LayoutHierarchy, _ context: LayoutContext, input: LayoutInput, sizing: Sizing = .given,
    explains: Bool = false
  ) {
    self.cell = cell
    self.context = context
    self.input = input
    self.sizing = sizing
    self.explains = explains
  }

  /// The same builder, but determining conflicting constraints.
  var explaining: ConstraintBuilder {
    var result = self
    result.explains = true
    return result
  }

  mutating func addAll() {
    addCell()
    let branches = cell.branches.filter { takesPart($0.superview) }
    for branch in branches { addVariables(of: branch.views, in: branch.superview) }
    addGuides()
    for branch in branches { addIntrinsicSizes(of: branch.views) }
    for branch in branches { addStacks(branch.views) }
    for list in cell.constraintLists where variables[list.owner] != nil {
      for (number, constraint) in list.constraints.enumerated() {
        add(constraint, number, of: list.owner)
      }
    }
  }

  /// Whether the subviews of one of UIKit's views affect the layout. Backgrounds are as large as
  /// the cell, and never determine its size.
  private func takesPart(_ superview: ViewName) -> Bool {
    switch sizing {
    case .given: true
    case .fitting: superview == .contentView || superview == .cell
    }
  }

  /// The solver's solution; `nil` if there is none.
  func solution() -> LinearSolution? { try? solver.solve() }

  /// The frames that are ambiguous, and would be so if the dropped constraints held as far as they can.
  func undecided() -> [LayoutProblem] {
    do {
      return try openFrames(in: solver.preferringDropped).map { name, sides in
        LayoutProblem(
          subject: .frame(of: name),
          message: "the constraints do not decide the \(sides.joined(separator: " and ")) of"
            + " \"\(name.rawValue)\"; add constraints for it", undecidedSides: sides)
      }
    } catch {
      let message = "the constraints of this cell could not be solved (\(error))"
      return [LayoutProblem(subject: .cell, message: message)]
    }
  }

  /// The frames that are ambiguous only because constraints were dropped.
  func openedByDropping() -> [LayoutProblem] {
    guard !conflicts.isEmpty, let open = try? openFrames(in: solver),
      let others = try? openFrames(in: solver.preferringDropped)
    else { return [] }
    return open.compactMap { name, sides in
      let known = others.first { $0.view == name }?.sides ?? []
      let opened = sides.filter { !known.contains($0) }
      guard !opened.isEmpty else { return nil }
      return LayoutProblem(
        subject: .frame(of: name),
        message: "without the constraints that are dropped, no remaining constraint determines the"
          + " \(opened.joined(separator: " and ")) of \"\(name.rawValue)\"; resolve the conflict",
        undecidedSides: opened)
    }
  }

  /// The sides of frames that a solver's constraints do not decide.
  private func openFrames(
    in solver: ConstraintSolver
  ) throws -> [(view: ViewName, sides: [String])] {
    let solution = try solver.solve()
    var open: [(view: ViewName, sides: [String])] = []
    for name in views {
      guard let view = variables[name] else { continue }
      let free = try sides(of: view).filter { try solution.isAmbiguous($0.variable) }
      if !free.isEmpty { open.append((name, free.map(\.word))) }
    }
    return open
  }

  private func sides(of view: Variables) -> [(word: String, variable: LinearVariable)] {
    [("x", view.left), ("y", view.top), ("width", view.width), ("height", view.height)]
  }

  // MARK: - Variables

  mutating func makeVariables(_ name: ViewName, in superview: ViewName? = nil) -> Variables {
    let made = Variables(
      left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    variables[name] = made
    superviews[name] = superview
    return made
  }

  /// A number that may differ in another cell of the same shape.
  mutating func expression(_ number: LayoutNumber) -> LinearExpression {
    if let known = constants[number] { return LinearExpression(known) }
    let value = number.value(in: context, input, sizing) ?? 0
    guard let constant = try? solver.makeConstant(value) else {
      // The solver rejects the constraint with this number, too.
      hasOnlyFiniteNumbers = false
      return LinearExpression(value)
    }
    constants[number] = constant
    numbers.append(number)
    return LinearExpression(constant)
  }

  private mutating func addVariables(of views: [LayoutHierarchy.Node], in superview: ViewName) {
    for view in views where input.installed.contains(view.name) {
      let made = makeVariables(view.name, in: superview)
      self.views.append(view.name)
      if superview == .cell, let place = input.accessories.customPlace(of: view.name) {
        put(made, at: place, in: superview, view.name)
      } else if let place = input.sideViews[view.name] {
        put(made, at: place, in: superview, view.name)
      } else if let place = input.frames[view.name] {
        put(made, at: place, in: superview, view.name)
      } else {
        for side in [made.width, made.height] {
          add(
            LinearExpression(side), .greaterThanOrEqual, 0, .required,
            .noNegativeSide(of: view.name))
        }
      }
      if input.filling.contains(view.name) { fill(superview, with: made, view.name) }
      addVariables(of: view.subviews, in: view.name)
    }
  }

  // MARK: - Constraints

  private mutating func add(_ constraint: Constraint, _ number: Int, of view: ViewName) {
    var constraint = constraint
    var constant = LinearExpression(constraint.constant)
    if let name = constraint.identifier, let values = input.constraints[name] {
      guard values.isActive else { return }
      constraint.constant = values.constant
      constraint.priority = values.priority
      constant = expression(.constant(of: name))
    } else if !constraint.isActive {
      return
    }
    if constraint.systemSpacing != 0 {
      let distance = constraint.systemSpacing * systemSpacing(of: constraint, owner: view)
      constant = constant + LinearExpression(distance)
    }
    let name = constraint.identifier.map { "\($0.rawValue): " } ?? ""
    if let factor = constraint.factor {
      let value = input.factors[factor] ?? 1
      if constraint.second == nil {
        constant = value * constant
      } else {
        constraint.multiplier *= value
      }
    }
    let cause = LayoutCause.constraint(
      number, of: view, text: "\"\(name)\(constraint.description)\"")
    for pair in pairs(of: constraint, owner: view, constant: constant) {
      add(pair.left, Self.relation(constraint.relation), pair.right, constraint.priority, cause)
    }
  }

  private static func relation(_ relation: Constraint.Relation) -> LinearConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    case .lessThanOrEqual: .lessThanOrEqual
    }
  }

  mutating func add(
    _ left: LinearExpression, _ relation: LinearConstraint.Relation, _ right: LinearExpression,
    _ priority: LayoutPriority, _ cause: LayoutCause
  ) {
    add(left, relation, right, Double(priority.rawValue), cause)
  }

  /// Adds a constraint with any priority, including those that authors cannot write.
  mutating func add(
    _ left: LinearExpression, _ relation: LinearConstraint.Relation, _ right: LinearExpression,
    _ priority: Double, _ cause: LayoutCause
  ) {
    do {
      let constraint = LinearConstraint(left, relation, right)
      // Determining a conflict needs a complete solution; the first few are enough.
      let isExplained = explains && conflicts.count < Self.explainedConflicts
      switch try solver.add(constraint, priority: priority, explaining: isExplained) {
      case .added(let id): if explains { causes[id] = cause }
      case .unsatisfiable(let ids):
        if isExplained { conflicts.append(conflict(cause, with: ids)) }
      }
    } catch {
      hasUnsolvedConstraints = true
      conflicts.append(
        LayoutProblem(
          subject: cause.subject, message: "\(cause.text) could not be solved (\(error))"))
    }
  }

  private func conflict(_ cause: LayoutCause, with ids: [ConstraintID]) -> LayoutProblem {
    // One constraint of the author's may be several of the solver's, and so may a stack or the size of a content.
    var participants = [cause]
    for other in ids.compactMap({ causes[$0] })
    where !participants.contains(where: { $0.text == other.text && $0.view == other.view }) {
      participants.append(other)
    }
    // Constraints of two views can read alike.
    let texts = participants.map { one in
      let isAlone = !participants.contains { $0.text == one.text && $0.view != one.view }
      return isAlone ? one.text : one.view.map { "\(one.text) of \"\($0.rawValue)\"" } ?? one.text
    }
    let others = texts.dropFirst().joined(separator: " and ")
    return LayoutProblem(
      subject: cause.subject,
      message: "\(texts[0]) conflicts with "
        + (others.isEmpty ? "what is required before it" : others)
        + " and is dropped; change one, or give it a priority below 1000",
      participants: participants)
  }
}
