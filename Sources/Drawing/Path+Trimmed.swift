extension Path {
  /// The part of the path between two fractions of its length, counted over all sub-paths in order
  /// (`CAShapeLayer`'s `strokeStart` and `strokeEnd`).
  ///
  /// The length of a curve is approximated by 64 straight lines (our choice: at most 1/2000 too
  /// short for a half circle). The full range returns the path unchanged, with its closed corners.
  package func trimmed(from start: Double, to end: Double) -> Path {
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return Path(fillRule: fillRule) }
    let pieces = TrimmedPiece.pieces(of: self)
    let total = pieces.reduce(0) { $0 + $1.length }
    let (from, to) = (max(start, 0) * total, min(end, 1) * total)
    var result = Path(fillRule: fillRule)
    var pen: Point?
    var before = 0.0
    for piece in pieces {
      let range = (from - before)...(to - before)
      before += piece.length
      let low = max(range.lowerBound, 0)
      let high = min(range.upperBound, piece.length)
      guard low < high else { continue }
      let part = piece.part(from: low, to: high)
      if pen != part.start || piece.beginsSubpath { result.move(to: part.start) }
      if let (first, second) = part.handles {
        result.addCurve(to: part.end, control1: first, control2: second)
      } else {
        result.addLine(to: part.end)
      }
      pen = part.end
    }
    return result
  }

  /// The path as dashes of a length with gaps between them, in points. Sub-paths are dashed one after
  /// another as one line.
  package func dashed(_ dash: Double, gap: Double) -> Path {
    let length = TrimmedPiece.pieces(of: self).reduce(0) { $0 + $1.length }
    guard dash > 0, gap > 0, length > 0, length / (dash + gap) < 10_000 else { return self }
    var result = Path(fillRule: fillRule)
    var start = 0.0
    while start < length {
      let part = trimmed(from: start / length, to: min(start + dash, length) / length)
      result = Path(result.elements + part.elements, fillRule: fillRule)
      start += dash + gap
    }
    return result
  }
}

/// A straight line or a curve with its length.
private struct TrimmedPiece {
  let start, end: Point
  let handles: (Point, Point)?
  /// Whether the piece starts a new sub-path.
  let beginsSubpath: Bool
  /// The cumulated lengths at equally spaced parameters.
  private let lengths: [Double]

  private static let steps = 64

  var length: Double { lengths.last ?? 0 }

  init(_ start: Point, _ handles: (Point, Point)?, _ end: Point, beginsSubpath: Bool) {
    self.start = start
    self.end = end
    self.handles = handles
    self.beginsSubpath = beginsSubpath
    guard let handles else {
      lengths = [0, Self.distance(start, end)]
      return
    }
    var (sum, last) = (0.0, start)
    lengths =
      [0]
      + (1...Self.steps).map { step in
        let cut = Self.cut(start, handles, end, at: Double(step) / Double(Self.steps))
        sum += Self.distance(last, cut.point)
        last = cut.point
        return sum
      }
  }

  static func pieces(of path: Path) -> [TrimmedPiece] {
    var pieces: [TrimmedPiece] = []
    var (pen, begin) = (Point.zero, Point.zero)
    var isNew = true
    func add(_ handles: (Point, Point)?, _ end: Point) {
      pieces.append(TrimmedPiece(pen, handles, end, beginsSubpath: isNew))
      (pen, isNew) = (end, false)
    }
    for element in path.elements {
      switch element {
      case .move(let point): (pen, begin, isNew) = (point, point, true)
      case .line(let point): add(nil, point)
      case .curve(let first, let second, let point): add((first, second), point)
      case .close:
        if pen != begin { add(nil, begin) }
        isNew = true
      }
    }
    return pieces
  }

  /// The part between two lengths.
  func part(
    from low: Double, to high: Double
  ) -> (start: Point, handles: (Point, Point)?, end: Point) {
    let (first, last) = (parameter(at: low), parameter(at: high))
    guard let handles else {
      func along(_ t: Double) -> Point {
        t == 1 ? end : Point(start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t)
      }
      return (along(first), nil, along(last))
    }
    guard first > 0 || last < 1 else { return (start, handles, end) }
    // The part before the end, and of that the part after the start.
    let front = Self.cut(start, handles, end, at: last)
    let back = Self.cut(start, front.before, front.point, at: last > 0 ? first / last : 0)
    return (back.point, back.behind, front.point)
  }

  private func parameter(at length: Double) -> Double {
    guard length < self.length else { return 1 }
    guard let index = lengths.firstIndex(where: { $0 > length }), index > 0 else { return 0 }
    let (low, high) = (lengths[index - 1], lengths[index])
    return (Double(index - 1) + (length - low) / (high - low)) / Double(lengths.count - 1)
  }

  /// De Casteljau's construction: the point at a parameter, and the handles on both sides of it.
  private static func cut(
    _ start: Point, _ handles: (Point, Point), _ end: Point, at t: Double
  ) -> (before: (Point, Point), point: Point, behind: (Point, Point)) {
    func mix(_ a: Point, _ b: Point) -> Point {
      Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
    }
    let (a, b, c) = (mix(start, handles.0), mix(handles.0, handles.1), mix(handles.1, end))
    let (d, e) = (mix(a, b), mix(b, c))
    return ((a, d), mix(d, e), (e, c))
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    let (x, y) = (b.x - a.x, b.y - a.y)
    return (x * x + y * y).squareRoot()
  }
}
