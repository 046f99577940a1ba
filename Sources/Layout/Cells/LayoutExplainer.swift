internal import Drawing
package import Vocabulary

/// Explains the layout of one cell. It solves the constraints again, and keeps track of reasons.
package struct LayoutExplainer {
  private let builder: ConstraintBuilder
  private let shortfalls: [ConstraintSolver.Shortfall]

  /// Solves the layout for `input` in a cell of the context's size.
  init(_ cell: LayoutHierarchy, _ context: LayoutContext, input: LayoutInput) {
    self.init(cell, context, input, .given)
  }

  /// Solves the layout for a cell that determines its own size.
  init(
    _ cell: LayoutHierarchy, _ context: LayoutContext, input: LayoutInput, target: Size,
    horizontal: LayoutPriority, vertical: LayoutPriority
  ) {
    self.init(
      cell, context, input, .fitting(target: target, horizontal: horizontal, vertical: vertical))
  }

  private init(
    _ cell: LayoutHierarchy, _ context: LayoutContext, _ input: LayoutInput,
    _ sizing: ConstraintBuilder.Sizing
  ) {
    builder = CellLayout.explained(cell, context, input: input, sizing)
    shortfalls = (try? builder.solver.shortfalls()) ?? []
  }

  /// What decides a number of a view's frame; `nil` for views that take no part in layout by
  /// constraints.
  package func decision(of attribute: FrameAttribute, of view: ViewName) -> LayoutDecision? {
    guard let expression = builder.expression(attribute, of: view),
      let decision = try? builder.solver.decision(of: expression)
    else { return nil }
    let above = decision.fromAbove ?? []
    let below = decision.fromBelow ?? []
    let amounts = Dictionary(
      shortfalls.map { ($0.id, $0.amount) }, uniquingKeysWith: { first, _ in first })
    var reasons: [LayoutDecision.Reason] = []
    for id in Set(above + below).sorted() {
      guard let cause = builder.causes[id] else { continue }
      let bound: LayoutDecision.Bound =
        !below.contains(id) ? .atMost : !above.contains(id) ? .atLeast : .exactly
      // One constraint of the author's may be several of the solver's.
      if let index = reasons.firstIndex(where: { $0.cause == cause }) {
        if reasons[index].bound != bound { reasons[index].bound = .exactly }
        continue
      }
      reasons.append(
        LayoutDecision.Reason(
          cause: cause, priority: builder.solver.priority(of: id), bound: bound,
          shortfall: amounts[id] ?? 0))
    }
    reasons.sort { $0.priority > $1.priority }
    let concessions = concessions.filter { concession in
      concession.isAbout(view, attribute, in: builder)
        || reasons.contains { $0.cause == concession.cause && $0.shortfall > 0 }
    }
    return LayoutDecision(
      attribute: attribute, value: decision.value, reasons: reasons,
      concessions: concessions.map(\.concession), isOpen: decision.isOpen,
      isNearestToZero: decision.isNearestToZero)
  }

  /// All preferences of authors, and of the sizes of contents, that do not hold.
  package var allConcessions: [LayoutDecision.Concession] { concessions.map(\.concession) }

  /// A concession with the solver's constraint.
  private struct Known {
    let id: ConstraintID
    let concession: LayoutDecision.Concession
    var cause: LayoutCause { concession.cause }

    /// Whether it is about the position or the length of a view that an attribute depends on.
    func isAbout(
      _ view: ViewName, _ attribute: FrameAttribute, in builder: ConstraintBuilder
    ) -> Bool {
      guard let variables = builder.variables[view] else { return false }
      let own: [LinearVariable] =
        switch attribute {
        case .width: [variables.width]
        case .height: [variables.height]
        case .x, .left: [variables.left]
        case .y, .top: [variables.top]
        case .right, .leading, .trailing, .centerX: [variables.left, variables.width]
        case .bottom, .centerY, .firstBaseline, .lastBaseline: [variables.top, variables.height]
        }
      return own.contains { builder.solver.mentions($0, in: id) }
    }
  }

  private var concessions: [Known] {
    shortfalls.compactMap { shortfall in
      guard let cause = builder.causes[shortfall.id], shortfall.amount > 1e-6 else { return nil }
      let priority = builder.solver.priority(of: shortfall.id)
      guard cause.hasAuthoredPriority || cause.isTarget else { return nil }
      var opponents: [LayoutDecision.Opponent] = []
      for id in shortfall.opponents {
        guard let other = builder.causes[id], other != cause,
          !opponents.contains(where: { $0.cause == other })
        else { continue }
        opponents.append(
          LayoutDecision.Opponent(cause: other, priority: builder.solver.priority(of: id)))
      }
      opponents.sort { $0.priority > $1.priority }
      return Known(
        id: shortfall.id,
        concession: LayoutDecision.Concession(
          cause: cause, priority: priority, shortfall: shortfall.amount, opponents: opponents))
    }
  }
}

extension LayoutCause {
  fileprivate var isTarget: Bool { if case .target = self { true } else { false } }
}

extension FrameAttribute {
  /// Whether it is a number along the x axis.
  package var isHorizontal: Bool {
    switch self {
    case .x, .width, .left, .right, .leading, .trailing, .centerX: true
    case .y, .height, .top, .bottom, .centerY, .firstBaseline, .lastBaseline: false
    }
  }
}

extension ConstraintBuilder {
  /// An attribute of a view in its superview's coordinates; `nil` for views without variables.
  fileprivate func expression(
    _ attribute: FrameAttribute, of name: ViewName
  ) -> LinearExpression? {
    guard let (x, y, width, height) = sides(of: name) else { return nil }
    let around = superviews[name].flatMap { variables[$0] }
    let left = x - (around.map { LinearExpression($0.left) } ?? 0)
    let top = y - (around.map { LinearExpression($0.top) } ?? 0)
    let isMirrored =
      input.direction(of: superviews[name] ?? .cell, in: context) == .rightToLeft
    /// The distance from the superview's leading edge.
    func fromLeading(_ fromLeft: LinearExpression) -> LinearExpression {
      guard isMirrored, let around else { return fromLeft }
      return LinearExpression(around.width) - fromLeft
    }
    switch attribute {
    case .x, .left: return left
    case .y, .top: return top
    case .width: return width
    case .height: return height
    case .right: return left + width
    case .bottom: return top + height
    case .leading: return fromLeading(isMirrored ? left + width : left)
    case .trailing: return fromLeading(isMirrored ? left : left + width)
    case .centerX: return left + 0.5 * width
    case .centerY: return top + 0.5 * height
    case .firstBaseline, .lastBaseline:
      // The constants of baselines exist only if a constraint uses them; the values are the same.
      guard let baseline = fixedBaseline(of: name, isFirst: attribute == .firstBaseline)
      else { return nil }
      return baseline - (around.map { LinearExpression($0.top) } ?? 0)
    }
  }

  /// The first or last baseline of a view, with its distance from the centre as a number.
  private func fixedBaseline(of name: ViewName, isFirst: Bool) -> LinearExpression? {
    guard let (_, top, _, height) = sides(of: name) else { return nil }
    guard let lines = input.baselines(of: name, scale: context.scale) else {
      return isFirst ? top : top + height
    }
    let distance = (isFirst ? lines.first : lines.last) - lines.naturalHeight / 2
    return top + 0.5 * height + LinearExpression(distance)
  }
}
