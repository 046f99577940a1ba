/// Assigns the arrows in each channel of a lattice to parallel tracks.
struct LatticeTracks {
  /// The part of an arrow along a channel.
  struct Track: Hashable {
    let arrow: Int
    let channel: Int
  }

  /// For each channel, the arrows at each height, from the top.
  private let lines: [[[Int]]]
  /// The columns and gaps that a track covers: columns are even numbers, the gaps between them odd
  /// ones.
  private let extents: [Track: ClosedRange<Int>]

  init(_ ways: LatticeWays, _ arrows: [TransitionArrow]) {
    var extents: [Track: ClosedRange<Int>] = [:]
    func add(_ index: Int, _ channel: Int, _ one: Int, _ other: Int) {
      extents[Track(arrow: index, channel: channel)] = min(one, other)...max(one, other)
    }
    for (index, way) in ways.ways.enumerated() {
      let (from, to) = (2 * ways.ends[index].from.column, 2 * ways.ends[index].to.column)
      switch way {
      case .level, .upright, .end: break
      case .across(let channel): add(index, channel, from, to)
      case .around(let first, let gap, let second):
        add(index, first, from, 2 * gap + 1)
        add(index, second, 2 * gap + 1, to)
      }
    }
    self.extents = extents
    lines = (0...ways.rowCount).map { channel in
      let order = Self.order(
        extents.keys.filter { $0.channel == channel }.map(\.arrow).sorted(), ways, arrows,
        extents, channel)
      var lines: [[Int]] = []
      for index in order {
        guard let extent = extents[Track(arrow: index, channel: channel)] else { continue }
        // Only the last line is tried, so that the order is kept.
        let isFree = lines.last?.allSatisfy {
          extents[Track(arrow: $0, channel: channel)].map { !$0.overlaps(extent) } ?? true
        }
        if isFree == true { lines[lines.count - 1].append(index) } else { lines.append([index]) }
      }
      return lines
    }
  }

  /// The order from the top: outside of the lattice, longer arrows go around shorter ones; between
  /// rows, downward arrows come first, so that no two legs overlap.
  private static func order(
    _ indices: [Int], _ ways: LatticeWays, _ arrows: [TransitionArrow],
    _ extents: [Track: ClosedRange<Int>], _ channel: Int
  ) -> [Int] {
    func length(_ index: Int) -> Int {
      extents[Track(arrow: index, channel: channel)]?.count ?? 0
    }
    func isUpward(_ index: Int) -> Int {
      ways.slots[arrows[index].from].row > ways.slots[arrows[index].to].row ? 1 : 0
    }
    if channel == 0 { return indices.sorted { (-length($0), $0) < (-length($1), $1) } }
    if channel == ways.rowCount { return indices.sorted { (length($0), $0) < (length($1), $1) } }
    return indices.sorted { (isUpward($0), $0) < (isUpward($1), $1) }
  }

  /// Whether a track crosses a whole column.
  func cross(column: Int, inChannel channel: Int) -> Bool {
    extents.contains { track, extent in
      track.channel == channel && extent.lowerBound < 2 * column && 2 * column < extent.upperBound
    }
  }

  /// The number of tracks above a track.
  func line(of track: Track) -> Int {
    lines[track.channel].firstIndex { $0.contains(track.arrow) } ?? 0
  }

  /// The height of all tracks in a channel with their labels.
  func height(ofChannel channel: Int, _ labels: [LatticeLabel]) -> Double {
    lines[channel].reduce(0) { $0 + Self.rise($1, labels) + Self.fall($1, labels) }
  }

  /// The distance from the channel's first track to a track.
  func offset(of track: Track, _ labels: [LatticeLabel]) -> Double {
    let number = line(of: track)
    let above = lines[track.channel].prefix(number)
      .reduce(0) { $0 + Self.rise($1, labels) + Self.fall($1, labels) }
    return above + Self.rise(lines[track.channel][number], labels)
  }

  private static func rise(_ line: [Int], _ labels: [LatticeLabel]) -> Double {
    line.map { labels[$0].rise }.max() ?? 0
  }

  private static func fall(_ line: [Int], _ labels: [LatticeLabel]) -> Double {
    line.map { labels[$0].fall }.max() ?? 0
  }
}
