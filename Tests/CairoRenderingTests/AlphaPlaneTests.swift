import Testing

@testable import CairoRendering

@Suite("Blurring alpha")
struct AlphaPlaneTests {
  /// A plane with one full pixel in the middle of a row (or a column).
  private func dot(_ width: Int, _ height: Int) -> AlphaPlane {
    var plane = AlphaPlane(width: width, height: height)
    plane.values[height / 2 * width + width / 2] = 255
    return plane
  }

  @Test("no deviation changes nothing")
  func none() {
    var plane = dot(5, 5)
    plane.blur(x: 0, y: 0)
    #expect(plane.values == dot(5, 5).values)
  }

  @Test("a deviation of 2 is three boxes of 4, 4 and 5 pixels, together centred")
  func evenBoxes() {
    var plane = dot(15, 1)
    plane.blur(x: 2, y: 0)
    // 255 ÷ 4 = 63.75: four pixels of 64, from one left of the middle to two right of it or the
    // other way round; then 1, 2, 3, 4, 3, 2, 1 times 16, each 64 ÷ 4; then the mean of five.
    let second = [16, 32, 48, 64, 48, 32, 16]
    var padded = Array(repeating: 0, count: 6) + second + Array(repeating: 0, count: 6)
    padded = (2..<17).map { (padded[$0 - 2...$0 + 2].reduce(0, +) * 2 + 5) / 10 }
    #expect(plane.values.map(Int.init) == padded)
    #expect(plane.values == plane.values.reversed())
  }

  @Test("a deviation of 3 is three boxes of 6, 6 and 7 pixels and reaches 9")
  func reach() {
    #expect(AlphaPlane.reach(of: 2) == 6)
    #expect(AlphaPlane.reach(of: 3) == 9)
    #expect(AlphaPlane.reach(of: 0) == 0)
    #expect(AlphaPlane.reach(of: 1e12) == AlphaPlane.reach(of: 400))
  }

  @Test("rows and columns are blurred alike", arguments: [0.4, 1.3, 2, 2.5, 3, 7])
  func directions(deviation: Double) {
    var across = dot(61, 1)
    var down = dot(1, 61)
    across.blur(x: deviation, y: 0)
    down.blur(x: 0, y: deviation)
    #expect(across.values == down.values)
    #expect(across.values.contains { (1...254).contains($0) })
    across.blur(x: 0, y: 100)
    #expect(across.values.allSatisfy { $0 <= 1 })
  }

  @Test("below a deviation of 2 it is the Gaussian itself")
  func gaussian() {
    var plane = dot(9, 1)
    plane.blur(x: 1, y: 0)
    // e^(−n²/2) over its sum √(2π), times 255.
    #expect(plane.values == [0, 1, 14, 62, 102, 62, 14, 1, 0])
  }

  @Test("far from its edge a full plane stays full", arguments: [0.7, 1.9, 2, 3.3, 5])
  func full(deviation: Double) {
    var plane = AlphaPlane(width: 81, height: 81)
    plane.values = plane.values.map { _ in 255 }
    plane.blur(x: deviation, y: deviation)
    #expect(plane.values[40 * 81 + 40] == 255)
    #expect(plane.values[40 * 81] <= 200)
  }

  @Test("a step is half-way up at its place", arguments: [1.0, 2, 3, 4, 9])
  func step(deviation: Double) {
    var plane = AlphaPlane(width: 80, height: 1)
    for x in 40..<80 { plane.values[x] = 255 }
    plane.blur(x: deviation, y: 0)
    for distance in 0..<10 {
      let sum = Int(plane.values[39 - distance]) + Int(plane.values[40 + distance])
      #expect((253...257).contains(sum))
    }
  }
}
