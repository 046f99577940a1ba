internal import Interaction

/// Which way each arrow of a lattice takes, before anything is measured.
///
/// Columns are numbered from the left and rows from the top. The gap `c` is at the right of column `c`;
/// the channel `r` is above row `r`, and the last one is under all rows. Arrows run level in gaps, across
/// in channels, and between distant rows through lanes, which are beside the labels of a gap.
struct LatticeWays {
  /// The way of an arrow.
  enum Way: Hashable {
    /// Straight to a card in the same row, with nothing in between.
    case level(row: Int, gaps: ClosedRange<Int>)
    /// Straight to the card above or below.
    case upright(channel: Int)
    /// Out of a long side, along a channel, into a long side.
    case across(channel: Int)
    /// Along a channel, a lane of a gap, and another channel.
    case around(first: Int, gap: Int, second: Int)
  }

  /// A place of the lattice.
  struct Slot: Hashable {
    let column, row: Int
  }

  /// Maximum numbers of columns and rows of a readable grid. Our choice.
  static let mostColumns = 5
  static let mostRows = 4

  /// The places of the states, in the graph's order.
  let slots: [Slot]
  let columnCount, rowCount: Int
  /// The ways of the arrows, in their order.
  let ways: [Way]
  /// The home of each arrow's label: the gap next to the card where the arrow begins; `nil` for those
  /// beside an upright arrow.
  let labelGaps: [Int?]

  /// The ways; `nil` when there are more columns or rows than anybody can follow.
  init?(_ graph: DiagramGraph, _ arrows: [TransitionArrow]) {
    let columns = Self.distinct(graph.nodes.map(\.touch))
    let rows = Self.distinct(graph.nodes.map(\.resting))
    guard columns.count <= Self.mostColumns, rows.count <= Self.mostRows else { return nil }
    let ends = arrows.map { (graph.nodes[$0.from], graph.nodes[$0.to]) }
    let placeOfColumn = Self.shortest(
      columns.count, ends.map { (columns.index($0.0.touch), columns.index($0.1.touch)) })
    let placeOfRow = Self.shortest(
      rows.count, ends.map { (rows.index($0.0.resting), rows.index($0.1.resting)) })
    let slots = graph.nodes.map {
      Slot(column: placeOfColumn[columns.index($0.touch)], row: placeOfRow[rows.index($0.resting)])
    }
    // Two states can differ in nothing that makes a column or a row.
    guard Set(slots).count == slots.count else { return nil }
    self.slots = slots
    (columnCount, rowCount) = (columns.count, rows.count)
    let occupied = Set(slots)
    ways = arrows.map {
      Self.way(from: slots[$0.from], to: slots[$0.to], occupied, columns.count, rows.count)
    }
    labelGaps = zip(arrows, ways).map { arrow, way in
      let (from, to) = (slots[arrow.from].column, slots[arrow.to].column)
      return switch way {
      case .level, .across: from < to ? from : from - 1
      case .upright: nil
      case .around(_, let gap, _): gap
      }
    }
  }

  private static func distinct(_ states: [[CellState]]) -> [[CellState]] {
    // What happens to earlier cells comes first.
    Set(states).sorted { $0.reversed().lexicographicallyPrecedes($1.reversed()) }
  }

  /// The places of so many lines, the first one first, in the order in which the pairs are least far
  /// apart.
  private static func shortest(_ count: Int, _ pairs: [(Int, Int)]) -> [Int] {
    func length(_ places: [Int]) -> Int {
      pairs.reduce(0) { $0 + abs(places[$1.0] - places[$1.1]) }
    }
    let natural = Array(0..<count)
    return permutations(Array(natural.dropFirst())).map { natural.prefix(1) + $0 }
      .reduce(natural) { length(Array($1)) < length($0) ? Array($1) : $0 }
  }

  private static func permutations(_ numbers: [Int]) -> [[Int]] {
    guard !numbers.isEmpty else { return [[]] }
    return numbers.flatMap { first in
      permutations(numbers.filter { $0 != first }).map { [first] + $0 }
    }
  }

  private static func way(
    from: Slot, to: Slot, _ occupied: Set<Slot>, _ columnCount: Int, _ rowCount: Int
  ) -> Way {
    let columns = min(from.column, to.column)...max(from.column, to.column)
    if from.row == to.row {
      let isFree = columns.dropFirst().dropLast()
        .allSatisfy { !occupied.contains(Slot(column: $0, row: from.row)) }
      guard !isFree else {
        return .level(row: from.row, gaps: columns.lowerBound...columns.upperBound - 1)
      }
      return .across(channel: from.row == 0 ? 0 : from.row + 1)
    }
    let isDownward = from.row < to.row
    let (first, second) = (isDownward ? from.row + 1 : from.row, isDownward ? to.row : to.row + 1)
    guard first != second else {
      return from.column == to.column ? .upright(channel: first) : .across(channel: first)
    }
    let isRightward =
      from.column == to.column
      ? from.column + 1 < columnCount || columnCount == 1 : from.column < to.column
    return .around(first: first, gap: isRightward ? from.column : from.column - 1, second: second)
  }
}

extension [[CellState]] {
  fileprivate func index(_ state: [CellState]) -> Int { firstIndex(of: state) ?? 0 }
}
