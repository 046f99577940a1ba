internal import Drawing

/// Places states as a lattice: flags that last only while a finger is down across, lasting flags down.
/// A reader learns the grid once and reads every diagram.
///
/// Labels never meet because each has a room of its own. In the gap between two columns they stand in
/// the middle, one level arrow below the other in a row, one track below the other between rows; arrows
/// that pass a row have lanes beside them. Legs from cards into the tracks, and upright arrows with what
/// is beside them, stand at places of their own within a column's width, where no label of a gap is.
struct LatticeLayout {
  private typealias Metrics = DiagramMetrics
  private typealias Way = LatticeWays.Way

  private let ways: LatticeWays
  private let arrows: [TransitionArrow]
  private let labels: [LatticeLabel]
  private let tracks: LatticeTracks
  private let legs: LatticeLegs
  private let cardHeight: Double
  /// The widths of the cards of each column; all the same in a lattice of two and two, so that nobody
  /// looks for a reason.
  private let cardWidths: [Double]
  /// How far the level lines of a row are below its middle, by arrow.
  private var levels: [Int: Double] = [:]
  private var rowHeights: [Double] = []
  /// The height of each channel, and of the part of it in which labels stand beside upright arrows.
  private var channels: [(height: Double, side: Double)] = []
  /// The lanes at the left and the right of each gap, by arrow, and the room for labels between them.
  private var gaps: [(left: [Int], label: Double, right: [Int])] = []

  /// Measures everything.
  init(
    _ ways: LatticeWays, _ arrows: [TransitionArrow], cards: [StateCard],
    _ setter: DiagramTypesetter,
    _ palette: DiagramPalette
  ) throws(DiagramFailure) {
    self.ways = ways
    self.arrows = arrows
    let labelWidth = ways.columnCount > 2 ? Metrics.narrowLabelWidth : Metrics.labelWidth
    let labels = try arrows.map { arrow throws(DiagramFailure) in
      try LatticeLabel(arrow, width: labelWidth, setter, palette)
    }
    self.labels = labels
    tracks = LatticeTracks(ways, arrows)
    legs = LatticeLegs(ways, arrows, tracks, labels)
    let width = cards.map(\.size.width).max() ?? 0
    let widths = legs.widths.map { max($0, width) }
    cardWidths =
      ways.columnCount > 2 || ways.rowCount > 2
      ? widths : widths.map { _ in widths.max() ?? width }
    let stacks = (0..<ways.rowCount).flatMap { Self.stacks(row: $0, ways) }
    // Every level line begins at a card's side, not beyond its end.
    let spans = stacks.map { Self.pitches($0, labels, least: 0).reduce(0, +) }
    cardHeight =
      (cards.map(\.size.height) + spans.map { $0 + 4 * Metrics.arrowGap }).max()?.rounded(.up) ?? 0
    placeLevels(stacks)
    measureChannels()
    measureGaps()
  }

  // MARK: - Measures

  /// The level arrows of a row that are placed together: those of each gap, or all of the row when some
  /// pass several gaps.
  private static func stacks(row: Int, _ ways: LatticeWays) -> [[Int]] {
    var byGap: [ClosedRange<Int>: [Int]] = [:]
    for (index, way) in ways.ways.enumerated() {
      if case .level(row, let gaps) = way { byGap[gaps, default: []].append(index) }
    }
    guard byGap.keys.allSatisfy({ $0.count == 1 }) else {
      return [byGap.values.flatMap(\.self).sorted()]
    }
    return byGap.values.sorted { $0[0] < $1[0] }
  }

  /// The distances from one line of a stack to the next.
  private static func pitches(
    _ stack: [Int], _ labels: [LatticeLabel], least: Double
  ) -> [Double] {
    zip(stack, stack.dropFirst()).map { max(least, labels[$0].fall + labels[$1].rise) }
  }

  private mutating func placeLevels(_ stacks: [[Int]]) {
    rowHeights = Array(repeating: cardHeight, count: ways.rowCount)
    for stack in stacks {
      guard let first = stack.first, let last = stack.last,
        case .level(let row, _) = ways.ways[first]
      else { continue }
      let loose = min(cardHeight / Double(stack.count), Metrics.looseArrowPitch)
      let pitches = Self.pitches(stack, labels, least: loose)
      var y = -pitches.reduce(0, +) / 2
      rowHeights[row] = max(rowHeights[row], 2 * (labels[first].rise - y))
      for (index, pitch) in zip(stack, pitches + [0]) {
        levels[index] = y
        y += pitch
      }
      rowHeights[row] = max(
        rowHeights[row], 2 * (levels[last, default: 0] + labels[last].fall))
    }
    rowHeights = rowHeights.map { $0.rounded(.up) }
  }

  private mutating func measureChannels() {
    channels = (0...ways.rowCount).map { channel in
      let needed = tracks.height(ofChannel: channel, labels)
      let isOuter = channel == 0 || channel == ways.rowCount
      guard !isOuter else {
        return (needed == 0 ? 0 : (needed + Metrics.edgePadding).rounded(.up), 0)
      }
      var side = 0.0
      var isCrossed = false
      for (index, way) in ways.ways.enumerated() where way == .upright(channel: channel) {
        side = max(side, labels[index].beside.size.height)
        let column = ways.slots[arrows[index].from].column
        isCrossed = isCrossed || tracks.cross(column: column, inChannel: channel)
      }
      let padded = needed + 2 * Metrics.rowPadding
      return isCrossed
        ? ((padded + side).rounded(.up), side + Metrics.rowPadding)
        : (max(side + Metrics.rowPadding, padded).rounded(.up), 0)
    }
  }

  private mutating func measureGaps() {
    gaps = (0..<ways.columnCount).map { gap in
      var (left, right): ([Int], [Int]) = ([], [])
      for (index, way) in ways.ways.enumerated() {
        guard case .around(_, gap, _) = way else { continue }
        // Beyond the label, which stands on the way from the card to the lane.
        if ways.slots[arrows[index].from].column <= gap {
          right.append(index)
        } else {
          left.append(index)
        }
      }
      let widest = labels.indices.filter { ways.labelGaps[$0] == gap }.map { labels[$0].width }
        .max()
      let isOuter = gap == ways.columnCount - 1
      let padding = 2 * Metrics.columnPadding
      return (left, widest.map { $0 + padding } ?? (isOuter ? 0 : padding), right)
    }
  }

  private func gapWidth(_ gap: Int) -> Double {
    let lanes = Double(gaps[gap].left.count + gaps[gap].right.count)
    return (gaps[gap].label + lanes * Metrics.lanePitch).rounded(.up)
  }

  // MARK: - Places

  private func x(ofColumn column: Int) -> Double {
    (0..<column).reduce(Metrics.margin.left) { $0 + cardWidths[$1] + gapWidth($1) }
  }

  private func x(ofGap gap: Int) -> Double { x(ofColumn: gap) + cardWidths[gap] }

  private func y(ofChannel channel: Int) -> Double {
    (0..<channel).reduce(Metrics.margin.top) { $0 + channels[$1].height + rowHeights[$1] }
  }

  private func y(ofRow row: Int) -> Double { y(ofChannel: row) + channels[row].height }

  private func box(_ node: Int) -> Rect {
    let slot = ways.slots[node]
    let inset = ((rowHeights[slot.row] - cardHeight) / 2).rounded()
    return Rect(
      x(ofColumn: slot.column), y(ofRow: slot.row) + inset, cardWidths[slot.column], cardHeight)
  }

  private func labelMiddle(ofGap gap: Int) -> Double {
    x(ofGap: gap) + Double(gaps[gap].left.count) * Metrics.lanePitch + gaps[gap].label / 2
  }

  private func x(ofLane index: Int, gap: Int) -> Double {
    let left = x(ofGap: gap)
    if let number = gaps[gap].left.firstIndex(of: index) {
      return left + Double(number + 1) * Metrics.lanePitch
    }
    let number = gaps[gap].right.firstIndex(of: index) ?? 0
    return left + gapWidth(gap) - Double(gaps[gap].right.count - number) * Metrics.lanePitch
  }

  private func y(ofTrack track: LatticeTracks.Track) -> Double {
    let channel = channels[track.channel]
    let height = tracks.height(ofChannel: track.channel, labels)
    // In the middle of what upright arrows leave of an inner channel; at the edge of an outer one.
    let free = channel.height - channel.side - height
    let top: Double
    if track.channel == 0 {
      top = 0
    } else if track.channel == ways.rowCount {
      top = Metrics.edgePadding
    } else {
      top = channel.side + free / 2
    }
    return (y(ofChannel: track.channel) + top + tracks.offset(of: track, labels)).rounded()
  }

  /// Everything in its place.
  func placement() -> DiagramPlacement {
    let boxes = ways.slots.indices.map(box)
    let right = x(ofGap: ways.columnCount - 1) + gapWidth(ways.columnCount - 1)
    let bottom = y(ofChannel: ways.rowCount) + (channels.last?.height ?? 0)
    return DiagramPlacement(
      boxes: boxes, arrows: arrows.indices.map { placed($0, boxes) }, size: Size(right, bottom))
  }

  // MARK: - Arrows

  private func placed(_ index: Int, _ boxes: [Rect]) -> PlacedArrow {
    let (from, to) = (boxes[arrows[index].from], boxes[arrows[index].to])
    switch ways.ways[index] {
    case .level(_, let gaps): return level(index, from, to, gaps)
    case .upright(let channel): return upright(index, from, to, channel)
    case .across(let channel):
      let y = y(ofTrack: LatticeTracks.Track(arrow: index, channel: channel))
      let (startX, endX) = (leg(index, from, .start), leg(index, to, .end))
      return PlacedArrow(
        arrow: arrows[index],
        route: [
          Point(startX, edge(of: from, towards: y)), Point(startX, y), Point(endX, y),
          Point(endX, edge(of: to, towards: y)),
        ], texts: texts(index, y))
    case .around(let first, let gap, let second):
      let startY = y(ofTrack: LatticeTracks.Track(arrow: index, channel: first))
      let endY = y(ofTrack: LatticeTracks.Track(arrow: index, channel: second))
      let (startX, endX) = (leg(index, from, .start), leg(index, to, .end))
      let lane = x(ofLane: index, gap: gap)
      return PlacedArrow(
        arrow: arrows[index],
        route: [
          Point(startX, edge(of: from, towards: startY)), Point(startX, startY),
          Point(lane, startY), Point(lane, endY), Point(endX, endY),
          Point(endX, edge(of: to, towards: endY)),
        ], texts: texts(index, startY))
    }
  }

  private func texts(
    _ index: Int, _ y: Double
  ) -> [(block: TextBlock, origin: Point, isCentered: Bool)] {
    labels[index].texts(middle: labelMiddle(ofGap: ways.labelGaps[index] ?? 0), y: y)
  }

  private func level(
    _ index: Int, _ from: Rect, _ to: Rect, _ gaps: ClosedRange<Int>
  ) -> PlacedArrow {
    let y = from.midY + levels[index, default: 0]
    let isRightward = from.minX < to.minX
    let start = isRightward ? from.maxX + Metrics.arrowGap : from.minX - Metrics.arrowGap
    let end = isRightward ? to.minX - Metrics.arrowGap : to.maxX + Metrics.arrowGap
    return PlacedArrow(
      arrow: arrows[index], route: [Point(start, y), Point(end, y)], texts: texts(index, y))
  }

  /// From row to row within a column; the label at the right.
  private func upright(
    _ index: Int, _ from: Rect, _ to: Rect, _ channel: Int
  ) -> PlacedArrow {
    let x = leg(index, from, .start)
    let (start, end) = (edge(of: from, towards: to.midY), edge(of: to, towards: from.midY))
    let label = labels[index].beside
    let side = channels[channel].side
    let middle =
      side == 0 ? (start + end) / 2 : y(ofChannel: channel) + (side + Metrics.edgePadding) / 2
    return PlacedArrow(
      arrow: arrows[index], route: [Point(x, start), Point(x, end)],
      texts: [(label, Point(x + Metrics.sideLabelGap, middle - label.size.height / 2), false)])
  }

  private func leg(_ index: Int, _ box: Rect, _ end: LatticeLegs.End) -> Double {
    legs.x(LatticeLegs.Leg(arrow: index, end: end), left: box.minX, right: box.maxX)
  }

  /// Where arrows from above or below begin and end at a card.
  private func edge(of box: Rect, towards y: Double) -> Double {
    y > box.midY ? box.maxY + Metrics.arrowGap : box.minY - Metrics.arrowGap
  }
}
