internal import Interaction

/// The route of each arrow in a lattice, before anything is measured.
///
/// Columns are numbered from the left and rows from the top. Gap `c` is at the right of column `c`.
/// Channel `r` is above row `r`; the last channel is below all rows. Arrows are horizontal in gaps,
/// run along channels, and connect distant rows through lanes, which are beside the labels of a
/// gap.
struct LatticeWays: Sendable {
  /// The route of an arrow.
  enum Way: Hashable {
    /// Straight to a card in the same row, with no card in between.
    case level(row: Int, gaps: ClosedRange<Int>)
    /// Straight to the card above or below.
    case upright(channel: Int)
    /// From a top or bottom edge, along a channel, to a top or bottom edge.
    case across(channel: Int)
    /// Along a channel, through a lane of a gap, and along another channel.
    case around(first: Int, gap: Int, second: Int)
    /// Straight down to the end of a deleted item, which is in the channel below the card.
    case end(channel: Int)
  }

  /// A cell of the lattice.
  struct Slot: Hashable {
    let column, row: Int
  }

  /// The parts of the state that the columns and rows of the lattice stand for.
  enum Order: CaseIterable {
    /// Columns are the flags that are set only while a finger is down, rows the lasting ones.
    case touchesAcross
    /// The same, but the states in which a selection is suspended are a row of their own.
    case suspendedBelow
    /// Columns are the lasting flags, rows those that are set only while a finger is down.
    case turned
  }

  /// The maximum number of columns. Our choice, for readability, as is that of rows.
  static let mostColumns = 5
  static let mostRows = 4

  /// The slots of the states, in the graph's order.
  let slots: [Slot]
  let columnCount, rowCount: Int
  /// The routes of the arrows, in the arrows' order.
  private(set) var ways: [Way]
  /// The gap of each arrow's label: the one next to the card where the arrow begins; `nil` for
  /// labels beside a vertical arrow.
  private(set) var labelGaps: [Int?]
  /// The slots of the states that each arrow connects; twice the same for an arrow to the end.
  let ends: [(from: Slot, to: Slot)]

  /// Finds the routes; `nil` if there are too many columns or rows to be readable.
  ///
  /// - Parameter order: The meaning of the columns and rows.
  init?(_ graph: DiagramGraph, _ arrows: [TransitionArrow], _ order: Order = .touchesAcross) {
    let isTurned = order == .turned
    func across(_ node: DiagramGraph.Node) -> [CellState] {
      switch order {
      case .touchesAcross: node.touch
      case .suspendedBelow: node.isSuspended ? node.touch.map { _ in .normal } : node.touch
      case .turned: node.resting
      }
    }
    func down(_ node: DiagramGraph.Node) -> [CellState] {
      switch order {
      case .touchesAcross: node.resting
      case .suspendedBelow: node.isSuspended ? node.resting + node.touch : node.resting
      case .turned: node.touch
      }
    }
    let columns = Self.distinct(graph.nodes.map(across))
    let rows = Self.distinct(graph.nodes.map(down))
    let most = isTurned ? (Self.mostRows, Self.mostColumns) : (Self.mostColumns, Self.mostRows)
    guard columns.count <= most.0, rows.count <= most.1 else { return nil }
    let ends = arrows.filter { !graph.isEnd($0.to) }
      .map { (graph.nodes[$0.from], graph.nodes[$0.to]) }
    let placeOfColumn = Self.shortest(
      columns.count, ends.map { (columns.index(across($0.0)), columns.index(across($0.1))) })
    let placeOfRow = Self.shortest(
      rows.count, ends.map { (rows.index(down($0.0)), rows.index(down($0.1))) })
    let slots = graph.nodes.map {
      Slot(
        column: placeOfColumn[columns.index(across($0))], row: placeOfRow[rows.index(down($0))])
    }
    // Different states may have the same column and row.
    guard Set(slots).count == slots.count else { return nil }
    self.slots = slots
    (columnCount, rowCount) = (columns.count, rows.count)
    let occupied = Set(slots)
    self.ends = arrows.map { (slots[$0.from], slots[graph.isEnd($0.to) ? $0.from : $0.to]) }
    ways = zip(arrows, self.ends).map { arrow, ends in
      graph.isEnd(arrow.to)
        ? Way.end(channel: ends.from.row + 1)
        : Self.way(from: ends.from, to: ends.to, occupied, columns.count, rows.count)
    }
    labelGaps = zip(self.ends, ways).map(Self.labelGap)
  }

  private static func labelGap(_ ends: (from: Slot, to: Slot), _ way: Way) -> Int? {
    let (from, to) = (ends.from.column, ends.to.column)
    return switch way {
    case .level, .across: from < to ? from : from - 1
    case .upright, .end: nil
    case .around(_, let gap, _): gap
    }
  }

  /// Returns the lattice with another route of one arrow.
  func routing(_ arrow: Int, along way: Way) -> LatticeWays {
    var ways = self
    ways.ways[arrow] = way
    ways.labelGaps[arrow] = Self.labelGap(ends[arrow], way)
    return ways
  }

  /// The other routes that an arrow can take, the shortest first: through each channel above or below its cards, and
  /// each gap. None for an arrow to the end, which is as short as can be.
  func alternatives(for arrow: Int) -> [Way] {
    if case .end = ways[arrow] { return [] }
    let (from, to) = ends[arrow]
    var list: [(way: Way, cost: Int)] = []
    for first in [from.row, from.row + 1] {
      for second in [to.row, to.row + 1] {
        if first == second {
          guard from.column != to.column else { continue }
          list.append((.across(channel: first), abs(from.column - to.column)))
        } else {
          for gap in 0..<columnCount {
            let reach = [from.column, to.column].map { abs(2 * $0 - 2 * gap - 1) }
            list.append(
              (
                .around(first: first, gap: gap, second: second),
                2 + 2 * abs(first - second) + reach.reduce(0, +)
              ))
          }
        }
      }
    }
    return list.enumerated().filter { $0.element.way != ways[arrow] }
      .sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map(\.element.way)
  }

  private static func distinct(_ states: [[CellState]]) -> [[CellState]] {
    // Changes of earlier cells come first.
    Set(states).sorted { $0.reversed().lexicographicallyPrecedes($1.reversed()) }
  }

  /// The order of `count` lines, the first one fixed, that minimises the total distance of the
  /// pairs.
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

extension DiagramGraph.Node {
  /// Whether a cell is shown unselected until a touch is decided.
  fileprivate var isSuspended: Bool { cells.contains(where: \.isSuspended) }
}

extension [[CellState]] {
  fileprivate func index(_ state: [CellState]) -> Int { firstIndex(of: state) ?? 0 }
}
