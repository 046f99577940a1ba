internal import Drawing

/// Dimensions along one line: what lies beside each other, with the distances between.
struct RedlineChain {
  /// A distance with its ends, in points of the cell.
  struct Segment: Hashable {
    let start, end: Double
  }

  /// The distances, in their order.
  let segments: [Segment]
  /// For each end of a distance, the frames that begin or end there; none for the cell's edges.
  let owners: [Double: Rect]
  /// The middle of what is measured across the line, in points of the cell.
  let middle: Double

  /// Distances that are smaller than this are equal, in points.
  private static let tolerance = 0.01

  /// Divides frames into chains in which none overlap. Distances of an earlier chain are not repeated.
  ///
  /// - Parameters:
  ///   - isHorizontal: Whether widths are measured.
  ///   - length: The cell's length in this direction.
  ///   - most: The maximum number of chains.
  /// - Returns: The chains, and how many frames have no room in them.
  static func chains(
    of frames: [Rect], isHorizontal: Bool, length: Double, most: Int
  ) -> (chains: [RedlineChain], left: Int) {
    func start(_ frame: Rect) -> Double { isHorizontal ? frame.minX : frame.minY }
    func end(_ frame: Rect) -> Double { isHorizontal ? frame.maxX : frame.maxY }
    func cross(_ frame: Rect) -> Double { isHorizontal ? frame.midY : frame.midX }
    var lanes: [[Rect]] = []
    var left = 0
    let order = frames.enumerated().sorted {
      (start($0.element), end($0.element), $0.offset)
        < (start($1.element), end($1.element), $1.offset)
    }
    for frame in order.map(\.element) {
      let isKnown = lanes.joined().contains {
        abs(start($0) - start(frame)) < tolerance && abs(end($0) - end(frame)) < tolerance
      }
      guard !isKnown else { continue }
      let lane = lanes.firstIndex { $0.last.map { end($0) <= start(frame) + tolerance } ?? true }
      if let lane {
        lanes[lane].append(frame)
      } else if lanes.count < most {
        lanes.append([frame])
      } else {
        left += 1
      }
    }
    var told: Set<Segment> = []
    var chains: [RedlineChain] = []
    for lane in lanes {
      var ends = [0, length]
      var owners: [Double: Rect] = [:]
      for frame in lane {
        for place in [start(frame), end(frame)] {
          if let known = ends.first(where: { abs($0 - place) < tolerance }) {
            owners[known] = owners[known] ?? frame
          } else {
            ends.append(place)
            owners[place] = frame
          }
        }
      }
      ends.sort()
      let segments = zip(ends, ends.dropFirst()).map { Segment(start: $0, end: $1) }
        .filter { told.insert($0).inserted }
      guard !segments.isEmpty else { continue }
      let middle = lane.map(cross).reduce(0, +) / Double(lane.count)
      chains.append(RedlineChain(segments: segments, owners: owners, middle: middle))
    }
    return (chains, left)
  }

  /// One distance along the whole cell.
  static func whole(_ length: Double) -> RedlineChain {
    RedlineChain(segments: [Segment(start: 0, end: length)], owners: [:], middle: 0)
  }
}
