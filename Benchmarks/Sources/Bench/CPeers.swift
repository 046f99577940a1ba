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

  /// libpng's simplified API; the number of bytes of the picture.
  static func libpngDecode(_ file: [UInt8], byteCount: Int) throws -> Int {
    var isRead = false
    let rgba = unsafe [UInt8](unsafeUninitializedCapacity: byteCount) { output, initialized in
      unsafe file.withUnsafeBufferPointer { file in
        guard let to = output.baseAddress, let from = file.baseAddress else { return }
        isRead = unsafe peers_libpng_decode(from, file.count, to, byteCount)
        initialized = isRead ? byteCount : 0
      }
    }
    guard isRead else { throw BenchFailure("libpng could not read a picture") }
    return rgba.count
  }

  /// Cairo's own reader; the surface is dropped at once.
  static func cairoDecode(_ file: [UInt8]) throws {
    let isRead = unsafe file.withUnsafeBufferPointer { file in
      guard let start = file.baseAddress else { return false }
      return unsafe peers_cairo_decode(start, file.count)
    }
    guard isRead else { throw BenchFailure("Cairo could not read a picture") }
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
