import Testing

@testable import CairoRendering

@Suite struct StraightAlphaTests {
  /// The closed form: the quotient 255·p ÷ α as whole number and remainder, halves upwards.
  private func nearest(_ premultiplied: Int, _ alpha: Int) -> UInt8 {
    let (quotient, remainder) = (255 * premultiplied).quotientAndRemainder(dividingBy: alpha)
    return UInt8(2 * remainder >= alpha ? quotient + 1 : quotient)
  }

  @Test func everyCombinationIsRoundedExactly() {
    var pixels: [UInt8] = []
    var expected: [UInt8] = []
    for alpha in 1...255 {
      for value in 0...alpha {
        let pixel = UInt32(alpha) << 24 | UInt32(value) << 16 | UInt32(alpha - value) << 8
        unsafe withUnsafeBytes(of: pixel) { unsafe pixels.append(contentsOf: $0) }
        expected += [nearest(value, alpha), nearest(alpha - value, alpha), 0, UInt8(alpha)]
      }
    }
    StraightAlpha.convert(&pixels)
    // One number, since a description of what differs in 130,000 would take minutes.
    let first = zip(pixels, expected).enumerated().first { $1.0 != $1.1 }
    #expect(first?.offset == nil)
    #expect(pixels.count == expected.count)
  }

  @Test func channelsKeepTheirPlaces() {
    var bytes: [UInt8] = []
    for pixel: UInt32 in [0xFF01_0203, 0x0000_0000, 0x8080_4000] {
      unsafe withUnsafeBytes(of: pixel) { unsafe bytes.append(contentsOf: $0) }
    }
    StraightAlpha.convert(&bytes)
    #expect(bytes == [1, 2, 3, 255, 0, 0, 0, 0, 255, 128, 0, 128])
  }
}
