internal import CollectionLayouts
internal import Drawing

/// The groups of a compositional section, one after the other. Groups whose cells have the standard sizes are
/// computed without storage; groups are stored from the first to the last cell that has returned a size.
struct GroupRun {
  /// A group at its place along the run.
  struct Place {
    /// The first cell.
    let first: Int
    let position: Double
    let solution: GroupSolver.Solution
  }

  /// The direction in which groups follow each other.
  let direction: ScrollDirection
  /// The number of cells.
  let count: Int
  /// A group without measured cells.
  let standard: GroupSolver.Solution
  /// The distance of the groups from the start of their container across the run: their edge spacing.
  let edge: Double
  private let spacing: Double
  /// The distance from the start of a standard group to that of the next one.
  private let pitch: Double
  /// The number of cells in a standard group.
  private let groupCount: Int
  /// The number of cells in the groups before `places`.
  private let headCount: Int
  private let places: [Place]
  /// The first cell and the position of the groups after `places`.
  private let tail: (first: Int, position: Double)
  /// The last group, which may have fewer items; `nil` if it is not a standard one behind `places`.
  private let last: Place?

  /// Solves the groups.
  ///
  /// - Parameters:
  ///   - container: The size of which groups have fractions.
  ///   - spacing: The distance between groups.
  ///   - count: The number of cells.
  ///   - measured: The sizes that cells have returned.
  init(
    of group: CompositionalLayout.Group, in container: Size,
    _ direction: ScrollDirection, spacing: Double, count: Int, measured: [Int: Size]
  ) {
    (self.direction, self.spacing, self.count) = (direction, spacing, count)
    let solver = GroupSolver(count: count, measured: measured)
    let standard = GroupSolver(count: .max, measured: [:]).solve(group, in: container, from: 0)
    self.standard = standard
    edge = Self.edge(of: group, standard.size, in: container, direction)
    let groupCount = max(standard.leaves.count, 1)
    self.groupCount = groupCount
    let pitch = direction.length(of: standard.size) + spacing
    self.pitch = pitch

    // The groups with measured cells.
    let known = measured.keys.filter { $0 < count }
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
          isKnown || first + groupCount > count
          ? solver.solve(group, in: container, from: first) : standard
        places.append(Place(first: first, position: position, solution: solution))
        first += max(solution.leaves.count, 1)
        position += direction.length(of: solution.size) + spacing
      }
    }
    self.places = places
    tail = (first, position)
    var last: Place?
    if first < count {
      let begin = first + (count - first - 1) / groupCount * groupCount
      last = Place(
        first: begin, position: position + Double((begin - first) / groupCount) * pitch,
        solution: begin + groupCount > count
          ? solver.solve(group, in: container, from: begin) : standard)
    }
    self.last = last
  }

  private static func edge(
    of group: CompositionalLayout.Group, _ standard: Size, in container: Size,
    _ direction: ScrollDirection
  ) -> Double {
    let edges =
      direction == .vertical
      ? (group.edgeSpacing.leading, group.edgeSpacing.trailing)
      : (group.edgeSpacing.top, group.edgeSpacing.bottom)
    let flexible = [edges.0, edges.1].filter { $0?.isFlexible == true }.count
    let before = edges.0?.minimum ?? 0
    let spare =
      direction.breadth(of: container) - direction.breadth(of: standard) - before
      - (edges.1?.minimum ?? 0)
    let share = flexible > 0 && edges.0?.isFlexible == true ? max(0, spare) / Double(flexible) : 0
    return before + share
  }

  /// The length of all groups.
  var length: Double {
    (last ?? places.last).map { $0.position + direction.length(of: $0.solution.size) } ?? 0
  }

  /// The size of the largest group across the run.
  var thickness: Double {
    ([standard] + places.map(\.solution)).map { direction.breadth(of: $0.size) }.max() ?? 0
  }

  /// The group of a cell.
  func place(ofItem index: Int) -> Place {
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

  /// The cells of the last group that starts at or before a position along the run; of the first group if
  /// none does.
  func cells(at position: Double) -> Range<Int> {
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

  /// An upper bound of the number of cells in a length along the run.
  func mostCells(in length: Double) -> Int {
    let sizes = [standard] + places.map(\.solution)
    let thinnest = sizes.map { direction.length(of: $0.size) }.min() ?? 0
    let fullest = sizes.map(\.leaves.count).max() ?? 0
    let most = min(length / max(thinnest + spacing, SectionFrame.slack), Double(count))
    return min(Int(most.rounded(.up) + 1) * max(fullest, 1), count)
  }
}
