import Drawing
import Testing

@testable import PNGCoding

@Suite("The colour space that a PNG declares")
struct PNGColorSpaceTests {
  private typealias Chunk = (String, [UInt8])

  private static let standard: [UInt32] = [
    31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
  ]

  private func gamma(_ value: UInt32) -> Chunk { ("gAMA", HandmadePNG.bigEndian(value)) }

  private func primaries(_ values: [UInt32] = standard) -> Chunk {
    ("cHRM", values.flatMap(HandmadePNG.bigEndian))
  }

  private func image(_ chunks: [Chunk]) throws -> PNGImage {
    try PNGDecoder.decode(
      HandmadePNG.file(
        width: 1, height: 1, bitDepth: 8, colorType: 6, chunks: chunks, rows: [0, 9, 8, 7, 255]))
  }

  private func colorSpace(_ chunks: [Chunk]) throws -> PNGColorSpace {
    let image = try image(chunks)
    #expect(image.bitmap.rgba == [9, 8, 7, 255])
    return image.colorSpace
  }

  @Test("silence, sRGB and the gamma that most files have need no remark")
  func standardSpaces() throws {
    #expect(try colorSpace([]) == .unspecified)
    #expect(try colorSpace([("sRGB", [0])]) == .sRGB)
    #expect(try colorSpace([gamma(45_455)]) == .sRGB)
    #expect(try colorSpace([gamma(45_455), primaries()]) == .sRGB)
    #expect(try colorSpace([primaries()]) == .unspecified)
    #expect(try colorSpace([("cICP", [1, 13, 0, 1])]) == .sRGB)
    #expect(PNGColorSpace.unspecified.remark == nil)
    #expect(PNGColorSpace.sRGB.remark == nil)
  }

  @Test("another gamma is named, and the samples stay as they are stored")
  func otherGamma() throws {
    let linear = try colorSpace([gamma(100_000)])
    #expect(linear == .gamma(1))
    #expect(linear.remark == "its colours are declared as gamma 1.0 and are compared as stored")
    #expect(try colorSpace([gamma(100_000), primaries()]) == .gamma(1))
    #expect(try colorSpace([gamma(45_449)]) == .gamma(0.45449))
  }

  @Test("other primaries are named")
  func otherPrimaries() throws {
    var wide = Self.standard
    wide[2] = 68_000
    #expect(try colorSpace([primaries(wide)]) == .primaries(gamma: nil))
    let both = try colorSpace([gamma(45_455), primaries(wide)])
    #expect(both == .primaries(gamma: 0.45455))
    #expect(
      both.remark
        == "its colours are declared as having primaries of their own and gamma 0.45455"
        + " and are compared as stored")
  }

  @Test("cICP goes before iCCP, sRGB and gAMA, in this order")
  func precedence() throws {
    let profile: Chunk = ("iCCP", Array("Display P3\0\0".utf8) + HandmadePNG.zlib([0]))
    let codePoints: Chunk = ("cICP", [9, 16, 0, 1])
    let all: [Chunk] = [gamma(100_000), ("sRGB", [0]), profile, codePoints]
    #expect(
      try colorSpace(all)
        == .codePoints(primaries: 9, transfer: 16, matrix: 0, isFullRange: true))
    #expect(try colorSpace(Array(all.prefix(3))) == .iccProfile(name: "Display P3"))
    #expect(try colorSpace(Array(all.prefix(2))) == .sRGB)
    #expect(try colorSpace(Array(all.prefix(1))) == .gamma(1))
  }

  @Test("remarks name profiles and code points")
  func remarks() {
    #expect(
      PNGColorSpace.iccProfile(name: "Display P3").remark
        == "its colours are declared as the ICC profile \"Display P3\" and are compared as stored")
    #expect(PNGColorSpace.iccProfile(name: "sRGB IEC61966-2.1").remark == nil)
    #expect(
      PNGColorSpace.codePoints(primaries: 9, transfer: 16, matrix: 0, isFullRange: true).remark
        == "its colours are declared as cICP 9/16/0/1 and are compared as stored")
  }

  @Test("a chunk of the wrong length declares nothing")
  func wrongLength() throws {
    for (chunk, count) in [("gAMA", 3), ("cHRM", 31), ("sRGB", 2), ("cICP", 5)] {
      let chunks: [Chunk] = [(chunk, [UInt8](repeating: 1, count: count))]
      #expect(try colorSpace(chunks) == .unspecified, "\(chunk)")
    }
  }

  @Test("a damaged profile and a damaged text are warnings, and the pixels are whole")
  func warnings() throws {
    let profile = try image([("iCCP", Array("P3\0\0".utf8) + [1, 2, 3])])
    #expect(profile.colorSpace == .iccProfile(name: "P3"))
    #expect(profile.warnings.count == 1)
    #expect(profile.warnings.first?.hasPrefix("iCCP: ") == true)
    let text = try image([("zTXt", Array("Title\0\0".utf8) + [1, 2, 3])])
    #expect(text.text.isEmpty)
    #expect(text.warnings.first?.hasPrefix("zTXt: ") == true)
    #expect(try image([("tEXt", Array("Title\0a".utf8))]).warnings.isEmpty)
  }
}
