import Drawing
import Testing

@Suite("Outlines")
struct PathTests {
  private let box = Rect(2, 3, 10, 20)

  @Test("a rectangle goes clockwise from its top left corner")
  func rect() {
    #expect(Path.rect(box).svgData(decimals: 3) == "M2 3H12V23H2Z")
  }

  @Test("SVG data omits everything that is implied")
  func svgData() {
    var path = Path()
    path.move(to: Point(0, 0))
    path.addLine(to: Point(1, 1))
    path.addLine(to: Point(-2, 2))
    path.addLine(to: Point(-2, -3.5))
    path.addLine(to: Point(-2, 4))
    path.addLine(to: Point(5, 4))
    path.addLine(to: Point(-6, 4))
    path.addCurve(to: Point(5, 6), control1: Point(1, 2), control2: Point(-3, 4))
    path.addCurve(to: Point(11, 12), control1: Point(7, 8), control2: Point(9, 10))
    path.closeSubpath()
    #expect(path.svgData(decimals: 3) == "M0 0L1 1-2 2V-3.5 4H5-6C1 2-3 4 5 6 7 8 9 10 11 12Z")
  }

  @Test("a move is never left out, and closing goes back to its start")
  func subpaths() {
    let path = Path([
      .move(Point(1, 2)), .move(Point(3, 4)), .line(Point(5, 6)), .close, .line(Point(3, 9)),
      .close,
      .move(Point(0, 0)), .close,
    ])
    #expect(path.svgData(decimals: 3) == "M1 2M3 4L5 6ZV9ZM0 0Z")
  }

  @Test("digits are limited, and lines that become level are written as such")
  func rounding() {
    let path = Path([
      .move(Point(0.12345, 1.0 / 3)), .line(Point(9.87654, 0.33331)), .line(Point(9.8766, 7)),
    ])
    #expect(path.svgData(decimals: 3) == "M0.123 0.333H9.877V7")
    #expect(path.svgData(decimals: 5) == "M0.12345 0.33333L9.87654 0.33331 9.8766 7")
    #expect(path.svgData(decimals: 0) == "M0 0H10V7")
    #expect(Path().svgData(decimals: 3).isEmpty)
  }

  @Test("round corners are quarter circles")
  func roundedRect() {
    #expect(
      Path.roundedRect(box, cornerRadius: 4).svgData(decimals: 3)
        == "M6 3H8C10.209 3 12 4.791 12 7V19C12 21.209 10.209 23 8 23H6C3.791 23 2 21.209 2 19V7"
        + "C2 4.791 3.791 3 6 3Z")
  }

  @Test("a radius is lowered to half the shorter side, none is a rectangle")
  func clampedRadius() {
    #expect(Path.roundedRect(box, cornerRadius: 5) == Path.roundedRect(box, cornerRadius: 1000))
    #expect(Path.roundedRect(box, cornerRadius: 5) != Path.roundedRect(box, cornerRadius: 4.9))
    #expect(Path.roundedRect(box, cornerRadius: 0) == .rect(box))
    #expect(Path.roundedRect(box, cornerRadius: -1) == .rect(box))
    #expect(Path.roundedRect(Rect(1, 2, 0, 5), cornerRadius: 3) == .rect(Rect(1, 2, 0, 5)))
  }

  @Test("a circle touches its box and passes through the diagonal within 0.03 %")
  func circle() {
    let circle = Path.circle(center: Point(10, 20), radius: 8)
    #expect(circle.boundingBox == Rect(2, 12, 16, 16))
    guard
      case .curve(let a, let b, let end) = circle.elements.first(where: {
        if case .curve = $0 { true } else { false }
      })
    else {
      Issue.record("a circle without curves")
      return
    }
    let start = Point(10, 12)
    let middle = Point(
      (start.x + 3 * a.x + 3 * b.x + end.x) / 8, (start.y + 3 * a.y + 3 * b.y + end.y) / 8)
    let offset = middle - Point(10, 20)
    let length = (offset.x * offset.x + offset.y * offset.y).squareRoot()
    #expect(abs(length - 8) < 8 * 0.0003)
  }

  @Test("a polyline without radius has sharp corners")
  func polyline() {
    let points = [Point(0, 0), Point(10, 0), Point(10, 10)]
    #expect(Path.polyline(points).svgData(decimals: 3) == "M0 0H10V10")
    #expect(Path.polyline([Point(1, 1)]).isEmpty)
    #expect(Path.polyline([]).isEmpty)
  }

  @Test("inner corners become quarter circles")
  func roundedPolyline() {
    let points = [Point(0, 0), Point(10, 0), Point(10, 10)]
    #expect(
      Path.polyline(points, cornerRadius: 4).svgData(decimals: 3)
        == "M0 0H6C8.209 0 10 1.791 10 4V10")
  }

  @Test("a corner takes at most half of the shorter line at it")
  func shortLines() {
    let points = [Point(0, 0), Point(10, 0), Point(10, 4), Point(20, 4)]
    #expect(
      Path.polyline(points, cornerRadius: 100).svgData(decimals: 2)
        == "M0 0H8C9.1 0 10 0.9 10 2V2C10 3.1 10.9 4 12 4H20")
  }

  @Test("a repeated point is not a corner")
  func repeatedPoint() {
    let points = [Point(0, 0), Point(10, 0), Point(10, 0), Point(10, 10)]
    let text = Path.polyline(points, cornerRadius: 4).svgData(decimals: 3)
    #expect(text == "M0 0H10V0 10")
  }

  @Test("maps move every point, and the original path does not change")
  func applying() {
    let path = Path([
      .move(Point(1, 2)), .line(Point(3, 4)), .curve(Point(5, 6), Point(7, 8), Point(9, 10)),
      .close,
    ])
    #expect(
      path.applying(Transform(scaleX: 2, y: -1)).svgData(decimals: 3) == "M2-2L6-4C10-6 14-8 18-10Z"
    )
    #expect(path.applying(.identity) == path)
  }

  @Test("bounds include control points")
  func boundingBox() {
    #expect(Path().boundingBox == nil)
    #expect(Path([.move(Point(1, 2))]).boundingBox == Rect(1, 2, 0, 0))
    #expect(
      Path([.move(.zero), .curve(Point(-1, 5), Point(9, -2), Point(3, 3)), .close]).boundingBox
        == Rect(-1, -2, 10, 7))
  }
}
