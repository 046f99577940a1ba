internal import CPNG

/// A PNG file in the making: the signature and then chunk after chunk, each with its checksum.
struct PNGChunks {
  /// The eight bytes that every PNG starts with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// What a chunk adds to its data: length, type and CRC, four bytes each.
  static let overhead = 12
  /// The longest data of one chunk: 2³¹ − 1 bytes, by the PNG specification's section 5.3.
  static let maximumLength = 0x7FFF_FFFF

  private(set) var bytes: [UInt8]

  /// Starts a file that will have `capacity` bytes, so that they are allocated once.
  init(capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
    bytes += Self.signature
  }

  /// Starts a piece that is appended to a file.
  init() {
    bytes = []
  }

  /// Adds a chunk; `data` is at most `maximumLength` bytes and `type` four ASCII letters.
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

  /// The four bytes of a number as PNG writes them.
  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
