import Testing

@testable import Drawing

@Suite("Strokes as areas")
struct StrokeOutlineTests {
  @Test("a straight line becomes a capsule")
  func capsule() throws {
    let path = Path([.move(Point(2, 5)), .line(Point(8, 5))]).outlined(width: 2)
    let bounds = try #require(path.boundingBox)
    #expect(abs(bounds.minX - 1) < 1e-9 && abs(bounds.maxX - 9) < 1e-9)
    #expect(abs(bounds.minY - 4) < 1e-9 && abs(bounds.maxY - 6) < 1e-9)
    #expect(path.elements.count { if case .curve = $0 { true } else { false } } == 4)
  }

  @Test("a corner is round outside and sharp inside")
  func corner() {
    let corner = Path([.move(Point(0, 10)), .line(Point(0, 0)), .line(Point(10, 0))])
    let ends = corner.outlined(width: 2).elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
    func has(_ x: Double, _ y: Double) -> Bool {
      ends.contains { abs($0.x - x) < 1e-9 && abs($0.y - y) < 1e-9 }
    }
    #expect(has(1, 1) && has(-1, 0) && has(0, -1))
    #expect(!has(-1, -1))
  }
}
