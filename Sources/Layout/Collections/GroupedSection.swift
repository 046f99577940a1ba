internal import Drawing
internal import Vocabulary

/// The positions of a compositional section's cells and supplementary views. Groups whose cells have the
/// standard sizes are computed without storage; groups are stored from the first to the last cell that
/// has returned a size.
struct GroupedSection: SectionArrangement {
  /// A group at its place along the run.
  private struct Place {
    let first: Int
    let position: Double
    let solution: GroupSolver.Solution
  }

  let section: CompositionalLayout.Section
  let number: Int
  let space: LayoutSpace
  let direction: FlowLayout.ScrollDirection
  /// The direction in which groups follow each other: across the scroll direction in an orthogonal
  /// section.
  private let run: FlowLayout.ScrollDirection
  private let count: Int
  /// A group without measured cells.
  private let standard: GroupSolver.Solution
  /// The number of cells in it.
  private let groupCount: Int
  /// The number of cells in the groups before `places`.
  private let headCount: Int
  private let places: [Place]
  /// The first cell and the position of the groups after `places`.
  private let tail: (first: Int, position: Double)
  /// The last group, which may have fewer items; `nil` if it is not a standard one behind `places`.
  private let last: Place?
  /// The start of the first group, and the distance that the groups are scrolled orthogonally.
  let origin: Point
  private let spacing: Double
  private let extents: EdgeInsets
  let size: Size
  let inset: EdgeInsets
  private(set) var orthogonalScrolling: OrthogonalScrolling?

  init(
    _ section: CompositionalLayout.Section, _ group: CompositionalLayout.Group, number: Int,
    direction: FlowLayout.ScrollDirection, in space: LayoutSpace, _ content: SectionContent,
    measured: [Int: Size]
  ) {
    self.section = section
    self.number = number
    self.space = space
    self.direction = direction
    count = content.count
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let run = isOrthogonal ? direction.across : direction
    self.run = run
    let own = section.contentInsets
    let inset = EdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    self.inset = inset
    let boundary = BoundaryItems(section, number: number, direction: direction, in: space)
    extents = boundary.extents
    // The scroll direction is not limited: fractions are of the collection view there.
    let breadth =
      direction.breadth(of: Size(inset.left + inset.right, inset.top + inset.bottom))
      + direction.breadth(
        of: Size(extents.left + extents.right, extents.top + extents.bottom))
    let container = direction.size(
      direction.length(of: space.size), across: max(0, space.breadth - breadth))
    let solver = GroupSolver(count: content.count, measured: measured)
    let standard = GroupSolver(count: .max, measured: [:]).solve(group, in: container, from: 0)
    self.standard = standard
    let groupCount = max(standard.leaves.count, 1)
    self.groupCount = groupCount
    let spacing = section.interGroupSpacing
    self.spacing = spacing
    let pitch = run.length(of: standard.size) + spacing

    // The groups with measured cells.
    let known = measured.keys.filter { $0 < content.count }
    headCount = (known.min() ?? 0) / groupCount * groupCount
    var places: [Place] = []
    var first = headCount
    var position = Double(headCount / groupCount) * pitch
    let isVariable = GroupSolver.isVariable(group)
    if let end = known.max() {
      while first <= end {
        let isKnown =
          isVariable || (first..<(first + groupCount)).contains { measured[$0] != nil }
        let solution =
          isKnown || first + groupCount > content.count
          ? solver.solve(group, in: container, from: first) : standard
        places.append(Place(first: first, position: position, solution: solution))
        first += max(solution.leaves.count, 1)
        position += run.length(of: solution.size) + spacing
      }
    }
    self.places = places
    tail = (first, position)
    var last: Place?
    if first < content.count {
      let begin = first + (content.count - first - 1) / groupCount * groupCount
      last = Place(
        first: begin, position: position + Double((begin - first) / groupCount) * pitch,
        solution: begin + groupCount > content.count
          ? solver.solve(group, in: container, from: begin) : standard)
    }
    self.last = last

    // The size of all groups.
    let end = last ?? places.last
    let runLength = end.map { $0.position + run.length(of: $0.solution.size) } ?? 0
    let thickness =
      ([standard] + places.map(\.solution)).map { run.breadth(of: $0.size) }.max() ?? 0
    // The distance of the first group from the start of the section.
    var start = Point(extents.left + inset.left, extents.top + inset.top)
    let room = run.length(of: container)
    var after = run.length(of: Size(extents.right + inset.right, extents.bottom + inset.bottom))
    if section.orthogonalScrollingBehavior == .groupPagingCentered {
      let spare = max(0, room - run.length(of: standard.size)) / 2
      start = start + run.point(spare, across: 0)
      after += spare
    }
    if isOrthogonal {
      let whole = run.position(of: start) + runLength + after
      let most = max(0, whole - space.breadth)
      let offset =
        content.mayOverscroll ? content.contentOffset : min(max(content.contentOffset, 0), most)
      orthogonalScrolling = OrthogonalScrolling(
        behavior: section.orthogonalScrollingBehavior, offset: offset, farthestOffset: most,
        isMirrored: false)
      start = start + run.point(-offset, across: 0)
      size = direction.size(
        direction.position(of: start) + (content.count > 0 ? thickness : 0)
          + direction.length(of: Size(extents.right + inset.right, extents.bottom + inset.bottom)),
        across: space.breadth)
    } else {
      size = direction.size(
        direction.position(of: start) + runLength + after, across: space.breadth)
    }
    // A group's edge spacing places it across the run.
    let edges =
      run == .vertical
      ? (group.edgeSpacing.leading, group.edgeSpacing.trailing)
      : (group.edgeSpacing.top, group.edgeSpacing.bottom)
    let flexible = [edges.0, edges.1].filter { $0?.isFlexible == true }.count
    let before = edges.0?.minimum ?? 0
    let spare =
      run.breadth(of: container) - run.breadth(of: standard.size) - before
      - (edges.1?.minimum ?? 0)
    let share = flexible > 0 && edges.0?.isFlexible == true ? max(0, spare) / Double(flexible) : 0
    origin = start + run.point(0, across: before + share)
  }

  var length: Double { direction.length(of: size) }

  var room: (position: Double, length: Double) {
    let start = direction.position(of: Point(extents.left, extents.top))
    let end = direction.position(of: Point(extents.right, extents.bottom))
    return (start, length - start - end)
  }

  /// Headers and footers are elements.
  var supplements:
    (header: (position: Double, length: Double), footer: (position: Double, length: Double))
  { ((0, 0), (length, 0)) }

  // MARK: - Cells

  private var pitch: Double { run.length(of: standard.size) + spacing }

  private func place(ofItem index: Int) -> Place {
    func uniform(_ first: Int, _ position: Double) -> Place {
      let group = (index - first) / groupCount
      return Place(
        first: first + group * groupCount, position: position + Double(group) * pitch,
        solution: standard)
    }
    if index < headCount { return uniform(0, 0) }
    if index >= tail.first {
      if let last, index >= last.first { return last }
      return uniform(tail.first, tail.position)
    }
    return places[max(places.partitioningIndex { $0.first > index } - 1, 0)]
  }

  func leaf(_ index: Int) -> (leaf: GroupSolver.Leaf, frame: Rect)? {
    let place = place(ofItem: index)
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
    guard count > 0 else { return 0..<0 }
    let range =
      run == direction ? (start, end) : (across.lowerBound, across.upperBound)
    let first = group(at: range.0 - run.position(of: origin) - Self.margin)
    let last = group(at: range.1 - run.position(of: origin) + Self.margin)
    return min(first.lowerBound, count)..<min(max(first.lowerBound, last.upperBound), count)
  }

  /// An upper bound of the rounding errors of positions, in points.
  private static let margin = 0.01

  /// The cells of the last group that starts at or before a position along the run; of the first group if
  /// none does.
  private func group(at position: Double) -> Range<Int> {
    func uniform(_ first: Int, _ start: Double, _ end: Int) -> Range<Int> {
      let groups = (max(end - first, 1) - 1) / groupCount
      let index = pitch > 0 ? ((position - start) / pitch).rounded(.down) : 0
      let begin = first + Int(min(max(index, 0), Double(groups))) * groupCount
      return begin..<(begin + groupCount)
    }
    if tail.first < count, position >= tail.position || places.isEmpty {
      return uniform(tail.first, tail.position, count)
    }
    if let start = places.first, position >= start.position || headCount == 0 {
      let place = places[max(places.partitioningIndex { $0.position > position } - 1, 0)]
      return place.first..<(place.first + max(place.solution.leaves.count, 1))
    }
    return uniform(0, 0, headCount)
  }

  func orthogonalStops(around offset: Double) -> (before: Double, after: Double) {
    guard count > 0 else { return (0, 0) }
    let group = group(at: offset + Self.margin)
    let before = place(ofItem: min(group.lowerBound, count - 1)).position
    let after =
      group.upperBound < count
      ? place(ofItem: group.upperBound).position : orthogonalScrolling?.farthestOffset ?? before
    return (before, after)
  }

  func mostCells(in length: Double) -> Int {
    let sizes = [standard] + places.map(\.solution)
    let thinnest = sizes.map { run.length(of: $0.size) }.min() ?? 0
    let fullest = sizes.map(\.leaves.count).max() ?? 0
    let room = run == direction ? length : space.breadth
    let most = min(room / max(thinnest + spacing, SectionFrame.slack), Double(count))
    return min(Int(most.rounded(.up) + 1) * max(fullest, 1), count)
  }
}
