internal import Drawing
internal import SceneWriting
internal import Vocabulary

// Constraints, each in the list of a view.
extension CellWriter {
  /// The constraints of a view, and those that are added for its undetermined sides.
  func constraints(of view: DesignedView) -> [ConstraintLine] {
    var lines = Self.merged(places[view.name] ?? [])
    guard !plan.isPlacedByFrame(view) else { return lines }
    // A view without a frame is at the origin.
    let frame = view.alignmentRect ?? Rect(0, 0, 0, 0)
    var last: String?
    for open in openSides where open.view == view.name {
      let reason =
        plan.leftOutConstraint(for: open).map {
          "depended on the constraint \($0.id), which is left out; the stored value is used"
        } ?? "no constraint in the file decides this; the stored value is used"
      // A comment is for its line and those below.
      let comment = reason == last ? nil : reason
      last = reason
      let equation =
        switch open.side {
        case "x": "left = superview\(Self.offset(frame.origin.x)) @1"
        case "y": "top = superview\(Self.offset(frame.origin.y)) @1"
        case "width": "width = \(decimal(frame.size.width)) @1"
        default: "height = \(decimal(frame.size.height)) @1"
        }
      lines.append(ConstraintLine(equation: equation, comment: comment))
    }
    return lines
  }

  private static func offset(_ value: Double) -> String {
    let text = decimal(abs(value))
    return text == "0" ? "" : value < 0 ? " - \(text)" : " + \(text)"
  }

  mutating func placeConstraints() {
    for constraint in plan.constraints {
      if constraint.isPlaceholder, purpose == .scene {
        note(
          .constraint, constraint,
          "a constraint that Xcode removes when it builds the app is left out")
        continue
      }
      guard constraint.isInstalled || (constraint.name != nil && purpose == .scene) else {
        if purpose == .scene {
          note(
            .constraint, constraint,
            "a constraint that is not installed on a phone is left out")
        }
        continue
      }
      place(constraint)
    }
  }

  private mutating func note(
    _ kind: ImportNote.Kind, _ constraint: DesignedConstraint, _ message: String
  ) {
    notes.append(
      ImportNote(
        kind: kind, line: constraint.line, view: constraint.first.view, message: message))
  }

  /// Chooses the view in whose list a constraint stands, and adds it there.
  private mutating func place(_ original: DesignedConstraint) {
    var constraint = original
    if purpose != .scene { constraint = withinContent(constraint) }
    let sides = [constraint.first.view, constraint.second?.view].compactMap { $0 }
    // The innermost view that may have constraints; of two at the same depth the first.
    let able = sides.filter { name in
      plan.views[name].map { !$0.name.isEmpty && !plan.isPlacedByFrame($0) } ?? (name == "cell")
    }
    func depth(_ name: String) -> Int { name == "cell" ? -1 : plan.places.depths[name] ?? 0 }
    let owner = able.max { depth($0) < depth($1) || (depth($0) == depth($1) && $0 != sides[0]) }
    let home = owner ?? "contentView"
    if constraint.first.view != home, let flipped = constraint.flipped, flipped.first.view == home {
      constraint = flipped
    }
    var line = ConstraintLine(
      equation: constraint.text(in: home, superview: plan.places.superviews[home]),
      name: purpose == .scene ? constraint.name : nil, isActive: constraint.isInstalled)
    if purpose == .scene, let name = constraint.name {
      if let constant = constraint.wideConstant {
        wide.append(SceneLine("\(name).constant", decimal(constant)))
      }
      if constraint.isInstalled != constraint.isInstalledWide {
        wide.append(SceneLine("\(name).isActive", "\(constraint.isInstalledWide)"))
      }
    }
    if constraint.isPlaceholder { line.comment = "placeholder" }
    places[home, default: []].append(line)
  }

  /// The constraint with the content view instead of the cell, which is larger by a separator or an
  /// accessory on the canvas.
  private func withinContent(_ constraint: DesignedConstraint) -> DesignedConstraint {
    var result = constraint
    let extra = Size(
      plan.cellSize.width - plan.contentSize.width, plan.cellSize.height - plan.contentSize.height)
    func shift(_ anchor: DesignedConstraint.Anchor) -> Double {
      switch anchor.attribute {
      case .right, .trailing, .width: extra.width
      case .bottom, .height, .lastBaseline: extra.height
      case .centerX: extra.width / 2
      case .centerY: extra.height / 2
      case .left, .leading, .top, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
        .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
        .centerYWithinMargins, .edges, .center, .size:
        0
      }
    }
    if result.first.view == "cell" {
      result.constant -= shift(result.first)
      result.first.view = "contentView"
    }
    if let second = result.second, second.view == "cell" {
      result.constant += result.multiplier * shift(second)
      result.second?.view = "contentView"
    }
    return result
  }

  /// Writes four edges, two centres or two equal sizes as one.
  private static func merged(_ lines: [ConstraintLine]) -> [ConstraintLine] {
    var lines = lines
    func replace(_ parts: [String], by whole: String) {
      let places = parts.map { part in
        lines.firstIndex { $0.equation == part && $0.name == nil && $0.comment == nil }
      }
      let found = places.compactMap { $0 }
      guard found.count == parts.count, let first = found.min() else { return }
      lines[first].equation = whole
      for place in found.sorted().reversed() where place != first { lines.remove(at: place) }
    }
    for target in ["superview", "superview.safeAreaLayoutGuide", "superview.layoutMarginsGuide"] {
      replace(
        ["top", "leading", "bottom", "trailing"].map { "\($0) = \(target)" },
        by: "edges = \(target)")
    }
    replace(["centerX = superview", "centerY = superview"], by: "center = superview")
    if let width = lines.first(where: { $0.equation.hasPrefix("width = ") && $0.name == nil }) {
      let rest = width.equation.dropFirst("width = ".count)
      if Double(rest) != nil {
        replace(["width = \(rest)", "height = \(rest)"], by: "size = \(rest)")
      }
    }
    return lines
  }

  /// The constraints of the content view itself.
  var contentConstraints: [ConstraintLine] { places["contentView"] ?? [] }
}
