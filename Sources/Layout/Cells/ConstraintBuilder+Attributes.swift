internal import Drawing
internal import Vocabulary

/// Expresses attributes of views as sums of variables.
extension ConstraintBuilder {
  /// The two sides of each simple relation in a constraint; `constant` is its constant.
  mutating func pairs(
    of constraint: Constraint, owner: ViewName, constant: LinearExpression
  ) -> [(left: LinearExpression, right: LinearExpression)] {
    let parts = constraint.first.attribute.parts
    let names = [constraint.first, constraint.second ?? constraint.first].map {
      view(of: $0, owner: owner)
    }
    // A constraint with a view that is not in the hierarchy has no effect.
    guard names.allSatisfy({ variables[$0] != nil }) else { return [] }
    let space = space(of: constraint, between: names[0], and: names[1])
    let attributes = [constraint.first.attribute, constraint.second?.attribute].compactMap { $0 }
    // The direction of the content of the view that contains both (our reading of the documentation).
    let holder = commonView(of: names[0], and: names[1])
    let isMirrored =
      input.direction(of: holder, in: context) == .rightToLeft
      && attributes.contains { $0.parts.contains(where: \.isDirectional) }
    return parts.enumerated().compactMap { index, attribute in
      guard
        let first = expression(
          attribute, of: names[0], constraint.first.guide, in: space, isMirrored)
      else { return nil }
      guard let anchor = constraint.second else {
        return (first, constant)
      }
      let secondParts = anchor.attribute.parts
      let attribute = secondParts.count == parts.count ? secondParts[index] : anchor.attribute
      guard
        let second = expression(attribute, of: names[1], anchor.guide, in: space, isMirrored)
      else { return nil }
      return (first, constraint.multiplier * second + constant)
    }
  }

  /// The view of an anchor in a constraint of `owner`.
  private func view(of anchor: Constraint.Anchor, owner: ViewName) -> ViewName {
    anchor.view == .superview ? superviews[owner] ?? .cell : anchor.view ?? owner
  }

  /// The views whose layout margins constraints or stacks use.
  var viewsWithUsedMargins: Set<ViewName> {
    var names = Set(input.stacks.filter(\.value.usesMargins).keys)
    for list in cell.constraintLists {
      for anchor in list.constraints.flatMap({ [$0.first, $0.second].compactMap { $0 } })
      where anchor.guide == .layoutMarginsGuide || anchor.attribute.withoutMargins != nil {
        names.insert(view(of: anchor, owner: list.owner))
      }
    }
    return names
  }

  /// The views one of whose guides constraints use.
  func views(using guide: Constraint.Guide) -> Set<ViewName> {
    guard cell.uses(guide) else { return [] }
    var names: Set<ViewName> = []
    for list in cell.constraintLists {
      for anchor in list.constraints.flatMap({ [$0.first, $0.second].compactMap { $0 } })
      where anchor.guide == guide {
        names.insert(view(of: anchor, owner: list.owner))
      }
    }
    return names
  }

  /// The view whose coordinates a constraint uses: the innermost one that contains both views, or
  /// one of them if it contains the other. This matters only for positions with a multiplier.
  private func space(
    of constraint: Constraint, between first: ViewName, and second: ViewName
  ) -> ViewName {
    constraint.multiplier == 1 ? .cell : commonView(of: first, and: second)
  }

  /// The innermost view that contains two views, or one of them if it contains the other; for one view its
  /// superview.
  private func commonView(of first: ViewName, and second: ViewName) -> ViewName {
    guard first != second else { return superviews[first] ?? .cell }
    let holders = Set(line(from: first))
    return line(from: second).first { holders.contains($0) } ?? .cell
  }

  /// The system's distance between the anchors of a constraint, in points.
  func systemSpacing(of constraint: Constraint, owner: ViewName) -> Double {
    guard let second = constraint.second else { return 0 }
    let names = (
      view(of: constraint.first, owner: owner), view(of: second, owner: owner)
    )
    // The edges of a guide inside a view are like those of a view beside.
    let common = commonView(of: names.0, and: names.1)
    let isWithin =
      common == names.0 && constraint.first.guide == nil
      || common == names.1 && second.guide == nil
    return isWithin ? Constraint.systemSpacings.within : Constraint.systemSpacings.beside
  }

  /// A view and its superviews, out to the cell.
  private func line(from name: ViewName) -> [ViewName] {
    Array(sequence(first: name) { superviews[$0] })
  }

  /// An attribute in the coordinates of `space`. In right-to-left layouts, constraints with leading
  /// or trailing use coordinates that start at the right.
  private mutating func expression(
    _ attribute: Constraint.Attribute, of name: ViewName, _ guide: Constraint.Guide?,
    in space: ViewName, _ isMirrored: Bool
  ) -> LinearExpression? {
    if let plain = attribute.withoutMargins {
      return expression(plain, of: name, .layoutMarginsGuide, in: space, isMirrored)
    }
    guard let origin = variables[space] else { return nil }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      guard let baseline = baseline(of: name, isFirst: attribute == .firstBaseline) else {
        return nil
      }
      return space == .cell ? baseline : baseline - LinearExpression(origin.top)
    }
    guard let (x0, y0, width, height) = sides(of: name, guide) else { return nil }
    var (left, top) = (x0, y0)
    if space != .cell {
      left = left - LinearExpression(origin.left)
      top = top - LinearExpression(origin.top)
    }
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
    case .edges, .center, .size, .firstBaseline, .lastBaseline, .leftMargin, .rightMargin,
      .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      return nil
    }
  }

  /// Left, top, width and height of a view or its guide, in the cell's coordinates.
  func sides(
    of name: ViewName, _ guide: Constraint.Guide? = nil
  ) -> (LinearExpression, LinearExpression, LinearExpression, LinearExpression)? {
    if guide == .separatorLayoutGuide, name != .separatorLayoutGuide {
      return sides(of: .separatorLayoutGuide)
    }
    guard let view = variables[name] else { return nil }
    let sides = [view.left, view.top, view.width, view.height].map { LinearExpression($0) }
    switch guide {
    // In a cell no bar covers anything.
    case nil, .safeAreaLayoutGuide, .separatorLayoutGuide:
      return (sides[0], sides[1], sides[2], sides[3])
    case .layoutMarginsGuide, .readableContentGuide:
      let margins = input.margins(of: name)
      let isMirrored = input.direction(of: name, in: context) == .rightToLeft
      let inset = guide == .readableContentGuide ? input.readableInset(of: name) : 0
      let start = inset + (isMirrored ? margins.trailing : margins.leading)
      return (
        sides[0] + LinearExpression(start), sides[1] + LinearExpression(margins.top),
        sides[2] - LinearExpression(margins.leading + margins.trailing + 2 * inset),
        sides[3] - LinearExpression(margins.top + margins.bottom)
      )
    }
  }

  /// The first or last baseline of a view, in the cell's coordinates. A vertical stack has the
  /// first or last baseline of its first or last view, a horizontal stack those of its tallest view
  /// (documented). Without text the top is the first and the bottom the last baseline (documented).
  mutating func baseline(of name: ViewName, isFirst: Bool) -> LinearExpression? {
    if let stack = input.stacks[name], !stack.shown.isEmpty {
      let names = stack.shown.map(\.name)
      let holder: ViewName? =
        switch stack.axis {
        case .vertical: isFirst ? names.first : names.last
        case .horizontal: input.tallest(of: stack)
        }
      return holder.flatMap { baseline(of: $0, isFirst: isFirst) }
    }
    guard let (_, top, _, height) = sides(of: name) else { return nil }
    guard input.baselines(of: name, scale: context.scale) != nil else {
      return isFirst ? top : top + height
    }
    return top + 0.5 * height + expression(.baseline(isFirst: isFirst, of: name))
  }
}

extension Constraint.Attribute {
  /// Whether it depends on the layout direction.
  fileprivate var isDirectional: Bool {
    let plain = withoutMargins ?? self
    return plain == .leading || plain == .trailing
  }
}
