import Drawing
import Testing

@Suite("Parts of outlines")
struct TrimmedPathTests {
  private func part(_ data: String, _ start: Double, _ end: Double) throws -> String {
    try Path(svgData: data).trimmed(from: start, to: end).svgData(decimals: 2)
  }

  @Test(
    "are cut by length, sub-paths one after the other",
    arguments: [
      ("M0 0H10", 0.0, 1.0, "M0 0H10"), ("M0 0H10", 0.25, 0.5, "M2.5 0H5"),
      ("M0 0H10V10", 0.25, 0.75, "M5 0H10V5"), ("M0 0H10V10", 0.5, 1, "M10 0V10"),
      ("M0 0H10M0 5H10", 0.25, 0.75, "M5 0H10M0 5H5"), ("M0 0H10V10H0Z", 0.5, 1, "M10 10H0V0"),
      ("M0 0H10V10H0Z", 0, 1, "M0 0H10V10H0Z"), ("M0 0H10", 0.5, 0.5, ""),
      ("M0 0H10", 0.8, 0.2, ""),
      ("M3 3", 0, 0.5, ""), ("M0 0H10ZL0 5", 0.2, 1, "M5 0H10 0M0 0V5"),
    ])
  func lines(data: String, start: Double, end: Double, expected: String) throws {
    #expect(try part(data, start, end) == expected)
  }

  @Test("half of a circle ends where it should, and lies on it")
  func circle() throws {
    let circle = Path.circle(center: .zero, radius: 10)
    #expect(circle.trimmed(from: 0, to: 1) == circle)
    let half = circle.trimmed(from: 0.125, to: 0.625)
    var points: [Point] = []
    for element in half.elements {
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): points.append(point)
      case .close: break
      }
    }
    for point in points {
      #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 10) < 0.01)
    }
    let (first, last) = (try #require(points.first), try #require(points.last))
    #expect(abs(first.x + last.x) < 0.01 && abs(first.y + last.y) < 0.01)
    #expect(half.elements.count == 4)
  }
}
