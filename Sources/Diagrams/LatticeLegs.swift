internal import Drawing

/// The x positions where arrows leave the top and bottom edges of cards. Each is different within
/// its column and channel.
struct LatticeLegs {
  /// An end of an arrow.
  enum End: Hashable { case start, end }

  /// One end of one arrow.
  struct Leg: Hashable {
    let arrow: Int
    let end: End
  }

  /// A column's part of a channel.
  private struct Room: Hashable {
    let column, channel: Int
  }

  /// A distance from the left or the right edge of a card.
  private enum Place {
    case left(Double)
    case right(Double)
  }

  private typealias Metrics = DiagramMetrics

  private let places: [Leg: Place]
  /// The minimum width of the cards in each column that has room for all legs.
  let widths: [Double]

  init(
    _ ways: LatticeWays, _ arrows: [TransitionArrow], _ tracks: LatticeTracks,
    _ labels: [LatticeLabel], _ spacing: LatticeSpacing
  ) {
    // In each room: legs that turn left, vertical arrows, also to the end, and legs that turn right.
    var leftward: [Room: [(leg: Leg, distance: Int)]] = [:]
    var upright: [Room: [Int]] = [:]
    var rightward: [Room: [(leg: Leg, distance: Int)]] = [:]
    func add(_ leg: Leg, node: Int, channel: Int, towards other: Int) {
      let slot = ways.slots[node]
      let room = Room(column: slot.column, channel: channel)
      let line = tracks.line(of: LatticeTracks.Track(arrow: leg.arrow, channel: channel))
      // About the number of tracks that the leg crosses; for cards above, tracks are counted from
      // the card.
      let distance = slot.row < channel ? line : -line
      if other < 2 * slot.column {
        leftward[room, default: []].append((leg, distance))
      } else {
        rightward[room, default: []].append((leg, distance))
      }
    }
    for (index, way) in ways.ways.enumerated() {
      let (from, to) = (arrows[index].from, arrows[index].to)
      let (start, end) = (Leg(arrow: index, end: .start), Leg(arrow: index, end: .end))
      switch way {
      case .level: break
      case .upright(let channel), .end(let channel):
        upright[Room(column: ways.slots[from].column, channel: channel), default: []].append(index)
      case .across(let channel):
        add(start, node: from, channel: channel, towards: 2 * ways.slots[to].column)
        add(end, node: to, channel: channel, towards: 2 * ways.slots[from].column)
      case .around(let first, let gap, let second):
        add(start, node: from, channel: first, towards: 2 * gap + 1)
        add(end, node: to, channel: second, towards: 2 * gap + 1)
      }
    }
    var places: [Leg: Place] = [:]
    var widths = Array(repeating: 0.0, count: ways.columnCount)
    for room in Set(leftward.keys).union(upright.keys).union(rightward.keys) {
      var x = spacing.legInset
      for (leg, _) in Self.sorted(leftward[room] ?? []) {
        places[leg] = .left(x)
        x += spacing.legPitch
      }
      for index in upright[room] ?? [] {
        places[Leg(arrow: index, end: .start)] = .left(x)
        x += Metrics.sideLabelGap + labels[index].beside.size.width + spacing.legPitch
      }
      var right = spacing.legInset
      for (leg, _) in Self.sorted(rightward[room] ?? []) {
        places[leg] = .right(right)
        right += spacing.legPitch
      }
      widths[room.column] = max(widths[room.column], (x + right).rounded(.up))
    }
    self.places = places
    self.widths = widths
  }

  /// Legs with nearer tracks are closer to the corner that their arrow turns around, so that the
  /// arrows of a card do not cross.
  private static func sorted(
    _ legs: [(leg: Leg, distance: Int)]
  ) -> [(leg: Leg, distance: Int)] {
    legs.sorted { ($0.distance, $0.leg.arrow) < ($1.distance, $1.leg.arrow) }
  }

  /// The x of a leg, given the edges of its card.
  func x(_ leg: Leg, left: Double, right: Double) -> Double {
    switch places[leg] {
    case .left(let distance): left + distance
    case .right(let distance): right - distance
    case nil: (left + right) / 2
    }
  }
}
