internal import CPNG
internal import Drawing
internal import Work

/// Owns a `cpng_reader`.
@safe
struct PNGReader: ~Copyable {
  private let handle: OpaquePointer

  /// Calls `cpng_open`; `nil` if there is not enough memory. The reader keeps a pointer to the
  /// bytes, so it must be used only inside `withUnsafeBufferPointer`.
  @unsafe
  init?(borrowing bytes: UnsafeBufferPointer<UInt8>) {
    guard let handle = unsafe cpng_open(bytes.baseAddress, bytes.count) else { return nil }
    unsafe self.handle = handle
  }

  deinit {
    unsafe cpng_close(handle)
  }

  /// Reads up to the pixels with `cpng_read_header`.
  borrowing func readHeader(
    pixelLimit: Int
  ) throws(PNGDecodingFailure) -> (width: Int, height: Int) {
    let limits = cpng_limits(
      side: UInt32(clamping: Bitmap.maximumSide), pixels: UInt64(clamping: pixelLimit))
    var size = cpng_size()
    let status = unsafe cpng_read_header(handle, limits, &size)
    let width = Int(size.width)
    let height = Int(size.height)
    try check(status, width: width, height: height, pixelLimit: pixelLimit)
    return (width, height)
  }

  /// Reads the pixels and the rest of the file with `cpng_read_pixels`.
  borrowing func readPixels(width: Int, height: Int) throws(PNGDecodingFailure) -> Bitmap {
    // `readHeader` limits the sides to `Bitmap.maximumSide`: this cannot overflow.
    let count = width * height * 4
    let room = count + height
    guard MemoryProbe.hasRoom(for: room) else { throw .outOfMemory }
    Budget.spend(width * height, of: .pixels)
    var status = cpng_status.CPNG_DAMAGED
    let rgba = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      status = unsafe cpng_read_pixels(handle, start, room)
      initialized = status == .CPNG_OK ? count : 0
    }
    try check(status, width: width, height: height, pixelLimit: width * height)
    do {
      return try Bitmap(width: width, height: height, rgba: rgba)
    } catch {
      throw .damaged("\(error)")
    }
  }

  /// The text entries of the file. Must be called after `readPixels`.
  borrowing func readText() -> [PNGText] {
    unsafe cpng_read_text(handle)
    return (0..<(unsafe cpng_text_count(handle))).compactMap { index in
      var entry = unsafe cpng_text()
      guard unsafe cpng_text_at(handle, index, &entry) else { return nil }
      let keyword = unsafe Array(
        UnsafeRawBufferPointer(start: entry.keyword, count: entry.keyword_length))
      let text = unsafe Array(UnsafeRawBufferPointer(start: entry.text, count: entry.text_length))
      return try? PNGText(
        keyword: latin1(keyword),
        text: unsafe entry.is_utf8 ? String(decoding: text, as: UTF8.self) : latin1(text))
    }
  }

  /// The first four warnings about ancillary chunks.
  var warnings: [String] {
    (0..<(unsafe cpng_warning_count(handle))).compactMap { index in
      guard let words = unsafe cpng_warning_at(handle, index) else { return nil }
      return unsafe String(cString: words)
    }
  }

  /// The resolution; `nil` if the file has none.
  var pixelsPerMeter: PNGImage.PixelsPerMeter? {
    var x: UInt32 = 0
    var y: UInt32 = 0
    guard unsafe cpng_pixels_per_meter(handle, &x, &y) else { return nil }
    return PNGImage.PixelsPerMeter(x: Int(x), y: Int(y))
  }

  private borrowing func check(
    _ status: cpng_status, width: Int, height: Int, pixelLimit: Int
  ) throws(PNGDecodingFailure) {
    switch status {
    case .CPNG_OK: return
    case .CPNG_TOO_LARGE: throw .tooLarge(width: width, height: height, pixelLimit: pixelLimit)
    case .CPNG_DAMAGED:
      let error = unsafe String(cString: cpng_error(handle))
      throw .damaged(warnings.first.map { "\(error) (\($0))" } ?? error)
    }
  }

  private func latin1(_ bytes: [UInt8]) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
    return String(scalars)
  }
}
