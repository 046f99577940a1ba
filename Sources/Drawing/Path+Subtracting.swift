extension Path {
  /// The area of the path without that of another one, both by the non-zero rule.
  ///
  /// The result does not overlap itself: outer sub-paths run clockwise and holes counter-clockwise. It is
  /// meant for icons: curves are compared as sixteen straight lines each, and what remains of a curve is a
  /// curve again.
  package func subtracting(_ other: Path) -> Path {
    var area = AreaDifference()
    area.add(self, isRemoved: false)
    area.add(other, isRemoved: true)
    return area.path
  }
}

/// A straight line, which may stand for a part of a curve.
private struct Edge {
  var start, end: Point
  /// The index of the curve or line that it is a part of.
  let source: Int
  /// The range of the source's parameter.
  var from, to: Double
  let isRemoved: Bool

  var minX: Double { min(start.x, end.x) }
  var maxX: Double { max(start.x, end.x) }
  var minY: Double { min(start.y, end.y) }
  var maxY: Double { max(start.y, end.y) }

  func point(at fraction: Double) -> Point {
    Point(start.x + (end.x - start.x) * fraction, start.y + (end.y - start.y) * fraction)
  }

  var reversed: Edge {
    Edge(start: end, end: start, source: source, from: to, to: from, isRemoved: isRemoved)
  }

  /// The part between two fractions, with the given ends.
  func part(_ low: Double, _ high: Double, _ start: Point, _ end: Point) -> Edge {
    Edge(
      start: start, end: end, source: source, from: from + (to - from) * low,
      to: high == 1 ? to : from + (to - from) * high, isRemoved: isRemoved)
  }
}

/// Finds the boundary of one area without another.
private struct AreaDifference {
  private static let stepsOfCurve = 16
  /// Points that are closer are the same.
  private static let grid = 1e-5
  /// The distance from an edge at which its sides are judged.
  private static let side = 2e-4

  private var edges: [Edge] = []
  /// The curves; `nil` for straight lines.
  private var sources: [(Point, Point, Point, Point)?] = []

  mutating func add(_ path: Path, isRemoved: Bool) {
    var (start, pen) = (Point.zero, Point.zero)
    func snapped(_ point: Point) -> Point {
      Point(
        (point.x / Self.grid).rounded() * Self.grid, (point.y / Self.grid).rounded() * Self.grid)
    }
    func line(_ end: Point, to difference: inout AreaDifference) {
      let (from, end) = (snapped(pen), snapped(end))
      if from != end {
        difference.edges.append(
          Edge(
            start: from, end: end, source: difference.sources.count, from: 0, to: 1,
            isRemoved: isRemoved))
        difference.sources.append(nil)
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        if pen != start { line(start, to: &self) }
        (start, pen) = (point, point)
      case .line(let point):
        line(point, to: &self)
        pen = point
      case .curve(let first, let second, let end):
        var last = snapped(pen)
        for step in 1...Self.stepsOfCurve {
          let t = Double(step) / Double(Self.stepsOfCurve)
          let point = snapped(step == Self.stepsOfCurve ? end : Self.at(t, pen, first, second, end))
          if point != last {
            edges.append(
              Edge(
                start: last, end: point, source: sources.count,
                from: Double(step - 1) / Double(Self.stepsOfCurve), to: t, isRemoved: isRemoved))
          }
          last = point
        }
        sources.append((pen, first, second, end))
        pen = end
      case .close:
        line(start, to: &self)
        pen = start
      }
    }
    if pen != start { line(start, to: &self) }
  }

  private static func at(_ t: Double, _ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x, w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y)
  }

  /// The boundary of what remains.
  var path: Path {
    var kept: [Edge] = []
    var known: Set<[Point]> = []
    var sides = (right: false, left: false)
    for (piece, isTouched) in split() {
      let (dx, dy) = (piece.end.x - piece.start.x, piece.end.y - piece.start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { continue }
      if isTouched {
        let middle = piece.point(at: 0.5)
        let away = Point(-dy / length * Self.side, dx / length * Self.side)
        sides = (isInside(middle + away), isInside(middle - away))
      }
      guard sides.right != sides.left else { continue }
      let edge = sides.right ? piece : piece.reversed
      // Of edges that lie on each other one remains.
      if known.insert([edge.start, edge.end]).inserted { kept.append(edge) }
    }
    return linked(kept)
  }

  /// All edges, divided where they cross or touch each other.
  ///
  /// - Returns: For each part, also whether another edge touches its start. If none does, the part has the
  ///   same area on each side as the one before it.
  private func split() -> [(edge: Edge, isTouched: Bool)] {
    let order = edges.indices.sorted { (edges[$0].minX, $0) < (edges[$1].minX, $1) }
    var cuts: [[(fraction: Double, point: Point)]] = Array(repeating: [], count: edges.count)
    for (place, index) in order.enumerated() {
      let edge = edges[index]
      for other in order[(place + 1)...] {
        let rival = edges[other]
        guard rival.minX <= edge.maxX + Self.grid else { break }
        guard rival.minY <= edge.maxY + Self.grid, edge.minY <= rival.maxY + Self.grid else {
          continue
        }
        // Neighbours on a path meet at the point between them, which changes nothing.
        let isNext = other == index + 1 && edge.end == rival.start
        let isLast = index == other + 1 && rival.end == edge.start
        for (t, u, point) in Self.meetings(edge, rival) {
          if isNext && point == edge.end || isLast && point == edge.start { continue }
          cuts[index].append((t, point))
          cuts[other].append((u, point))
        }
      }
    }
    var pieces: [(edge: Edge, isTouched: Bool)] = []
    var isEndTouched = true
    for (edge, cuts) in zip(edges, cuts) {
      var isTouched =
        isEndTouched || pieces.last?.edge.end != edge.start
        || cuts.contains { $0.point == edge.start }
      var (low, start) = (0.0, edge.start)
      for cut in cuts.sorted(by: { $0.fraction < $1.fraction }) where cut.fraction > low {
        guard cut.point != start, cut.point != edge.end else { continue }
        pieces.append((edge.part(low, cut.fraction, start, cut.point), isTouched))
        (low, start, isTouched) = (cut.fraction, cut.point, true)
      }
      pieces.append((edge.part(low, 1, start, edge.end), isTouched))
      isEndTouched = cuts.contains { $0.point == edge.end }
    }
    return pieces
  }

  /// Where two edges meet: the fractions of both, and the point.
  private static func meetings(_ a: Edge, _ b: Edge) -> [(Double, Double, Point)] {
    let (d, e) = (a.end - a.start, b.end - b.start)
    let offset = b.start - a.start
    let cross = d.x * e.y - d.y * e.x
    let lengths = (d.x * d.x + d.y * d.y) * (e.x * e.x + e.y * e.y)
    guard cross * cross > 1e-18 * lengths else {
      return overlaps(a, b) + overlaps(b, a).map { ($0.1, $0.0, $0.2) }
    }
    let t = (offset.x * e.y - offset.y * e.x) / cross
    let u = (offset.x * d.y - offset.y * d.x) / cross
    let slack = 1e-9
    guard t > -slack, t < 1 + slack, u > -slack, u < 1 + slack else { return [] }
    let exact = a.point(at: t)
    let point = Point(
      (exact.x / grid).rounded() * grid, (exact.y / grid).rounded() * grid)
    return [(min(max(t, 0), 1), min(max(u, 0), 1), point)]
  }

  /// The ends of `b` that lie on the parallel edge `a`.
  private static func overlaps(_ a: Edge, _ b: Edge) -> [(Double, Double, Point)] {
    let d = a.end - a.start
    let square = d.x * d.x + d.y * d.y
    guard square > 0 else { return [] }
    return [(0.0, b.start), (1.0, b.end)].compactMap { fraction, point in
      let offset = point - a.start
      let t = (offset.x * d.x + offset.y * d.y) / square
      let distance = offset.x * d.y - offset.y * d.x
      guard t > 0, t < 1, distance * distance < grid * grid * square else { return nil }
      return (t, fraction, point)
    }
  }

  private func isInside(_ point: Point) -> Bool {
    var (kept, removed) = (0, 0)
    for edge in edges {
      guard (edge.start.y <= point.y) != (edge.end.y <= point.y) else { continue }
      let fraction = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
      guard edge.start.x + (edge.end.x - edge.start.x) * fraction > point.x else { continue }
      let turn = edge.end.y > edge.start.y ? 1 : -1
      if edge.isRemoved { removed += turn } else { kept += turn }
    }
    return kept != 0 && removed == 0
  }

  // MARK: - Linking

  /// Closed sub-paths of edges, each of which has what remains on its right.
  private func linked(_ edges: [Edge]) -> Path {
    var starts: [Point: [Int]] = [:]
    for (index, edge) in edges.enumerated().reversed() {
      starts[edge.start, default: []].append(index)
    }
    var isUsed = Array(repeating: false, count: edges.count)
    var path = Path()
    for first in edges.indices where !isUsed[first] {
      var ring: [Edge] = []
      var index = first
      while !isUsed[index] {
        isUsed[index] = true
        ring.append(edges[index])
        let end = edges[index].end
        while let last = starts[end]?.last, isUsed[last] { starts[end]?.removeLast() }
        guard let next = starts[end]?.last else { break }
        index = next
      }
      append(joined(ring), to: &path)
    }
    return path
  }

  /// The ring with adjacent parts of a curve or line joined, beginning where two sources meet.
  private func joined(_ ring: [Edge]) -> [Edge] {
    func continues(_ edge: Edge, _ next: Edge) -> Bool {
      edge.source == next.source && edge.to == next.from
        && (edge.from < edge.to) == (next.from < next.to)
    }
    guard let last = ring.last else { return [] }
    let begin =
      ring.indices.first { !continues($0 == 0 ? last : ring[$0 - 1], ring[$0]) } ?? 0
    var result: [Edge] = []
    for edge in ring[begin...] + ring[..<begin] {
      if var open = result.last, continues(open, edge) {
        (open.end, open.to) = (edge.end, edge.to)
        result[result.count - 1] = open
      } else {
        result.append(edge)
      }
    }
    return result
  }

  private func append(_ ring: [Edge], to path: inout Path) {
    guard let first = ring.first, ring.count > 1 else { return }
    path.move(to: first.start)
    for edge in ring {
      guard let (a, b, c, d) = sources[edge.source] else {
        path.addLine(to: edge.end)
        continue
      }
      // The handles of the part of a cubic curve follow from its derivatives at both ends.
      func slope(_ t: Double) -> Point {
        let s = 1 - t
        func along(_ p: Double, _ q: Double, _ r: Double, _ z: Double) -> Double {
          3 * (s * s * (q - p) + 2 * s * t * (r - q) + t * t * (z - r))
        }
        return Point(along(a.x, b.x, c.x, d.x), along(a.y, b.y, c.y, d.y))
      }
      let third = (edge.to - edge.from) / 3
      let (out, back) = (slope(edge.from), slope(edge.to))
      path.addCurve(
        to: edge.end, control1: Point(edge.start.x + out.x * third, edge.start.y + out.y * third),
        control2: Point(edge.end.x - back.x * third, edge.end.y - back.y * third))
    }
    path.closeSubpath()
  }
}
