import Drawing
import Testing

@testable import CairoRendering

@Suite("Blurred backdrops")
struct BackdropTests {
  private let renderer = CairoRenderer()

  /// A layer over the whole picture that blurs what is behind it.
  private func blur(
    _ size: Size, clip: Rect? = nil, deviation: Double = 4, saturation: Double = 1,
    items: [DisplayList.Item] = []
  ) -> DisplayList.Item {
    var layer = DisplayList.Layer(
      clip: .rect(clip ?? Rect(origin: .zero, size: size)), items: items)
    layer.backdrop = Backdrop(deviation: deviation, saturation: saturation)
    return .layer(layer)
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    Array(bitmap.rgba[4 * (y * bitmap.width + x)..<4 * (y * bitmap.width + x) + 4])
  }

  private let size = Size(64, 16)
  /// Black at the left and white at the right.
  private var edge: [DisplayList.Item] {
    [
      .fill(.rect(Rect(0, 0, 32, 16)), Color(white: 0)),
      .fill(.rect(Rect(32, 0, 32, 16)), Color(white: 1)),
    ]
  }

  @Test("one colour stays as it is, up to the edges, and the tint covers it")
  func uniform() throws {
    let ground = DisplayList.Item.fill(.rect(Rect(origin: .zero, size: size)), Color(white: 0.6))
    let tint = DisplayList.Item.fill(
      .rect(Rect(origin: .zero, size: size)), Color(white: 1, alpha: 0.5))
    let plain = try renderer.bitmap(
      of: DisplayList(size: size, items: [ground, blur(size)]), scale: 1)
    #expect(
      stride(from: 0, to: plain.rgba.count, by: 4).allSatisfy {
        abs(Int(plain.rgba[$0]) - 153) <= 3
      })
    let tinted = try renderer.bitmap(
      of: DisplayList(size: size, items: [ground, blur(size, items: [tint])]), scale: 1)
    #expect(pixel(tinted, 1, 1)[3] == 255 && abs(Int(pixel(tinted, 1, 1)[0]) - 204) <= 1)
  }

  @Test("an edge becomes a ramp that is even about its middle")
  func ramp() throws {
    let picture = try renderer.bitmap(
      of: DisplayList(size: size, items: edge + [blur(size)]), scale: 1)
    let row = (0..<64).map { Int(pixel(picture, $0, 8)[0]) }
    #expect(row[0] == 0 && row[63] == 255)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((20..<44).allSatisfy { abs(row[$0] + row[63 - $0] - 255) <= 3 })
    // One deviation from the edge a Gaussian has 84 %.
    #expect(abs(Double(row[36]) / 255 - 0.84) < 0.05)
  }

  @Test("pixels outside of the clip do not change, and transparent ones stay transparent")
  func clip() throws {
    let half = blur(size, clip: Rect(0, 0, 64, 8))
    let picture = try renderer.bitmap(of: DisplayList(size: size, items: edge + [half]), scale: 1)
    #expect(pixel(picture, 31, 12)[0] == 0 && pixel(picture, 32, 12)[0] == 255)
    #expect(pixel(picture, 31, 4)[0] > 60)
    let empty = try renderer.bitmap(of: DisplayList(size: size, items: [blur(size)]), scale: 1)
    #expect(empty.rgba.allSatisfy { $0 == 0 })
  }

  @Test("colours become stronger, grays do not")
  func saturation() throws {
    let ground = DisplayList.Item.fill(
      .rect(Rect(origin: .zero, size: size)), Color(red: 0.6, green: 0.4, blue: 0.4))
    let picture = try renderer.bitmap(
      of: DisplayList(size: size, items: [ground, blur(size, saturation: 1.8)]), scale: 1)
    // The luma of (153, 102, 102) is 112.84; red is 72.29 above it, the others 19.52 below it.
    let strong = pixel(picture, 5, 5)
    #expect(abs(Int(strong[0]) - 185) <= 4 && abs(Int(strong[1]) - 93) <= 4, "\(strong)")
  }

  @Test("documents get an image that looks the same")
  func documents() throws {
    let inner = blur(size, clip: Rect(4, 2, 40, 10))
    let moved = DisplayList.Layer(transform: .translation(Point(3, 1)), items: edge + [inner])
    let list = DisplayList(size: size, items: [.layer(moved)])
    let flat = try renderer.rasterizingBackdrops(of: list, scale: 1)
    #expect(flat != list)
    #expect(!flat.dump().contains("backdrop") && flat.dump().contains("image"))
    #expect(try renderer.bitmap(of: flat, scale: 1) == renderer.bitmap(of: list, scale: 1))
    let plain = DisplayList(size: size, items: edge)
    #expect(try renderer.rasterizingBackdrops(of: plain, scale: 1) == plain)
  }

  @Test("a layer with rounded corners blurs the content behind it, and blends its edge once")
  func roundedCorners() throws {
    let tint = DisplayList.Item.fill(
      .rect(Rect(origin: .zero, size: size)), Color(white: 1, alpha: 0.01))
    let round = Path.roundedRect(
      Rect(8, 0, 48, 16), cornerRadius: 8, corners: .all, curve: .circular)
    func picture(_ ground: [DisplayList.Item]) throws -> Bitmap {
      let clipped = DisplayList.Layer(clip: round, items: [blur(size, items: [tint])])
      return try renderer.bitmap(
        of: DisplayList(size: size, items: ground + [.layer(clipped)]), scale: 1)
    }
    let blurred = try picture(edge)
    let free = try renderer.bitmap(
      of: DisplayList(size: size, items: edge + [blur(size, items: [tint])]), scale: 1)
    #expect(
      (20..<44).allSatisfy { abs(Int(pixel(blurred, $0, 8)[0]) - Int(pixel(free, $0, 8)[0])) <= 3 })
    #expect(pixel(blurred, 31, 8)[0] > 60 && pixel(blurred, 8, 0)[0] == 0)
    // Over one translucent colour nothing but the tint is seen, on the curve as well.
    let even = try picture([
      .fill(.rect(Rect(origin: .zero, size: size)), Color(white: 0.4, alpha: 0.5))
    ])
    for y in 0..<16 {
      for x in 0..<64 { #expect(abs(Int(pixel(even, x, y)[3]) - 128) <= 3) }
    }
  }

  @Test("a layer with a shadow blurs the content behind it")
  func withShadow() throws {
    let tint = DisplayList.Item.fill(.rect(Rect(16, 2, 32, 12)), Color(white: 1, alpha: 0.01))
    var card = DisplayList.Layer(
      items: [blur(size, clip: Rect(16, 2, 32, 12), items: [tint])])
    card.shadow = Shadow(color: Color(white: 0), opacity: 0.5, radius: 1, offset: .zero)
    let picture = try renderer.bitmap(
      of: DisplayList(size: size, items: edge + [.layer(card)]), scale: 1)
    #expect(pixel(picture, 31, 8)[0] > 60 && pixel(picture, 33, 8)[0] < 200)
  }
}
