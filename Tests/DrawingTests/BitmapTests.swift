import Drawing
import Testing

@Suite("Bitmaps")
struct BitmapTests {
  @Test("pixels are found by column and row")
  func pixels() throws {
    let bitmap = try Bitmap(width: 2, height: 3, rgba: Array(0..<24))
    #expect(bitmap[0, 0] == .init(0, 1, 2, 3))
    #expect(bitmap[1, 0] == .init(4, 5, 6, 7))
    #expect(bitmap[1, 2] == .init(20, 21, 22, 23))
    for (x, y) in [(-1, 0), (0, -1), (2, 0), (0, 3)] { #expect(bitmap[x, y] == nil) }
    #expect(Bitmap.RGBA(1, 2, 3).description == "(1, 2, 3, 255)")
  }

  @Test(
    "sides are from 1 to 32,767",
    arguments: [(0, 1), (1, 0), (-1, -1), (32_768, 1), (1, 32_768), (Int.max, Int.max)])
  func sides(width: Int, height: Int) {
    #expect(throws: Bitmap.SizeError.sides(width: width, height: height)) {
      try Bitmap(width: width, height: height, rgba: [])
    }
  }

  @Test("the longest side is allowed")
  func longest() throws {
    let bytes = [UInt8](repeating: 7, count: 4 * Bitmap.maximumSide)
    #expect(try Bitmap(width: Bitmap.maximumSide, height: 1, rgba: bytes).height == 1)
  }

  @Test("there are four bytes for each pixel", arguments: [0, 3, 23, 25, 48])
  func byteCount(count: Int) {
    #expect(throws: Bitmap.SizeError.byteCount(count, expected: 24)) {
      try Bitmap(width: 2, height: 3, rgba: Array(repeating: 0, count: count))
    }
  }
}
