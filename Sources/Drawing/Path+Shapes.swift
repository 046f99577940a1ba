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

  /// The outline of `rect` with quarter circles of `radius` at its corners, clockwise.
  ///
  /// A radius above half the shorter side is lowered to that half.
  public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    let radius = min(radius, rect.size.width / 2, rect.size.height / 2)
    guard radius > 0 else { return .rect(rect) }
    let handle = radius * (1 - kappa)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var path = Path()
    path.move(to: Point(left + radius, top))
    path.line(to: Point(right - radius, top))
    path.curve(
      Point(right - handle, top), Point(right, top + handle), to: Point(right, top + radius))
    path.line(to: Point(right, bottom - radius))
    path.curve(
      Point(right, bottom - handle), Point(right - handle, bottom),
      to: Point(right - radius, bottom))
    path.line(to: Point(left + radius, bottom))
    path.curve(
      Point(left + handle, bottom), Point(left, bottom - handle), to: Point(left, bottom - radius))
    path.line(to: Point(left, top + radius))
    path.curve(Point(left, top + handle), Point(left + handle, top), to: Point(left + radius, top))
    path.close()
    return path
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
