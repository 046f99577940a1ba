import Drawing
import Foundation
import TestSupport
import Testing

@testable import PNGCoding

/// Pictures made to find the corners of a compressor.
enum SamplePicture: String, CaseIterable {
  /// One colour; nothing at all; a slope; runs of a few colours; noise; noise of one channel; the
  /// same row again and again; runs of lengths around the longest match of deflate.
  case flat, clear, gradient, runs, noise, grayNoise, rows, longMatches

  func bitmap(width: Int, height: Int) throws -> Bitmap {
    var generator = SplitMix64(state: UInt64(width * 100_003 + height))
    let pixels = pixels(width: width, height: height, generator: &generator)
    return try Bitmap(width: width, height: height, rgba: pixels)
  }

  private func pixels(width: Int, height: Int, generator: inout SplitMix64) -> [UInt8] {
    let count = width * height
    switch self {
    case .flat: return (0..<count).flatMap { _ in [250, 250, 252, 255] as [UInt8] }
    case .clear: return [UInt8](repeating: 0, count: count * 4)
    case .gradient:
      return (0..<count).flatMap { index -> [UInt8] in
        [UInt8(index % width & 255), UInt8(index / width & 255), 90, 255]
      }
    case .runs: return runs(of: [1, 2, 7, 30], count: count, generator: &generator)
    case .longMatches:
      // 64 pixels are 256 bytes: 258 lies between two pixels, and what is left may be 1, 2 or 3.
      return runs(of: [64, 65, 66, 129, 130, 194], count: count, generator: &generator)
    case .noise: return generator.bytes(count * 4)
    case .grayNoise:
      return generator.bytes(count).flatMap { [$0, $0, $0, 255] }
    case .rows:
      let row = generator.bytes(width * 4)
      return (0..<height).flatMap { _ in row }
    }
  }

  private func runs(of lengths: [Int], count: Int, generator: inout SplitMix64) -> [UInt8] {
    let colors: [[UInt8]] = [
      [0, 0, 0, 0], [255, 255, 255, 255], [9, 80, 200, 255], [9, 80, 201, 7],
    ]
    var bytes: [UInt8] = []
    while bytes.count < count * 4 {
      let color = colors[Int(generator.next() % 4)]
      let length = lengths[Int(generator.next() % UInt64(lengths.count))]
      for _ in 0..<length { bytes += color }
    }
    return Array(bytes.prefix(count * 4))
  }
}

@Suite("Encoding pictures of every kind")
struct PNGEncoderPicturesTests {
  /// More than this no picture may take: its bytes, one in a thousand, and a little for the chunks.
  private func bound(_ bitmap: Bitmap) -> Int {
    bitmap.rgba.count + bitmap.height + bitmap.rgba.count / 1000 + 150
  }

  @Test(
    "an encoded picture is decoded to the same pixels, and hardly longer than uncompressed",
    arguments: SamplePicture.allCases, PNGEncoder.Effort.allCases)
  func roundTrip(picture: SamplePicture, effort: PNGEncoder.Effort) throws {
    // A row of 8191 pixels with its filter's byte is 32,765 bytes and one of 8192 is 32,769, which
    // is one more than a match can reach back.
    let sizes =
      (1...40).map { ($0, 5) } + [(1, 1), (1, 300), (258, 4), (8191, 3), (8192, 3), (8193, 3)]
    for (width, height) in sizes {
      let bitmap = try picture.bitmap(width: width, height: height)
      let file = PNGEncoder(effort: effort).encode(bitmap)
      #expect(file.count <= bound(bitmap), "\(width) × \(height)")
      #expect(try PNGDecoder.decode(file).bitmap == bitmap, "\(width) × \(height)")
    }
  }

  @Test(
    "the longest row and the longest column are possible", arguments: PNGEncoder.Effort.allCases)
  func longest(effort: PNGEncoder.Effort) throws {
    for (width, height) in [(Bitmap.maximumSide, 1), (1, Bitmap.maximumSide)] {
      let bitmap = try SamplePicture.runs.bitmap(width: width, height: height)
      let file = PNGEncoder(effort: effort).encode(bitmap)
      #expect(try PNGDecoder.decode(file).bitmap == bitmap)
    }
  }

  @Test("pictures of more than one block are put together", arguments: [300, 517])
  func severalBlocks(width: Int) throws {
    // A block ends at 65,536 literals and matches; noise of 300 × 120 pixels has 144,000 literals.
    for picture in [SamplePicture.noise, .grayNoise, .longMatches] {
      let bitmap = try picture.bitmap(width: width, height: 120)
      let file = PNGEncoder(effort: .fast).encode(bitmap)
      #expect(file.count <= bound(bitmap))
      #expect(try PNGDecoder.decode(file).bitmap == bitmap)
    }
  }

  @Test("rare bytes one after the other, whose codes are the longest allowed ones, are read back")
  func longestCodes() throws {
    // 64 bytes are frequent, and each of the following is half as frequent as the one before it. 48 bytes that
    // occur once then ask for codes of 16 bits, and four of them follow each other.
    var generator = SplitMix64(state: 11)
    var rgba = generator.bytes(4 * 140 * 120).map { byte in
      let zeros = generator.next().trailingZeroBitCount
      return zeros < 6 ? byte % 64 : UInt8(64 + min(zeros, 30))
    }
    for run in 0..<6 {
      for offset in 0..<8 { rgba[8003 + 9001 * run + offset] = UInt8(100 + 8 * run + offset) }
    }
    let bitmap = try Bitmap(width: 140, height: 120, rgba: rgba)
    #expect(try PNGDecoder.decode(PNGEncoder(effort: .fast).encode(bitmap)).bitmap == bitmap)
  }

  @Test("flat pictures become small: one colour takes less than a byte for 40 pixels")
  func flatIsSmall() throws {
    for picture in [SamplePicture.flat, .clear] {
      let bitmap = try picture.bitmap(width: 400, height: 400)
      let size = PNGEncoder(effort: .fast).encode(bitmap).count
      #expect(size < 4000, "\(picture): \(size)")
    }
  }

  @Test("photographic rows are stored as differences, flat rows and the first row are not")
  func filters() throws {
    var generator = SplitMix64(state: 3)
    let width = 64
    var rgba: [UInt8] = []
    for y in 0..<8 {
      for x in 0..<width {
        let error = generator.bytes(3).map { $0 % 4 }
        let light = UInt8(60 + x + 3 * y)
        let isPhotograph = y >= 4 || y == 0
        rgba += isPhotograph ? error.map { light + $0 } + [255] : [200, 200, 200, 255]
      }
    }
    let bitmap = try Bitmap(width: width, height: 8, rgba: rgba)
    let rows = FilteredRows(of: bitmap).bytes
    let filters = stride(from: 0, to: rows.count, by: 1 + 4 * width).map { rows[$0] }
    // Row 4 has gray above it, which predicts nothing, but its pixels resemble each other.
    #expect(filters == [0, 0, 0, 0, 2, 2, 2, 2])
    #expect(try PNGDecoder.decode(PNGEncoder(effort: .small).encode(bitmap)).bitmap == bitmap)
  }

  @Test("the bytes of the fast effort are the same everywhere and every day")
  func knownBytes() throws {
    let known: [(SamplePicture, size: Int, crc: UInt32)] = [
      (.flat, 215, 1_270_984_244), (.gradient, 12_912, 3_664_194_480),
      (.runs, 1085, 612_256_032), (.noise, 21_762, 874_720_482), (.longMatches, 447, 2_902_832_890),
    ]
    for (picture, size, crc) in known {
      let file = PNGEncoder(effort: .fast).encode(try picture.bitmap(width: 90, height: 60))
      #expect(file.count == size, "\(picture)")
      #expect(HandmadePNG.crc(file) == crc, "\(picture)")
    }
  }

  @Test("many threads at once write the same bytes", arguments: PNGEncoder.Effort.allCases)
  func threads(effort: PNGEncoder.Effort) async throws {
    let bitmap = try SamplePicture.runs.bitmap(width: 200, height: 50)
    let expected = PNGEncoder(effort: effort).encode(bitmap)
    let files = await withTaskGroup(of: [UInt8].self, returning: [[UInt8]].self) { group in
      for _ in 0..<24 { group.addTask { PNGEncoder(effort: effort).encode(bitmap) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(files.count == 24)
    #expect(files.allSatisfy { $0 == expected })
  }

  @Test("pngcheck finds nothing to say", arguments: PNGEncoder.Effort.allCases)
  func pngcheck(effort: PNGEncoder.Effort) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "cellophane-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for picture in SamplePicture.allCases {
      for (width, height) in [(1, 1), (33, 21), (300, 120), (8193, 2)] {
        let file = folder.appendingPathComponent("\(picture)-\(width).png")
        let bitmap = try picture.bitmap(width: width, height: height)
        try Data(PNGEncoder(effort: effort).encode(bitmap)).write(to: file)
        files.append(file.path)
      }
    }
    let check = Process()
    check.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    check.arguments = ["pngcheck", "-q"] + files
    let output = Pipe()
    check.standardOutput = output
    try check.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    check.waitUntilExit()
    #expect(
      check.terminationStatus == 0 && said.isEmpty, "\(String(decoding: said, as: UTF8.self))")
  }
}
