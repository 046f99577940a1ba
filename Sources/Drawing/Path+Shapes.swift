extension Path {
  /// How far the control points of a quarter circle lie along its tangents, as a fraction of the
  /// radius: 4/3·(√2 − 1), the usual approximation.
  static let kappa = 0.552_284_749_830_793_4

  /// The outline of `rect`, clockwise from its top left corner.
  public static func rect(_ rect: Rect) -> Path {
    Path([
      .move(rect.origin),
      .line(Point(rect.maxX, rect.minY)),
      .line(Point(rect.maxX, rect.maxY)),
      .line(Point(rect.minX, rect.maxY)),
      .close,
    ])
  }

  /// The outline of `rect` with its corners rounded, clockwise, as a `CALayer` of that bounds has it.
  ///
  /// A radius above half the shorter side is lowered to that half, whichever corners are rounded. A
  /// continuous corner needs more room than its radius; where the shorter side has less, it comes
  /// nearer to the circular one, and is that one when the radius takes the whole half.
  ///
  /// - Parameter radius: in points; not positive for none.
  /// - Parameter corners: those that are rounded; all unless given.
  /// - Parameter curve: the shape of the corners; circular unless given, as `CALayer.cornerCurve`.
  public static func roundedRect(
    _ rect: Rect, radius: Double, corners: CornerMask = .all, curve: CornerCurve = .circular
  ) -> Path {
    let half = min(rect.size.width, rect.size.height) / 2
    let radius = min(radius, half)
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
      guard corners.contains(mask) else { return path.line(to: corner) }
      path.add(rounding, at: corner, back: back, ahead: ahead)
    }
    turn(.layerMaxXMinYCorner, right, top, from: toLeft, to: toBottom)
    turn(.layerMaxXMaxYCorner, right, bottom, from: toTop, to: toLeft)
    turn(.layerMinXMaxYCorner, left, bottom, from: toRight, to: toTop)
    if isTopLeftRound {
      turn(.layerMinXMinYCorner, left, top, from: toBottom, to: toRight)
    }
    path.close()
    return path
  }

  /// Goes straight to where the rounding of `corner` begins and around it. The unit vectors point
  /// from the corner along the edge that ends in it and along the one that starts there.
  private mutating func add(
    _ rounding: CornerRounding, at corner: Point, back: Point, ahead: Point
  ) {
    func place(_ point: Point) -> Point {
      Point(
        corner.x + back.x * point.x + ahead.x * point.y,
        corner.y + back.y * point.x + ahead.y * point.y)
    }
    line(to: place(Point(rounding.extent, 0)))
    for element in rounding.elements {
      switch element {
      case .line(let end): line(to: place(end))
      case .curve(let control1, let control2, let end):
        curve(place(control1), place(control2), to: place(end))
      case .move, .close: break
      }
    }
  }

  /// The outline of a circle, clockwise.
  public static func circle(center: Point, radius: Double) -> Path {
    roundedRect(
      Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius), radius: radius)
  }

  /// Straight lines through `points`, whose inner corners are rounded by quarter circles.
  ///
  /// A corner gets at most half of the shorter line at it, so that neighbours never overlap.
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
        path.line(to: corner)
        continue
      }
      let start = along(corner, before, radius / lengthIn)
      let end = along(corner, after, radius / lengthOut)
      path.line(to: start)
      path.curve(along(start, corner, kappa), along(end, corner, kappa), to: end)
    }
    path.line(to: last)
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
