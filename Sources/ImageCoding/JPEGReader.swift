internal import CJPEG
internal import Drawing
internal import PNGCoding
internal import Work

/// Owns a `cjpeg_reader`.
@safe
struct JPEGReader: ~Copyable {
  private let handle: OpaquePointer

  /// The maximum of width · height · scans, 2²⁹: 32 scans of the largest image, which takes a few
  /// seconds. Our choice; progressive files have about ten scans.
  private static let mostWork: UInt64 = 1 << 29

  /// Calls `cjpeg_open`; `nil` if there is not enough memory. The reader keeps a pointer to the
  /// bytes, so it must be used only inside `withUnsafeBufferPointer`.
  @unsafe
  init?(borrowing bytes: UnsafeBufferPointer<UInt8>) {
    guard let handle = unsafe cjpeg_open(bytes.baseAddress, bytes.count) else { return nil }
    unsafe self.handle = handle
  }

  deinit {
    unsafe cjpeg_close(handle)
  }

  /// Reads up to the pixels with `cjpeg_read_header`.
  borrowing func readHeader(pixelLimit: Int) throws(ImageDecodingFailure) -> cjpeg_header {
    let limits = cjpeg_limits(
      side: UInt32(clamping: Bitmap.maximumSide), pixels: UInt64(clamping: pixelLimit),
      work: Self.mostWork)
    var header = cjpeg_header(width: 0, height: 0, samples: .CJPEG_RGBA)
    let status = unsafe cjpeg_read_header(handle, limits, &header)
    switch status {
    case .CJPEG_OK: return header
    case .CJPEG_DAMAGED: throw damage
    case .CJPEG_TOO_LARGE:
      throw ImageDecodingFailure(
        "the JPEG is too large: \(header.width) × \(header.height) pixels, where \(pixelLimit) in"
          + " all and \(Bitmap.maximumSide) a side are allowed")
    }
  }

  /// Reads the samples, four per pixel, with `cjpeg_read_pixels`.
  borrowing func readSamples(_ header: cjpeg_header) throws(ImageDecodingFailure) -> [UInt8] {
    // `readHeader` limits the sides to `Bitmap.maximumSide`: this cannot overflow.
    let count = Int(header.width) * Int(header.height) * 4
    guard MemoryProbe.hasRoom(for: count) else {
      throw ImageDecodingFailure("there is not enough memory to decode the JPEG")
    }
    Budget.spend(count / 4, of: .pixels)
    var status = cjpeg_status.CJPEG_DAMAGED
    let samples = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      status = unsafe cjpeg_read_pixels(handle, start, count)
      initialized = status == .CJPEG_OK ? count : 0
    }
    guard status == .CJPEG_OK else { throw damage }
    return samples
  }

  private var damage: ImageDecodingFailure {
    let words = unsafe String(cString: cjpeg_error(handle))
    return ImageDecodingFailure("the JPEG is truncated or damaged: \(words)")
  }
}
