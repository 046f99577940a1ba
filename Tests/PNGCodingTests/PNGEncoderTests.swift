import Drawing
import Foundation
import TestSupport
import Testing

@testable import PNGCoding

@Suite("Encoding PNG")
struct PNGEncoderTests {
  private func noise(width: Int, height: Int, seed: UInt64 = 1) throws -> Bitmap {
    var generator = SplitMix64(state: seed)
    return try Bitmap(width: width, height: height, rgba: generator.bytes(width * height * 4))
  }

  @Test(
    "an encoded picture is decoded to the same bytes",
    arguments: [(1, 1), (3, 5), (1, 40), (257, 2), (64, 64)], [PNGEncoder.Effort.fast, .small])
  func roundTrip(size: (Int, Int), effort: PNGEncoder.Effort) throws {
    let bitmap = try noise(width: size.0, height: size.1)
    let image = try PNGDecoder.decode(PNGEncoder(effort: effort).encode(bitmap))
    #expect(image.bitmap == bitmap)
  }

  @Test("every alpha keeps its colour, also under full transparency")
  func alphas() throws {
    let rgba = (0...255).flatMap { alpha -> [UInt8] in [200, 100, 50, UInt8(alpha)] }
    let bitmap = try Bitmap(width: 16, height: 16, rgba: rgba)
    let image = try PNGDecoder.decode(PNGEncoder(effort: .small).encode(bitmap))
    #expect(image.bitmap.rgba == rgba)
  }

  @Test("the chunks stand in the promised order with right checksums")
  func chunkOrder() throws {
    let bitmap = try noise(width: 300, height: 200)
    let text = [
      try PNGText(keyword: "Renderer", text: "a"), try PNGText(keyword: "Title", text: "b"),
    ]
    let bytes = PNGEncoder(effort: .fast, pixelsPerPoint: 2, text: text).encode(bitmap)
    let list = try #require(ChunkList(bytes))
    #expect(
      list.chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "tEXt", "tEXt", "IDAT", "IEND"])
    for chunk in list.chunks {
      #expect(chunk.crc == HandmadePNG.crc(Array(chunk.type.utf8) + chunk.data))
    }
    #expect(list["IHDR"] == [[0, 0, 1, 44, 0, 0, 0, 200, 8, 6, 0, 0, 0]])
    #expect(list["sRGB"] == [[0]])
    #expect(list["tEXt"] == [Array("Renderer\0a".utf8), Array("Title\0b".utf8)])
  }

  @Test("a scale becomes pixels per metre", arguments: [(1.0, 2835), (2, 5669), (3, 8504)])
  func resolution(scale: Double, perMeter: Int) throws {
    let bytes = PNGEncoder(effort: .fast, pixelsPerPoint: scale).encode(
      try noise(width: 2, height: 2))
    let number = HandmadePNG.bigEndian(UInt32(perMeter))
    #expect(ChunkList(bytes)?["pHYs"] == [number + number + [1]])
    #expect(
      try PNGDecoder.decode(bytes).pixelsPerMeter == .init(x: perMeter, y: perMeter))
  }

  @Test("a scale without meaning is not written", arguments: [0, -1, .nan, .infinity, 1e9])
  func noResolution(scale: Double) throws {
    let bytes = PNGEncoder(effort: .fast, pixelsPerPoint: scale).encode(
      try noise(width: 2, height: 2))
    #expect(ChunkList(bytes)?.chunks.map(\.type) == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(try PNGDecoder.decode(bytes).pixelsPerMeter == nil)
  }

  @Test("text comes back under its keyword; beyond Latin-1 it goes as iTXt")
  func text() throws {
    let entries = [
      try PNGText(keyword: "Größe", text: "naïve\nline"),
      try PNGText(keyword: "Comment", text: "快 ≠ 慢"),
      try PNGText(keyword: "Empty", text: ""),
    ]
    let bytes = PNGEncoder(effort: .small, text: entries).encode(try noise(width: 1, height: 1))
    let image = try PNGDecoder.decode(bytes)
    #expect(image.text == entries)
    #expect(image.text(for: "Comment") == "快 ≠ 慢")
    #expect(image.text(for: "Absent") == nil)
    #expect(ChunkList(bytes)?["tEXt"].count == 2)
    #expect(ChunkList(bytes)?["iTXt"].count == 1)
  }

  @Test(
    "keywords that PNG does not allow are refused",
    arguments: ["", " a", "a ", "a  b", "a\nb", "快", String(repeating: "k", count: 80)])
  func keywords(keyword: String) {
    #expect(throws: PNGText.Failure.keyword(keyword)) { try PNGText(keyword: keyword, text: "") }
  }

  @Test("a zero byte in the text is refused")
  func zeroInText() {
    #expect(throws: PNGText.Failure.zeroInText(keyword: "k")) {
      try PNGText(keyword: "k", text: "a\0b")
    }
  }

  @Test("the same picture gives the same bytes, and small is not larger than fast")
  func determinism() throws {
    let rgba = (0..<4096).flatMap { index -> [UInt8] in
      [UInt8(index / 64), UInt8(index % 64), 7, 255]
    }
    let bitmap = try Bitmap(width: 64, height: 64, rgba: rgba)
    let fast = PNGEncoder(effort: .fast).encode(bitmap)
    let small = PNGEncoder(effort: .small).encode(bitmap)
    #expect(fast == PNGEncoder(effort: .fast).encode(bitmap))
    #expect(small == PNGEncoder(effort: .small).encode(bitmap))
    #expect(small.count <= fast.count)
  }

  @Test("a stream too long for one chunk goes into several")
  func severalChunks() throws {
    let bitmap = try noise(width: 9, height: 7)
    let bytes = PNGEncoder(effort: .fast).encode(bitmap, maximumChunkLength: 100)
    let parts = try #require(ChunkList(bytes))["IDAT"].map(\.count)
    #expect(parts.dropLast().allSatisfy { $0 == 100 } && parts.count > 1)
    #expect(try PNGDecoder.decode(bytes).bitmap == bitmap)
  }

  @Test("the stream that needs no compressor is valid, at and around the length of a block")
  func stored() throws {
    // Rows of 4 · 8191 + 1 bytes: two of them are 65,530; with the third the block is full.
    for (width, height) in [(1, 1), (8191, 2), (8191, 3), (16_383, 1)] {
      let bitmap = try noise(width: width, height: height)
      var rows: [UInt8] = []
      for y in 0..<height {
        rows += [0] + bitmap.rgba[4 * width * y..<4 * width * (y + 1)]
      }
      var png = HandmadePNG()
      png.append(
        "IHDR",
        HandmadePNG.bigEndian(UInt32(width)) + HandmadePNG.bigEndian(UInt32(height))
          + [8, 6, 0, 0, 0])
      png.append("IDAT", ZlibStream.stored(rows))
      png.append("IEND", [])
      #expect(try PNGDecoder.decode(png.bytes).bitmap == bitmap)
    }
  }

  @Test("a level outside of libdeflate's range still gives a stream")
  func unknownLevel() {
    #expect(ZlibStream.compress([1, 2, 3], level: 99) == HandmadePNG.zlib([1, 2, 3]))
  }

  @Test("pngcheck finds nothing to say", arguments: [PNGEncoder.Effort.fast, .small])
  func pngcheck(effort: PNGEncoder.Effort) throws {
    let text = [
      try PNGText(keyword: "Renderer", text: "cellophane"),
      try PNGText(keyword: "Comment", text: "≠"),
    ]
    let bytes = PNGEncoder(effort: effort, pixelsPerPoint: 3, text: text).encode(
      try noise(width: 33, height: 21))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "cellophane-\(UUID().uuidString).png")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let check = Process()
    check.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    check.arguments = ["pngcheck", "-q", file.path]
    let output = Pipe()
    check.standardOutput = output
    try check.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    check.waitUntilExit()
    #expect(check.terminationStatus != 127, "pngcheck is not on the PATH; install pngcheck")
    #expect(
      check.terminationStatus == 0 && said.isEmpty, "\(String(decoding: said, as: UTF8.self))")
  }
}
