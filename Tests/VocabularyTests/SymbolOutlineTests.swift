import Drawing
import Testing
import Vocabulary

@Suite("Symbols in sizes and weights")
struct SymbolOutlineTests {
  private static let weights = SymbolConfiguration.Weight.allCases

  /// Twice the area that a closed path's straight and curved steps enclose, curves flattened into 16;
  /// positive when they run clockwise.
  private func area(_ path: Path) -> Double {
    var total = 0.0
    var (start, current) = (Point.zero, Point.zero)
    func line(_ end: Point) {
      total += current.x * end.y - end.x * current.y
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): line(point)
      case .curve(let a, let b, let end):
        let from = current
        for step in 1...16 {
          let t = Double(step) / 16
          let s = 1 - t
          func at(_ p: Double, _ q: Double, _ r: Double, _ z: Double) -> Double {
            s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * z
          }
          line(Point(at(from.x, a.x, b.x, end.x), at(from.y, a.y, b.y, end.y)))
        }
      case .close: line(start)
      }
    }
    return total / 2
  }

  @Test("every symbol lies in its box, in every size and weight", arguments: Symbol.allCases)
  func boxes(symbol: Symbol) throws {
    for weight in Self.weights {
      for scale in SymbolConfiguration.Scale.allCases {
        for size in [12.0, 17, 200] {
          let outline = symbol.outline(.init(pointSize: size, weight: weight, scale: scale))
          let bounds = try #require(outline.path.controlBounds)
          let slack = size * 0.04
          #expect(
            bounds.minX > -slack && bounds.minY > -slack
              && bounds.maxX < outline.size.width + slack
              && bounds.maxY < outline.size.height + slack,
            "\(symbol) \(weight) \(scale) \(bounds) \(outline.size)")
          #expect(
            max(bounds.size.width / outline.size.width, bounds.size.height / outline.size.height)
              > 0.85, "\(symbol) \(weight) \(scale)")
        }
      }
    }
  }

  @Test("every sub-path is closed and every number finite", arguments: Symbol.allCases)
  func closed(symbol: Symbol) {
    for weight in Self.weights {
      let elements = symbol.outline(.init(weight: weight)).path.elements
      let moves = elements.count { if case .move = $0 { true } else { false } }
      #expect(elements.count { $0 == .close } == moves && moves > 0)
      #expect(elements.last == .close)
      let sum = elements.reduce(0.0) { sum, element in
        switch element {
        case .move(let p), .line(let p): sum + p.x + p.y
        case .curve(let a, let b, let p): sum + a.x + a.y + b.x + b.y + p.x + p.y
        case .close: sum
        }
      }
      #expect(sum.isFinite)
    }
  }

  @Test("symbols grow with the point size and the scale, strokes with the weight")
  func growth() {
    let body = Symbol.heart.outline()
    #expect(body.size == Size(20, 20))
    #expect(Symbol.heart.outline(.init(pointSize: 34)).size == Size(40, 40))
    #expect(
      Symbol.heart.outline(.init(scale: .small)).size.width < 17
        && Symbol.heart.outline(.init(scale: .large)).size.width > 24)
    for symbol in [Symbol.circle, .heart, .checkmark, .plus, .chevronDown, .star] {
      let areas = Self.weights.map { area(symbol.outline(.init(weight: $0)).path) }
      for (thin, thick) in zip(areas, areas.dropFirst()) { #expect(thin < thick, "\(symbol)") }
      #expect(areas.allSatisfy { $0 > 0 })
    }
  }

  @Test("a ring has the area between its circles")
  func ring() {
    let line = 0.09 * 17
    let expected = Double.pi * (9.7 * 9.7 - (9.7 - line) * (9.7 - line))
    #expect(abs(area(Symbol.circle.outline().path) - expected) < expected * 0.002)
  }

  @Test("a filled symbol with a mark has the mark cut out")
  func cutOuts() {
    for (filled, mark) in [
      (Symbol.checkmarkCircleFill, Symbol.checkmarkCircle), (.plusCircleFill, .plusCircle),
      (.minusCircleFill, .minusCircle), (.xmarkCircleFill, .xmarkCircle),
      (.infoCircleFill, .infoCircle),
    ] {
      let ring = area(Symbol.circle.outline().path)
      let disc = area(Symbol.circleFill.outline().path)
      let ink = area(mark.outline().path) - ring
      #expect(ink > 5)
      #expect(abs(area(filled.outline().path) - (disc - ink)) < 1e-6)
    }
  }

  @Test("forward and backward turn with the direction of reading")
  func directions() {
    #expect(Symbol.chevronForward.resolved(rightToLeft: false) == .chevronRight)
    #expect(Symbol.chevronForward.resolved(rightToLeft: true) == .chevronLeft)
    #expect(Symbol.chevronBackward.resolved(rightToLeft: false) == .chevronLeft)
    #expect(Symbol.chevronBackward.resolved(rightToLeft: true) == .chevronRight)
    #expect(Symbol.chevronRight.resolved(rightToLeft: true) == .chevronRight)
    #expect(Symbol.chevronForward.outline() == Symbol.chevronRight.outline())
  }

  @Test("chevrons are one shape in four directions")
  func chevrons() {
    let sizes = [Symbol.chevronUp, .chevronDown, .chevronLeft, .chevronRight].map {
      $0.outline().size
    }
    #expect(sizes[0] == sizes[1] && sizes[2] == sizes[3])
    #expect(sizes[0].width == sizes[2].height && sizes[0].height == sizes[2].width)
    #expect(sizes[0].width == 16 && (8...10).contains(sizes[0].height))
  }

  @Test("beside text a symbol stands in the middle of the capitals")
  func baseline() {
    let outline = Symbol.circle.outline(.init(pointSize: 100))
    #expect(abs(outline.baseline - (outline.size.height / 2 + 36.35)) < 1e-9)
  }

  @Test("as path data every symbol is read again")
  func roundTrip() throws {
    for symbol in Symbol.allCases {
      let data = symbol.outline().path.svgData(decimals: 3)
      #expect(try Path(svgData: data).svgData(decimals: 3) == data)
    }
  }
}
