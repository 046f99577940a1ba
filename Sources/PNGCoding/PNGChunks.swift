internal import CPNG

/// Writes a PNG file: the signature, followed by chunks with their checksums.
struct PNGChunks {
  /// The eight bytes that every PNG starts with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The bytes that a chunk adds to its data: length, type and CRC, four each.
  static let overhead = 12
  /// The maximum length of a chunk's data: 2³¹ − 1 bytes (section 5.3 of the PNG specification).
  static let maximumLength = 0x7FFF_FFFF

  private(set) var bytes: [UInt8]

  /// Starts a file and reserves `capacity` bytes.
  init(capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
    bytes += Self.signature
  }

  /// Starts a part that is appended to a file.
  init() {
    bytes = []
  }

  /// Adds a chunk. `data` must have at most `maximumLength` bytes, and `type` must be four ASCII
  /// letters.
  mutating func append(_ type: String, _ data: some Collection<UInt8>) {
    bytes += Self.bigEndian(UInt32(clamping: data.count))
    let start = bytes.count
    bytes += type.utf8
    bytes += data
    let crc = unsafe bytes.withUnsafeBufferPointer { bytes in
      let checked = unsafe UnsafeBufferPointer(rebasing: bytes[start...])
      return unsafe cpng_crc32(0, checked.baseAddress, checked.count)
    }
    bytes += Self.bigEndian(crc)
  }

  /// A number as four big-endian bytes.
  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
