extension Path {
  /// The length of a quarter circle's handles as a fraction of the radius: 4/3·(√2 − 1), the usual
  /// approximation.
  static let kappa = 0.552_284_749_830_793_4

  /// Creates a rectangle, clockwise from its top left corner (`UIBezierPath(rect:)`).
  public init(rect: Rect) {
    self.init([
      .move(rect.origin),
      .line(Point(rect.maxX, rect.minY)),
      .line(Point(rect.maxX, rect.maxY)),
      .line(Point(rect.minX, rect.maxY)),
      .close,
    ])
  }

  /// A rectangle; short for the package's own code.
  package static func rect(_ rect: Rect) -> Path { Path(rect: rect) }

  /// Creates a rectangle with rounded corners (`UIBezierPath(roundedRect:cornerRadius:)`), clockwise, as a `CALayer` with
  /// these bounds has it.
  ///
  /// The radius is limited to half of the shorter side, whichever corners are rounded. A continuous
  /// corner needs more room than its radius. If the shorter side has less, the corner becomes more
  /// circular; it is a circular one if the radius is half of the side.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius in points; 0 or less for no rounding.
  ///   - corners: The corners to round. Default: all.
  ///   - curve: The shape of the corners. Default: `circular`, as `CALayer.cornerCurve`.
  public init(
    roundedRect rect: Rect, cornerRadius: Double, corners: CornerMask = .all,
    curve: CornerCurve = .circular
  ) {
    self = .roundedRect(rect, cornerRadius: cornerRadius, corners: corners, curve: curve)
  }

  /// A rectangle with rounded corners; short for the package's own code.
  package static func roundedRect(
    _ rect: Rect, cornerRadius: Double, corners: CornerMask = .all, curve: CornerCurve = .circular
  ) -> Path {
    let half = min(rect.size.width, rect.size.height) / 2
    let radius = min(cornerRadius, half)
    guard radius > 0, !corners.isDisjoint(with: .all) else { return .rect(rect) }
    let rounding = CornerRounding(radius: radius, room: half, curve: curve)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (toLeft, toRight, toTop, toBottom) = (
      Point(-1, 0), Point(1, 0), Point(0, -1), Point(0, 1)
    )
    let isTopLeftRound = corners.contains(.layerMinXMinYCorner)
    var path = Path()
    path.move(to: Point(left + (isTopLeftRound ? rounding.extent : 0), top))
    func turn(_ mask: CornerMask, _ x: Double, _ y: Double, from back: Point, to ahead: Point) {
      let corner = Point(x, y)
      guard corners.contains(mask) else { return path.addLine(to: corner) }
      path.add(rounding, at: corner, back: back, ahead: ahead)
    }
    turn(.layerMaxXMinYCorner, right, top, from: toLeft, to: toBottom)
    turn(.layerMaxXMaxYCorner, right, bottom, from: toTop, to: toLeft)
    turn(.layerMinXMaxYCorner, left, bottom, from: toRight, to: toTop)
    if isTopLeftRound {
      turn(.layerMinXMinYCorner, left, top, from: toBottom, to: toRight)
    }
    path.closeSubpath()
    return path
  }

  /// Adds a line to the start of a corner's rounding, and the rounding. The unit vectors point from
  /// the corner along the edge that ends in it and along the one that starts there.
  private mutating func add(
    _ rounding: CornerRounding, at corner: Point, back: Point, ahead: Point
  ) {
    func place(_ point: Point) -> Point {
      Point(
        corner.x + back.x * point.x + ahead.x * point.y,
        corner.y + back.y * point.x + ahead.y * point.y)
    }
    addLine(to: place(Point(rounding.extent, 0)))
    for element in rounding.elements {
      switch element {
      case .line(let end): addLine(to: place(end))
      case .curve(let control1, let control2, let end):
        addCurve(to: place(end), control1: place(control1), control2: place(control2))
      case .move, .close: break
      }
    }
  }

  /// A circle, clockwise.
  public static func circle(center: Point, radius: Double) -> Path {
    roundedRect(
      Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius), cornerRadius: radius)
  }

  /// Straight lines through `points` with inner corners rounded by quarter circles.
  ///
  /// The rounding of a corner takes at most half of the shorter adjacent line, so that roundings
  /// never overlap.
  public static func polyline(_ points: [Point], cornerRadius: Double = 0) -> Path {
    var path = Path()
    guard let first = points.first, let last = points.last, points.count > 1 else { return path }
    path.move(to: first)
    for index in points.indices.dropFirst().dropLast() {
      let corner = points[index]
      let (before, after) = (points[index - 1], points[index + 1])
      let (lengthIn, lengthOut) = (distance(before, corner), distance(corner, after))
      let radius = min(cornerRadius, lengthIn / 2, lengthOut / 2)
      guard radius > 0 else {
        path.addLine(to: corner)
        continue
      }
      let start = along(corner, before, radius / lengthIn)
      let end = along(corner, after, radius / lengthOut)
      path.addLine(to: start)
      path.addCurve(
        to: end, control1: along(start, corner, kappa), control2: along(end, corner, kappa))
    }
    path.addLine(to: last)
    return path
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    let offset = b - a
    return (offset.x * offset.x + offset.y * offset.y).squareRoot()
  }

  private static func along(_ start: Point, _ end: Point, _ fraction: Double) -> Point {
    Point(start.x + (end.x - start.x) * fraction, start.y + (end.y - start.y) * fraction)
  }
}
