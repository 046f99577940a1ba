import Drawing
import Images
import Testing

@Suite("Symbols in sizes and weights")
struct SymbolOutlineTests {
  private static let weights = SymbolConfiguration.Weight.allCases

  /// The area that a closed path encloses, with curves as 16 lines;
  /// positive when they run clockwise.
  private func area(_ path: Path) -> Double {
    path.lines.reduce(0) { $0 + ($1.from.x * $1.to.y - $1.to.x * $1.from.y) } / 2
  }

  @Test("every symbol lies in its box", arguments: Symbol.allCases)
  func boxes(symbol: Symbol) throws {
    for weight in [SymbolConfiguration.Weight.regular, .black] {
      let outline = symbol.outline(.init(pointSize: 100, weight: weight))
      let bounds = try #require(outline.path.boundingBox)
      #expect(
        bounds.minX > -1 && bounds.minY > -1 && bounds.maxX < outline.size.width + 1
          && bounds.maxY < outline.size.height + 1,
        "\(symbol) \(weight) \(bounds) \(outline.size)")
      #expect(
        max(bounds.size.width / outline.size.width, bounds.size.height / outline.size.height)
          > 0.59, "\(symbol) \(weight)")
    }
  }

  // Measured on pictures of iOS: the ink of symbols that are fitted into a square.
  @Test(
    "symbols keep the margins in their boxes that Apple's have",
    arguments: [
      ("checkmark.circle.fill", 24.0, Size(20.3, 20.3)), ("chevron.right", 12, Size(4.3, 7.3)),
      ("star.fill", 24, Size(20.3, 19.7)),
    ])
  func margins(name: String, side: Double, ink: Size) throws {
    let bounds = try #require(Symbol(rawValue: name)?.path.boundingBox)
    #expect(abs(bounds.size.width * side - ink.width) < 0.2)
    #expect(abs(bounds.size.height * side - ink.height) < 0.4)
  }

  // The sizes in points of images in layout files of Interface Builder, at 17 points.
  @Test(
    "images have the sizes of Apple's",
    arguments: [
      ("chevron.right", 12.5, 16.5), ("calendar", 21, 17.5), ("checkmark.seal", 22.5, 22),
      ("eye", 26, 16.5), ("circle", 20, 19.5),
    ])
  func sizes(name: String, width: Double, height: Double) throws {
    let size = try #require(Symbol(rawValue: name)).outline().size
    #expect(abs(size.width - width) < 0.6)
    #expect(abs(size.height - height) < 0.4)
  }

  @Test("every sub-path is closed and every number finite", arguments: Symbol.allCases)
  func closed(symbol: Symbol) {
    for weight in [SymbolConfiguration.Weight.regular, .black] {
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
    let body = Symbol.heart.outline().size
    #expect(abs(body.width - 1.196 * 17) < 1e-9 && abs(body.height - 1.019 * 17) < 1e-9)
    let large = Symbol.heart.outline(.init(pointSize: 34)).size
    #expect(abs(large.width - 2 * body.width) < 1e-9)
    // Apple's factors for custom symbols; the stroke keeps its width.
    let line = 0.08 * 17
    for (scale, factor) in [(SymbolConfiguration.Scale.small, 0.783), (.large, 1.29)] {
      let size = Symbol.heart.outline(.init(scale: scale)).size
      #expect(abs(size.width - ((body.width - line) * factor + line)) < 1e-9)
    }
    for symbol in [Symbol.circle, .heart, .checkmark, .plus, .chevronDown, .star] {
      let areas = Self.weights.map { area(symbol.outline(.init(weight: $0)).path) }
      for (thin, thick) in zip(areas, areas.dropFirst()) { #expect(thin < thick, "\(symbol)") }
      #expect(areas.allSatisfy { $0 > 0 })
    }
  }

  @Test("a ring has the area between its circles")
  func ring() {
    let (center, line) = (0.458 * 17, 0.08 * 17)
    let (outer, inner) = (center + line / 2, center - line / 2)
    let expected = Double.pi * (outer * outer - inner * inner)
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
      let hole = disc - area(filled.outline().path)
      // Crossing strokes are counted twice in the mark, and once in the hole.
      let ink = area(mark.outline().path) - ring
      #expect(hole > 5)
      #expect(hole < ink + 0.3 && hole > ink - 0.08 * 0.08 * 17 * 17 - 0.3)
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
    #expect(sizes[0].width == sizes[2].height)
  }

  @Test("beside text a symbol stands in the middle of the capitals")
  func baseline() {
    let outline = Symbol.circle.outline(.init(pointSize: 100))
    #expect(abs(outline.baseline - (outline.size.height / 2 + 36.35)) < 1e-9)
  }

  @Test("as path data every symbol is read again")
  func roundTrip() throws {
    for symbol in Symbol.allCases.prefix(60) {
      let data = symbol.outline().path.svgData(decimals: 3)
      #expect(try Path(svgData: data).svgData(decimals: 3) == data)
    }
  }
}
