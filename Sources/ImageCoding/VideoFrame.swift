package import Drawing

/// A frame in a video's pixel format: Y′CbCr (BT.709, limited range, which players assume), with
/// chroma subsampled 4:2:0.
package struct VideoFrame: Sendable {
  /// The planes Y, Cb and Cr, each with rows from top to bottom.
  package let planes: [UInt8]

  /// Converts a bitmap in integer arithmetic.
  ///
  /// Translucent pixels are composited over `ground`. So is the column or row that is added to an
  /// odd side.
  package init(_ bitmap: Bitmap, on ground: Color) {
    let matte = Matte(ground)
    let opaque = bitmap.mappingPixels(matte.under)
    let (width, height) = (bitmap.width + bitmap.width % 2, bitmap.height + bitmap.height % 2)
    let count = width * height * 3 / 2
    planes = unsafe [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
      unsafe opaque.rgba.withUnsafeBytes { pixels in
        func color(_ x: Int, _ y: Int) -> UInt32 {
          guard x < bitmap.width, y < bitmap.height else { return matte.under(0) }
          let place = 4 * (y * bitmap.width + x)
          return UInt32(
            littleEndian: unsafe pixels.loadUnaligned(fromByteOffset: place, as: UInt32.self))
        }
        /// Writes the luma of a pixel and returns its components.
        func place(_ x: Int, _ y: Int) -> SIMD4<Int32> {
          let components = Self.components(color(x, y))
          unsafe output[y * width + x] = Self.brightness(components)
          return components
        }
        var blue = width * height
        var red = blue + width * height / 4
        for y in stride(from: 0, to: height, by: 2) {
          for x in stride(from: 0, to: width, by: 2) {
            let sum = place(x, y) &+ place(x + 1, y) &+ place(x, y + 1) &+ place(x + 1, y + 1)
            (unsafe output[blue], unsafe output[red]) = Self.differences(ofFour: sum)
            blue += 1
            red += 1
          }
        }
      }
      initialized = count
    }
  }

  @inline(__always)
  static func components(_ pixel: UInt32) -> SIMD4<Int32> {
    SIMD4(
      Int32(truncatingIfNeeded: pixel & 0xFF), Int32(truncatingIfNeeded: pixel >> 8 & 0xFF),
      Int32(truncatingIfNeeded: pixel >> 16 & 0xFF), 0)
  }

  // BT.709's 0.2126, 0.7152 and 0.0722, times 219 ÷ 255 and 224 ÷ 255, in 1/65,536. They are
  // rounded so that white is 235 and grays have no chroma.

  /// The luma, 16…235, rounded to nearest.
  @inline(__always)
  static func brightness(_ color: SIMD4<Int32>) -> UInt8 {
    let sum = 11_966 * color.x + 40_254 * color.y + 4064 * color.z
    return UInt8(truncatingIfNeeded: (sum + (16 << 16) + (1 << 15)) >> 16)
  }

  /// The chroma, 16…240, of the sum of four pixels.
  @inline(__always)
  static func differences(ofFour color: SIMD4<Int32>) -> (blue: UInt8, red: UInt8) {
    let blue = 28_784 * color.z - 6596 * color.x - 22_188 * color.y
    let red = 28_784 * color.x - 26_145 * color.y - 2639 * color.z
    func byte(_ sum: Int32) -> UInt8 {
      UInt8(truncatingIfNeeded: (sum + (128 << 18) + (1 << 17)) >> 18)
    }
    return (byte(blue), byte(red))
  }
}
