internal import Drawing
internal import Peers

/// The peers in C, as functions on arrays.
enum CPeers {
  /// libpng with everything left as it is.
  static func libpngEncode(_ bitmap: Bitmap) throws -> [UInt8] {
    try unsafe bitmap.rgba.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { throw BenchFailure("there are no pixels") }
      return try unsafe taken(
        peers_libpng_encode(start, UInt32(bitmap.width), UInt32(bitmap.height)))
    }
  }

  /// libpng's simplified API; the pixels.
  static func libpngDecode(_ file: [UInt8], byteCount: Int) throws -> [UInt8] {
    var isRead = false
    let rgba = unsafe [UInt8](unsafeUninitializedCapacity: byteCount) { output, initialized in
      unsafe file.withUnsafeBufferPointer { file in
        guard let to = output.baseAddress, let from = file.baseAddress else { return }
        isRead = unsafe peers_libpng_decode(from, file.count, to, byteCount)
        initialized = isRead ? byteCount : 0
      }
    }
    guard isRead else { throw BenchFailure("libpng could not read a picture") }
    return rgba
  }

  /// Cairo's own reader; the surface is dropped at once.
  static func cairoDecode(_ file: [UInt8]) throws {
    let isRead = unsafe file.withUnsafeBufferPointer { file in
      guard let start = file.baseAddress else { return false }
      return unsafe peers_cairo_decode(start, file.count)
    }
    guard isRead else { throw BenchFailure("Cairo could not read a picture") }
  }

  /// The number of pixels that are not the same, by a plain loop.
  static func countDiffering(_ expected: [UInt8], _ actual: [UInt8]) -> Int {
    unsafe expected.withUnsafeBufferPointer { one in
      unsafe actual.withUnsafeBufferPointer { two in
        guard let one = one.baseAddress, let two = two.baseAddress else { return 0 }
        return unsafe peers_count_differing(one, two, min(expected.count, actual.count) / 4)
      }
    }
  }

  /// `memcpy`.
  static func copy(_ bytes: [UInt8], to copy: inout [UInt8]) {
    unsafe copy.withUnsafeMutableBufferPointer { to in
      unsafe bytes.withUnsafeBufferPointer { from in
        guard let to = to.baseAddress, let start = from.baseAddress else { return }
        unsafe peers_copy(to, start, from.count)
      }
    }
  }

  fileprivate static func taken(_ bytes: peers_bytes) throws -> [UInt8] {
    guard let start = unsafe bytes.bytes else { throw BenchFailure("a peer could not write") }
    defer { unsafe peers_free(bytes) }
    return unsafe Array(UnsafeBufferPointer(start: start, count: bytes.count))
  }
}

/// A Cairo surface with a picture in it.
@safe
final class CairoSurface {
  private let handle: UnsafeMutableRawPointer

  init(_ bitmap: Bitmap) throws {
    let handle = unsafe bitmap.rgba.withUnsafeBufferPointer { pixels in
      unsafe pixels.baseAddress.flatMap {
        unsafe peers_cairo_surface($0, UInt32(bitmap.width), UInt32(bitmap.height))
      }
    }
    guard let handle = unsafe handle else { throw BenchFailure("Cairo made no surface") }
    unsafe self.handle = handle
  }

  deinit { unsafe peers_cairo_surface_free(handle) }

  /// `cairo_surface_write_to_png_stream`.
  func encode() throws -> [UInt8] { try unsafe CPeers.taken(peers_cairo_encode(handle)) }
}
