import Drawing
import Testing
import Vocabulary

@Suite("Symbols")
struct SymbolTests {
  private func points(_ symbol: Symbol) -> [Point] {
    symbol.path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      case .curve, .close: nil
      }
    }
  }

  @Test("a star has ten points and is closed")
  func star() {
    #expect(Symbol(rawValue: "star.fill") == .starFill)
    #expect(Symbol.starFill.path.elements.count == 11)
    #expect(Symbol.starFill.path.elements.last == .close)
    #expect(points(.starFill).count == 10)
  }

  @Test("its points lie on two circles, the inner one at 0.381966 of the outer one")
  func radii() {
    let points = points(.starFill)
    // The outer circle fills the square; the whole is lowered so that its box is centred.
    let centre = Point(0.5, 0.5 + 0.25 * (1 - 0.809_016_994_374_947_5))
    for (index, point) in points.enumerated() {
      let offset = point - centre
      let length = (offset.x * offset.x + offset.y * offset.y).squareRoot()
      #expect(abs(length - (index.isMultiple(of: 2) ? 0.5 : 0.5 * 0.381_966)) < 1e-6)
    }
  }

  @Test("neighbours are 36° apart, clockwise, and the first one points up")
  func angles() throws {
    let points = points(.starFill)
    let centre = Point(0.5, 0.5 + 0.25 * (1 - 0.809_016_994_374_947_5))
    let first = try #require(points.first)
    #expect(first.x == 0.5)
    #expect(first.y < centre.y)
    for index in 0..<10 {
      let a = points[index] - centre
      let b = points[(index + 1) % 10] - centre
      let product = 0.5 * 0.5 * 0.381_966_011_250_105
      #expect(abs((a.x * b.x + a.y * b.y) / product - 0.809_016_994_374_947_5) < 1e-12)
      #expect(a.x * b.y - a.y * b.x > 0)
    }
  }

  @Test("its box is centred in the square")
  func centred() throws {
    let bounds = try #require(Symbol.starFill.path.controlBounds)
    #expect(abs(bounds.midX - 0.5) < 1e-12)
    #expect(abs(bounds.midY - 0.5) < 1e-12)
    #expect(bounds.minX > 0 && bounds.minY > 0 && bounds.maxX < 1 && bounds.maxY < 1)
  }

  @Test("left and right are mirror images")
  func symmetric() {
    let points = points(.starFill)
    for step in 1..<10 {
      #expect(abs(points[step].x + points[10 - step].x - 1) < 1e-12)
      #expect(points[step].y == points[10 - step].y)
    }
  }
}
