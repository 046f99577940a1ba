internal import CPixels

/// Converts Cairo's pixels (32 bits in native byte order, alpha in the highest byte, premultiplied)
/// to a bitmap's (bytes R G B A, straight alpha).
enum StraightAlpha {
  /// Converts all pixels in place with `cpixels_straighten` and multiplies them by `opacity`, 0…1.
  static func convert(_ bytes: inout [UInt8], opacity: Double = 1) {
    unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe cpixels_straighten(start, buffer.count / 4, byte(of: opacity))
    }
  }

  /// Cairo's byte for an opacity below 1; from 1 on 255, which changes nothing.
  private static func byte(of opacity: Double) -> UInt32 {
    opacity < 1 ? UInt32(max(opacity, 0) * 65_536) >> 8 : 255
  }
}
