internal import Drawing
internal import Scenes

/// Says a cell's constraints to the solver, in the cell's coordinates, and reads its answer.
struct ConstraintBuilder {
  /// The four variables of a view.
  private struct Variables {
    let left, top, width, height: LinearVariable
  }

  /// What a constraint of the solver was made from.
  private struct Origin {
    let path: ScenePath
    let text: String
  }

  private static let explainedConflicts = 3

  private let cell: Cell
  private let context: LayoutContext
  private var size: Size { context.size }
  private var direction: LayoutDirection { context.direction }
  private let input: LayoutInput
  private var solver = ConstraintSolver()
  private var variables: [ViewName: Variables] = [:]
  private var superviews: [ViewName: ViewName] = [:]
  private var paths: [(name: ViewName, path: ScenePath)] = []
  private var origins: [ConstraintID: Origin] = [:]
  /// The required constraints that cannot hold.
  private(set) var problems: [SceneProblem] = []

  init(cell: Cell, _ context: LayoutContext, input: LayoutInput) {
    self.cell = cell
    self.context = context
    self.input = input
  }

  mutating func addAll() {
    let bounds = Rect(origin: .zero, size: size)
    addFixed(.cell, bounds)
    for (name, _) in cell.containers { addFixed(name, bounds) }
    if cell.backgroundConfiguration != nil {
      addFixed(.backgroundConfiguration, input.background.frame(in: context))
    }
    for (superview, views, path) in cell.viewLists { addVariables(of: views, in: superview, path) }
    for (_, views, path) in cell.viewLists { addConstraints(of: views, path) }
  }

  /// The frames in the cell's coordinates; none when there is no solution at all.
  func frames() -> [ViewName: Rect] {
    guard let solution = try? solver.solve() else { return [:] }
    return variables.mapValues { view in
      Rect(
        solution.value(of: view.left), solution.value(of: view.top),
        solution.value(of: view.width), solution.value(of: view.height))
    }
  }

  /// What the constraints leave open.
  func undecided() -> [SceneProblem] {
    var undecided: [SceneProblem] = []
    do {
      let solution = try solver.solve()
      for (name, path) in paths {
        guard let view = variables[name] else { continue }
        let free = try sides(of: view).filter { try solution.isAmbiguous($0.variable) }
        if !free.isEmpty { undecided.append(Self.undecided(name, free.map(\.word), path)) }
      }
    } catch {
      let message = "the constraints of this cell could not be solved (\(error))"
      undecided = [SceneProblem(path: ScenePath.scene.key("cell"), message: message)]
    }
    return undecided
  }

  private func sides(of view: Variables) -> [(word: String, variable: LinearVariable)] {
    [("x", view.left), ("y", view.top), ("width", view.width), ("height", view.height)]
  }

  private static func undecided(
    _ name: ViewName, _ sides: [String], _ path: ScenePath
  ) -> SceneProblem {
    SceneProblem(
      path: path,
      message: "the constraints do not decide the \(sides.joined(separator: " and ")) of"
        + " \"\(name.rawValue)\"; add constraints for it")
  }

  // MARK: - Variables

  private mutating func makeVariables(_ name: ViewName) -> Variables {
    let made = Variables(
      left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    variables[name] = made
    return made
  }

  /// The views that fill the cell's bounds.
  static let fixedViews: [ViewName] = [
    .cell, .backgroundView, .selectedBackgroundView, .multipleSelectionBackgroundView, .contentView,
  ]

  /// A view of the cell's own.
  private mutating func addFixed(_ name: ViewName, _ frame: Rect) {
    let view = makeVariables(name)
    if name != .cell { superviews[name] = .cell }
    let values: [(LinearVariable, Double)] = [
      (view.left, frame.minX), (view.top, frame.minY), (view.width, frame.size.width),
      (view.height, frame.size.height),
    ]
    for (variable, value) in values {
      add(
        LinearExpression(variable), .equal, LinearExpression(value), .required,
        Origin(
          path: ScenePath.scene.key("collectionView").key("flowLayout"),
          text: "the cell's size of \(decimal(size.width)) × \(decimal(size.height)) pt"))
    }
  }

  private mutating func addVariables(of views: [View], in superview: ViewName, _ path: ScenePath) {
    for (index, view) in views.enumerated() where input.installed.contains(view.name) {
      let path = path.index(index)
      let made = makeVariables(view.name)
      superviews[view.name] = superview
      paths.append((view.name, path.key("name")))
      let origin = Origin(path: path, text: "no side of \"\(view.name.rawValue)\" is negative")
      for side in [made.width, made.height] {
        add(LinearExpression(side), .greaterThanOrEqual, 0, .required, origin)
      }
      if input.filling.contains(view.name) { fill(superview, with: made, view.name, path) }
      addIntrinsicSize(of: view, made, path)
      addVariables(of: view.subviews, in: view.name, path.key("subviews"))
    }
  }

  /// A view that follows the bounds of its superview.
  private mutating func fill(
    _ superview: ViewName, with view: Variables, _ name: ViewName, _ path: ScenePath
  ) {
    guard let around = variables[superview] else { return }
    let origin = Origin(path: path, text: "\"\(name.rawValue)\" fills its superview")
    for (side, other) in [
      (view.left, around.left), (view.top, around.top), (view.width, around.width),
      (view.height, around.height),
    ] {
      add(LinearExpression(side), .equal, LinearExpression(other), .required, origin)
    }
  }

  /// UIKit's two inequalities for each axis.
  private mutating func addIntrinsicSize(
    of view: View, _ variables: Variables, _ path: ScenePath
  ) {
    guard let size = input.intrinsicSizes[view.name] else { return }
    let origin = Origin(path: path, text: "the size of the content of \"\(view.name.rawValue)\"")
    for (side, extent) in [(variables.width, size.width), (variables.height, size.height)] {
      let (side, length) = (LinearExpression(side), LinearExpression(extent.length))
      add(side, .lessThanOrEqual, length, extent.hugging, origin)
      add(side, .greaterThanOrEqual, length, extent.resistance, origin)
    }
  }

  // MARK: - Constraints

  private mutating func addConstraints(of views: [View], _ path: ScenePath) {
    for (index, view) in views.enumerated() where input.installed.contains(view.name) {
      let path = path.index(index)
      for (number, constraint) in view.constraints.enumerated() {
        add(constraint, of: view.name, path.key("constraints").index(number))
      }
      addConstraints(of: view.subviews, path.key("subviews"))
    }
  }

  private mutating func add(_ constraint: Constraint, of view: ViewName, _ path: ScenePath) {
    let parts = constraint.first.attribute.parts
    let origin = Origin(path: path, text: "\"\(constraint.sceneText)\"")
    let names = [constraint.first, constraint.second ?? constraint.first].map { anchor in
      anchor.view == .superview ? superviews[view] ?? .cell : anchor.view ?? view
    }
    // A constraint with a view that is not in the hierarchy does not take part.
    guard names.allSatisfy({ variables[$0] != nil }) else { return }
    let space = space(of: constraint, between: names[0], and: names[1])
    let attributes = [constraint.first.attribute, constraint.second?.attribute].compactMap { $0 }
    let isMirrored =
      direction == .rightToLeft
      && attributes.contains { $0.parts.contains(.leading) || $0.parts.contains(.trailing) }
    for (index, attribute) in parts.enumerated() {
      guard
        let first = expression(attribute, of: names[0], in: space, isMirrored)
      else { continue }
      var right = LinearExpression(constraint.constant)
      if let anchor = constraint.second {
        let secondParts = anchor.attribute.parts
        let attribute = secondParts.count == parts.count ? secondParts[index] : anchor.attribute
        guard let second = expression(attribute, of: names[1], in: space, isMirrored) else {
          continue
        }
        right = right + constraint.multiplier * second
      }
      add(first, relation(constraint.relation), right, constraint.priority, origin)
    }
  }

  private func relation(_ relation: Constraint.Relation) -> LinearConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    case .lessThanOrEqual: .lessThanOrEqual
    }
  }

  /// The view in whose coordinates a constraint is meant: the innermost one that holds both views, or
  /// is one of them and holds the other. It matters only where places are multiplied.
  private func space(
    of constraint: Constraint, between first: ViewName, and second: ViewName
  ) -> ViewName {
    guard constraint.multiplier != 1 else { return .cell }
    guard first != second else { return superviews[first] ?? .cell }
    let holders = Set(line(from: first))
    return line(from: second).first { holders.contains($0) } ?? .cell
  }

  /// A view, its superview and so on, out to the cell.
  private func line(from name: ViewName) -> [ViewName] {
    Array(sequence(first: name) { superviews[$0] })
  }

  /// An attribute in the coordinates of `space`. Where reading starts at the right, constraints with
  /// leading or trailing are meant in coordinates that start there.
  private func expression(
    _ attribute: Constraint.Attribute, of name: ViewName, in space: ViewName, _ isMirrored: Bool
  ) -> LinearExpression? {
    guard let variables = variables[name], let origin = self.variables[space] else { return nil }
    var (left, top) = (LinearExpression(variables.left), LinearExpression(variables.top))
    if space != .cell {
      left = left - LinearExpression(origin.left)
      top = top - LinearExpression(origin.top)
    }
    let (width, height) = (LinearExpression(variables.width), LinearExpression(variables.height))
    func x(_ fromLeft: LinearExpression) -> LinearExpression {
      isMirrored ? LinearExpression(origin.width) - fromLeft : fromLeft
    }
    switch attribute {
    case .left: return x(left)
    case .right: return x(left + width)
    case .leading: return x(isMirrored ? left + width : left)
    case .trailing: return x(isMirrored ? left : left + width)
    case .centerX: return x(left + 0.5 * width)
    case .top: return top
    case .bottom: return top + height
    case .centerY: return top + 0.5 * height
    case .width: return width
    case .height: return height
    case .edges, .center, .size: return nil
    }
  }

  private mutating func add(
    _ left: LinearExpression, _ relation: LinearConstraint.Relation, _ right: LinearExpression,
    _ priority: LayoutPriority, _ origin: Origin
  ) {
    // Finding out what takes part in a conflict costs a solution of all; the first few say enough.
    guard problems.count < Self.explainedConflicts else { return }
    do {
      let constraint = LinearConstraint(left, relation, right)
      switch try solver.add(constraint, priority: Double(priority.rawValue)) {
      case .added(let id): origins[id] = origin
      case .unsatisfiable(let ids):
        var others: [String] = []
        for text in ids.compactMap({ origins[$0]?.text })
        where text != origin.text && !others.contains(text) { others.append(text) }
        problems.append(
          SceneProblem(
            path: origin.path,
            message: "\(origin.text) cannot hold together with "
              + (others.isEmpty ? "what is required before it" : others.joined(separator: " and "))
              + "; change one, or give it a priority below 1000"))
      }
    } catch {
      problems.append(
        SceneProblem(path: origin.path, message: "\(origin.text) could not be solved (\(error))"))
    }
  }
}
