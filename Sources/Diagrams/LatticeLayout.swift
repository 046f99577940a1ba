internal import Drawing
internal import Interaction

/// Places states as a lattice: flags that last only while a finger is down across, lasting flags down.
/// A reader learns the grid once and reads every diagram.
///
/// Labels never meet because each has a room of its own: beside upright arrows within a column's
/// width, everything else in the gap between columns, one label every `arrowPitch`; the turning arrows
/// cross a column only on the side that faces the gap.
struct LatticeLayout {
  private typealias Metrics = DiagramMetrics

  private let graph: StateGraph
  private let columns: [CellState]
  private let rows: [CellState]
  private let arrows: [TransitionArrow]
  private let setter: DiagramTypesetter
  private let palette: DiagramPalette
  private var cardSize: Size
  private var columnGap = 0.0
  private var rowHeight = 0.0
  private var rowGap = 0.0

  /// Measures everything; the ways are chosen in `placedArrows()`.
  init(
    _ graph: StateGraph, cards: [StateCard], _ setter: DiagramTypesetter,
    _ palette: DiagramPalette
  ) throws(DiagramFailure) {
    self.setter = setter
    self.palette = palette
    arrows = TransitionArrow.merging(graph.transitions)
    self.graph = graph
    columns = Self.distinct(graph.states.map { graph.touchPart(of: $0) })
    rows = Self.distinct(graph.states.map { graph.restingPart(of: $0) })
    cardSize = Size(
      cards.map(\.size.width).max() ?? 0, cards.map(\.size.height).max() ?? 0)
    try measure()
  }

  /// Whether a graph has no more columns and rows than arrows can be led through.
  static func canHold(_ graph: StateGraph) -> Bool {
    Set(graph.states.map { graph.touchPart(of: $0) }).count <= 2
      && Set(graph.states.map { graph.restingPart(of: $0) }).count <= 2
  }

  /// Everything in its place.
  func placement() throws(DiagramFailure) -> DiagramPlacement {
    DiagramPlacement(
      boxes: graph.states.map { ($0, box(of: $0)) }, arrows: try placedArrows(), size: size)
  }

  private static func distinct(_ states: [CellState]) -> [CellState] {
    Set(states).sorted()
  }

  private mutating func measure() throws(DiagramFailure) {
    var widest = 0.0
    for arrow in arrows where column(arrow.from) != column(arrow.to) {
      widest = max(widest, try action(arrow).size.width, try calls(arrow).size.width)
    }
    columnGap = columns.count > 1 ? (widest + 2 * Metrics.columnPadding).rounded(.up) : 0
    let stacked = rows.indices.map { row in
      arrows.filter { self.row($0.from) == row && self.row($0.to) == row }.count
    }
    rowHeight = max(cardSize.height, Double(stacked.max() ?? 0) * Metrics.arrowPitch)
    var sideHeight = 0.0
    for arrow in arrows where isUpright(arrow) {
      sideHeight = max(sideHeight, try sideLabel(arrow).size.height)
    }
    let turning = arrows.filter(isTurning).count
    rowGap = max(
      sideHeight + Metrics.rowPadding,
      Double(turning) * Metrics.arrowPitch + 2 * Metrics.rowPadding)
    // A card is widened when more arrows leave its long side than it has room for.
    for column in columns.indices {
      var needed = 2 * Metrics.legInset
      for arrow in arrows where isUpright(arrow) && self.column(arrow.from) == column {
        needed += Metrics.sideLabelGap + (try sideLabel(arrow).size.width) + Metrics.legPitch
      }
      needed += Double(turning) * Metrics.legPitch
      cardSize.width = max(cardSize.width, needed.rounded(.up))
    }
  }

  // MARK: - Places

  /// The rectangle of a state's card.
  func box(of state: CellState) -> Rect {
    let x = Metrics.margin.left + Double(column(state)) * (cardSize.width + columnGap)
    let top = Metrics.margin.top + Double(row(state)) * (rowHeight + rowGap)
    return Rect(
      x, top + ((rowHeight - cardSize.height) / 2).rounded(), cardSize.width, cardSize.height)
  }

  /// The extent of the lattice with the margins at its left and top only.
  var size: Size {
    let (columns, rows) = (Double(columns.count), Double(rows.count))
    return Size(
      Metrics.margin.left + columns * cardSize.width + (columns - 1) * columnGap,
      Metrics.margin.top + rows * rowHeight + (rows - 1) * rowGap)
  }

  private func column(_ state: CellState) -> Int {
    columns.firstIndex(of: graph.touchPart(of: state)) ?? 0
  }

  private func row(_ state: CellState) -> Int {
    rows.firstIndex(of: graph.restingPart(of: state)) ?? 0
  }

  private func isUpright(_ arrow: TransitionArrow) -> Bool {
    column(arrow.from) == column(arrow.to) && row(arrow.from) != row(arrow.to)
  }

  private func isTurning(_ arrow: TransitionArrow) -> Bool {
    column(arrow.from) != column(arrow.to) && row(arrow.from) != row(arrow.to)
  }

  // MARK: - Labels

  private func action(_ arrow: TransitionArrow) throws(DiagramFailure) -> TextBlock {
    var block = TextBlock()
    block.add(try setter.line(arrow.actionText, Metrics.actionFont), palette.ink)
    return block
  }

  private func calls(_ arrow: TransitionArrow) throws(DiagramFailure) -> TextBlock {
    var block = TextBlock()
    guard !arrow.callText.isEmpty else { return block }
    block.add(try setter.line(arrow.callText, Metrics.callFont), palette.secondaryInk)
    return block
  }

  private func sideLabel(_ arrow: TransitionArrow) throws(DiagramFailure) -> TextBlock {
    var block = TextBlock()
    let width = Metrics.sideLabelWidth
    for line in try setter.lines(arrow.actionText, Metrics.actionFont, width: width) {
      block.add(line, palette.ink)
    }
    for line in try setter.lines(arrow.callText, Metrics.callFont, width: width) {
      block.add(line, palette.secondaryInk, gapBefore: 2)
    }
    return block
  }

  /// The texts above and below a level line at `y`, in the middle of the gap between columns.
  private func levelTexts(
    _ arrow: TransitionArrow, y: Double
  ) throws(DiagramFailure) -> [(block: TextBlock, origin: Point, isCentered: Bool)] {
    let middle = Metrics.margin.left + cardSize.width + columnGap / 2
    let (above, below) = (try action(arrow), try calls(arrow))
    var texts = [
      (
        block: above,
        origin: Point(middle - above.size.width / 2, y - Metrics.labelGap - above.size.height),
        isCentered: true
      )
    ]
    if below.size != .zero {
      texts.append((below, Point(middle - below.size.width / 2, y + Metrics.labelGap), true))
    }
    return texts
  }

  // MARK: - Ways

  /// All arrows with their ways, in the order of the graph's transitions.
  func placedArrows() throws(DiagramFailure) -> [PlacedArrow] {
    var placed: [PlacedArrow] = []
    var levelCounts: [Int: Int] = [:]
    var nextSide: [Int: Double] = [:]
    var turningCount = 0
    for arrow in arrows {
      if isUpright(arrow) {
        placed.append(try upright(arrow, &nextSide))
      } else if isTurning(arrow) {
        placed.append(try turning(arrow, number: turningCount))
        turningCount += 1
      } else {
        let row = row(arrow.from)
        placed.append(try level(arrow, number: levelCounts[row, default: 0], row: row))
        levelCounts[row, default: 0] += 1
      }
    }
    return placed
  }

  /// From column to column, one below the other about the middle of the row.
  private func level(
    _ arrow: TransitionArrow, number: Int, row: Int
  ) throws(DiagramFailure) -> PlacedArrow {
    let count = arrows.filter { self.row($0.from) == row && self.row($0.to) == row }.count
    let (from, to) = (box(of: arrow.from), box(of: arrow.to))
    let pitch = min(
      max(rowHeight / Double(max(count, 1)), Metrics.arrowPitch), Metrics.looseArrowPitch)
    let y = from.midY + (Double(number) - Double(count - 1) / 2) * pitch
    let isRightward = from.minX < to.minX
    let start = isRightward ? from.maxX + Metrics.arrowGap : from.minX - Metrics.arrowGap
    let end = isRightward ? to.minX - Metrics.arrowGap : to.maxX + Metrics.arrowGap
    return PlacedArrow(
      arrow: arrow, route: [Point(start, y), Point(end, y)], texts: try levelTexts(arrow, y: y))
  }

  /// From row to row within a column, beginning at the side away from the gap; the label at the right.
  private func upright(
    _ arrow: TransitionArrow, _ nextSide: inout [Int: Double]
  ) throws(DiagramFailure) -> PlacedArrow {
    let column = column(arrow.from)
    let (from, to) = (box(of: arrow.from), box(of: arrow.to))
    let label = try sideLabel(arrow)
    let width = Metrics.sideLabelGap + label.size.width + Metrics.legPitch
    let offset = nextSide[column, default: Metrics.legInset]
    nextSide[column] = offset + width
    // In the right column the uprights are counted from the right, as turning arrows come in at left.
    let x = column == 0 ? from.minX + offset : from.maxX - offset - width + Metrics.legPitch
    let ends = ends(from, to)
    let middle = (ends.start + ends.end) / 2
    let origin = Point(x + Metrics.sideLabelGap, middle - label.size.height / 2)
    return PlacedArrow(
      arrow: arrow, route: [Point(x, ends.start), Point(x, ends.end)],
      texts: [(label, origin, false)])
  }

  /// From corner to corner: out of a long side, along the gap between the rows, into a long side. Legs
  /// stand near the gap between the columns, each at a place of its own.
  private func turning(
    _ arrow: TransitionArrow, number: Int
  ) throws(DiagramFailure) -> PlacedArrow {
    let (from, to) = (box(of: arrow.from), box(of: arrow.to))
    let count = arrows.filter(isTurning).count
    let upper = from.minY < to.minY ? from : to
    let top = upper.midY + rowHeight / 2
    // Arrows that go down turn above those that go up, so that no two legs lie on each other.
    let y = top + rowGap / 2 + (Double(number) - Double(count - 1) / 2) * Metrics.arrowPitch
    func leg(_ box: Rect, _ other: Rect) -> Double {
      let inset = Metrics.legInset + Double(number) * Metrics.legPitch
      return box.minX < other.minX ? box.maxX - inset : box.minX + inset
    }
    let ends = ends(from, to)
    let (startX, endX) = (leg(from, to), leg(to, from))
    return PlacedArrow(
      arrow: arrow,
      route: [
        Point(startX, ends.start), Point(startX, y), Point(endX, y), Point(endX, ends.end),
      ],
      texts: try levelTexts(arrow, y: y))
  }

  /// The heights at which an arrow from one card to another above or below it begins and ends.
  private func ends(_ from: Rect, _ to: Rect) -> (start: Double, end: Double) {
    from.minY < to.minY
      ? (from.maxY + Metrics.arrowGap, to.minY - Metrics.arrowGap)
      : (from.minY - Metrics.arrowGap, to.maxY + Metrics.arrowGap)
  }
}
