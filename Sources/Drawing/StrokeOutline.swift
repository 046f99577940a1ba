extension Path {
  /// The area that a stroke of `width` with round caps and joins covers, as a path to fill. It can
  /// be cut out of other paths, and every renderer draws it alike.
  ///
  /// Outer sub-paths run clockwise, holes counter-clockwise. It is meant for icons: curves must not
  /// bend more tightly than half of the width, and straight lines that meet in a corner must be
  /// longer than the stroke is wide.
  package func outlined(width: Double) -> Path {
    var result = Path()
    for piece in StrokePiece.pieces(of: self) {
      result.append(StrokeOutline(piece, half: width / 2).path)
    }
    return result
  }

  /// The area of closed sub-paths, which must run clockwise, together with that of a stroke of `width` with
  /// round joins along them: their outer edge. Open sub-paths are filled and stroked.
  package func grown(width: Double) -> Path {
    var result = Path()
    for piece in StrokePiece.pieces(of: self) {
      if piece.isClosed {
        result.append(StrokeOutline(outsideOf: piece, half: width / 2).path)
      } else {
        result.append(StrokeOutline(piece, half: width / 2).path)
        result.append(Path(piece.elements))
      }
    }
    return result
  }

  /// Appends all steps of `other`.
  package mutating func append(_ other: Path) {
    self = Path(elements + other.elements)
  }

  /// The same closed sub-paths in the opposite direction.
  package func reversed() -> Path {
    var result = Path()
    for piece in StrokePiece.pieces(of: self) {
      guard let last = piece.segments.last else { continue }
      result.move(to: last.end)
      for segment in piece.segments.reversed() {
        if let handles = segment.handles {
          result.addCurve(to: segment.start, control1: handles.1, control2: handles.0)
        } else {
          result.addLine(to: segment.start)
        }
      }
      result.closeSubpath()
    }
    return result
  }
}

/// A straight line or a cubic curve.
private struct Segment {
  let start, end: Point
  /// The control points; none for a straight line.
  let handles: (Point, Point)?

  /// The unit vectors of the directions at its start and end.
  var directions: (Point, Point) {
    guard let (first, second) = handles else {
      let direction = (end - start).unit
      return (direction, direction)
    }
    return ((first - start).unit, (end - second).unit)
  }

  /// A curve split in four, so short that offsetting the ends is accurate enough; a line unchanged.
  var parts: [Segment] {
    guard handles != nil else { return [self] }
    let (left, right) = halves
    return [left.halves.0, left.halves.1, right.halves.0, right.halves.1]
  }

  private var halves: (Segment, Segment) {
    guard let (first, second) = handles else { return (self, self) }
    func middle(_ a: Point, _ b: Point) -> Point { Point((a.x + b.x) / 2, (a.y + b.y) / 2) }
    let (a, b, c) = (middle(start, first), middle(first, second), middle(second, end))
    let (d, e) = (middle(a, b), middle(b, c))
    let center = middle(d, e)
    return (
      Segment(start: start, end: center, handles: (a, d)),
      Segment(start: center, end: end, handles: (e, c))
    )
  }

  var reversed: Segment {
    Segment(start: end, end: start, handles: handles.map { ($0.1, $0.0) })
  }

  /// The segment offset to its left by `distance`. The ends move along their normals; the control
  /// points keep the directions and scale with the chord.
  func offset(by distance: Double) -> Segment {
    let (out, back) = directions
    let (from, to) = (start + out.left * distance, end + back.left * distance)
    guard let (first, second) = handles else { return Segment(start: from, end: to, handles: nil) }
    let growth = (to - from).length / (end - start).length
    return Segment(
      start: from, end: to,
      handles: (from + (first - start) * growth, to + (second - end) * growth))
  }
}

/// A sub-path as segments, without those of length 0.
private struct StrokePiece {
  var segments: [Segment] = []
  var isClosed = false

  /// The segments as a closed sub-path.
  var elements: [Path.Element] {
    guard let first = segments.first else { return [] }
    return [.move(first.start)]
      + segments.map { segment in
        segment.handles.map { .curve($0.0, $0.1, segment.end) } ?? .line(segment.end)
      } + [.close]
  }

  static func pieces(of path: Path) -> [StrokePiece] {
    var pieces: [StrokePiece] = []
    var piece = StrokePiece()
    var (first, current) = (Point.zero, Point.zero)
    func add(_ end: Point, _ handles: (Point, Point)?) {
      if end != current {
        piece.segments.append(Segment(start: current, end: end, handles: handles))
      }
      current = end
    }
    func finish() {
      if !piece.segments.isEmpty { pieces.append(piece) }
      piece = StrokePiece()
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish()
        (first, current) = (point, point)
      case .line(let point): add(point, nil)
      case .curve(let a, let b, let point): add(point, (a, b))
      case .close:
        add(first, nil)
        piece.isClosed = true
        finish()
      }
    }
    finish()
    return pieces
  }
}

/// Builds the outline along both sides of a piece.
private struct StrokeOutline {
  private(set) var path = Path()
  private let half: Double

  init(_ piece: StrokePiece, half: Double) {
    self.half = half
    let there = piece.segments.flatMap(\.parts)
    let back = there.reversed().map(\.reversed)
    guard let first = there.first, let last = there.last else { return }
    if piece.isClosed {
      walk(there, closing: true)
      walk(back, closing: true)
      return
    }
    path.move(to: first.offset(by: half).start)
    walk(there, closing: false)
    turn(around: last.end, from: last.directions.1, to: last.directions.1 * -1)
    walk(back, closing: false)
    turn(around: first.start, from: first.directions.0 * -1, to: first.directions.0)
    path.closeSubpath()
  }

  /// Only the left side of a closed piece, which is the outer one if it runs clockwise.
  init(outsideOf piece: StrokePiece, half: Double) {
    self.half = half
    walk(piece.segments.flatMap(\.parts), closing: true)
  }

  /// Adds the left side of all segments, and the corner to the first one if `closing`.
  private mutating func walk(_ segments: [Segment], closing: Bool) {
    guard let first = segments.first, let last = segments.last else { return }
    if closing { path.move(to: corner(last, first) ?? first.offset(by: half).start) }
    for (index, segment) in segments.enumerated() {
      let moved = segment.offset(by: half)
      let next = index + 1 < segments.count ? segments[index + 1] : closing ? first : nil
      let end = next.flatMap { corner(segment, $0) } ?? moved.end
      if let (a, b) = moved.handles {
        path.addCurve(to: end, control1: a, control2: b)
      } else {
        path.addLine(to: end)
      }
      if let next, end == moved.end {
        turn(around: segment.end, from: segment.directions.1, to: next.directions.0)
      }
    }
    if closing { path.closeSubpath() }
  }

  /// Where the left sides of two straight lines intersect, if the corner turns to the left;
  /// otherwise `nil`.
  private func corner(_ segment: Segment, _ next: Segment) -> Point? {
    let (a, b) = (segment.directions.1, next.directions.0)
    guard segment.handles == nil, next.handles == nil, a.cross(b) < -1e-9 else { return nil }
    let (from, to) = (a.left, b.left)
    return segment.end + (from + to) * (half / (1 + from.dot(to)))
  }

  /// Adds the outside of a right-hand corner, or a half circle at an end. On the inside of a
  /// left-hand corner it adds a straight line.
  private mutating func turn(around center: Point, from: Point, to: Point) {
    let (cross, dot) = (from.cross(to), from.dot(to))
    if cross < 1e-9, dot > -1 + 1e-9 {
      if cross < -1e-9 { path.addLine(to: center + to.left * half) }
      return
    }
    path.arc(around: center, from: from.left * half, to: to.left * half)
  }
}

extension Path {
  /// Adds a clockwise arc around `center` from `center + from`, the current point, to `center +
  /// to`, which must be at the same distance; at most a half circle.
  package mutating func arc(around center: Point, from: Point, to: Point) {
    let square = from.dot(from)
    guard from.dot(to) > -0.001 * square else {
      // An arc of more than about 90° is split in the middle. The quarter turn of `from` lies to
      // its right.
      let sum = from + to
      let isHalf = sum.length < 0.001 * square.squareRoot()
      let middle = isHalf ? from.left * -1 : sum.unit * square.squareRoot()
      arc(around: center, from: from, to: middle)
      arc(around: center, from: middle, to: to)
      return
    }
    // tan(angle ÷ 4) computed from tan(angle ÷ 2), without trigonometric functions.
    let half = abs(from.cross(to)) / (square + from.dot(to))
    guard half > 0 else { return }
    let handle = 4.0 / 3 * ((1 + half * half).squareRoot() - 1) / half
    addCurve(
      to: center + to, control1: center + from + from.left * -handle,
      control2: center + to + to.left * handle)
  }
}

extension Point {
  /// The vector turned left by a quarter on screen (y points down).
  fileprivate var left: Point { Point(y, -x) }
  fileprivate var length: Double { (x * x + y * y).squareRoot() }
  fileprivate var unit: Point { Point(x / length, y / length) }
  fileprivate func dot(_ other: Point) -> Double { x * other.x + y * other.y }
  /// Positive if `other` is to the right of this vector on screen.
  fileprivate func cross(_ other: Point) -> Double { x * other.y - y * other.x }
  fileprivate static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }
}
