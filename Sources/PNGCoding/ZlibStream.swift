internal import CPNG

/// Makes zlib streams (RFC 1950).
enum ZlibStream {
  /// `input` compressed by libdeflate at `level` (1…12), or merely wrapped when libdeflate has no
  /// memory for its tables: a larger file is better than none.
  static func compress(_ input: [UInt8], level: Int32) -> [UInt8] {
    let capacity = cpng_zlib_bound(input.count)
    let stream = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, initialized in
      unsafe input.withUnsafeBufferPointer { input in
        guard let from = input.baseAddress, let to = output.baseAddress else { return }
        initialized = unsafe cpng_zlib_compress(level, from, input.count, to, capacity)
      }
    }
    return stream.isEmpty ? stored(input) : stream
  }

  /// `rows`, none of which may be filtered, compressed by `cpng_flat_compress`, or merely wrapped when
  /// there is no memory for its tables.
  static func compressFlat(_ rows: FilteredRows) -> [UInt8] {
    let capacity = cpng_flat_bound(rows.bytes.count)
    let stream = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, initialized in
      unsafe rows.bytes.withUnsafeBufferPointer { input in
        guard let from = input.baseAddress, let to = output.baseAddress else { return }
        initialized = unsafe cpng_flat_compress(from, rows.width, rows.height, to, capacity)
      }
    }
    return stream.isEmpty ? stored(rows.bytes) : stream
  }

  /// `input` in blocks that are not compressed.
  static func stored(_ input: [UInt8]) -> [UInt8] {
    // The length of such a block is a 16-bit number (RFC 1951, section 3.2.4).
    let longest = 0xFFFF
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(input.count + (input.count / longest + 1) * 5 + 6)
    var start = 0
    repeat {
      let end = min(start + longest, input.count)
      let length = UInt16(truncatingIfNeeded: end - start)
      stream.append(end == input.count ? 1 : 0)
      for half in [length, ~length] {
        stream.append(UInt8(truncatingIfNeeded: half))
        stream.append(UInt8(truncatingIfNeeded: half >> 8))
      }
      stream += input[start..<end]
      start = end
    } while start < input.count
    return stream + PNGChunks.bigEndian(adler32(input))
  }

  private static func adler32(_ input: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in input {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
