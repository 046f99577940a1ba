import Drawing
import Testing

@Suite("Conic and radial gradients")
struct ConicGradientTests {
  private let colors = [Color(hex: 0xFF0000), Color(hex: 0x00FF00), Color(hex: 0x0000FF)]

  private func conic(end: Point) -> LinearGradient {
    var gradient = LinearGradient(start: Point(20, 20), end: end, colors: colors)
    gradient.type = .conic
    return gradient
  }

  @Test("colours run clockwise from the direction of the end")
  func turns() throws {
    let (image, frame) = try #require(
      conic(end: Point(20, 0)).conicImage(size: Size(40, 40), scale: 2))
    #expect(frame == Rect(0, 0, 40, 40) && image.bitmap.width == 80)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(image.bitmap.rgba[4 * (y * 80 + x)..<4 * (y * 80 + x) + 4])
    }
    func near(_ found: [UInt8], _ wanted: [UInt8], by limit: Int = 4) -> Bool {
      zip(found, wanted).allSatisfy { abs(Int($0) - Int($1)) <= limit }
    }
    // A quarter, a half and three quarters of the way.
    #expect(near(pixel(78, 40), [128, 128, 0, 255]))
    #expect(near(pixel(40, 78), [0, 255, 0, 255]))
    #expect(near(pixel(1, 40), [0, 128, 128, 255]))
    // Right and left of the beginning: the first colour and the last one.
    #expect(near(pixel(42, 4), [252, 3, 0, 255], by: 6))
    #expect(near(pixel(37, 4), [0, 3, 252, 255], by: 12))
  }

  @Test("an area without extent has no image, and a large one has fewer pixels")
  func limits() throws {
    #expect(conic(end: .zero).conicImage(size: Size(0, 10), scale: 2) == nil)
    let large = try #require(
      conic(end: .zero).conicImage(size: Size(4096, 2), scale: 3))
    #expect(large.image.bitmap.width == 2048)
  }

  @Test("a radial gradient without a radius is its last colour")
  func degenerate() {
    var gradient = LinearGradient(start: Point(5, 5), end: Point(5, 9), colors: colors)
    #expect(gradient.solidColor == nil)
    gradient.type = .radial
    #expect(gradient.solidColor == colors[2])
  }

  @Test("colours between stops are mixed in straight alpha")
  func mixed() {
    let gradient = LinearGradient(
      start: .zero, end: Point(1, 0),
      stops: [
        .init(color: Color(white: 1, alpha: 0), location: 0.2),
        .init(color: Color(white: 0), location: 0.6),
      ])
    #expect(gradient.color(at: 0) == Color(white: 1, alpha: 0))
    #expect(abs(gradient.color(at: 0.4).alpha - 0.5) < 1e-12)
    #expect(abs(gradient.color(at: 0.4).red - 0.5) < 1e-12)
    #expect(gradient.color(at: 0.9) == Color(white: 0))
  }
}
