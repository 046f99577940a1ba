/// An elliptical arc in SVG's form: given by its ends, radii and two flags.
///
/// It is computed with square roots and our own sine: the C library's trigonometry may differ in
/// the last digit between processors, which must not affect pictures.
struct EllipticalArc {
  /// The curves after the start point, up to the end.
  let elements: [Path.Element]

  /// The tolerance for a cosine, so that a quarter turn does not become a quarter and a whole turn.
  private static let rounding = 1e-9

  /// Creates an arc; `nil` if SVG draws a straight line or nothing.
  ///
  /// - Parameters:
  ///   - rotation: The rotation of the ellipse's first axis, in degrees.
  ///   - isLarge: Whether it is the larger of the two possible arcs.
  ///   - isClockwise: Whether it is clockwise on screen (SVG's sweep flag).
  init?(
    from start: Point, to end: Point, radii: Size, rotation: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard start != end, radii.width > 0, radii.height > 0 else { return nil }
    let quarters = (rotation / 90).remainder(dividingBy: 4)
    let (sine, cosine) = (
      Elementary.sine(ofQuarterTurns: quarters), Elementary.sine(ofQuarterTurns: quarters + 1)
    )
    // Half of the chord, in the ellipse's own axes (SVG 1.1, appendix F.6.5).
    let half = Point((start.x - end.x) / 2, (start.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    var (rx, ry) = (radii.width, radii.height)
    // In units of the radii the ellipse is a circle. Radii that are too small are scaled up.
    var square = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    guard square > 0, square.isFinite else { return nil }
    if square > 1 {
      rx *= square.squareRoot()
      ry *= square.squareRoot()
      square = 1
    }
    let (chordX, chordY) = (x / rx, y / ry)
    let rise = max(1 / square - 1, 0).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (centreX, centreY) = (rise * chordY, -rise * chordX)
    var from = Point(chordX - centreX, chordY - centreY)
    let to = Point(-chordX - centreX, -chordY - centreY)

    /// Maps a point of the unit circle to the path.
    func place(_ point: Point) -> Point {
      let (u, v) = ((point.x + centreX) * rx, (point.y + centreY) * ry)
      return Point(
        cosine * u - sine * v + (start.x + end.x) / 2, sine * u + cosine * v + (start.y + end.y) / 2
      )
    }
    let turn = isClockwise ? 1.0 : -1.0
    /// The sine and cosine of the remaining angle.
    func rest(from: Point) -> (sine: Double, cosine: Double) {
      (turn * (from.x * to.y - from.y * to.x), from.x * to.x + from.y * to.y)
    }
    // An arc so short that its sine is lost in rounding.
    if !isLarge, rest(from: from).sine <= 0, rest(from: from).cosine > 0 { return nil }
    /// A curve along the circle with handles of `handle` radii.
    func curve(_ a: Point, _ b: Point, _ handle: Double, end: Point?) -> Path.Element {
      .curve(
        place(Point(a.x - turn * handle * a.y, a.y + turn * handle * a.x)),
        place(Point(b.x + turn * handle * b.y, b.y - turn * handle * b.x)), end ?? place(b))
    }

    var elements: [Path.Element] = []
    // Quarter turns while more than one remains; there are at most three.
    for _ in 0..<4 {
      let rest = rest(from: from)
      if rest.sine > 0, rest.cosine > -Self.rounding {
        // 4/3 · tan(angle/4) by half-angle formulas.
        let tangent = rest.sine / (1 + rest.cosine)
        let handle = 4.0 / 3 * tangent / (1 + (1 + tangent * tangent).squareRoot())
        elements.append(curve(from, to, handle, end: end))
        self.elements = elements
        return
      }
      let next = Point(-turn * from.y, turn * from.x)
      elements.append(curve(from, next, Path.kappa, end: nil))
      from = next
    }
    // The remaining angle was a rounding error.
    if case .curve(let first, let second, _)? = elements.popLast() {
      elements.append(.curve(first, second, end))
    }
    self.elements = elements
  }
}
