internal import Drawing
internal import Glibc

/// A picture's bytes as the comparison reads them: four at once, by place.
struct Pixels {
  let size: PixelSize
  let rgba: [UInt8]

  init(_ bitmap: Bitmap) {
    size = PixelSize(width: bitmap.width, height: bitmap.height)
    rgba = bitmap.rgba
  }

  private init(size: PixelSize, rgba: [UInt8]) {
    self.size = size
    self.rgba = rgba
  }

  /// The four bytes of a pixel as one number, which is only good for telling whether two are equal.
  /// The place must lie in the picture.
  func word(_ x: Int, _ y: Int) -> UInt32 {
    assert((0..<size.width).contains(x) && (0..<size.height).contains(y))
    return unsafe rgba.withUnsafeBytes {
      unsafe $0.loadUnaligned(fromByteOffset: 4 * (y * size.width + x), as: UInt32.self)
    }
  }

  /// The components of a pixel; the place must lie in the picture.
  func color(_ x: Int, _ y: Int) -> Bitmap.RGBA {
    let start = 4 * (y * size.width + x)
    return Bitmap.RGBA(rgba[start], rgba[start + 1], rgba[start + 2], rgba[start + 3])
  }

  /// Whether `count` pixels from a place on are the same in both pictures. They must lie in both.
  func matches(
    _ other: Pixels, _ x: Int, _ y: Int, otherX: Int, otherY: Int, count: Int
  ) -> Bool {
    let start = 4 * (y * size.width + x)
    let otherStart = 4 * (otherY * other.size.width + otherX)
    return unsafe rgba.withUnsafeBytes { a in
      unsafe other.rgba.withUnsafeBytes { b in
        let a = unsafe UnsafeRawBufferPointer(rebasing: a[start..<start + 4 * count])
        let b = unsafe UnsafeRawBufferPointer(rebasing: b[otherStart..<otherStart + 4 * count])
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        return unsafe memcmp(a, b, 4 * count) == 0
      }
    }
  }

  /// The part at the top left of the given size, which must not be larger.
  func cropped(to smaller: PixelSize) -> Pixels {
    guard smaller != size else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * smaller.width * smaller.height)
    for y in 0..<smaller.height {
      let start = 4 * y * size.width
      bytes += rgba[start..<start + 4 * smaller.width]
    }
    return Pixels(size: smaller, rgba: bytes)
  }
}
