internal import CollectionLayouts
internal import Drawing
internal import Vocabulary

/// Solves groups of a compositional layout: the frames of their items, for the sizes that cells have
/// returned. Coordinates start at the group's top leading corner.
struct GroupSolver {
  typealias Group = CompositionalLayout.Group
  typealias Subitem = CompositionalLayout.Subitem
  typealias EstimatedAxes = CompositionalLayout.EstimatedAxes

  /// The place of a cell.
  struct Leaf {
    /// The cell's frame, within the item's content insets.
    var frame: Rect
    /// The dimensions that the cell determines.
    let axes: EstimatedAxes
    /// The item.
    let item: CompositionalLayout.Item
  }

  /// A solved group or item.
  struct Solution {
    /// The size in points.
    var size: Size
    /// The places of the cells in order, including those for which there are no items any more.
    var leaves: [Leaf]

    func moved(by distance: Point) -> [Leaf] {
      leaves.map { leaf in
        var leaf = leaf
        leaf.frame = leaf.frame.offset(by: distance)
        return leaf
      }
    }
  }

  /// The number of items in the section.
  let count: Int
  /// The sizes that cells have returned, by their index in the section.
  let measured: [Int: Size]

  /// The maximum number of items in a group. Our choice: more than fit on any screen.
  static let mostLeaves = 10_000

  /// Solves a group whose first cell has an index in the section.
  func solve(
    _ group: Group, in container: Size, _ outer: EstimatedAxes = EstimatedAxes(), from first: Int
  ) -> Solution {
    let axes = group.estimates(in: outer)
    let whole = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let interior = Size(
      max(0, whole.width - insets.leading - insets.trailing),
      max(0, whole.height - insets.top - insets.bottom))
    if case .custom(let frames) = group.content {
      return custom(frames, in: whole, insets, axes, from: first)
    }
    let line = Line(axis: group.axis, room: interior, axes: axes)
    let elements = elements(of: group, line, from: first)
    // A line that is shorter than its room gives the rest to flexible spacings.
    let gaps = group.interItemSpacing.isFlexible ? max(elements.count - 1, 0) : 0
    let slots = elements.reduce(gaps) { $0 + line.edges($1.spacing).flexibleCount }
    let minimum = group.interItemSpacing.minimum
    let used =
      elements.reduce(0) { $0 + line.outerLength(of: $1) } + Double(max(elements.count - 1, 0))
      * minimum
    let share =
      slots > 0 && !line.isEstimatedAlong ? max(0, line.length - used) / Double(slots) : 0
    let gap = minimum + (group.interItemSpacing.isFlexible ? share : 0)
    var leaves: [Leaf] = []
    var (position, end, thickness) = (0.0, 0.0, 0.0)
    for element in elements {
      let along = line.edges(element.spacing)
      let across = line.crossEdges(element.spacing)
      let breadth = line.breadth(of: element.solution.size)
      let spare =
        across.flexibleCount > 0 && !line.isEstimatedAcross
        ? max(0, line.crossLength - across.minimum - breadth) / Double(across.flexibleCount) : 0
      let start = position + along.before.minimum + (along.before.isFlexible ? share : 0)
      let origin = line.point(
        start, across.before.minimum + (across.before.isFlexible ? spare : 0))
      // Places without an item do not make a group larger.
      let isReal = first + leaves.count < count
      leaves += element.solution.moved(by: Point(insets.leading, insets.top) + origin)
      position =
        start + line.length(of: element.solution.size) + along.after.minimum
        + (along.after.isFlexible ? share : 0)
      if isReal {
        end = position
        thickness = max(thickness, across.minimum + breadth)
      }
      position += gap
    }
    let content = line.size(end, thickness)
    return Solution(
      size: Size(
        axes.width ? content.width + insets.leading + insets.trailing : whole.width,
        axes.height ? content.height + insets.top + insets.bottom : whole.height),
      leaves: leaves)
  }

  /// The solution of a group whose items have frames of their own.
  private func custom(
    _ frames: [Rect], in size: Size, _ insets: DirectionalEdgeInsets, _ axes: EstimatedAxes,
    from first: Int
  ) -> Solution {
    let leaves = frames.prefix(Self.mostLeaves).map { frame in
      Leaf(
        frame: frame.offset(by: Point(insets.leading, insets.top)), axes: EstimatedAxes(),
        item: CompositionalLayout.Item(
          layoutSize: CompositionalLayout.LayoutSize(
            widthDimension: .absolute(frame.size.width),
            heightDimension: .absolute(frame.size.height))))
    }
    // An estimated length is that of the items that are there.
    let real = leaves.prefix(max(0, count - first)).map(\.frame)
    let far = Size(real.map(\.maxX).max() ?? 0, real.map(\.maxY).max() ?? 0)
    return Solution(
      size: Size(
        axes.width ? far.width + insets.trailing : size.width,
        axes.height ? far.height + insets.bottom : size.height), leaves: leaves)
  }

  /// A subitem with its solution.
  fileprivate struct Element {
    let solution: Solution
    let spacing: CompositionalLayout.EdgeSpacing
  }

  private func elements(of group: Group, _ line: Line, from first: Int) -> [Element] {
    var elements: [Element] = []
    var leaves = 0
    func append(_ subitem: Subitem) {
      let solution = solve(subitem, in: line.room, line.axes, from: first + leaves)
      leaves += solution.leaves.count
      elements.append(Element(solution: solution, spacing: subitem.edgeSpacing))
    }
    switch group.content {
    case .custom: break
    case .subitem(let subitem, let count):
      let spacing = Double(max(count - 1, 0)) * group.interItemSpacing.minimum
      let equal = subitem.with(
        length: max(0, line.length - spacing) / Double(max(count, 1)), along: group.axis)
      for _ in 0..<max(count, 0) where leaves < Self.mostLeaves { append(equal) }
    case .repeatingSubitem(let subitem, let count):
      for _ in 0..<max(count, 0) where leaves < Self.mostLeaves { append(subitem) }
    case .subitems(let subitems):
      guard !subitems.isEmpty else { return [] }
      var used = 0.0
      // The maximum number of subitems that fit. Whether one fits into an estimated length depends on the estimates.
      let estimates = GroupSolver(count: count, measured: [:])
      while leaves < Self.mostLeaves {
        let subitem = subitems[elements.count % subitems.count]
        let solution =
          line.isEstimatedAlong
          ? estimates.solve(subitem, in: line.room, line.axes, from: first + leaves)
          : solve(subitem, in: line.room, line.axes, from: first + leaves)
        let length = line.outerLength(of: Element(solution: solution, spacing: subitem.edgeSpacing))
        let gap = elements.isEmpty ? 0 : group.interItemSpacing.minimum
        guard elements.isEmpty || used + gap + length <= line.length + SectionFrame.slack else {
          break
        }
        used += gap + length
        append(subitem)
        // Without a length all would fit.
        if gap + length <= 0 && elements.count >= subitems.count { break }
      }
    }
    return elements
  }

  private func solve(
    _ subitem: Subitem, in room: Size, _ axes: EstimatedAxes, from index: Int
  ) -> Solution {
    switch subitem {
    case .group(let group): return solve(group, in: room, axes, from: index)
    case .item(let item):
      let own = EstimatedAxes(item.layoutSize, in: axes)
      var size = item.layoutSize.size(in: room)
      if let measured = measured[index], index < count {
        size = Size(
          own.width ? measured.width : size.width, own.height ? measured.height : size.height)
      }
      let insets = item.contentInsets
      let frame = Rect(
        own.width ? 0 : insets.leading, own.height ? 0 : insets.top,
        own.width ? size.width : max(0, size.width - insets.leading - insets.trailing),
        own.height ? size.height : max(0, size.height - insets.top - insets.bottom))
      return Solution(size: size, leaves: [Leaf(frame: frame, axes: own, item: item)])
    }
  }

  /// Whether the number of items of a group depends on the sizes of its cells.
  static func isVariable(_ group: Group, in outer: EstimatedAxes = EstimatedAxes()) -> Bool {
    let axes = group.estimates(in: outer)
    let line = Line(axis: group.axis, room: .zero, axes: axes)
    return group.subitems.contains { subitem in
      if case .group(let inner) = subitem, isVariable(inner, in: axes) { return true }
      guard case .subitems = group.content, !line.isEstimatedAlong else { return false }
      let own = EstimatedAxes(subitem.layoutSize, in: axes)
      return group.axis == .horizontal ? own.width : own.height
    }
  }
}

/// Distances before and after something.
private struct Edges {
  let before: CompositionalLayout.Spacing
  let after: CompositionalLayout.Spacing

  init(_ before: CompositionalLayout.Spacing?, _ after: CompositionalLayout.Spacing?) {
    (self.before, self.after) = (before ?? .fixed(0), after ?? .fixed(0))
  }

  var minimum: Double { before.minimum + after.minimum }
  var flexibleCount: Int { (before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0) }
}

/// The direction of a group, and its room for subitems.
private struct Line {
  let axis: Axis
  let room: Size
  let axes: CompositionalLayout.EstimatedAxes

  var isEstimatedAlong: Bool { axis == .horizontal ? axes.width : axes.height }
  var isEstimatedAcross: Bool { axis == .horizontal ? axes.height : axes.width }
  var length: Double { length(of: room) }
  var crossLength: Double { breadth(of: room) }

  func length(of size: Size) -> Double { axis == .horizontal ? size.width : size.height }
  func breadth(of size: Size) -> Double { axis == .horizontal ? size.height : size.width }

  func point(_ along: Double, _ across: Double) -> Point {
    axis == .horizontal ? Point(along, across) : Point(across, along)
  }

  func size(_ along: Double, _ across: Double) -> Size {
    axis == .horizontal ? Size(along, across) : Size(across, along)
  }

  func edges(_ spacing: CompositionalLayout.EdgeSpacing) -> Edges {
    axis == .horizontal
      ? Edges(spacing.leading, spacing.trailing) : Edges(spacing.top, spacing.bottom)
  }

  func crossEdges(_ spacing: CompositionalLayout.EdgeSpacing) -> Edges {
    axis == .horizontal
      ? Edges(spacing.top, spacing.bottom) : Edges(spacing.leading, spacing.trailing)
  }

  func outerLength(of element: GroupSolver.Element) -> Double {
    length(of: element.solution.size) + edges(element.spacing).minimum
  }
}

extension CompositionalLayout.Subitem {
  /// Returns the subitem with a length along an axis.
  fileprivate func with(length: Double, along axis: Axis) -> CompositionalLayout.Subitem {
    func changed(_ size: CompositionalLayout.LayoutSize) -> CompositionalLayout.LayoutSize {
      var size = size
      switch axis {
      case .horizontal: size.widthDimension = .absolute(length)
      case .vertical: size.heightDimension = .absolute(length)
      }
      return size
    }
    switch self {
    case .item(var item):
      item.layoutSize = changed(item.layoutSize)
      return .item(item)
    case .group(var group):
      group.layoutSize = changed(group.layoutSize)
      return .group(group)
    }
  }
}
