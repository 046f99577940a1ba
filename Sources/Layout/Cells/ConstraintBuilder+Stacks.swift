internal import Drawing
internal import Vocabulary

/// The constraints of stack views. Their priorities are UIKit's where they were measured
/// (kean.blog, Let's Build UIStackView, iOS 10); the others are our choice, in UIKit's order.
extension ConstraintBuilder {
  /// The direction along or across a stack's axis, with its start.
  private struct Line {
    let isHorizontal: Bool
    let isMirrored: Bool
    let usesMargins: Bool
  }

  /// The first and last edge of a view along a line; their difference is its length.
  private typealias Edges = (start: LinearExpression, end: LinearExpression)

  private enum Priority {
    /// The priority of a hidden view's zero length.
    static let hiding = 999.5
    /// The priority of the first view's share in `fillProportionally`; each further one is lower by
    /// 1 (measured).
    static let proportions = 999.0
    /// The lowest priority of a share. Our choice.
    static let leastProportion = 751.0
    /// The priority of equal distances between centres; lower than hugging.
    static let centering = 149.0
    /// The priority of making a stack as small as possible.
    static let fit = 49.0
    /// The priority for values that nothing else determines.
    static let lastResort = 0.5
  }

  mutating func addStacks(_ views: [LayoutHierarchy.Node]) {
    for view in views where variables[view.name] != nil {
      if let stack = input.stacks[view.name] { add(stack, of: view.name) }
      addStacks(view.subviews)
    }
  }

  private mutating func add(_ stack: StackArrangement, of name: ViewName) {
    let isHorizontal = stack.axis == .horizontal
    func line(horizontal: Bool) -> Line {
      Line(
        isHorizontal: horizontal,
        isMirrored: horizontal && context.direction == .rightToLeft,
        usesMargins: stack.usesMargins)
    }
    let origin = Origin(
      subject: .view(name), text: "the arrangement of the stack \"\(name.rawValue)\"")
    addLengths(stack, of: name, line(horizontal: isHorizontal), origin)
    addAlignment(stack, of: name, line(horizontal: !isHorizontal), origin)
  }

  // MARK: - Along the axis

  private mutating func addLengths(
    _ stack: StackArrangement, of name: ViewName, _ line: Line, _ origin: Origin
  ) {
    guard let room = room(of: name, line) else { return }
    let shown = stack.shown.compactMap { element in edges(of: element.name, line) }
    addHidden(stack, room, line, origin)
    guard let first = shown.first, let last = shown.last else {
      add(room.end - room.start, .equal, 0, Priority.lastResort, origin)
      return
    }
    add(first.start, .equal, room.start, .required, origin)
    // A single view of fillProportionally keeps the stack's whole length and overflows the margins
    // (measured).
    let isSingleShare = stack.distribution == .fillProportionally && shown.count == 1
    add(
      last.end, .equal, room.end,
      isSingleShare ? Priority.proportions - 1 : ConstraintSolver.required,
      origin)
    let spacings = stack.shown.dropLast().map(\.spacingAfter)
    let gaps = zip(shown, shown.dropFirst()).map { $1.start - $0.end }
    let lengths = shown.map { $0.end - $0.start }
    switch stack.distribution {
    case .fill: addGaps(gaps, .equal, spacings, origin)
    case .fillEqually:
      addGaps(gaps, .equal, spacings, origin)
      for length in lengths.dropFirst() { add(length, .equal, lengths[0], .required, origin) }
    case .fillProportionally:
      addGaps(gaps, .equal, spacings, origin)
      addProportions(stack, of: name, lengths, spacings.reduce(0, +), line, origin)
    case .equalSpacing:
      addGaps(gaps, .greaterThanOrEqual, spacings, origin)
      for gap in gaps.dropFirst() { add(gap, .equal, gaps[0], .required, origin) }
      addGaps(gaps, .equal, spacings, origin, priority: Priority.fit)
    case .equalCentering:
      addGaps(gaps, .greaterThanOrEqual, spacings, origin)
      let middles = shown.map { 0.5 * ($0.start + $0.end) }
      let steps = zip(middles, middles.dropFirst()).map { $1 - $0 }
      for step in steps.dropFirst() { add(step, .equal, steps[0], Priority.centering, origin) }
      addGaps(gaps, .equal, spacings, origin, priority: Priority.fit)
    }
    for length in lengths { add(length, .equal, 0, Priority.lastResort, origin) }
  }

  private mutating func addGaps(
    _ gaps: [LinearExpression], _ relation: LinearConstraint.Relation, _ spacings: [Double],
    _ origin: Origin, priority: Double = ConstraintSolver.required
  ) {
    for (gap, spacing) in zip(gaps, spacings) {
      add(gap, relation, LinearExpression(spacing), priority, origin)
    }
  }

  /// Each view has a share of the stack's whole length including margins: its own length divided by
  /// the sum of all lengths and spacings. The priorities of the shares are 999, 998 and so on, so
  /// that the last view takes the rest (measured). If no view has a length, all get the same (our
  /// choice).
  private mutating func addProportions(
    _ stack: StackArrangement, of name: ViewName, _ lengths: [LinearExpression], _ spacing: Double,
    _ line: Line, _ origin: Origin
  ) {
    guard let whole = edges(of: name, line), let room = room(of: name, line) else { return }
    let natural = stack.shown.map { input.naturalLength(of: $0.name, along: stack.axis) }
    let total = natural.reduce(0, +)
    let hasShares = total > 0 && total + spacing > 0
    for (index, (length, own)) in zip(lengths, natural).enumerated() {
      let share =
        hasShares
        ? own / (total + spacing) * (whole.end - whole.start)
        : 1 / Double(natural.count) * (room.end - room.start - LinearExpression(spacing))
      // The priorities stay above those of content for any number of views.
      let priority = max(Priority.proportions - Double(index), Priority.leastProportion)
      add(length, .equal, share, priority, origin)
    }
  }

  /// A hidden view has zero length. Between other views it is in the middle of the remaining gap,
  /// otherwise at the adjacent edge (measured).
  private mutating func addHidden(
    _ stack: StackArrangement, _ room: Edges, _ line: Line, _ origin: Origin
  ) {
    let lastShown = stack.elements.lastIndex { !$0.isHidden } ?? 0
    var place = room.start
    for (index, element) in stack.elements.enumerated() {
      guard let view = edges(of: element.name, line) else { continue }
      if element.isHidden {
        add(view.start, .equal, place, .required, origin)
        add(view.end - view.start, .equal, 0, Priority.hiding, origin)
      } else {
        let half = index == lastShown ? 0 : element.spacingAfter / 2
        place = view.end + LinearExpression(half)
      }
    }
  }

  // MARK: - Across the axis

  private mutating func addAlignment(
    _ stack: StackArrangement, of name: ViewName, _ line: Line, _ origin: Origin
  ) {
    guard let room = room(of: name, line) else { return }
    if stack.alignment != .fill {
      add(room.end - room.start, .equal, 0, Priority.fit, origin)
    } else if stack.shown.isEmpty {
      add(room.end - room.start, .equal, 0, Priority.lastResort, origin)
    }
    let usesBaselines = stack.axis == .horizontal
    var baselines: [LinearExpression] = []
    for element in stack.elements {
      guard let view = edges(of: element.name, line) else { continue }
      switch stack.alignment {
      case .fill:
        add(view.start, .equal, room.start, .required, origin)
        add(view.end, .equal, room.end, .required, origin)
      case .leading, .top: addStart(view, in: room, origin)
      case .trailing, .bottom: addEnd(view, in: room, origin)
      case .firstBaseline where !usesBaselines: addStart(view, in: room, origin)
      case .lastBaseline where !usesBaselines: addEnd(view, in: room, origin)
      case .center:
        addInside(view, room, origin)
        add(view.start + view.end, .equal, room.start + room.end, .required, origin)
      case .firstBaseline, .lastBaseline:
        addInside(view, room, origin)
        let isFirst = stack.alignment == .firstBaseline
        if !element.isHidden, let baseline = baseline(of: element.name, isFirst: isFirst) {
          baselines.append(baseline)
        }
        let edge = isFirst ? (view.start, room.start) : (view.end, room.end)
        add(edge.0, .equal, edge.1, Priority.lastResort, origin)
      }
      add(view.end - view.start, .equal, 0, Priority.lastResort, origin)
    }
    for baseline in baselines.dropFirst() {
      add(baseline, .equal, baselines[0], .required, origin)
    }
  }

  private mutating func addStart(_ view: Edges, in room: Edges, _ origin: Origin) {
    add(view.start, .equal, room.start, .required, origin)
    add(view.end, .lessThanOrEqual, room.end, .required, origin)
  }

  private mutating func addEnd(_ view: Edges, in room: Edges, _ origin: Origin) {
    add(view.end, .equal, room.end, .required, origin)
    add(view.start, .greaterThanOrEqual, room.start, .required, origin)
  }

  private mutating func addInside(_ view: Edges, _ room: Edges, _ origin: Origin) {
    add(view.start, .greaterThanOrEqual, room.start, .required, origin)
    add(view.end, .lessThanOrEqual, room.end, .required, origin)
  }

  // MARK: - Edges

  /// The area that a stack has for its views.
  private func room(of stack: ViewName, _ line: Line) -> Edges? {
    edges(of: stack, within: line.usesMargins ? .layoutMarginsGuide : nil, line)
  }

  private func edges(
    of name: ViewName, within guide: Constraint.Guide? = nil, _ line: Line
  ) -> Edges? {
    guard let (left, top, width, height) = sides(of: name, guide) else { return nil }
    guard line.isHorizontal else { return (top, top + height) }
    guard line.isMirrored else { return (left, left + width) }
    return (-1 * (left + width), -1 * left)
  }
}
