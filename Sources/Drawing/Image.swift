/// A bitmap that is drawn as part of a picture.
///
/// Copies share the pixels. A fingerprint is computed only once, so that hashing display lists with
/// large images, and comparing different ones, is cheap.
public struct Image: Hashable, Sendable {
  private let storage: Storage

  /// The storage that all copies share.
  private final class Storage: Sendable {
    let bitmap: Bitmap
    let fingerprint: UInt64

    init(_ bitmap: Bitmap) {
      self.bitmap = bitmap
      fingerprint = Image.fingerprint(of: bitmap)
    }
  }

  /// Creates an image from pixels.
  public init(_ bitmap: Bitmap) { storage = Storage(bitmap) }

  /// The pixels.
  public var bitmap: Bitmap { storage.bitmap }

  /// A hash of the pixels and sides, the same in every process. Equal images have equal
  /// fingerprints; different images almost never do.
  package var fingerprint: UInt64 { storage.fingerprint }

  /// The image filled with `color`, with its alpha multiplied by the colour's: how UIKit draws a
  /// template image with a tint.
  package func filled(with color: Color) -> Image {
    let (red, green, blue, _) = color.bytes
    var bytes = bitmap.rgba
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Double(bytes[start + 3]) * color.alpha
      bytes[start] = red
      bytes[start + 1] = green
      bytes[start + 2] = blue
      bytes[start + 3] = UInt8(alpha.rounded())
    }
    // The size is that of a bitmap, so this cannot fail.
    guard let filled = try? Bitmap(width: bitmap.width, height: bitmap.height, rgba: bytes) else {
      return self
    }
    return Image(filled)
  }

  /// The image mirrored horizontally.
  package func flippedHorizontally() -> Image {
    let width = bitmap.width
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bitmap.rgba.count)
    for row in 0..<bitmap.height {
      for column in (0..<width).reversed() {
        let start = 4 * (row * width + column)
        bytes += bitmap.rgba[start..<start + 4]
      }
    }
    // The size is that of a bitmap, so this cannot fail.
    guard let flipped = try? Bitmap(width: width, height: bitmap.height, rgba: bytes) else {
      return self
    }
    return Image(flipped)
  }

  /// Whether both have the same pixels.
  public static func == (one: Image, other: Image) -> Bool {
    one.storage === other.storage
      || one.fingerprint == other.fingerprint && one.bitmap == other.bitmap
  }

  /// Hashes the fingerprint instead of the pixels.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  /// The size in pixels and the fingerprint, as in dumps.
  var dumpText: String {
    let digits = String(fingerprint, radix: 16)
    return "\(bitmap.width)×\(bitmap.height) px "
      + String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// FNV-1a over little-endian 64-bit words with one more mixing step. An odd last pixel is hashed
  /// separately.
  private static func fingerprint(of bitmap: Bitmap) -> UInt64 {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    func take(_ word: UInt64) {
      state = (state ^ word) &* 0x100_0000_01B3
      state ^= state >> 29
    }
    take(UInt64(bitmap.width))
    take(UInt64(bitmap.height))
    unsafe bitmap.rgba.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        take(
          unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset += 8
      }
      if offset < bytes.count {
        let pixel = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        take(UInt64(UInt32(littleEndian: pixel)))
      }
    }
    return state
  }
}
