import TestSupport

/// A PNG put together byte by byte, with code of its own, so that the product is not its own judge.
struct HandmadePNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var bytes = signature

  /// A whole file: header, the chunks given, the rows in one IDAT, and the end.
  static func file(
    width: UInt32, height: UInt32, bitDepth: UInt8, colorType: UInt8, interlaced: Bool = false,
    chunks: [(String, [UInt8])] = [], rows: [UInt8]
  ) -> [UInt8] {
    var png = HandmadePNG()
    png.append(
      "IHDR",
      bigEndian(width) + bigEndian(height) + [bitDepth, colorType, 0, 0, interlaced ? 1 : 0])
    for (type, data) in chunks { png.append(type, data) }
    png.append("IDAT", zlib(rows))
    png.append("IEND", [])
    return png.bytes
  }

  mutating func append(_ type: String, _ data: [UInt8]) {
    let checked = Array(type.utf8) + data
    bytes += Self.bigEndian(UInt32(data.count)) + checked + Self.bigEndian(Self.crc(checked))
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  /// CRC-32 bit by bit.
  static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  /// One stored block: enough for up to 65,535 bytes.
  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let length = UInt16(data.count)
    let sizes = [length, ~length].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    return [0x78, 0x01, 1] + sizes + data + bigEndian(high << 16 | low)
  }
}

/// The chunks of a file as they stand in it.
struct ChunkList {
  struct Chunk: Equatable {
    let type: String
    let data: [UInt8]
    let crc: UInt32
  }

  let chunks: [Chunk]

  /// Nothing where the bytes are not a signature and whole chunks.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: HandmadePNG.signature) else { return nil }
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    var chunks: [Chunk] = []
    var start = 8
    while start < bytes.count {
      guard start + 12 <= bytes.count, start + 12 + number(at: start) <= bytes.count else {
        return nil
      }
      let end = start + 8 + number(at: start)
      chunks.append(
        Chunk(
          type: String(decoding: bytes[start + 4..<start + 8], as: UTF8.self),
          data: Array(bytes[start + 8..<end]), crc: UInt32(number(at: end))))
      start = end + 4
    }
    self.chunks = chunks
  }

  subscript(type: String) -> [[UInt8]] { chunks.filter { $0.type == type }.map(\.data) }
}

extension SplitMix64 {
  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }
}
