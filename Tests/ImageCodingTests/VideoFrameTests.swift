import Drawing
import Testing

@testable import ImageCoding

@Suite("Frames as video stores them")
struct VideoFrameTests {
  /// The planes of a picture of 2 × 2 pixels.
  private func planes(_ pixels: [[UInt8]], on ground: Color = Color(white: 1)) throws -> [UInt8] {
    let bitmap = try Bitmap(width: 2, height: 2, rgba: Array(pixels.joined()))
    return VideoFrame(bitmap, on: ground).planes
  }

  /// BT.709-6, table 4 (8 bits): 219 · E′Y + 16, 224 · E′C + 128.
  @Test(
    "colours have BT.709's values",
    arguments: [
      ([0, 0, 0], [16, 128, 128]), ([255, 255, 255], [235, 128, 128]),
      ([128, 128, 128], [126, 128, 128]), ([255, 0, 0], [63, 102, 240]),
      ([0, 255, 0], [173, 42, 26]), ([0, 0, 255], [32, 240, 118]),
    ] as [([UInt8], [UInt8])])
  func colors(ink: [UInt8], expected: [UInt8]) throws {
    let pixels = [[UInt8]](repeating: ink + [255], count: 4)
    #expect(
      try planes(pixels) == [UInt8](repeating: expected[0], count: 4) + Array(expected[1...]))
  }

  @Test("four pixels share the mean of their colours, and have brightnesses of their own")
  func mean() throws {
    let (red, white): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [255, 255, 255, 255])
    // (102 + 3 · 128) ÷ 4 and (240 + 3 · 128) ÷ 4.
    #expect(try planes([red, white, white, white]) == [63, 235, 235, 235, 122, 156])
  }

  @Test("with alpha, four pixels share the mean of their colours by alpha, and keep odd sides")
  func alpha() throws {
    let (red, white): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [255, 255, 255, 255])
    let bitmap = try Bitmap(
      width: 3, height: 1, rgba: red + [0, 0, 0, 0] + [255, 255, 255, 128])
    // Clear pixels do not count; a half transparent white one is as white as an opaque one.
    #expect(
      AlphaVideoFrame(bitmap).planes == [63, 16, 235, 102, 128, 240, 128, 255, 0, 128])
    // Three parts of red and one of white: (3 · 102 + 128) ÷ 4 and (3 · 240 + 128) ÷ 4, from colours that are not rounded.
    let pair = try Bitmap(width: 2, height: 1, rgba: red + [255, 255, 255, 85])
    #expect(AlphaVideoFrame(pair).planes == [63, 235, 109, 212, 255, 85])
    let four = try Bitmap(width: 2, height: 2, rgba: red + white + white + white)
    // As without alpha.
    #expect(
      AlphaVideoFrame(four).planes
        == VideoFrame(four, on: Color(white: 1)).planes + [255, 255, 255, 255])
    let clear = try Bitmap(width: 1, height: 1, rgba: [0, 0, 0, 0])
    #expect(AlphaVideoFrame(clear).planes == [16, 128, 128, 0])
  }

  @Test("odd sides get a column and a row of the background, and transparent pixels its colour")
  func ground() throws {
    let bitmap = try Bitmap(width: 1, height: 1, rgba: [0, 0, 0, 255])
    #expect(
      VideoFrame(bitmap, on: Color(white: 1)).planes == [16, 235, 235, 235, 128, 128])
    let clear = try Bitmap(width: 1, height: 1, rgba: [9, 9, 9, 0])
    #expect(
      VideoFrame(clear, on: Color(red: 1, green: 0, blue: 0)).planes == [63, 63, 63, 63, 102, 240])
  }
}
