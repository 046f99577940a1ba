internal import Drawing

/// Places states in a grid: columns are the flags that are set only while a finger is down, rows
/// the lasting flags. All diagrams share this order.
///
/// Labels never overlap, because each has its own space. In the gap between two columns, labels are
/// in the middle, one below the other. Between rows, each track has its own height. Arrows that
/// pass a row use lanes beside the labels. Legs from cards into the tracks, and vertical arrows
/// with their labels, have their own x positions within a column's width, where no label of a gap
/// is. So have arrows to the end of a deleted item, which is below its card.
struct LatticeLayout {
  private typealias Metrics = DiagramMetrics
  private typealias Way = LatticeWays.Way

  private let ways: LatticeWays
  private let arrows: [TransitionArrow]
  private let labels: [LatticeLabel]
  private let spacing: LatticeSpacing
  private let tracks: LatticeTracks
  private let legs: LatticeLegs
  private let cardHeight: Double
  /// The widths of the cards in each column. They are equal in a lattice of two by two, where a
  /// difference would seem to mean something.
  private let cardWidths: [Double]
  /// The offset of each horizontal line from the middle of its row, by arrow.
  private var levels: [Int: Double] = [:]
  private var rowHeights: [Double] = []
  /// The height of each channel, and of its part for labels beside vertical arrows and for ends.
  private var channels: [(height: Double, side: Double)] = []
  /// The lanes at the left and right of each gap, by arrow, and the width for labels between them.
  private var gaps: [(left: [Int], label: Double, right: [Int])] = []

  /// Measures all parts.
  ///
  /// - Parameters:
  ///   - cards: The sizes that the states' cards need.
  ///   - labels: The labels of the arrows.
  init(
    _ ways: LatticeWays, _ arrows: [TransitionArrow], cards: [Size], _ labels: [LatticeLabel],
    _ spacing: LatticeSpacing
  ) {
    self.ways = ways
    self.arrows = arrows
    self.labels = labels
    self.spacing = spacing
    tracks = LatticeTracks(ways, arrows)
    legs = LatticeLegs(ways, arrows, tracks, labels, spacing)
    let width = cards.map(\.width).max() ?? 0
    let widths = legs.widths.map { max($0, width) }
    cardWidths =
      ways.columnCount > 2 || ways.rowCount > 2
      ? widths : widths.map { _ in widths.max() ?? width }
    let stacks = (0..<ways.rowCount).flatMap { Self.stacks(row: $0, ways) }
    // Every horizontal line begins within the height of its card's side.
    let spans = stacks.map { Self.pitches($0, labels, least: 0).reduce(0, +) }
    cardHeight =
      (cards.map(\.height) + spans.map { $0 + 4 * Metrics.arrowGap }).max()?.rounded(.up) ?? 0
    placeLevels(stacks)
    measureChannels()
    measureGaps()
  }

  // MARK: - Measures

  /// The horizontal arrows of a row that are placed together: those of each gap, or all of the row
  /// if some pass several gaps.
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

  /// The distances between the lines of a stack.
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
      let loose = min(cardHeight / Double(stack.count), spacing.density.looseArrowPitch)
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
      var (side, ending) = (0.0, 0.0)
      var isCrossed = false
      for (index, way) in ways.ways.enumerated() {
        let label = labels[index].beside
        if way == .upright(channel: channel) {
          side = max(side, label.size.height)
        } else if way == .end(channel: channel) {
          ending = max(ending, FinalState.height(beside: label))
        } else {
          continue
        }
        let column = ways.ends[index].from.column
        isCrossed = isCrossed || tracks.cross(column: column, inChannel: channel)
      }
      let isOuter = channel == 0 || channel == ways.rowCount
      guard !isOuter else {
        let edge = needed == 0 ? 0 : needed + Metrics.edgePadding
        let height = isCrossed ? ending + edge : max(ending, edge)
        return (height.rounded(.up), isCrossed ? ending : 0)
      }
      let padding = spacing.density.rowPadding
      let padded = needed + 2 * padding
      guard isCrossed else {
        let height = max(side + padding, ending + padding, padded)
        return (height.rounded(.up), 0)
      }
      let height = max(padded + side, ending + needed + padding)
      return (height.rounded(.up), max(side + padding, ending))
    }
  }

  private mutating func measureGaps() {
    gaps = (0..<ways.columnCount).map { gap in
      var (left, right): ([Int], [Int]) = ([], [])
      for (index, way) in ways.ways.enumerated() {
        guard case .around(_, gap, _) = way else { continue }
        // Beyond the label, which is between the card and the lane.
        if ways.slots[arrows[index].from].column <= gap {
          right.append(index)
        } else {
          left.append(index)
        }
      }
      let widest = labels.indices.filter { ways.labelGaps[$0] == gap }.map { labels[$0].width }
        .max()
      let isOuter = gap == ways.columnCount - 1
      let padding = 2 * spacing.columnPadding
      return (left, widest.map { $0 + padding } ?? (isOuter ? 0 : padding), right)
    }
  }

  private func gapWidth(_ gap: Int) -> Double {
    let lanes = Double(gaps[gap].left.count + gaps[gap].right.count)
    return (gaps[gap].label + lanes * spacing.lanePitch).rounded(.up)
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
    x(ofGap: gap) + Double(gaps[gap].left.count) * spacing.lanePitch + gaps[gap].label / 2
  }

  private func x(ofLane index: Int, gap: Int) -> Double {
    let left = x(ofGap: gap)
    if let number = gaps[gap].left.firstIndex(of: index) {
      return left + Double(number + 1) * spacing.lanePitch
    }
    let number = gaps[gap].right.firstIndex(of: index) ?? 0
    return left + gapWidth(gap) - Double(gaps[gap].right.count - number) * spacing.lanePitch
  }

  private func y(ofTrack track: LatticeTracks.Track) -> Double {
    let channel = channels[track.channel]
    let height = tracks.height(ofChannel: track.channel, labels)
    // Centred in the space that vertical arrows leave in an inner channel; at the edge of an outer
    // one.
    let free = channel.height - channel.side - height
    let top: Double
    if track.channel == 0 {
      top = 0
    } else if track.channel == ways.rowCount {
      top = channel.side + Metrics.edgePadding
    } else {
      top = channel.side + free / 2
    }
    return (y(ofChannel: track.channel) + top + tracks.offset(of: track, labels)).rounded()
  }

  /// Returns the placement of everything.
  func placement() -> DiagramPlacement {
    let boxes = ways.slots.indices.map(box)
    let right = x(ofGap: ways.columnCount - 1) + gapWidth(ways.columnCount - 1)
    let bottom = y(ofChannel: ways.rowCount) + (channels.last?.height ?? 0)
    return DiagramPlacement(
      boxes: boxes, arrows: arrows.indices.map { placed($0, boxes) }, size: Size(right, bottom))
  }

  // MARK: - Arrows

  private func placed(_ index: Int, _ boxes: [Rect]) -> PlacedArrow {
    let from = boxes[arrows[index].from]
    // The end has no card.
    let to = boxes.indices.contains(arrows[index].to) ? boxes[arrows[index].to] : from
    switch ways.ways[index] {
    case .level(_, let gaps): return level(index, from, to, gaps)
    case .upright(let channel): return upright(index, from, to, channel)
    case .end: return ending(index, from)
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

  /// A vertical arrow between rows of a column, with its label at the right.
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

  /// An arrow down from a card to the end, with its label at the right.
  private func ending(_ index: Int, _ from: Rect) -> PlacedArrow {
    let x = leg(index, from, .start)
    let label = labels[index].beside
    let start = from.maxY + Metrics.arrowGap
    let tip = Point(x, start + FinalState.length(beside: label))
    let middle = (start + tip.y) / 2
    return PlacedArrow(
      arrow: arrows[index], route: [Point(x, start), tip],
      texts: [(label, Point(x + Metrics.sideLabelGap, middle - label.size.height / 2), false)],
      finalState: FinalState(below: tip))
  }

  private func leg(_ index: Int, _ box: Rect, _ end: LatticeLegs.End) -> Double {
    legs.x(LatticeLegs.Leg(arrow: index, end: end), left: box.minX, right: box.maxX)
  }

  /// The y at which arrows from above or below meet a card.
  private func edge(of box: Rect, towards y: Double) -> Double {
    y > box.midY ? box.maxY + Metrics.arrowGap : box.minY - Metrics.arrowGap
  }
}
