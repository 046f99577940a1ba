/// A bitmap that is drawn as a part of a picture.
///
/// Copies share the pixels, and a number that stands for them is computed once, so that putting
/// display lists with large images into sets, or finding that two differ, stays cheap.
public struct Image: Hashable, Sendable {
  private let storage: Storage

  /// What all copies share.
  private final class Storage: Sendable {
    let bitmap: Bitmap
    let fingerprint: UInt64

    init(_ bitmap: Bitmap) {
      self.bitmap = bitmap
      fingerprint = Image.fingerprint(of: bitmap)
    }
  }

  /// Makes an image of the given pixels.
  public init(_ bitmap: Bitmap) { storage = Storage(bitmap) }

  /// The pixels.
  public var bitmap: Bitmap { storage.bitmap }

  /// A number that follows from the pixels and the sides, the same in every process. Equal images have
  /// equal ones; that two differ and have equal ones is possible, but has to be sought.
  package var fingerprint: UInt64 { storage.fingerprint }

  /// The image whose colours are all `color`, with its own alpha times the colour's: how UIKit draws a
  /// template image with a tint.
  public func filled(with color: Color) -> Image {
    let (red, green, blue, _) = color.bytes
    var bytes = bitmap.rgba
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Double(bytes[start + 3]) * color.alpha
      bytes[start] = red
      bytes[start + 1] = green
      bytes[start + 2] = blue
      bytes[start + 3] = UInt8(alpha.rounded())
    }
    // The sides are those of a bitmap, so this never fails.
    guard let filled = try? Bitmap(width: bitmap.width, height: bitmap.height, rgba: bytes) else {
      return self
    }
    return Image(filled)
  }

  /// The image with left and right exchanged.
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
    // The sides are those of a bitmap, so this never fails.
    guard let flipped = try? Bitmap(width: width, height: bitmap.height, rgba: bytes) else {
      return self
    }
    return Image(flipped)
  }

  /// Whether both show the same pixels.
  public static func == (one: Image, other: Image) -> Bool {
    one.storage === other.storage
      || one.fingerprint == other.fingerprint && one.bitmap == other.bitmap
  }

  /// Takes the pixels' number, not the pixels.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  /// The number of pixels in each direction and the fingerprint, as a dump shows them.
  var dumpText: String {
    let digits = String(fingerprint, radix: 16)
    return "\(bitmap.width)×\(bitmap.height) px "
      + String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// FNV-1a over little-endian words of 64 bits with one more step of mixing; a pixel row need not be
  /// whole words, so that an odd last pixel is taken by itself.
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
