import Testing

@testable import ImageCoding

@Suite("Videos by ffmpeg")
struct VideoEncoderTests {
  @Test("frames that are too large for a codec are refused before ffmpeg starts")
  func sizes() throws {
    try VideoEncoder.check(width: 16_384, height: 16_384)
    try VideoEncoder.check(width: 16_383, height: 16_383, for: .webP(loopCount: 0))
    try VideoEncoder.check(width: 16_384, height: 16_384, for: .vp9)
    #expect(
      throws: ImageEncodingFailure.tooLarge(
        "MP4 pictures are at most 16384 pixels wide and high, and these are 16385 × 20; choose a"
          + " smaller --scale, or .apng")
    ) { try VideoEncoder.check(width: 16_385, height: 20) }
    #expect(
      throws: ImageEncodingFailure.tooLarge(
        "WebP pictures are at most 16383 pixels wide and high, and these are 20 × 16384; choose a"
          + " smaller --scale, or .apng")
    ) { try VideoEncoder.check(width: 20, height: 16_384, for: .webP(loopCount: 0)) }
  }
}
