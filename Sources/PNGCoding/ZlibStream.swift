internal import CPNG
internal import Drawing

/// Creates zlib streams (RFC 1950).
package enum ZlibStream {
  /// Compresses `input` with libdeflate at `level` (1…12). If libdeflate cannot allocate its
  /// tables, the input is stored uncompressed: a larger file is better than none.
  package static func compress(_ input: [UInt8], level: Int32) -> [UInt8] {
    let capacity = cpng_zlib_bound(input.count)
    let stream = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, initialized in
      unsafe input.withUnsafeBufferPointer { input in
        guard let from = input.baseAddress, let to = output.baseAddress else { return }
        initialized = unsafe cpng_zlib_compress(level, from, input.count, to, capacity)
      }
    }
    return stream.isEmpty ? stored(input) : stream
  }

  /// Compresses the unfiltered rows of `bitmap` with `cpng_flat_compress`. If it cannot allocate
  /// its tables, the rows are stored uncompressed.
  static func compressFlat(_ bitmap: Bitmap) -> [UInt8] {
    let width = UInt32(clamping: bitmap.width)
    let height = UInt32(clamping: bitmap.height)
    let capacity = cpng_flat_bound(width, height)
    let stream = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, initialized in
      unsafe bitmap.rgba.withUnsafeBufferPointer { pixels in
        guard let from = pixels.baseAddress, let to = output.baseAddress else { return }
        initialized = unsafe cpng_flat_compress(from, width, height, to, capacity)
      }
    }
    return stream.isEmpty ? stored(FilteredRows(of: bitmap).bytes) : stream
  }

  /// Stores `input` in uncompressed blocks.
  static func stored(_ input: [UInt8]) -> [UInt8] {
    // The length of a stored block is a 16-bit number (RFC 1951, section 3.2.4).
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
