/// From Cairo's pixels (32 bits in the machine's byte order, alpha on top, colours multiplied by
/// it) to a bitmap's (bytes R G B A, colours as they are).
enum StraightAlpha {
  /// For each alpha, 2²⁶ ÷ 2α rounded up.
  ///
  /// Dividing n by d is multiplying by ⌈2ᵏ ÷ d⌉ and shifting by k if n < 2ᴺ and 2ᵏ⁻ᴺ ≥ d: here
  /// n ≤ 130,305 < 2¹⁷, d ≤ 510 < 2⁹ and k = 26. The division itself would take most of the time.
  private static let reciprocals: [UInt64] = (0...255).map { alpha in
    let divisor = UInt64(max(alpha, 1) * 2)
    return ((1 << 26) + divisor - 1) / divisor
  }

  /// The colour that, multiplied by `alpha` ÷ 255, is nearest to `premultiplied`: 255·p ÷ α, halves
  /// upwards. `alpha` is not 0; a colour above its alpha, which no drawing makes, gives 255.
  @inline(__always)
  private static func straight(
    _ premultiplied: UInt32, alpha: UInt32, reciprocal: UInt64
  ) -> UInt32 {
    UInt32((UInt64(min(premultiplied, alpha) * 510 + alpha) &* reciprocal) >> 26)
  }

  /// Converts all pixels where they are, and makes them as translucent as `opacity`, 0…1, says.
  static func convert(_ bytes: inout [UInt8], opacity: Double = 1) {
    let factor = opacity < 1 ? byte(of: opacity) : nil
    unsafe reciprocals.withUnsafeBufferPointer { reciprocals in
      unsafe bytes.withUnsafeMutableBytes { buffer in
        // Flat pictures are runs of one colour: what a pixel became, its neighbour becomes as well.
        var last: UInt32 = 0
        var converted: UInt32 = 0
        var offset = 0
        while offset < buffer.count {
          let pixel = unsafe buffer.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
          if pixel != last {
            last = pixel
            let faded = factor.map { fade(pixel, by: $0) } ?? pixel
            unsafe converted = rgba(faded, reciprocals).littleEndian
          }
          unsafe buffer.storeBytes(of: converted, toByteOffset: offset, as: UInt32.self)
          offset += 4
        }
      }
    }
  }

  /// The byte that Cairo makes of an opacity.
  private static func byte(of opacity: Double) -> UInt32 { UInt32(opacity * 65_536) >> 8 }

  /// Multiplies each byte by `factor` ÷ 255 as Pixman does when it puts a translucent picture onto
  /// nothing: to the nearest.
  @inline(__always)
  private static func fade(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let product = (pixel >> shift & 0xFF) * factor + 0x80
      result |= ((product + product >> 8) >> 8) << shift
    }
    return result
  }

  /// One pixel whose bytes, from the lowest up, are R G B A.
  @inline(__always)
  private static func rgba(
    _ pixel: UInt32, _ reciprocals: UnsafeBufferPointer<UInt64>
  ) -> UInt32 {
    let alpha = pixel >> 24
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    if alpha == 255 { return pixel & 0xFF00_FF00 | blue << 16 | red }
    if alpha == 0 { return 0 }
    let reciprocal = unsafe reciprocals[Int(alpha)]
    return alpha << 24
      | straight(blue, alpha: alpha, reciprocal: reciprocal) << 16
      | straight(green, alpha: alpha, reciprocal: reciprocal) << 8
      | straight(red, alpha: alpha, reciprocal: reciprocal)
  }
}
