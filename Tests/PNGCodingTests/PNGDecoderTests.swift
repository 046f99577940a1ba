import Drawing
import TestSupport
import Testing

@testable import PNGCoding

@Suite("Decoding PNG")
struct PNGDecoderTests {
  private typealias RGBA = Bitmap.RGBA

  private func pixels(_ file: [UInt8]) throws -> [RGBA?] {
    let bitmap = try PNGDecoder.decode(file).bitmap
    return (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
  }

  @Test("1-bit gray becomes opaque black and white")
  func oneBitGray() throws {
    let file = HandmadePNG.file(
      width: 3, height: 2, bitDepth: 1, colorType: 0, rows: [0, 0b1010_0000, 0, 0b0100_0000])
    let black = RGBA(0, 0, 0)
    let white = RGBA(255, 255, 255)
    #expect(try pixels(file) == [white, black, white, black, white, black])
  }

  @Test("the Paeth predictor prefers the pixel to the left to the one in the corner")
  func paethTie() throws {
    // PNG, section 9.4: left 4, above 1 and corner 2 predict 4 + 1 - 2 = 3, as far from 4 as from 2.
    let file = HandmadePNG.file(
      width: 2, height: 2, bitDepth: 8, colorType: 6,
      rows: [0, 2, 2, 2, 255, 1, 1, 1, 255, 4, 2, 2, 2, 0, 1, 1, 1, 0])
    #expect(
      try pixels(file) == [RGBA(2, 2, 2), RGBA(1, 1, 1), RGBA(4, 4, 4), RGBA(5, 5, 5)])
  }

  @Test("8-bit gray with alpha keeps its alpha")
  func grayAlpha() throws {
    let file = HandmadePNG.file(
      width: 2, height: 1, bitDepth: 8, colorType: 4, rows: [0, 9, 0, 200, 128])
    #expect(try pixels(file) == [RGBA(9, 9, 9, 0), RGBA(200, 200, 200, 128)])
  }

  @Test("a 4-bit palette with transparency is looked up")
  func palette() throws {
    let file = HandmadePNG.file(
      width: 3, height: 1, bitDepth: 4, colorType: 3,
      chunks: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [10, 20])],
      rows: [0, 0x01, 0x20])
    #expect(try pixels(file) == [RGBA(255, 0, 0, 10), RGBA(0, 255, 0, 20), RGBA(0, 0, 255)])
  }

  @Test("a palette without transparency is opaque")
  func opaquePalette() throws {
    let file = HandmadePNG.file(
      width: 2, height: 1, bitDepth: 8, colorType: 3, chunks: [("PLTE", [1, 2, 3, 4, 5, 6])],
      rows: [0, 1, 0])
    #expect(try pixels(file) == [RGBA(4, 5, 6), RGBA(1, 2, 3)])
  }

  @Test("16-bit channels are scaled to the nearest byte, not cut")
  func sixteenBits() throws {
    // 0x00FF is 0.992 of a level and 0x8000 is 127.502: nearest is 1 and 128; cut it would be 0.
    let file = HandmadePNG.file(
      width: 1, height: 1, bitDepth: 16, colorType: 6,
      rows: [0, 0x00, 0xFF, 0x80, 0x00, 0xFF, 0xFF, 0x12, 0x34])
    #expect(try pixels(file) == [RGBA(1, 128, 255, 18)])
  }

  @Test("a transparent colour of RGB becomes alpha 0, the rest opaque")
  func transparencyKey() throws {
    let file = HandmadePNG.file(
      width: 2, height: 1, bitDepth: 8, colorType: 2, chunks: [("tRNS", [0, 1, 0, 2, 0, 3])],
      rows: [0, 1, 2, 3, 3, 2, 1])
    #expect(try pixels(file) == [RGBA(1, 2, 3, 0), RGBA(3, 2, 1)])
  }

  @Test("interlaced pictures of every small size are put together", arguments: 1...9)
  func interlaced(width: Int) throws {
    // (first column, first row, column step, row step) of the seven passes of Adam7.
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    for height in 1...9 {
      var generator = SplitMix64(state: UInt64(width * 10 + height))
      let rgba = generator.bytes(width * height * 4)
      var rows: [UInt8] = []
      for (left, top, across, down) in passes where left < width {
        for y in stride(from: top, to: height, by: down) {
          rows.append(0)
          for x in stride(from: left, to: width, by: across) {
            rows += rgba[4 * (y * width + x)..<4 * (y * width + x) + 4]
          }
        }
      }
      let file = HandmadePNG.file(
        width: UInt32(width), height: UInt32(height), bitDepth: 8, colorType: 6, interlaced: true,
        rows: rows)
      #expect(try PNGDecoder.decode(file).bitmap.rgba == rgba)
    }
  }

  @Test("a resolution without a unit is ignored")
  func ratio() throws {
    let file = HandmadePNG.file(
      width: 1, height: 1, bitDepth: 8, colorType: 0,
      chunks: [("pHYs", [0, 0, 0, 2, 0, 0, 0, 1, 0])],
      rows: [0, 7])
    let image = try PNGDecoder.decode(file)
    #expect(image.pixelsPerMeter == nil)
    #expect(image.bitmap.rgba == [7, 7, 7, 255])
  }

  @Test("the error of an empty file is that it is empty")
  func empty() {
    #expect(throws: PNGDecodingFailure.empty) { try PNGDecoder.decode([]) }
    #expect(PNGDecodingFailure.empty.description == "the file is empty")
  }

  @Test("the error of another format names the format")
  func notPNG() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12345\n"
    #expect(throws: PNGDecodingFailure.notPNG(.gitLFSPointer)) {
      try PNGDecoder.decode(Array(pointer.utf8))
    }
    #expect(PNGDecodingFailure.notPNG(.gitLFSPointer).description.contains("Git LFS pointer"))
    #expect(throws: PNGDecodingFailure.notPNG(.text)) {
      try PNGDecoder.decode(Array("<svg>größer</svg>\n".utf8))
    }
    #expect(throws: PNGDecodingFailure.notPNG(.unknown)) {
      try PNGDecoder.decode([0xFF, 0xD8, 0xFF, 0xE0])
    }
  }

  @Test("a file that is truncated at any length is an error")
  func truncated() throws {
    var generator = SplitMix64(state: 7)
    let bitmap = try Bitmap(width: 6, height: 4, rgba: generator.bytes(96))
    let text = [try PNGText(keyword: "Renderer", text: "x")]
    let file = PNGEncoder(effort: .fast, text: text).encode(bitmap)
    for length in 1..<file.count {
      #expect(throws: PNGDecodingFailure.damaged("unexpected end of file")) {
        try PNGDecoder.decode(Array(file.prefix(length)))
      }
    }
    #expect(try PNGDecoder.decode(file + [1, 2, 3]).bitmap == bitmap)
  }

  @Test("one flipped bit at any place is an error")
  func flippedBits() throws {
    let bitmap = try Bitmap(width: 2, height: 2, rgba: Array(0..<16))
    let file = PNGEncoder(effort: .small).encode(bitmap)
    for index in file.indices {
      for bit in 0..<8 {
        var damaged = file
        damaged[index] ^= 1 << UInt8(bit)
        #expect(throws: PNGDecodingFailure.self, "bit \(bit) of byte \(index)") {
          try PNGDecoder.decode(damaged)
        }
      }
    }
  }

  @Test("a wrong checksum of an ancillary chunk is an error with libpng's message")
  func ancillaryChecksum() throws {
    var file = HandmadePNG.file(
      width: 1, height: 1, bitDepth: 8, colorType: 0,
      chunks: [("pHYs", [0, 0, 0, 1, 0, 0, 0, 1, 1])], rows: [0, 7])
    // Signature 8, IHDR 25, then length 4, type 4 and data 9 of pHYs: its checksum starts at 50.
    file[50] ^= 1
    #expect(throws: PNGDecodingFailure.damaged("pHYs: CRC error")) {
      try PNGDecoder.decode(file)
    }
  }

  @Test("a header with too large a size is refused at once")
  func headerBombs() throws {
    let cases: [(UInt32, UInt32)] = [(30_000, 30_000), (32_768, 1), (1, 32_768), (.max, .max)]
    for (width, height) in cases {
      let file = HandmadePNG.file(
        width: width, height: height, bitDepth: 8, colorType: 6, rows: [])
      #expect(
        throws: PNGDecodingFailure.tooLarge(
          width: Int(width), height: Int(height), pixelLimit: 64_000_000)
      ) { try PNGDecoder.decode(file) }
    }
    let small = PNGEncoder(effort: .fast).encode(
      try Bitmap(width: 3, height: 2, rgba: Array(repeating: 0, count: 24)))
    #expect(throws: PNGDecodingFailure.tooLarge(width: 3, height: 2, pixelLimit: 5)) {
      try PNGDecoder.decode(small, pixelLimit: 5)
    }
    #expect(try PNGDecoder.decode(small, pixelLimit: 6).bitmap.width == 3)
  }

  @Test("the limit of a side in the message is the bitmap's")
  func sideInMessage() {
    let failure = PNGDecodingFailure.tooLarge(width: 40_000, height: 1, pixelLimit: 64_000_000)
    #expect(
      failure.description
        == "the PNG is too large: 40000 × 1 pixels, where 64000000 in all"
        + " and \(Bitmap.maximumSide) a side are allowed")
  }

  @Test("a header without area carries libpng's reason")
  func zeroWidth() {
    let file = HandmadePNG.file(width: 0, height: 1, bitDepth: 8, colorType: 6, rows: [])
    #expect(
      throws: PNGDecodingFailure.damaged("Invalid IHDR data (Image width is zero in IHDR)")
    ) { try PNGDecoder.decode(file) }
  }

  @Test("random bytes, also behind a signature or with right checksums, never crash")
  func randomBytes() throws {
    var generator = SplitMix64(state: 42)
    var refused = 0
    for round in 0..<600 {
      let noise = generator.bytes(Int(generator.next() % 200))
      let types = ["IDAT", "tEXt", "zTXt", "iTXt", "pHYs", "tRNS", "PLTE", "sRGB", "iCCP"]
      let bytes: [UInt8]
      switch round % 3 {
      case 0: bytes = noise
      case 1: bytes = HandmadePNG.signature + noise
      default:
        let type = types[Int(generator.next() % UInt64(types.count))]
        bytes = HandmadePNG.file(
          width: 4, height: 4, bitDepth: 8, colorType: UInt8(generator.next() % 8),
          interlaced: round % 2 == 0, chunks: [(type, noise)], rows: generator.bytes(68))
      }
      do {
        let image = try PNGDecoder.decode(bytes)
        #expect(image.bitmap.rgba.count == 64)
      } catch {
        refused += 1
        #expect(!error.description.isEmpty)
      }
    }
    // All of the first two kinds, and most of the third.
    #expect(refused >= 400)
  }
}
