import Drawing
import Foundation
import Testing

@testable import PNGCoding

/// What libpng has stumbled over in the past, and what others' test files contain.
@Suite("Damaged PNGs")
struct PNGDamageTests {
  private typealias Chunk = (type: String, data: [UInt8])

  private static let rows: [UInt8] = [0, 1, 2, 3, 4, 0, 5, 6, 7, 8]
  private static let pixels: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]

  private func header(
    _ width: UInt32 = 1, _ height: UInt32 = 2, _ bitDepth: UInt8 = 8, _ colorType: UInt8 = 6,
    _ rest: [UInt8] = [0, 0, 0]
  ) -> Chunk {
    let sides = HandmadePNG.bigEndian(width) + HandmadePNG.bigEndian(height)
    return ("IHDR", sides + [bitDepth, colorType] + rest)
  }

  private func file(_ chunks: [Chunk]) -> [UInt8] {
    var png = HandmadePNG()
    for (type, data) in chunks { png.append(type, data) }
    return png.bytes
  }

  private func plain(_ stream: [UInt8]) -> [UInt8] {
    file([header(), ("IDAT", stream), ("IEND", [])])
  }

  private func expect(
    _ words: String, of bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: PNGDecodingFailure.damaged(words), sourceLocation: sourceLocation) {
      try PNGDecoder.decode(bytes)
    }
  }

  @Test("the picture that the others are made from is whole")
  func whole() throws {
    let file = plain(HandmadePNG.zlib(Self.rows))
    #expect(try PNGDecoder.decode(file).bitmap.rgba == Self.pixels)
  }

  @Test("a header is refused for each of its fields")
  func headers() {
    let idat: Chunk = ("IDAT", HandmadePNG.zlib(Self.rows))
    let cases: [(Chunk, String)] = [
      (header(1, 0), "Invalid IHDR data (Image height is zero in IHDR)"),
      (header(1, 2, 8, 1), "Invalid IHDR data (Invalid color type in IHDR)"),
      (header(1, 2, 3, 0), "Invalid IHDR data (Invalid bit depth in IHDR)"),
      (header(1, 2, 8, 6, [0, 0, 2]), "Invalid IHDR data (Unknown interlace method in IHDR)"),
      (header(1, 2, 8, 6, [1, 0, 0]), "Invalid IHDR data (Unknown compression method in IHDR)"),
      (header(1, 2, 8, 6, [0, 1, 0]), "Invalid IHDR data (Unknown filter method in IHDR)"),
    ]
    for (header, words) in cases { expect(words, of: file([header, idat, ("IEND", [])])) }
  }

  @Test("chunks in the wrong order, or missing, are damage")
  func order() {
    let idat: Chunk = ("IDAT", HandmadePNG.zlib(Self.rows))
    expect("IDAT: Missing IHDR before IDAT", of: file([idat, ("IEND", [])]))
    expect("IEND: out of place", of: file([header(), ("IEND", [])]))
    expect("IHDR: out of place", of: file([header(), header(), idat, ("IEND", [])]))
    expect("unexpected end of file", of: file([header(), idat]))
    expect(
      "IDAT: Missing PLTE before IDAT", of: file([header(1, 2, 8, 3), idat, ("IEND", [])]))
  }

  @Test("a stream that is cut, garbled or of a filter that does not exist is damage")
  func streams() {
    let stream = HandmadePNG.zlib(Self.rows)
    expect("Not enough image data", of: plain(Array(stream.prefix(12))))
    expect("Not enough image data", of: plain([]))
    expect("IDAT: incorrect header check", of: plain([0x79] + stream.dropFirst()))
    expect(
      "bad adaptive filter value",
      of: plain(HandmadePNG.zlib([5] + Self.rows.dropFirst())))
    var wrongSum = stream
    wrongSum[wrongSum.count - 1] ^= 1
    #expect(throws: PNGDecodingFailure.self) { try PNGDecoder.decode(plain(wrongSum)) }
  }

  @Test("a wrong checksum of any IDAT is damage")
  func checksums() {
    let stream = HandmadePNG.zlib(Self.rows)
    let parts: [Chunk] = [
      header(), ("IDAT", Array(stream.prefix(9))), ("IDAT", Array(stream.dropFirst(9))),
      ("IEND", []),
    ]
    let whole = file(parts)
    // Signature 8, IHDR 25; then 8 bytes before the data and the checksum of 4 behind it.
    let first = 8 + 25 + 8 + 9
    for place in [first, first + 4 + 8 + stream.count - 9] {
      var damaged = whole
      damaged[place] ^= 0x10
      expect("IDAT: CRC error", of: damaged)
    }
    #expect(throws: Never.self) { try PNGDecoder.decode(whole) }
  }

  @Test("an index outside of the palette does not crash")
  func paletteIndex() throws {
    let bytes = file([
      header(3, 1, 8, 3), ("PLTE", [9, 9, 9]), ("IDAT", HandmadePNG.zlib([0, 0, 1, 255])),
      ("IEND", []),
    ])
    let image = try PNGDecoder.decode(bytes)
    #expect(image.bitmap[0, 0] == Bitmap.RGBA(9, 9, 9))
    #expect(image.bitmap.rgba.count == 12)
  }

  @Test("more image data than the header declares is a warning")
  func tooMuchData() throws {
    let image = try PNGDecoder.decode(plain(HandmadePNG.zlib(Self.rows + [0, 9, 9, 9, 9])))
    #expect(image.bitmap.rgba == Self.pixels)
    #expect(image.warnings == ["IDAT: Too much image data"])
    let behind = try PNGDecoder.decode(plain(HandmadePNG.zlib(Self.rows) + [1, 2, 3]))
    #expect(behind.bitmap.rgba == Self.pixels)
    #expect(behind.warnings == ["IDAT: Extra compressed data"])
  }

  @Test("bytes behind the end and text behind the pixels change nothing")
  func behind() throws {
    let idat: Chunk = ("IDAT", HandmadePNG.zlib(Self.rows))
    let text: Chunk = ("tEXt", Array("Title\0late".utf8))
    let image = try PNGDecoder.decode(file([header(), idat, text, ("IEND", [])]) + [0, 1, 2])
    #expect(image.bitmap.rgba == Self.pixels)
    #expect(image.text(for: "Title") == "late")
  }

  @Test("plain files in one IDAT or in many, also empty ones, are the same picture")
  func parts() throws {
    let stream = HandmadePNG.zlib(Self.rows)
    for length in [1, 2, 7, stream.count] {
      let parts: [Chunk] = stride(from: 0, to: stream.count, by: length).map {
        ("IDAT", Array(stream[$0..<min($0 + length, stream.count)]))
      }
      let bytes = file([header(), ("IDAT", [])] + parts + [("IDAT", []), ("IEND", [])])
      #expect(try PNGDecoder.decode(bytes).bitmap.rgba == Self.pixels)
    }
  }

  @Test("text that would inflate to 20 MB is left out with a warning")
  func textBomb() throws {
    let bomb = ZlibStream.compress([UInt8](repeating: 0x20, count: 20 << 20), level: 6)
    #expect(bomb.count < 40_000)
    let bytes = file([
      header(), ("zTXt", Array("Title\0\0".utf8) + bomb),
      ("IDAT", HandmadePNG.zlib(Self.rows)), ("IEND", []),
    ])
    let image = try PNGDecoder.decode(bytes)
    #expect(image.bitmap.rgba == Self.pixels)
    #expect(image.text.isEmpty)
    #expect(image.warnings.first?.hasPrefix("zTXt: ") == true)
  }

  @Test(
    "a chunk that declares more than the file has is refused before memory is taken for it",
    arguments: ["iTXt", "zTXt", "tEXt", "eXIf", "iCCP", "sPLT", "abCd"])
  func declaredLength(type: String) {
    // 2 GB less one byte, the longest length that PNG allows.
    let tail: [UInt8] =
      [0x7F, 0xFF, 0xFF, 0xFF] + Array(type.utf8) + Array("Title".utf8) + [0, 0, 0, 0, 0]
    let before = peakMemory
    expect("unexpected end of file", of: file([header()]) + tail)
    #expect(peakMemory - before < 64 << 20)
  }

  /// The most memory that this process has had resident, in bytes.
  private var peakMemory: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 10
  }

  @Test("sixty texts that inflate to 1 MB each cost no more than one", arguments: ["zTXt", "iTXt"])
  func textBombs(type: String) throws {
    let bomb = ZlibStream.compress([UInt8](repeating: 0x20, count: (1 << 20) - 4096), level: 6)
    let start = Array("Title".utf8) + (type == "zTXt" ? [0, 0] : [0, 1, 0, 0, 0])
    let bombs = [Chunk](repeating: (type, start + bomb), count: 60)
    let bytes = file(
      [header()] + bombs + [("IDAT", HandmadePNG.zlib(Self.rows)), ("IEND", [])])
    let image = try PNGDecoder.decode(bytes)
    #expect(image.bitmap.rgba == Self.pixels)
    // The first one fits into what all may have; nothing is inflated after the second.
    #expect(image.text.count == 1)
    #expect(image.warnings == [String](repeating: "\(type): the text is too long", count: 4))
  }

  @Test("a thousand texts are read up to the sixty-fourth")
  func manyTexts() throws {
    let texts = (0..<1000).map { Chunk("tEXt", Array("Number\0\($0)".utf8)) }
    let image = try PNGDecoder.decode(
      file([header()] + texts + [("IDAT", HandmadePNG.zlib(Self.rows)), ("IEND", [])]))
    #expect(image.text.map(\.text) == (0..<64).map { "\($0)" })
    #expect(image.warnings == ["tEXt: there are too many texts"])
  }

  @Test("each damaged text is left out with its reason and the picture is read")
  func damagedTexts() throws {
    let title = Array("Title".utf8)
    let cases: [(Chunk, String)] = [
      (("tEXt", title), "tEXt: the keyword is damaged"),
      (("tEXt", [0] + title), "tEXt: the keyword is damaged"),
      (("tEXt", [UInt8](repeating: 65, count: 80) + [0]), "tEXt: the keyword is damaged"),
      (("zTXt", title + [0]), "zTXt: the compression is unknown"),
      (("zTXt", title + [0, 1, 0x78]), "zTXt: the compression is unknown"),
      (("zTXt", title + [0, 0, 0x78, 1, 1]), "zTXt: the text is damaged"),
      (("iTXt", title + [0, 0]), "iTXt: the chunk is too short"),
      (("iTXt", title + [0, 0, 0, 0]), "iTXt: the chunk is damaged"),
      (("iTXt", title + [0, 2, 0, 0, 0]), "iTXt: the chunk is damaged"),
      (("iTXt", title + [0, 1, 0, 0, 0, 9]), "iTXt: the text is damaged"),
    ]
    for (chunk, words) in cases {
      let image = try PNGDecoder.decode(
        file([header(), chunk, ("IDAT", HandmadePNG.zlib(Self.rows)), ("IEND", [])]))
      #expect(image.bitmap.rgba == Self.pixels)
      #expect(image.text.isEmpty)
      #expect(image.warnings == [words])
    }
  }

  @Test("compressed and international texts are read as they were written")
  func kindsOfText() throws {
    let title = Array("Title".utf8)
    let words = Array("Grüße".utf8)
    let latin: [UInt8] = [0x47, 0x72, 0xFC, 0xDF, 0x65]
    let image = try PNGDecoder.decode(
      file([
        header(), ("tEXt", title + [0] + latin),
        ("zTXt", title + [0, 0] + HandmadePNG.zlib(latin)),
        ("iTXt", title + [0, 0, 0] + Array("de".utf8) + [0] + Array("Titel".utf8) + [0] + words),
        ("IDAT", HandmadePNG.zlib(Self.rows)),
        ("iTXt", title + [0, 1, 0, 0, 0] + HandmadePNG.zlib(words)), ("IEND", []),
      ]))
    #expect(image.text.map(\.text) == [String](repeating: "Grüße", count: 4))
    #expect(image.warnings.isEmpty)
  }

  @Test("pixels that would inflate to 20 MB stop where the picture ends")
  func pixelBomb() throws {
    let bomb = ZlibStream.compress(
      Self.rows + [UInt8](repeating: 0, count: 20 << 20), level: 6)
    let image = try PNGDecoder.decode(plain(bomb))
    #expect(image.bitmap.rgba == Self.pixels)
    #expect(image.warnings == ["IDAT: Too much image data"])
  }
}
