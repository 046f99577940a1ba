internal import CollectionLayouts
internal import Drawing
internal import Vocabulary

/// The positions of a compositional section's cells and supplementary views.
struct GroupedSection: SectionArrangement {
  let section: CompositionalLayout.Section
  let number: Int
  let space: LayoutSpace
  let direction: ScrollDirection
  /// The groups, which follow each other across the scroll direction in an orthogonal section.
  private let groups: GroupRun
  /// The start of the first group, and the distance that the groups are scrolled orthogonally.
  let origin: Point
  private let extents: EdgeInsets
  let size: Size
  let inset: EdgeInsets
  private(set) var orthogonalScrolling: OrthogonalScrolling?

  init(
    _ section: CompositionalLayout.Section, _ group: CompositionalLayout.Group, number: Int,
    direction: ScrollDirection, in space: LayoutSpace, _ content: SectionContent,
    measured: [Int: Size]
  ) {
    self.section = section
    self.number = number
    self.space = space
    self.direction = direction
    let own = section.contentInsets
    inset = EdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    extents = BoundaryItems(section, number: number, direction: direction, in: space).extents
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let run = isOrthogonal ? direction.across : direction
    let container = Self.container(in: space, direction, inset, extents)
    let groups = GroupRun(
      of: group, in: container, run, spacing: section.interGroupSpacing, count: content.count,
      measured: measured)
    self.groups = groups
    // The distances of the groups from the start and the end of the section.
    var start = Point(extents.left + inset.left, extents.top + inset.top)
    let end = Size(extents.right + inset.right, extents.bottom + inset.bottom)
    var after = run.length(of: end)
    if section.orthogonalScrollingBehavior == .groupPagingCentered {
      let spare = max(0, run.length(of: container) - run.length(of: groups.standard.size)) / 2
      start = start + run.point(spare, across: 0)
      after += spare
    }
    if isOrthogonal {
      let whole = run.position(of: start) + groups.length + after
      let most = max(0, whole - space.breadth)
      let offset =
        content.mayOverscroll ? content.contentOffset : min(max(content.contentOffset, 0), most)
      orthogonalScrolling = OrthogonalScrolling(
        behavior: section.orthogonalScrollingBehavior, offset: offset, farthestOffset: most,
        isMirrored: false)
      start = start + run.point(-offset, across: 0)
      size = direction.size(
        direction.position(of: start) + (content.count > 0 ? groups.thickness : 0)
          + direction.length(of: end), across: space.breadth)
    } else {
      size = direction.size(
        direction.position(of: start) + groups.length + after, across: space.breadth)
    }
    // A group's edge spacing places it across the run.
    origin = start + run.point(0, across: groups.edge)
  }

  /// The size that fractions of groups refer to. Along the scroll direction it is that of the collection view.
  private static func container(
    in space: LayoutSpace, _ direction: ScrollDirection, _ inset: EdgeInsets,
    _ extents: EdgeInsets
  ) -> Size {
    let breadth =
      direction.breadth(of: Size(inset.left + inset.right, inset.top + inset.bottom))
      + direction.breadth(
        of: Size(extents.left + extents.right, extents.top + extents.bottom))
    return direction.size(
      direction.length(of: space.size), across: max(0, space.breadth - breadth))
  }

  var length: Double { direction.length(of: size) }

  var room: (position: Double, length: Double) {
    let start = direction.position(of: Point(extents.left, extents.top))
    let end = direction.position(of: Point(extents.right, extents.bottom))
    return (start, length - start - end)
  }

  /// No space: headers and footers of compositional sections are boundary items.
  var supplements:
    (header: (position: Double, length: Double), footer: (position: Double, length: Double))
  { ((0, 0), (length, 0)) }

  // MARK: - Cells

  private var run: ScrollDirection { groups.direction }

  func leaf(_ index: Int) -> (leaf: GroupSolver.Leaf, frame: Rect)? {
    let place = groups.place(ofItem: index)
    let number = index - place.first
    guard place.solution.leaves.indices.contains(number) else { return nil }
    let leaf = place.solution.leaves[number]
    return (leaf, leaf.frame.offset(by: origin + run.point(place.position, across: 0)))
  }

  func place(of index: Int) -> (along: Double, across: Double, size: Size) {
    guard let frame = leaf(index)?.frame else { return (0, 0, .zero) }
    switch direction {
    case .vertical: return (frame.minY, frame.minX, frame.size)
    case .horizontal: return (frame.minX, frame.minY, frame.size)
    }
  }

  func size(askedFor size: Size, ofItem index: Int) -> Size {
    guard let leaf = leaf(index)?.leaf else { return size }
    return Size(
      leaf.axes.width ? size.width : leaf.frame.size.width,
      leaf.axes.height ? size.height : leaf.frame.size.height)
  }

  func estimatedAxes(ofItem index: Int) -> CompositionalLayout.EstimatedAxes {
    leaf(index)?.leaf.axes ?? CompositionalLayout.EstimatedAxes()
  }

  func candidates(
    from start: Double, to end: Double, across: ClosedRange<Double>
  ) -> Range<Int> {
    guard groups.count > 0 else { return 0..<0 }
    let range =
      run == direction ? (start, end) : (across.lowerBound, across.upperBound)
    let first = groups.cells(at: range.0 - run.position(of: origin) - Self.margin)
    let last = groups.cells(at: range.1 - run.position(of: origin) + Self.margin)
    let count = groups.count
    return min(first.lowerBound, count)..<min(max(first.lowerBound, last.upperBound), count)
  }

  /// An upper bound of the rounding errors of positions, in points.
  private static let margin = 0.01

  func orthogonalStops(around offset: Double) -> (before: Double, after: Double) {
    guard groups.count > 0 else { return (0, 0) }
    let group = groups.cells(at: offset + Self.margin)
    let before = groups.place(ofItem: min(group.lowerBound, groups.count - 1)).position
    let after =
      group.upperBound < groups.count
      ? groups.place(ofItem: group.upperBound).position
      : orthogonalScrolling?.farthestOffset ?? before
    return (before, after)
  }

  func mostCells(in length: Double) -> Int {
    groups.mostCells(in: run == direction ? length : space.breadth)
  }
}
