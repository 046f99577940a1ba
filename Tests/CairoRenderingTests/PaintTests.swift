import Drawing
import Testing

@testable import CairoRendering

private let clear = Bitmap.RGBA(0, 0, 0, 0)
private let black = Color(white: 0)
private let white = Color(white: 1)

@Suite("Gradients in pixels")
struct GradientTests {
  private func row(_ gradient: LinearGradient, width: Int, scale: Double = 1) throws -> Bitmap {
    let area = Path.rect(Rect(0, 0, Double(width) / scale, 1))
    return try render(
      Double(width) / scale, 1, scale: scale, .fill(area, .linearGradient(gradient)))
  }

  @Test("between two stops the bytes rise evenly", arguments: [1.0, 2])
  func linear(scale: Double) throws {
    let gradient = LinearGradient(
      start: .zero, end: Point(200 / scale, 0), colors: [black, white])
    let picture = try row(gradient, width: 200, scale: scale)
    for x in 0..<200 {
      let exact = (Double(x) + 0.5) / 200 * 255
      let value = Double(picture[x, 0]?.red ?? 0)
      #expect(abs(value - exact) <= 1, "pixel \(x)")
      #expect(picture[x, 0]?.alpha == 255)
    }
  }

  @Test("beyond the stops their colours go on")
  func padding() throws {
    let gradient = LinearGradient(
      start: Point(2, 0), end: Point(4, 0), colors: [Color(hex: 0xFF0000), Color(hex: 0x0000FF)])
    let picture = try row(gradient, width: 6)
    #expect(picture[0, 0] == .init(255, 0, 0))
    #expect(picture[1, 0] == .init(255, 0, 0))
    #expect(picture[4, 0] == .init(0, 0, 255))
    #expect(picture[5, 0] == .init(0, 0, 255))
  }

  @Test("alpha stays straight: from white to clear black there is gray")
  func straight() throws {
    let gradient = LinearGradient(start: .zero, end: Point(100, 0), colors: [white, .clear])
    let middle = try #require(row(gradient, width: 100)[49, 0])
    #expect((126...130).contains(middle.red))
    #expect((126...130).contains(middle.alpha))
  }

  @Test("a gradient that is one colour is that colour")
  func solid() throws {
    let red = Color(hex: 0xFF0000)
    let point = LinearGradient(start: Point(1, 0), end: Point(1, 0), colors: [black, red])
    #expect(try row(point, width: 2)[0, 0] == .init(255, 0, 0))
    let single = LinearGradient(start: .zero, end: Point(1, 0), colors: [red])
    #expect(try row(single, width: 2)[1, 0] == .init(255, 0, 0))
    let none = LinearGradient(start: .zero, end: Point(1, 0), colors: [])
    #expect(try row(none, width: 2)[0, 0] == clear)
  }
}

@Suite("Images in pixels")
struct ImageTests {
  private static let colors: [UInt8] = [
    255, 0, 0, 255, 0, 255, 0, 255,
    0, 0, 255, 255, 200, 100, 50, 128,
  ]

  private func image() throws -> Image {
    Image(try Bitmap(width: 2, height: 2, rgba: Self.colors))
  }

  @Test("at its own size an image is its own pixels")
  func identity() throws {
    #expect(
      try render(2, 2, .image(image(), in: Rect(0, 0, 2, 2))).rgba.prefix(12)
        == Self.colors.prefix(12))
    let translucent = try #require(
      render(2, 2, .image(image(), in: Rect(0, 0, 2, 2)))[1, 1])
    // 200, 100 and 50 times 128 ÷ 255 and back.
    #expect(translucent == .init(199, 100, 50, 128))
    let moved = try render(4, 4, .image(image(), in: Rect(1, 2, 2, 2)))
    #expect(moved[1, 2] == .init(255, 0, 0))
    #expect(moved[0, 2] == clear && moved[3, 2] == clear && moved[1, 1] == clear)
  }

  @Test("every opaque byte comes back")
  func allBytes() throws {
    let bytes: [UInt8] = (0...255).flatMap { value -> [UInt8] in [value, 255 - value, 7, 255] }
    let bitmap = try Bitmap(width: 256, height: 1, rgba: bytes)
    let picture = try render(256, 1, .image(Image(bitmap), in: Rect(0, 0, 256, 1)))
    #expect(picture == bitmap)
  }

  @Test("halved, each pixel is the mean of four")
  func mean() throws {
    let pair: [UInt8] = [200, 40, 0, 255, 100, 40, 80, 255]
    let bytes = (0..<8).flatMap { _ in pair }
    let bitmap = try Bitmap(width: 4, height: 4, rgba: bytes)
    let picture = try render(2, 2, .image(Image(bitmap), in: Rect(0, 0, 2, 2)))
    let pixel = try #require(picture[0, 0])
    #expect((148...152).contains(pixel.red))
    #expect(pixel.green == 40 && (38...42).contains(pixel.blue) && pixel.alpha == 255)
  }

  @Test("the edge of a stretched image does not fade")
  func edges() throws {
    let bitmap = try Bitmap(width: 1, height: 1, rgba: [10, 20, 30, 255])
    let picture = try render(5, 4, .image(Image(bitmap), in: Rect(0, 0, 5, 4)))
    for y in 0..<4 { for x in 0..<5 { #expect(picture[x, y] == .init(10, 20, 30)) } }
  }

  @Test("without an extent nothing is drawn", arguments: [0, -3, Double.nan])
  func empty(side: Double) throws {
    #expect(try render(1, 1, .image(image(), in: Rect(0, 0, side, 1)))[0, 0] == clear)
    #expect(try render(1, 1, .image(image(), in: Rect(0, 0, 1, side)))[0, 0] == clear)
  }

  @Test("a clip around it gives it round corners")
  func clipped() throws {
    let bitmap = try Bitmap(width: 1, height: 1, rgba: [10, 20, 30, 255])
    let frame = Rect(0, 0, 20, 20)
    let layer = DisplayList.Layer(
      clip: .roundedRect(frame, cornerRadius: 6), items: [.image(Image(bitmap), in: frame)])
    let picture = try render(20, 20, .layer(layer))
    #expect(picture[0, 0] == clear)
    #expect(picture[10, 0] == .init(10, 20, 30))
    #expect((1...254).contains(picture[1, 2]?.alpha ?? 0))
  }
}

@Suite("Images that lie on pixels")
struct AlignedImageTests {
  /// Every pixel another colour, so that any interpolation shows.
  private func image(_ side: Int) throws -> Bitmap {
    var bytes: [UInt8] = []
    for index in 0..<side * side {
      for factor in [37, 101, 211] { bytes.append(UInt8(index * factor % 256)) }
      bytes.append(255)
    }
    return try Bitmap(width: side, height: side, rgba: bytes)
  }

  @Test("are drawn to the bit, at every scale, also where points are thirds", arguments: [1, 2, 3])
  func exact(scale: Int) throws {
    let side = 20
    let bitmap = try image(side)
    for place in [0, 7, 22] {
      let factor = Double(scale)
      let rect = Rect(
        Double(place) / factor, Double(place) / factor, Double(side) / factor, Double(side) / factor
      )
      // Through a layer's transform, too, as views are placed.
      let layer = DisplayList.Layer(
        transform: .translation(rect.origin),
        items: [.image(Image(bitmap), in: Rect(origin: .zero, size: rect.size))])
      for item in [.image(Image(bitmap), in: rect), .layer(layer)] as [DisplayList.Item] {
        let picture = try render(60 / factor, 60 / factor, scale: factor, item)
        for y in 0..<side {
          for x in 0..<side { #expect(picture[place + x, place + y] == bitmap[x, y]) }
        }
        #expect(picture[place + side, place]?.alpha == 0)
      }
    }
  }
}
