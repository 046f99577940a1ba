import Drawing
import Testing

@Suite("Rounded rectangles")
struct RoundedRectTests {
  private let rect = Rect(10, 20, 100, 60)

  /// The ends of all steps.
  private func ends(_ path: Path) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
  }

  private func curveCount(_ path: Path) -> Int {
    path.elements.count { if case .curve = $0 { true } else { false } }
  }

  @Test("the bits are Core Animation's")
  func bits() {
    #expect(CornerMask.layerMinXMinYCorner.rawValue == 1)
    #expect(CornerMask.layerMaxXMinYCorner.rawValue == 2)
    #expect(CornerMask.layerMinXMaxYCorner.rawValue == 4)
    #expect(CornerMask.layerMaxXMaxYCorner.rawValue == 8)
    #expect(CornerMask.all.rawValue == 15)
  }

  @Test("only the given corners are round")
  func mask() {
    let corners: [(CornerMask, Point)] = [
      (.layerMinXMinYCorner, Point(10, 20)), (.layerMaxXMinYCorner, Point(110, 20)),
      (.layerMaxXMaxYCorner, Point(110, 80)), (.layerMinXMaxYCorner, Point(10, 80)),
    ]
    for bits in 0..<16 as Range<UInt> {
      let mask = CornerMask(rawValue: bits)
      let path = Path(roundedRect: rect, cornerRadius: 8, corners: mask)
      for (corner, point) in corners {
        #expect(ends(path).contains(point) == !mask.contains(corner), "\(bits)")
      }
      #expect(curveCount(path) == bits.nonzeroBitCount)
      #expect(path.boundingBox == rect)
    }
    #expect(Path.roundedRect(rect, cornerRadius: 8, corners: []) == .rect(rect))
  }

  @Test("a mask that is not given is all corners, a curve that is not given circular")
  func defaults() {
    #expect(
      Path.roundedRect(rect, cornerRadius: 8)
        == .roundedRect(rect, cornerRadius: 8, corners: .all, curve: .circular))
  }

  @Test("a continuous corner begins at 1.528665 radii and passes through the measured points")
  func continuous() {
    let path = Path.roundedRect(
      rect, cornerRadius: 10, corners: .layerMaxXMinYCorner, curve: .continuous)
    let expected = [
      Point(10, 20), Point(110 - 15.286_648_3, 20), Point(110 - 6.699_342_7, 20.654_96),
      Point(110 - 6.314_939_9, 20.749_11), Point(110 - 0.749_11, 26.314_939_9),
      Point(110 - 0.654_96, 26.699_342_7), Point(110, 35.286_648_3), Point(110, 80), Point(10, 80),
    ]
    let found = ends(path)
    #expect(found.count == expected.count)
    for (one, other) in zip(found, expected) {
      #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9)
    }
  }

  @Test("without enough room, a continuous corner takes exactly the available length")
  func narrow() {
    // Half of the height is 30: whole up to 30 ÷ 1.528665 = 19.62.
    for radius in [20.0, 24, 29.9] {
      let path = Path.roundedRect(rect, cornerRadius: radius, curve: .continuous)
      #expect(curveCount(path) == 12)
      let ys = ends(path).filter { abs($0.x - 110) < 1e-9 }.map(\.y)
      #expect(ys.count == 2 && ys.allSatisfy { abs($0 - 50) < 1e-9 })
    }
  }

  @Test(
    "a radius of half the shorter side and more makes a capsule of circles",
    arguments: [30, 31, 1e9])
  func capsule(radius: Double) {
    #expect(
      Path.roundedRect(rect, cornerRadius: radius, curve: .continuous)
        == .roundedRect(rect, cornerRadius: 30))
  }

  @Test("between the two the corner changes without a jump")
  func blend() {
    let nearly = Path.roundedRect(rect, cornerRadius: 30 - 1e-7, curve: .continuous)
    // All ends lie on the circles around (40, 50) and (80, 50), or on the edges between them.
    for point in ends(nearly) {
      let center = Point(point.x < 60 ? 40 : 80, 50)
      let distance = ((point.x - center.x) * (point.x - center.x) + (point.y - 50) * (point.y - 50))
        .squareRoot()
      #expect(abs(distance - 30) < 1e-5)
    }
  }

  @Test("without a radius it is a rectangle", arguments: [0, -1, Double.nan])
  func none(radius: Double) {
    for curve in CornerCurve.allCases {
      #expect(Path.roundedRect(rect, cornerRadius: radius, curve: curve) == .rect(rect))
    }
  }
}
