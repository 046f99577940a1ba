import Drawing
import Testing

@testable import CairoRendering

/// A picture of `width` × `height` points at `scale`, optionally over a background.
func render(
  _ width: Double, _ height: Double, scale: Double = 1, background: Color? = nil,
  _ items: DisplayList.Item...
) throws -> Bitmap {
  let size = Size(width, height)
  let ground = background.map {
    [DisplayList.Item.fill(.rect(Rect(origin: .zero, size: size)), $0)]
  }
  let list = DisplayList(size: size, items: (ground ?? []) + items)
  return try CairoRenderer().bitmap(of: list, scale: scale)
}

private let red = Color(red: 1, green: 0, blue: 0)
private let green = Color(red: 0, green: 1, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)
private let white = Color(white: 1)
private let clear = Bitmap.RGBA(0, 0, 0, 0)

private func square(_ x: Double, _ y: Double, _ side: Double, _ color: Color) -> DisplayList.Item {
  .fill(.rect(Rect(x, y, side, side)), color)
}

@Suite struct CairoRendererTests {
  @Test(arguments: [1.0, 2, 3])
  func fillsHaveTheNearestBytes(scale: Double) throws {
    let salmon = Color(red: 1, green: 0.4932718873, blue: 0.4739984274)
    let picture = try render(4, 3, scale: scale, square(1, 1, 1, salmon))
    let side = Int(scale)
    #expect(picture.width == 4 * side)
    #expect(picture.height == 3 * side)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let isInside = x / side == 1 && y / side == 1
        #expect(picture[x, y] == (isInside ? .init(255, 126, 121) : clear))
      }
    }
  }

  @Test func everyByteOfAnOpaqueColourComesBack() throws {
    for byte in 0...255 {
      let color = Color(white: Double(byte) / 255)
      let value = UInt8(byte)
      #expect(try render(1, 1, square(0, 0, 1, color))[0, 0] == .init(value, value, value))
      #expect(color.bytes.red == value)
    }
  }

  @Test func aPixelHalfCoveredIsHalfThere() throws {
    let across = try render(2, 1, .fill(.rect(Rect(0.5, 0, 1, 1)), red))
    #expect((127...128).contains(across[0, 0]?.alpha ?? 0))
    #expect(across[0, 0]?.red == 255)
    let down = try render(1, 2, .fill(.rect(Rect(0, 0.5, 1, 1)), red))
    #expect((127...128).contains(down[0, 1]?.alpha ?? 0))
  }

  @Test func translucentGrayIsAsMeasuredOnIOS() throws {
    let gray = square(0, 0, 1, Color(white: 0.5, alpha: 0.3))
    #expect(try render(1, 1, background: white, gray)[0, 0] == .init(217, 217, 217))
    #expect(try render(1, 1, background: blue, gray)[0, 0] == .init(38, 38, 217))
  }

  @Test func overlapsAreFilledByTheNonZeroRule() throws {
    var path = Path.rect(Rect(0, 0, 3, 1))
    for element in Path.rect(Rect(1, 0, 1, 1)).elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .curve(let first, let second, let point):
        path.addCurve(to: point, control1: first, control2: second)
      case .close: path.closeSubpath()
      }
    }
    #expect(try render(3, 1, .fill(path, red))[1, 0] == .init(255, 0, 0))
  }

  @Test func strokesLieHalfOnEachSide() throws {
    let line = Path([.move(Point(1, 2)), .line(Point(5, 2))])
    let butt = try render(6, 4, .stroke(line, Stroke(lineWidth: 2), red))
    for y in 0..<4 {
      for x in 0..<6 {
        let isInside = (1...4).contains(x) && (1...2).contains(y)
        #expect(butt[x, y] == (isInside ? .init(255, 0, 0) : clear))
      }
    }
    let round = try render(6, 4, .stroke(line, Stroke(lineWidth: 2, lineCap: .round), red))
    #expect((100...255).contains(round[0, 1]?.alpha ?? 0))
  }

  @Test func joinsAreMitredOrRound() throws {
    let corner = Path([.move(Point(1, 6)), .line(Point(1, 1)), .line(Point(6, 1))])
    let miter = try render(6, 6, .stroke(corner, Stroke(lineWidth: 2), red))
    #expect(miter[0, 0] == .init(255, 0, 0))
    let round = try render(6, 6, .stroke(corner, Stroke(lineWidth: 2, lineJoin: .round), red))
    #expect((150...230).contains(round[0, 0]?.alpha ?? 0))
  }

  @Test(arguments: [0.0, -1, .nan])
  func strokesWithoutWidthDrawNothing(width: Double) throws {
    let line = Path([.move(Point(0, 0.5)), .line(Point(1, 0.5))])
    #expect(try render(1, 1, .stroke(line, Stroke(lineWidth: width), red))[0, 0] == clear)
  }

  @Test func sidesAreRoundedUpButNotForNoise() throws {
    let renderer = CairoRenderer()
    func sides(_ side: Double, _ scale: Double) throws -> Int {
      try renderer.bitmap(of: DisplayList(size: Size(side, side)), scale: scale).width
    }
    #expect(try sides(92, 3) == 276)
    #expect(try sides(0.1 + 0.2, 10) == 3)
    #expect(try sides(10.5, 1) == 11)
    #expect(try sides(0.25, 1) == 1)
  }

  @Test(arguments: [
    (Size(0, 5), 1.0), (Size(5, 0), 1), (Size(-1, 5), 1), (Size(.nan, 5), 1), (Size(5, .nan), 1),
    (Size(.infinity, 5), 1), (Size(5, 5), 0), (Size(5, 5), -3), (Size(5, 5), .nan),
    (Size(5, 5), .infinity), (Size(40_000, 1), 1), (Size(1, 1), 40_000), (Size(30_000, 30_000), 1),
    (Size(1e300, 1e300), 1e300),
  ])
  func absurdSizesAreRefused(size: Size, scale: Double) {
    let failure = #expect(throws: RenderingFailure.self) {
      try CairoRenderer().bitmap(of: DisplayList(size: size), scale: scale)
    }
    guard case .size? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func whatCairoRefusesIsReportedInItsWords() {
    let transform = Transform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let failure = #expect(throws: RenderingFailure.self) {
      try render(1, 1, .layer(.init(transform: transform, items: [square(0, 0, 1, red)])))
    }
    #expect(failure == .cairo("invalid matrix (not invertible)"))
  }

  @Test func manyThreadsDrawTheSame() async throws {
    let list = DisplayList(
      size: Size(30, 30),
      items: [
        .fill(.circle(center: Point(15, 15), radius: 14.3), red),
        .layer(
          .init(
            opacity: 0.4, clip: .circle(center: Point(9, 9), radius: 8.1),
            items: [square(0, 0, 20, green), square(5, 5, 20, blue)])),
      ])
    let expected = try CairoRenderer().bitmap(of: list, scale: 3)
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<64 {
        group.addTask { try CairoRenderer().bitmap(of: list, scale: 3) }
      }
      for try await picture in group { #expect(picture == expected) }
    }
  }
}

@Suite struct LayerTests {
  @Test func childrenOfATranslucentLayerDoNotShowThroughEachOther() throws {
    let layer = DisplayList.Layer(
      opacity: 0.5, items: [square(0, 0, 2, red), square(1, 0, 2, blue)])
    let picture = try render(3, 2, background: white, .layer(layer))
    let paleRed: [Bitmap.RGBA?] = [.init(255, 127, 127), .init(255, 128, 128)]
    #expect(paleRed.contains(picture[0, 0]))
    #expect(picture[1, 0] == picture[2, 0])
    let paleBlue: [Bitmap.RGBA?] = [.init(127, 127, 255), .init(128, 128, 255)]
    #expect(paleBlue.contains(picture[2, 0]))
  }

  @Test("a picture of one translucent layer has the pixels of that layer among others")
  func theOnlyLayer() throws {
    // Every alpha with all sorts of colours.
    let squares = (0..<256).map { index in
      let color = Color(
        red: Double(index * 37 % 256) / 255, green: Double(index * 101 % 256) / 255,
        blue: Double(255 - index) / 255, alpha: Double(index) / 255)
      return square(Double(index % 16), Double(index / 16), 1, color)
    }
    let nothing = DisplayList.Item.layer(DisplayList.Layer())
    for step in 1..<510 {
      let layer = DisplayList.Layer(opacity: Double(step) / 510 + 1e-4, items: squares)
      let size = Size(16, 16)
      let alone = try CairoRenderer().bitmap(
        of: DisplayList(size: size, items: [.layer(layer)]), scale: 1)
      let composed = try CairoRenderer().bitmap(
        of: DisplayList(size: size, items: [.layer(layer), nothing]), scale: 1)
      #expect(alone == composed, "opacity \(layer.opacity)")
    }
  }

  @Test func aLayerWithoutOpacityOrItemsDrawsNothing() throws {
    let gone = DisplayList.Layer(opacity: 0, items: [square(0, 0, 1, red)])
    let flat = DisplayList.Layer(
      transform: Transform(scaleX: 0, y: 1), items: [square(0, 0, 1, red)])
    let nowhere = DisplayList.Layer(clip: Path(), items: [square(0, 0, 1, red)])
    let picture = try render(
      1, 1, .layer(gone), .layer(.init(opacity: 0.5)), .layer(flat), .layer(nowhere))
    #expect(picture[0, 0] == clear)
  }

  @Test func aLayerMapsItsItemsAndNothingAfterIt() throws {
    let moved = DisplayList.Layer(
      transform: Transform(scaleX: 2, y: 1).concatenating(.translation(Point(1, 0))),
      items: [square(0, 0, 1, red)])
    let picture = try render(4, 1, .layer(moved), square(0, 0, 1, green))
    #expect(
      (0..<4).map { picture[$0, 0] } == [
        .init(0, 255, 0), .init(255, 0, 0), .init(255, 0, 0), clear,
      ])
  }

  @Test func nestedTransformsAreAppliedFromTheInside() throws {
    let inner = DisplayList.Layer(
      transform: .translation(Point(1, 0)), items: [square(0, 0, 1, red)])
    let outer = DisplayList.Layer(transform: Transform(scaleX: 2, y: 2), items: [.layer(inner)])
    let picture = try render(5, 2, .layer(outer))
    #expect((0..<5).map { picture[$0, 1]?.alpha } == [0, 0, 255, 255, 0])
  }

  @Test func aClipCutsOffAndEndsWithItsLayer() throws {
    let clipped = DisplayList.Layer(clip: .rect(Rect(1, 0, 1, 1)), items: [square(0, 0, 3, red)])
    let picture = try render(3, 2, .layer(clipped), square(2, 1, 1, green))
    #expect((0..<3).map { picture[$0, 0]?.alpha } == [0, 255, 0])
    #expect(picture[2, 1] == .init(0, 255, 0))
  }

  @Test func aSoftClipCoversOnceWhateverTheOpacity() throws {
    let half = Path.rect(Rect(0, 0, 0.5, 1))
    for opacity in [1, 0.999] {
      let one = DisplayList.Layer(opacity: opacity, clip: half, items: [square(0, 0, 1, red)])
      let alpha = try render(1, 1, .layer(one))[0, 0]?.alpha ?? 0
      #expect((126...128).contains(alpha), "opacity \(opacity)")
    }
  }

  @Test func whatIsCoveredDoesNotShowAtTheEdgeOfAClip() throws {
    let disc = DisplayList.Layer(
      clip: .circle(center: Point(10, 10), radius: 9.4),
      items: [square(0, 0, 20, red), square(0, 0, 20, blue)])
    let picture = try render(20, 20, .layer(disc))
    var edges = 0
    for y in 0..<20 {
      for x in 0..<20 {
        guard let pixel = picture[x, y] else { continue }
        #expect(pixel.red == 0)
        if (1...254).contains(pixel.alpha) { edges += 1 }
      }
    }
    #expect(edges > 20)
  }
}
