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
    /// Returns the cause of a constraint that follows from a rule of the stack.
    let cause: @Sendable (LayoutCause.StackRule) -> LayoutCause
  }

  /// The distance between two adjacent views.
  private struct Gap {
    let first, second: ViewName
    let length: LinearExpression
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
    /// How much higher than a label's resistance the priority of its equal part is (measured).
    static let textWidthRise = 10.0
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
        isMirrored: horizontal && input.direction(of: name, in: context) == .rightToLeft,
        usesMargins: stack.usesMargins,
        cause: { .stack(name, stack.axis, stack.distribution, $0) })
    }
    addLengths(stack, of: name, line(horizontal: isHorizontal))
    addAlignment(stack, of: name, line(horizontal: !isHorizontal))
  }

  // MARK: - Along the axis

  private mutating func addLengths(
    _ stack: StackArrangement, of name: ViewName, _ line: Line
  ) {
    guard let room = room(of: name, line) else { return }
    let elements = stack.shown.filter { edges(of: $0.name, line) != nil }
    let names = elements.map(\.name)
    let shown = names.compactMap { edges(of: $0, line) }
    addHidden(stack, room, line)
    guard let first = shown.first, let last = shown.last else {
      add(room.end - room.start, .equal, 0, Priority.lastResort, line.cause(.compact))
      return
    }
    add(first.start, .equal, room.start, .required, line.cause(.start(of: names[0])))
    // A single view of fillProportionally keeps the stack's whole length and overflows the margins
    // (measured).
    let isSingleShare = stack.distribution == .fillProportionally && shown.count == 1
    add(
      last.end, .equal, room.end,
      isSingleShare ? Priority.proportions - 1 : ConstraintSolver.required,
      line.cause(.end(of: names[names.count - 1])))
    let spacings = elements.dropLast().map(\.spacingAfter)
    let isBetweenBaselines = stack.usesBaselines && !line.isHorizontal
    var gaps: [Gap] = []
    for (pair, edges) in zip(zip(names, names.dropFirst()), zip(shown, shown.dropFirst())) {
      var length = edges.1.start - edges.0.end
      if isBetweenBaselines, let upper = baseline(of: pair.0, isFirst: false),
        let lower = baseline(of: pair.1, isFirst: true)
      {
        length = lower - upper
      }
      gaps.append(Gap(first: pair.0, second: pair.1, length: length))
    }
    let lengths = shown.map { $0.end - $0.start }
    switch stack.distribution {
    case .fill:
      addGaps(gaps, .equal, spacings, line)
      if stack.textWidths == .disambiguated, line.isHorizontal {
        addTextWidths(Array(zip(names, lengths)), room, spacings.reduce(0, +), line)
      }
    case .fillEqually:
      addGaps(gaps, .equal, spacings, line)
      for (other, length) in zip(names, lengths).dropFirst() {
        add(length, .equal, lengths[0], .required, line.cause(.equalLength(names[0], other)))
      }
    case .fillProportionally:
      addGaps(gaps, .equal, spacings, line)
      addProportions(stack, of: name, lengths, spacings.reduce(0, +), line)
    case .equalSpacing:
      addGaps(gaps, .greaterThanOrEqual, spacings, line)
      for gap in gaps.dropFirst() {
        add(gap.length, .equal, gaps[0].length, .required, line.cause(.equalSpacing))
      }
      addGaps(gaps, .equal, spacings, line, priority: Priority.fit)
    case .equalCentering:
      addGaps(gaps, .greaterThanOrEqual, spacings, line)
      let middles = shown.map { 0.5 * ($0.start + $0.end) }
      let steps = zip(middles, middles.dropFirst()).map { $1 - $0 }
      for step in steps.dropFirst() {
        add(step, .equal, steps[0], Priority.centering, line.cause(.equalCentering))
      }
      addGaps(gaps, .equal, spacings, line, priority: Priority.fit)
    }
    for length in lengths {
      add(length, .equal, 0, Priority.lastResort, line.cause(.compact))
    }
  }

  private mutating func addGaps(
    _ gaps: [Gap], _ relation: LinearConstraint.Relation, _ spacings: [Double], _ line: Line,
    priority: Double = ConstraintSolver.required
  ) {
    for (gap, spacing) in zip(gaps, spacings) {
      let rule = LayoutCause.StackRule.spacing(after: gap.first, before: gap.second, spacing)
      add(gap.length, relation, LinearExpression(spacing), priority, line.cause(rule))
    }
  }

  /// Labels of several lines have an equal part of the room (measured up to iOS 14; that the spacing is divided, too,
  /// is our choice).
  private mutating func addTextWidths(
    _ views: [(name: ViewName, length: LinearExpression)], _ room: Edges, _ spacing: Double,
    _ line: Line
  ) {
    let part = 1 / Double(views.count) * (room.end - room.start - LinearExpression(spacing))
    for (name, length) in views where input.wrapping[name] != nil {
      let resistance = input.intrinsicSizes[name]?.width?.resistance ?? .defaultHigh
      add(
        length, .equal, part,
        min(Double(resistance.rawValue) + Priority.textWidthRise, ConstraintSolver.required - 1),
        line.cause(.share(of: name)))
    }
  }

  /// Each view has a share of the stack's whole length including margins: its own length divided by
  /// the sum of all lengths and spacings. The priorities of the shares are 999, 998 and so on, so
  /// that the last view takes the rest (measured). If no view has a length, all get the same (our
  /// choice).
  private mutating func addProportions(
    _ stack: StackArrangement, of name: ViewName, _ lengths: [LinearExpression], _ spacing: Double,
    _ line: Line
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
      add(length, .equal, share, priority, line.cause(.share(of: stack.shown[index].name)))
    }
  }

  /// A hidden view has zero length. Between other views it is in the middle of the remaining gap,
  /// otherwise at the adjacent edge (measured).
  private mutating func addHidden(
    _ stack: StackArrangement, _ room: Edges, _ line: Line
  ) {
    let lastShown = stack.elements.lastIndex { !$0.isHidden } ?? 0
    var place = room.start
    for (index, element) in stack.elements.enumerated() {
      guard let view = edges(of: element.name, line) else { continue }
      if element.isHidden {
        let cause = line.cause(.hidden(element.name))
        add(view.start, .equal, place, .required, cause)
        add(view.end - view.start, .equal, 0, Priority.hiding, cause)
      } else {
        let half = index == lastShown ? 0 : element.spacingAfter / 2
        place = view.end + LinearExpression(half)
      }
    }
  }

  // MARK: - Across the axis

  private mutating func addAlignment(
    _ stack: StackArrangement, of name: ViewName, _ line: Line
  ) {
    guard let room = room(of: name, line) else { return }
    if stack.alignment != .fill {
      add(room.end - room.start, .equal, 0, Priority.fit, line.cause(.compact))
    } else if stack.shown.isEmpty {
      add(room.end - room.start, .equal, 0, Priority.lastResort, line.cause(.compact))
    }
    let usesBaselines = stack.axis == .horizontal
    var baselines: [(name: ViewName, baseline: LinearExpression)] = []
    for element in stack.elements {
      guard let view = edges(of: element.name, line) else { continue }
      let cause = line.cause(.alignment(of: element.name))
      switch stack.alignment {
      case .fill:
        add(view.start, .equal, room.start, .required, cause)
        add(view.end, .equal, room.end, .required, cause)
      case .leading, .top: addStart(view, in: room, cause)
      case .trailing, .bottom: addEnd(view, in: room, cause)
      case .firstBaseline where !usesBaselines: addStart(view, in: room, cause)
      case .lastBaseline where !usesBaselines: addEnd(view, in: room, cause)
      case .center:
        addInside(view, room, cause)
        add(view.start + view.end, .equal, room.start + room.end, .required, cause)
      case .firstBaseline, .lastBaseline:
        addInside(view, room, cause)
        let isFirst = stack.alignment == .firstBaseline
        if !element.isHidden, let baseline = baseline(of: element.name, isFirst: isFirst) {
          baselines.append((element.name, baseline))
        }
        let edge = isFirst ? (view.start, room.start) : (view.end, room.end)
        add(edge.0, .equal, edge.1, Priority.lastResort, cause)
      }
      add(view.end - view.start, .equal, 0, Priority.lastResort, line.cause(.compact))
    }
    for (name, baseline) in baselines.dropFirst() {
      add(
        baseline, .equal, baselines[0].baseline, .required, line.cause(.alignment(of: name)))
    }
  }

  private mutating func addStart(_ view: Edges, in room: Edges, _ cause: LayoutCause) {
    add(view.start, .equal, room.start, .required, cause)
    add(view.end, .lessThanOrEqual, room.end, .required, cause)
  }

  private mutating func addEnd(_ view: Edges, in room: Edges, _ cause: LayoutCause) {
    add(view.end, .equal, room.end, .required, cause)
    add(view.start, .greaterThanOrEqual, room.start, .required, cause)
  }

  private mutating func addInside(_ view: Edges, _ room: Edges, _ cause: LayoutCause) {
    add(view.start, .greaterThanOrEqual, room.start, .required, cause)
    add(view.end, .lessThanOrEqual, room.end, .required, cause)
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
